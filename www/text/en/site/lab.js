// @ts-check
/** Messages of the Lab: tournaments, perfect play, the last positions. */

export default /** @type {const} */ ({
  labNotLoaded: "The players could not be loaded: {why}",

  // The form.
  labChosen: "{chosen} of {all}",
  labAll: "All",
  labBadSeeds: "The number of seeds {range}.",
  labGroups: "A comma stands between two numbers here. Write {plain} for {typed}.",
  labNoTables: "Write at least one n, as in 101, 1009 or 3-20.",
  labNoMagnus: "Choose at least one Magnus.",
  labNoDerek: "Choose at least one Derek.",
  labNoPairs: "None of the chosen pairs can play on these tables: choose other players or another n.",

  // A tournament.
  labSettingUp: "Setting up the games.",
  labPlaying: { one: "Playing {count} game.", other: "Playing {count} games." },
  labPlayed: { one: "{played} of {count} game", other: "{played} of {count} games" },
  labFinished: { one: "Finished: {count} game played.", other: "Finished: {count} games played." },
  labCancelledAtOnce: "Cancelled before the first game.",
  labCancelled: {
    one: "Cancelled after {played} of {count} game.",
    other: "Cancelled after {played} of {count} games.",
  },
  labBrokeOff: "The tournament stopped: {why} The games played so far are kept.",

  // Its table.
  labResults: "Results",
  labTableOfResults: "Table of results",
  labRounds: "Rounds",
  labRoundsPerN: "Rounds / n",
  labVisited: "Visited",
  labBound: "Bound",
  labNoBound: "none",
  labFirstRows: "The first {most} of {all} rows. The CSV has all games.",
  labAgainst: "{magnus} against {derek}",
  // The link of a game; the whole row for those who do not see it.
  labOpenGame: "Seed {seed}: open this game",
  labOpenGameOf: "{count} rounds: open n = {n}, {pair}, seed {seed} on the Play page",
  // Before the rounds of a game that was not played to its end.
  labStoppedAt: "stopped at ",

  // Its plot, and the same in a sentence.
  labPoint: "n = {n}: {count} rounds, {what}",
  labNothingPlotted: "Plot of rounds − n over n: no game has ended yet.",
  labPlotOf: {
    one: "Plot of rounds − n over n, {count} line.",
    other: "Plot of rounds − n over n, {count} lines.",
  },
  labHighestMore:
    "The highest line at the right end is {highest}: {count} more rounds than n at n = {n}. The table has the numbers.",
  labHighestFewer:
    "The highest line at the right end is {highest}: {count} fewer rounds than n at n = {n}. The table has the numbers.",
  labAllStopped: "All games were stopped, so there is nothing to draw.",
  labBounds:
    "Grey: ⟨2(n − 1)⟩ rounds, which layer play stays below on every table, and ⟨3(n − 1),⟩ the bound of Nedev 2010 for tables that are not prime.",
  labLooks: "Colour and marker show the Derek, dashes the Magnus.",
  labTooHigh: "Too high for the plot: {lines}.",
  labPartsTooHigh: "Parts of these lines are too high for the plot: {lines}.",
  labMerged: "More than {most} pairs: each line is a Magnus with the Derek who is worst for him.",
  labStoppedRows: {
    one: "Stopped games are not drawn ({count} row).",
    other: "Stopped games are not drawn ({count} rows).",
  },

  // Perfect play.
  labBadUpTo: "n {range}.",
  labEmpty: "empty",
  labSolving: "Solving the tables from 2 to {last}. The last one needs at most about {megabytes} MB of memory.",
  labSolvedSoFar: "n = {n}: {percent} %",
  labSolved: "Finished: R(n) computed here for n = 2 to {last}.",
  labSolvingCancelled: "Cancelled. The values found so far are kept.",
  labSolvingBrokeOff: "The computation stopped: {why} The values found so far are kept.",
  labDiffers: "The value computed here for n = {n} differs from the file. Please report it.",
  labPerfect: "R(n), perfect play",
  labExactPlot:
    "Plot of rounds − n over n: perfect play, and above it the worst cases of three strategies. At n = {n} perfect play takes R(n) − n = {above}. The table has the numbers.",
  labExact: "Exact values",
  labTableOfExact: "Table of exact values",
  labProved: "Proved",
  labLayersHead: "Midpoint layers",
  labProvedRange: "{least} to {most}",
  labUnknown: "unknown",
  labFound: "Cost",
  labFoundHere: "here, now",
  labFoundBefore: "{seconds} s",
  labFoundBeforeWith: "{seconds} s, {mebibytes} MiB",
  labFoundBeforeWithMuch: "{seconds} s, {gibibytes} GiB",

  // The growth.
  labFitted: "⟨a + b·{curve}⟩, fitted",
  labProvedAtMost: "proved: at most",
  labProvedAtLeast: "proved: at least",
  labExactLine: "⟨R(p) − p⟩, exact",
  labGrowthPlot:
    "Plot of R(p) − p over the primes p: {above} at p = {p}, where at least {least} and at most {most} is proved; three curves fitted to the values part beyond them. The table has the numbers.",
  labGrowthNote:
    "The proved bounds are drawn for the primes whose ⟨R(p)⟩ is known: at least ⟨p − 4 + ⌈¾⌈log₂ p⌉⌉⟩ rounds, at most ⟨B(p) = 2p − 4 − s(p − 2)⟩. The curves continue to where they part.",
  labGrowth:
    "For the primes from 5 to {last}, ⟨R(p) − p⟩ is {values}; the prime is in brackets. Three curves fit these {many} numbers with the best ⟨a⟩ and ⟨b⟩: {nearness} rounds. So the values do not show how ⟨R(p) − p⟩ grows: the curves part only beyond them, and are at {beyond} near ⟨p = {far}⟩. The note proves that ⟨R(p) − p⟩ grows faster than every multiple of ⟨log₂ p⟩ and more slowly than ⟨p⟩ (Theorems 10 and 8).",
  labNearness: "⟨a + b·{curve}⟩ within {off}",

  // The last positions.
  labWaste: "Least waste with few positions left",
  labTableOfWaste: "Table of the least waste",
  labPrimes: "Primes",
  labHowMany: "How many",
  labLeft: "{k} left",
  labPrimesFrom: "{from}–{to}",
  labWasteGrowth: {
    one: "The mean, and the least and greatest in brackets, on {count} prime. With each doubling of ⟨p⟩ the mean grows by about {growth}, for {left} left: so ⟨W⟩ grows like a multiple of ⟨log₂ p⟩. That is observed; it is proved that it grows at least like ⟨½ log₂ p⟩ with three left, and like ⟨¾ log₂ p⟩ with four or more.",
    other:
      "The mean, and the least and greatest in brackets, on {count} primes. With each doubling of ⟨p⟩ the mean grows by about {growth}, for {left} left: so ⟨W⟩ grows like a multiple of ⟨log₂ p⟩. That is observed; it is proved that it grows at least like ⟨½ log₂ p⟩ with three left, and like ⟨¾ log₂ p⟩ with four or more.",
  },
});
