/** Where a step leads in a ring of `count` pieces: after the last comes the first, before the first the last. */
export function stepped(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count
}

/** How far, in px, a finger must go across for a swipe. */
const swipe = 40

/** The step of a swipe: to the left is next; 0 for a tap and for scrolling up or down. */
export function stepOfSwipe(dx: number, dy: number): number {
  if (Math.abs(dx) < swipe || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}
