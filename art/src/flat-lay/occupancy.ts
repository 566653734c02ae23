import type { Cell } from './cell.ts'
import { isInside } from './outline.ts'

/** Side of the square grid, in units. */
const side = 512
const middle = side / 2
const samples = 80
const golden = (Math.sqrt(5) - 1) / 2

/** Cells of the grid that a piece covers, as offsets from its center: all of them, and a sample. */
export interface Footprint {
  offsets: Int32Array
  sampled: Int32Array
}

const indexOf = (x: number, y: number) => (Math.round(y) + middle) * side + Math.round(x) + middle

export function footprintOf({ width, height, size, sin, cos }: Cell): Footprint {
  const across = Math.ceil((width * Math.abs(cos) + height * Math.abs(sin)) / 2)
  const down = Math.ceil((height * Math.abs(cos) + width * Math.abs(sin)) / 2)
  const offsets: number[] = []
  for (let y = -down; y <= down; y++)
    for (let x = -across; x <= across; x++) {
      const u = (x * cos + y * sin) / width + 0.5
      const v = (y * cos - x * sin) / height + 0.5
      if (u >= 0 && u <= 1 && v >= 0 && v <= 1 && isInside(size.outline, u, v)) offsets.push(y * side + x)
    }
  return { offsets: Int32Array.from(offsets), sampled: spreadOver(offsets) }
}

/**
 * Divides the cells into stretches of equal length and takes one point from each. Its place in the stretch moves by the
 * golden ratio, because a fixed place could follow a single column of a straight piece.
 */
function spreadOver(offsets: readonly number[]): Int32Array {
  const count = Math.min(samples, offsets.length)
  const stretch = offsets.length / count
  return Int32Array.from({ length: count }, (_, at) => offsets[Math.floor((at + ((at * golden) % 1)) * stretch)] ?? 0)
}

/** Overlaps of a piece at a place, all as shares 0–1; arrays are indexed by the other pieces' bits. */
export interface Overlaps {
  hidden: number
  /** Share of each other piece that this piece hides and no other piece hid before. */
  hides: Float64Array
  /** Area shared with the other piece, as a share of the lower and of the upper piece of the two. */
  ofLower: Float64Array
  ofUpper: Float64Array
}

/** A grid of square units with a bit for each piece that covers them; higher bits lie on top. */
export class Occupancy {
  readonly #grid = new Uint16Array(side * side)
  readonly #areas: Float64Array
  readonly #overlaps: Overlaps

  /** @param count number of pieces, at most 16 */
  constructor(count: number) {
    this.#areas = new Float64Array(count)
    const shares = () => new Float64Array(count)
    this.#overlaps = { hidden: 0, hides: shares(), ofLower: shares(), ofUpper: shares() }
  }

  put(bit: number, { x, y }: { x: number; y: number }, { offsets }: Footprint): void {
    const at = indexOf(x, y)
    this.#areas[bit] = offsets.length
    for (const offset of offsets) this.#grid[at + offset] = (this.#grid[at + offset] ?? 0) | (1 << bit)
  }

  take(bit: number, { x, y }: { x: number; y: number }, { offsets }: Footprint): void {
    const at = indexOf(x, y)
    this.#areas[bit] = 0
    for (const offset of offsets) this.#grid[at + offset] = (this.#grid[at + offset] ?? 0) & ~(1 << bit)
  }

  /**
   * Returns the share (0–1) of the given cells that is hidden: `offsets` are those of a whole footprint or of a sample.
   */
  hiddenOf(bit: number, { x, y }: { x: number; y: number }, offsets: Int32Array): number {
    const at = indexOf(x, y)
    let count = 0
    for (const offset of offsets) if ((this.#grid[at + offset] ?? 0) >> (bit + 1) > 0) count++
    return count / offsets.length
  }

  /** Returns the overlaps of a piece whose center is at this place, in an object that the next call overwrites. */
  overlapsAt(bit: number, x: number, y: number, { offsets, sampled }: Footprint): Overlaps {
    const { hides, ofLower, ofUpper } = this.#overlaps
    hides.fill(0)
    ofLower.fill(0)
    ofUpper.fill(0)
    const at = indexOf(x, y)
    let hidden = 0
    for (const offset of sampled) {
      const bits = this.#grid[at + offset] ?? 0
      if (bits === 0) continue
      if (bits >> (bit + 1) > 0) hidden++
      else {
        const top = 31 - Math.clz32(bits)
        hides[top] = (hides[top] ?? 0) + 1
      }
      for (let rest = bits; rest > 0; rest &= rest - 1) {
        const other = 31 - Math.clz32(rest & -rest)
        ofLower[other] = (ofLower[other] ?? 0) + 1
      }
    }
    const weight = offsets.length / sampled.length
    for (let other = 0; other < hides.length; other++) {
      const shared = (ofLower[other] ?? 0) * weight
      if (shared === 0) continue
      const area = this.#areas[other] ?? 1
      hides[other] = ((hides[other] ?? 0) * weight) / area
      ofLower[other] = shared / (bit > other ? area : offsets.length)
      ofUpper[other] = shared / (bit > other ? offsets.length : area)
    }
    this.#overlaps.hidden = hidden / sampled.length
    return this.#overlaps
  }
}
