import { type Box, boxAround, boxOf, type Cell, frameAround, union } from './cell.ts'
import { type Home, strayed } from './figure.ts'
import { isLarge } from './garment-sizes.data.ts'
import type { Footprint, Occupancy } from './occupancy.ts'

/**
 * Largest share of a piece's outline that other pieces may hide. A third of a garment may be hidden in the end; the
 * limit is lower here, because a garment is smaller than the cell in which it lies.
 */
export const mostHidden = 0.26

/** Distance from the piece's home, in units, within which places are tried first. */
const reach = 72
const stride = 6
const farStride = 18
const fine = [3, 1]
const widest = 190
/** Factor of vertical distances from home, which count less than horizontal ones. */
const aspectOfHome = 0.9

const free = { largeOnLarge: 0.13, smallOnLarge: 0.05, smallOnSmall: 0.01 }
const weights = {
  frame: 7,
  home: 0.3,
  homeOfShoes: 0.5,
  lean: 1.2,
  zone: 4,
  over: 900,
  under: 110,
  touch: 40,
  onPhoto: 60,
}

/** The pieces on the table, without the piece for which a place is sought. */
export interface Table {
  cells: readonly { cell: Cell; bit: number }[]
  occupancy: Occupancy
  /** Hidden share (0–1) of each piece, indexed by its bit. */
  hidden: Float64Array
  body: Box
  ratio: number
  /** Height of the smallest frame, in units. */
  leastFrame: number
  tolerance: number
}

interface Seeker {
  cell: Cell
  bit: number
  footprint: Footprint
  home: Home
}

/**
 * Returns the place for a piece at the lowest cost: near its home, with few overlaps, in a small and balanced frame.
 */
export function findSpot(seeker: Seeker, table: Table): Home {
  const { cell, home } = seeker
  const costAt = costOf(seeker, table)
  const x0 = Math.round(home.x)
  const y0 = Math.round(home.y)
  let best = { x: x0, y: y0 }
  let lowest = Number.POSITIVE_INFINITY
  const tryAt = (x: number, y: number) => {
    const cost = costAt(x, y, lowest)
    if (cost >= lowest - 1e-9) return
    lowest = cost
    best = { x, y }
  }
  tryAt(Math.round(cell.x), Math.round(cell.y))
  const least = leastCost(seeker, table)
  for (let ring = 0; ring <= widest; ring += ring < reach ? stride : farStride) {
    // Farther rings are tried only while no place was found, near rings only while they could cost less than the best.
    if (lowest < (ring > reach ? Number.POSITIVE_INFINITY : least(ring))) break
    for (let step = -ring; step < ring || step === 0; step += stride) {
      tryAt(x0 + step, y0 - ring)
      tryAt(x0 - step, y0 + ring)
      tryAt(x0 - ring, y0 - step)
      tryAt(x0 + ring, y0 + step)
    }
  }
  for (const step of fine) {
    const { x, y } = best
    for (let dx = -2; dx <= 2; dx++) for (let dy = -2; dy <= 2; dy++) tryAt(x + dx * step, y + dy * step)
  }
  return best
}

const homeWeightOf = ({ piece: { type } }: Cell) => (type === 'SHOES' ? weights.homeOfShoes : weights.home)

/** Returns a function that gives a lower bound of the cost at a number of units from home. */
function leastCost({ cell }: Seeker, { cells, ratio, leastFrame }: Table): (units: number) => number {
  const frame = Math.max(frameAround(boxAround(cells.map((one) => one.cell)), ratio), leastFrame)
  return (units) => weights.frame * frame + homeWeightOf(cell) * units * aspectOfHome
}

/**
 * Returns a function that gives the cost of a place. The cost is infinite if too much of a piece would be hidden; if it
 * is at least `bound`, it may be a part of the full cost.
 */
function costOf(
  { cell, bit, footprint, home }: Seeker,
  { cells, occupancy, hidden, body, ratio, leastFrame, tolerance }: Table,
) {
  const around = boxAround(cells.map((one) => one.cell))
  const own = boxOf({ ...cell, x: 0, y: 0 })
  const mass = cell.width * cell.height
  const sum = (part: (one: Cell) => number) =>
    cells.reduce((total, one) => total + part(one.cell) * one.cell.width * one.cell.height, 0)
  const [all, allX, allY] = [sum(() => 1), sum((one) => one.x), sum((one) => one.y)]
  const homeWeight = homeWeightOf(cell)
  const apart = cells.flatMap((other) => (isPhoto(cell) || isPhoto(other.cell) ? [boxOf(other.cell)] : []))
  const freeOf = cells.map((other) => freeShare(cell, other.cell) * tolerance)
  return (x: number, y: number, bound: number): number => {
    const box = { left: x + own.left, top: y + own.top, right: x + own.right, bottom: y + own.bottom }
    const frame = union(around, box)
    const massX = (allX + mass * x) / (all + mass)
    const massY = (allY + mass * y) / (all + mass)
    const lean = Math.hypot((massX - (frame.left + frame.right) / 2) / ratio, massY - (frame.top + frame.bottom) / 2)
    let cost =
      weights.frame * Math.max(frameAround(frame, ratio), leastFrame) +
      homeWeight * Math.hypot(x - home.x, (y - home.y) * aspectOfHome) +
      weights.lean * lean +
      weights.zone * strayed(cell, y, body)
    for (const other of apart) if (isMeeting(box, other)) cost += weights.onPhoto
    if (cost >= bound) return cost
    const overlaps = occupancy.overlapsAt(bit, x, y, footprint)
    if (overlaps.hidden > mostHidden) return Number.POSITIVE_INFINITY
    for (let at = 0; at < cells.length; at++) {
      const other = cells[at]?.bit ?? 0
      const over = overlaps.ofLower[other] ?? 0
      if (over === 0) continue
      if ((hidden[other] ?? 0) + (overlaps.hides[other] ?? 0) > mostHidden) return Number.POSITIVE_INFINITY
      const share = freeOf[at] ?? 0
      cost += weights.over * Math.max(0, over - share) + weights.touch * over
      cost += weights.under * Math.max(0, (overlaps.ofUpper[other] ?? 0) - share * 2.4)
    }
    return cost
  }
}

/** Returns whether two boxes overlap; sampled points would miss the corners of photos. */
const isMeeting = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const isPhoto = ({ piece }: Cell) => piece.shape === 'photo'

function freeShare(one: Cell, other: Cell): number {
  if (isPhoto(one) || isPhoto(other)) return 0
  const large = Number(isLarge(one.piece.type)) + Number(isLarge(other.piece.type))
  return large === 2 ? free.largeOnLarge : large === 1 ? free.smallOnLarge : free.smallOnSmall
}
