export interface Span {
  top: number
  bottom: number
}

/** px between toasts and controls; without room for that, what tells them apart. */
const airs = [12, 2]
/** px of a tall control that stay free, to be seen and pressed: what a finger needs. */
const pressable = 44

/**
 * What toasts stay off so that a control can be used: all of a button or a field, and of a card just so much that one
 * end of it stays free. `top` is below `bottom` for one within which a toast may lie.
 */
export const keptSpan = ({ top, bottom }: Span): Span => ({
  top: Math.max(top, bottom - pressable),
  bottom: Math.min(bottom, top + pressable),
})

/**
 * How far above the bottom of the window a pile of toasts stands, so that it covers none of the controls: on `base` if
 * nothing is in its way, else on the first ones with room above them, else where it was.
 */
export function placeOver(controls: readonly Span[], pile: number, base: number, windowHeight: number): number {
  const kept = controls.map(keptSpan)
  for (const air of airs) {
    const place = firstFree(kept, pile, base, windowHeight, air)
    if (place !== null) return place
  }
  return base
}

function firstFree(kept: readonly Span[], pile: number, base: number, windowHeight: number, air: number) {
  let place = base
  for (;;) {
    const { top, bottom } = { top: windowHeight - place - pile - air, bottom: windowHeight - place + air }
    if (top < 0) return null
    const inTheWay = kept.filter((one) => one.top < bottom && one.bottom > top)
    if (inTheWay.length === 0) return place
    place = windowHeight - Math.min(...inTheWay.map((one) => one.top)) + air
  }
}
