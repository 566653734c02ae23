export interface Span {
  top: number
  bottom: number
}

/** px between toasts and controls: the usual distance, and the least that separates them if there is no space. */
const airs = { usual: 12, least: 2 }
/**
 * Height in px of a tall control that must stay free, so that the control can be seen and pressed: the size of a
 * fingertip.
 */
const pressable = 44

/**
 * Returns the part of a control that toasts must not cover. A control up to 44 px high must stay free as a whole; of a
 * taller one, 44 px must stay free at one end. Above 88 px, `top` is below `bottom`, because toasts may then cover the
 * middle.
 */
const keptSpan = ({ top, bottom }: Span): Span => ({
  top: Math.max(top, bottom - pressable),
  bottom: Math.min(bottom, top + pressable),
})

/**
 * Returns how many px above the bottom of the window a pile of toasts stands, so that it covers no control: `base` if
 * nothing is there, else above the lowest controls with enough space above them; null if there is no such space.
 */
export function placeOver(controls: readonly Span[], pile: number, base: number, windowHeight: number): number | null {
  const kept = controls.map(keptSpan)
  /** Returns the first free place at or above `place`, in px above the bottom; null if there is none. */
  const firstFree = (air: number, place: number): number | null => {
    const bottom = windowHeight - place + air
    const top = bottom - pile - 2 * air
    if (top < 0) return null
    const tops = kept.filter((one) => one.top < bottom && one.bottom > top).map((one) => one.top)
    return tops.length > 0 ? firstFree(air, windowHeight - Math.min(...tops) + air) : place
  }
  return firstFree(airs.usual, base) ?? firstFree(airs.least, base)
}

/** A control, and whether it is the main button of a form. */
export interface Control extends Span {
  isMain: boolean
}

export interface Pile {
  /** px above the bottom of the window. */
  place: number
  /** How many toasts are shown, from the newest. */
  shown: number
}

/**
 * Returns the place of as many toasts as fit without covering a control. If none does, it is that of the newest alone,
 * which then covers no main button.
 * @param heights of the toasts in px, the newest first, with the px between two of them
 */
export function pileOver(
  controls: readonly Control[],
  { toasts, gap }: { toasts: readonly number[]; gap: number },
  base: number,
  windowHeight: number,
): Pile {
  for (let shown = toasts.length; shown > 0; shown--) {
    const pile = toasts.slice(0, shown).reduce((sum, height) => sum + height + gap, -gap)
    const place = placeOver(controls, pile, base, windowHeight)
    if (place !== null) return { place, shown }
  }
  const main = controls.filter(({ isMain }) => isMain)
  return { place: placeOver(main, toasts[0] ?? 0, base, windowHeight) ?? base, shown: 1 }
}
