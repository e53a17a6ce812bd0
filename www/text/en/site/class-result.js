// @ts-check
/** Messages of a lesson page about the reader's result for a class. */

export default /** @type {const} */ ({
  resultHeading: "My result for the class",
  resultAbout:
    "For a teacher who wants to see where the class was stuck: send it as text, or let them scan the code. It holds the lesson or the set of puzzles, the tasks that you tried with attempts, hints, solutions seen and your commonest wrong answer, and your name if you type one. This page sends nothing. The seven characters at its end catch slips in copying; they do not catch cheats.",
  resultName: "Name, if you like",
  resultText: "Result",
  resultCopy: "Copy the result",
  resultCode: "QR code of the result",
  resultNoCode: "There is no QR code: the part that draws it could not be loaded.",
  resultRead: "The page Class reads it",
});
