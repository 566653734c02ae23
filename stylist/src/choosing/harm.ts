/**
 * Harms are what keeps an outfit from being worn, as −ln of the share of people who would still wear it: they add up,
 * 0 is none, 0.7 half of the people, 3 nearly all.
 */
export const harmOf = (share: number) => -Math.log(1 - Math.min(0.985, Math.max(0, share)))

/** Shares of people who mind for reasons of their own, taken together. */
export const together = (a: number, b: number, c = 0, d = 0) => 1 - (1 - a) * (1 - b) * (1 - c) * (1 - d)
