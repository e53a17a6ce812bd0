// @ts-check
/** The dialog for links, pictures and files, and the texts for print. */

export default /** @type {const} */ ({
  shareHeading: "Share and export",
  // Folded, because few people want it.
  shareRest: "For notes, lessons and papers: files and code",
  shareClose: "Close",

  // The link.
  linkHeading: "Link",
  linkOpens: "Anyone who opens it finds this game, at this round, with all its branches.",
  // Warning about an address on this machine, which is useless to others.
  linkOnDisk:
    "This page is a file on your own disk, so nobody else can open its address. Send the file {file} and this text. Put after # in the address of the file, or of any page with the table, the text opens this game, at this round, with all its branches.",
  linkCopy: "Copy link",
  linkCopyText: "Copy text",
  linkHandOn: "Share…",
  // In a frame.
  linkOpen: "Open in a window of its own",
  linkNotOpened: "This frame may not open windows: copy the link, and open it in one.",
  linkNotHandedOn: "The link could not be shared: {why}",
  qrCode: "QR code of the link",
  qrTooLong: "The link is too long for a QR code.",
  qrNone: "There is no QR code. {why}",

  // Files.
  saveHeading: "Download",
  // For a screen reader, before the name of a format.
  saveBefore: "Download ",
  saveLabel: "The file",
  saveCopy: "Copy",
  saveCopyFormat: "Copy {format}",
  copiedFile: "Copied {file}",
  savedFile: "{file}, {kilobytes} kB",
  savedFileUnsure:
    "{file}, {kilobytes} kB. If no file has come, this frame may not save any: open the game by its link in a window of its own.",
  // Options of all pictures; after the number of the round, the number of all rounds.
  picturesHeading: "All pictures",
  pictureRound: "Round of the pictures",
  pictureRounds: "of {last}",
  pictureSlide: "For slides: white ground, no line at the foot",
  pngHeading: "The picture in pixels",
  pngPixels: "Pixels across",
  pngMaking: "Making the PNG",
  pngCancelled: "The PNG was cancelled.",
  gifHeading: "The animation",
  gifFromRound: "From round",
  gifToRound: "To round",
  gifSeconds: "Seconds each",
  gifMaking: "Making the GIF",
  gifHurries: "A GIF lasts {most} seconds at most, so each round is shown for {seconds} s.",
  gifSkips:
    "A GIF lasts {most} seconds at most, so {shown} of {all} pictures are shown, evenly spread, for {seconds} s each.",
  fileDone: "{done} of {total}",
  fileCancel: "Cancel",
  gifCancelled: "The GIF was cancelled.",
  gifWholeRounds: "A GIF goes from one round to another: type both as whole numbers.",
  gifSecondsRange: "A round of a GIF is shown for 0.02 to 60 seconds: type a number between these.",

  // Pages of others.
  ownPage: "On your own page",
  asTag: "As a tag",
  // Inside the tag, where no script may run.
  tagUnscripted: "A game of the Magnus–Derek table: open it in a browser",
  copyTag: "Copy tag",
  asFrame: "As a frame",
  copyFrame: "Copy frame",
  frameTitle: "The Magnus–Derek table, interactive",
  // A link, and the text after it.
  toNotes: "Put it in my notes",
  toNotesMore: ": slides, Moodle, notebooks, books, with a preview",

  // Paper.
  printRings:
    "Rings from the outside in; full colour: new in this layer, pale: from an earlier one. The dark position has the token.",
  printEnd:
    "The dark position has the token; the colour of a position is that of the layer from which the token left for it.",
  printLink: "This game in a browser",
  printPlayOn: "Play on from here: ",
  printTooLong: " (the link has {characters} characters, too many to print)",
  // A page without an address for others.
  printGame: "Put after # in the address of any page with the table, this text opens the game: {game}",
  captionPlayers: "**{title}.** Magnus: {magnus}. Derek: {derek}.",
  captionPerson: "a person",
  captionScore: "Visited: {visited} of {star} = {few}. Rounds: {round}, {best}.",
  captionScoreMore: "Visited: {visited} more than {star} = {few}. Rounds: {round}, {best}.",
  captionDerek: "It is Derek’s move: Magnus calls {call}.",
  captionMagnus: "It is Magnus’s move, from {token}.",
});
