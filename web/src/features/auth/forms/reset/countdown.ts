/** Whole seconds from `now` until `end`, never below zero. */
export const secondsLeft = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000))

/** Formats seconds as minutes: `3:00`, `0:09`. */
export const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
