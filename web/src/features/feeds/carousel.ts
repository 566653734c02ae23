/** Returns the next index; the last is followed by the first. */
export function stepped(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count
}

/** px */
const swipe = 40

/** Returns the step of a swipe: to the left is next; 0 for taps and vertical scrolling. */
export function stepOfSwipe(dx: number, dy: number): number {
  if (Math.abs(dx) < swipe || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}
