// @ts-check
/** Texts of the lesson pages apart from those of the lessons themselves. Texts and their values are HTML. */

export default /** @type {const} */ ({
  learnTitle: "Learn",
  learnLead:
    "In the first minute you may win; then you meet a Magnus who plans ahead. After about three hours you can prove how many positions Magnus can force on any table, and how fast on a prime one.",
  learnCourse: "The course",
  learnAboutCourse: "{lessons} lessons, about {hours} hours. Each builds on those before it.",
  learnForClass: 'With a class: <a href="{address}">Class</a> reads the results of all students.',
  learnAdvanced: "Advanced",
  learnAboutAdvanced:
    "For those who want every proof: the bound for every table, the strategy of the paper, a false conjecture, and what nobody knows.",
  learnBeside: "Other rules, other games",
  learnAboutBeside: "They need no more than the beginning of the course.",
  learnMinutes: "About {count} minutes",
  learnHow: "How a lesson works",
  learnAbout:
    "Each lesson is a few tables that you play on, with a task for each. The page checks what you do by computation, so every right answer counts and a wrong answer gets a counterexample. Nothing is timed and nothing is locked; prerequisites are only suggestions. All you need is to count round a circle: anything beyond that is explained where it is first used.",
  learnDone: "What you have done",
  learnKept:
    "It stays on this device, in this browser, and nobody else sees it. You can save it as a file and take it to another device.",
  learnNoScript:
    "Without JavaScript you can read the lessons with their solutions and proofs, but you cannot play on their tables.",
  learnSave: "Save as a file",
  learnAdd: "Add from a file…",
  learnFile: "A file with what was done",
  learnPractice: "Practice",
  learnTheorems: "Our theorems, with proofs, to print",
  learnOwnNotes: "For your own notes",
  learnDescription:
    "The Magnus–Derek game in {lessons} lessons that you play: why Magnus wins, what Derek can keep, how many rounds it takes, and every proof.",
  learnBegin: "Begin here: {lesson}",
  learnAfter: "After {lessons}",
  learnAboutNote:
    'The <a href="{address}">note</a> has what is proved, computed and observed, with the proofs, the errors that were found in the papers, and what stays open: ready to print and cite. The classical theorem, on how many positions Magnus can force, is proved <a href="{address}#value">there</a> on one page and in <a href="{classical}">lesson 5</a> step by step.',
  learnAboutNotes:
    'Every step has an address, and a single tag puts it, with its task, into your own page or slides: <code>{tag}</code>. Below each step is the text to copy, and the <a href="{address}">reference</a> says how to write a lesson.',
  learnAboutClass:
    'With a class? Each lesson ends with a result to hand in as text or QR code, and the page <a href="{address}">Class</a> shows from thirty of them where the class was stuck. A seed gives <a href="{variants}">each student a task of their own</a>.',
  lessonTitle: "{title} – lesson {number}",
  lessonPlace: '<a href="{address}">Learn</a>, lesson {number}',
  // Another game than that of the table, on a page of its own, from the position of the step.
  lessonPlay: "This game on its own page",
  lessonSteps: "Steps",
  lessonOthers: "Lessons",
  // On paper: lines for the name and the date, and above the room for an answer.
  worksheetName: "Name",
  worksheetDate: "Date",
  worksheetAnswer: "Answer",
  lessonBefore: "Lesson before",
  lessonNext: "Next lesson",
  lessonBeforeThis: "Helpful before this:",
  lessonTheorem: "The theorem and its proof",
  lessonLecturer: "For the lecturer",
  lessonLink: "Link to this step",
  lessonHint: "Hint",
  lessonHints: "Hints",
  lessonSolution: "Solution",
  lessonProof: "Proof",
  lessonCheckedMark: "checked",
  // A theorem that Rocq has checked, below the proof in words.
  lessonChecked: '<a class="mark checked" href="{address}">checked</a> {theorem}',
  lessonSource: "Source:",
  // Over a step that is folded.
  lessonTellsAnswer: "This step gives away the answer to “{title}”. Do that one first, or open this anyway.",
  lessonScoreRule:
    "✓ solved alone: one point. ◐ with hints: half a point. ○ after you saw its solution: none. The number of attempts costs nothing.",
  lessonResult: "The result of this lesson gives away the answers to its tasks. Do those first, or open this anyway.",
  // The heading of that result.
  lessonInShort: "In short",
  // The solution of a task that is played.
  solvedMoves: "{moves} (magnitudes, with + for clockwise).",
  solvedGame: '<a href="{address}">A game that is won, on the page of this game</a>.',
  solvedWatch: '<a href="{address}">Step through it on the Play page</a>.',
  // A table on which positions are placed, before one is.
  emptyTableTitle: "The Magnus–Derek table, n = {n}, empty",
  emptyTableDescription: "Positions 0 to {last} in a circle, clockwise.",
  // By their keys in src/lib.rs.
  paperN10: "Z. Nedev, “An O(n)-Round Strategy for the Magnus–Derek Game”, Algorithms 3 (2010).",
  paperL08: "J.-J. Lin, “More on the Magnus–Derek Game”, master’s thesis, National Chiao Tung University, 2008.",
  paperF98:
    "A. S. Fraenkel, “Multivision: An Intractable Impartial Game With a Linear Winning Strategy”, American Mathematical Monthly 105 (1998).",
  paperP12: "IBM Research, “Ponder This”, September 2012, with the solution of C. Carroll.",
  paperG10: "“Number Game”, the analysis of a task in Google Code Jam 2010.",
});
