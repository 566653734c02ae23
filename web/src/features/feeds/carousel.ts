/** Returns the index that is `step` further; the last index is followed by the first. */
export const stepped = (index: number, step: number, count: number): number =>
  count === 0 ? 0 : (((index + step) % count) + count) % count

/** Minimum length of a swipe in px. */
const swipe = 40

/**
 * Returns 1 (next) for a swipe to the left, -1 for one to the right, 0 for taps and vertical scrolling; lengths in px.
 */
export function stepOfSwipe(dx: number, dy: number): number {
  if (Math.abs(dx) < swipe || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}
