export interface Span {
  top: number
  bottom: number
}

/** px between toasts and controls. */
const air = 12

/**
 * How far above the bottom of the window a pile of toasts stands, so that it covers none of the controls: on `base` if
 * nothing is in its way, else on the first ones with room above them, else where it was.
 */
export function placeOver(controls: readonly Span[], pile: number, base: number, windowHeight: number): number {
  let place = base
  for (;;) {
    const { top, bottom } = { top: windowHeight - place - pile - air, bottom: windowHeight - place + air }
    if (top < 0) return base
    const inTheWay = controls.filter((one) => one.top < bottom && one.bottom > top)
    if (inTheWay.length === 0) return place
    place = windowHeight - Math.min(...inTheWay.map((one) => one.top)) + air
  }
}
