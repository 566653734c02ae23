/**
 * Converts the share (0–1) of people who would not wear something into penalty points (harm): −ln of the share of those
 * who would. Points of several causes add up; 0.7 means that half would not wear it, 3 that nearly nobody would.
 */
export const harmOf = (share: number) => (share > 0 ? -Math.log(1 - Math.min(0.985, share)) : 0)

/** Returns the share (0–1) of people who object to at least one of several things, independently of each other. */
export const together = (a: number, b: number, c = 0, d = 0) => 1 - (1 - a) * (1 - b) * (1 - c) * (1 - d)
