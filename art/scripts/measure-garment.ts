import type { GarmentKind } from '@otday/contract'
import sharp from 'sharp'
import { garmentSvg } from '../src/garment-svg.ts'

/** Pixels per unit. */
const scale = 2
const side = 240 * scale
/** Side of a square of the outline's grid, in units of the drawing. */
const cell = 12
const cells = 240 / cell
/** Alpha out of 255: only pixels above it belong to the garment, fainter ones are rim. */
const seen = 40
/** A near-white color, for which drawings get an edge. */
const pale = '#f7f7f5'

interface Measured {
  bounds: { x: number; y: number; width: number; height: number }
  outline: string
}

/** Measures a drawing and returns its entries for garment-bounds.data.ts and garment-outlines.data.ts. */
export async function measureGarment(kind: GarmentKind): Promise<Measured> {
  const picture = sharp(Buffer.from(garmentSvg(kind, pale)), { density: 72 * scale }).extractChannel('alpha')
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  if (info.width !== side || info.height !== side) throw new Error(`${kind} is drawn ${info.width} × ${info.height}`)
  const painted = (x: number, y: number) => (data[y * side + x] ?? 0) > seen
  const xs: number[] = []
  const ys: number[] = []
  const counts = Array.from({ length: cells ** 2 }, () => 0)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!painted(x, y)) continue
      xs.push(x)
      ys.push(y)
      const at = Math.floor(y / scale / cell) * cells + Math.floor(x / scale / cell)
      counts[at] = (counts[at] ?? 0) + 1
    }
  }
  const [left, right] = extent(xs)
  const [top, bottom] = extent(ys)
  return {
    bounds: { x: left, y: top, width: right - left, height: bottom - top },
    outline: Array.from({ length: cells }, (_, row) => hexRow(counts.slice(row * cells, (row + 1) * cells))).join(''),
  }
}

function extent(pixels: readonly number[]): [number, number] {
  const [first, last] = pixels.reduce(([low, high], at) => [Math.min(low, at), Math.max(high, at)], [side, 0])
  return [Math.floor(first / scale), Math.ceil((last + 1) / scale)]
}

function hexRow(counts: readonly number[]): string {
  const half = (cell * scale) ** 2 / 2
  return Number.parseInt(counts.map((count) => (count >= half ? '1' : '0')).join(''), 2)
    .toString(16)
    .padStart(cells / 4, '0')
}
