import { oklchOf, rgbOf } from '@otday/common/oklab'

export interface Dot {
  /** `#rrggbb` */
  color: string
  x: number
  y: number
  radius: number
}

/**
 * Side of the square that contains the dots, in units of the SVG. The middle of a dot is at most `reach` from the
 * center of the square, unless the dot was moved to avoid an overlap.
 */
export const wheelSize = 260
const center = wheelSize / 2
const reach = 98
/** OKLCH chroma at the rim, and chroma up to which a color counts as gray. */
const chroma = { rim: 0.15, gray: 0.004 }
const gap = 1.5
const inside = center - 14
/** Largest share (0 to 1) of the wheel that dots cover. */
const cover = 0.35

const wished = (days: number) => 3.5 + Math.sqrt(days) * 1.75

/**
 * Places colors by hue (angle) and chroma (distance from the center, as a square root); the more days a color was worn,
 * the larger its dot. Dots that would overlap move outwards on a spiral.
 */
export function placeDots(pieces: readonly { color: string; days: number }[]): Dot[] {
  const dots: Dot[] = []
  const area = pieces.reduce((sum, { days }) => sum + wished(days) ** 2, 0)
  const scale = Math.min(1, Math.sqrt((cover * inside ** 2) / area))
  for (const { color, days } of pieces) {
    const { c, h } = oklchOf(rgbOf(color))
    const distance = Math.min(1, Math.sqrt(Math.max(0, c - chroma.gray) / chroma.rim)) * reach
    const angle = (-h * Math.PI) / 180
    const radius = wished(days) * scale
    const home = { x: center + distance * Math.cos(angle), y: center + distance * Math.sin(angle) }
    dots.push({ color, radius, ...freePlace(home, radius, dots) })
  }
  return dots
}

const mostTurns = 900

function freePlace(home: { x: number; y: number }, radius: number, dots: readonly Dot[]) {
  for (let turn = 0; turn < mostTurns; turn++) {
    const angle = turn * 0.62
    const x = home.x + Math.cos(angle) * turn * 0.36
    const y = home.y + Math.sin(angle) * turn * 0.36
    const isInside = Math.hypot(x - center, y - center) + radius <= inside
    const isFree = dots.every((dot) => Math.hypot(dot.x - x, dot.y - y) >= dot.radius + radius + gap)
    if (isFree && (isInside || turn === 0)) return { x, y }
  }
  return home
}
