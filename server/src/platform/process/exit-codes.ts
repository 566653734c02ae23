/** How a process ends; `npm start` reads them (scripts/supervise.mjs). */
export const exitCodes = {
  /** It could not begin, and would not by trying again. */
  notStarted: 1,
  /** Something ended it that another start may mend. EX_SOFTWARE of sysexits(3). */
  crashed: 70,
  /** There is no room on the disk. EX_TEMPFAIL. */
  storageFull: 75,
} as const
