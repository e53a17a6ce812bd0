/** Brings the cores for tables with a lesson to the script `standalone`, which otherwise loads this file from beside it. */
export {};
