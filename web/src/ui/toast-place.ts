export interface Span {
  top: number
  bottom: number
}

/** px between toasts and controls: the usual distance, and the least that separates them if there is no space. */
const airs = { usual: 12, least: 2 }
/** px of a tall control that stay free to be seen and pressed: the size that a finger needs. */
const pressable = 44

/**
 * Returns what toasts stay off so that a control can be used: all of a button or a field, and of a card just so much
 * that one end of it stays free. `top` is below `bottom` for one within which a toast may lie.
 */
const keptSpan = ({ top, bottom }: Span): Span => ({
  top: Math.max(top, bottom - pressable),
  bottom: Math.min(bottom, top + pressable),
})

/**
 * Returns how far above the bottom of the window a pile of toasts stands, so that it covers none of the controls: on
 * `base` if nothing is in its way, else above the first ones with space above them, else where it was.
 */
export function placeOver(controls: readonly Span[], pile: number, base: number, windowHeight: number): number {
  const kept = controls.map(keptSpan)
  /** Returns the first free place, which is `place` or above it; null without any. */
  const firstFree = (air: number, place: number): number | null => {
    const bottom = windowHeight - place + air
    const top = bottom - pile - 2 * air
    if (top < 0) return null
    const tops = kept.filter((one) => one.top < bottom && one.bottom > top).map((one) => one.top)
    return tops.length > 0 ? firstFree(air, windowHeight - Math.min(...tops) + air) : place
  }
  return firstFree(airs.usual, base) ?? firstFree(airs.least, base) ?? base
}
