/**
 * Returns the harm: −ln of the share of people who would still wear it, so that harms add up: 0.7 is half of the
 * people, 3 nearly all.
 */
export const harmOf = (share: number) => -Math.log(1 - Math.min(0.985, Math.max(0, share)))

/** Combines shares of people who object independently. */
export const together = (a: number, b: number, c = 0, d = 0) => 1 - (1 - a) * (1 - b) * (1 - c) * (1 - d)
