/** Exit codes of the server; `npm start` reacts to them (scripts/supervise.mjs). */
export const exitCodes = {
  /** The process could not start, and trying again would not help. */
  notStarted: 1,
  /** The process ended for a reason that another start may fix. EX_SOFTWARE of sysexits(3). */
  crashed: 70,
  /** The disk has no space left. EX_TEMPFAIL. */
  storageFull: 75,
} as const
