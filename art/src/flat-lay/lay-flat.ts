import type { ClothesType, FlatLayFormat } from '@otday/contract'
import { boxAround, fitted, type UnlaidPiece } from './cell.ts'
import { flatLayFormats } from './formats.ts'
import { laidAs, smallThings } from './garment-sizes.data.ts'
import { seekPlaces } from './seek-places.ts'

export interface PlacedPiece {
  id: string
  /** `x`, `y`, `width`, `height`: shares (0–1) of the frame, before the piece is tilted. */
  x: number
  y: number
  width: number
  height: number
  /** Degrees, clockwise. */
  tilt: number
  /** Height above the ground, 0–1. */
  lift: number
  shape: UnlaidPiece['shape']
}

export interface FlatLay {
  format: FlatLayFormat
  ratio: number
  /** One unit, in which garment sizes are given, as a share of the frame's height. */
  unit: number
  /** Pieces, those that lie lowest first. */
  pieces: PlacedPiece[]
  /** Ids of pieces that are not drawn. */
  left: string[]
}

export const mostDrawn = 10

/**
 * Largest size of a unit, as a share of the frame's height: `base` plus `perPiece` for each piece, of which at most
 * `upTo` count. So a few pieces do not fill the frame; but a unit is at least the share `alone` of the largest unit
 * that fits.
 */
const largest = { base: 0.0122, perPiece: 0.0008, upTo: 6, alone: 0.64 }

const known = new Map<string, FlatLay>()
const mostKnown = 400

/**
 * Lays an outfit out. The first call for an outfit takes a few ms, then the result is cached. Exchanging a piece for
 * another one of its kind moves no other piece.
 */
export function layFlat(pieces: readonly UnlaidPiece[], format: FlatLayFormat): FlatLay {
  const key = JSON.stringify([
    format,
    pieces.map(({ id, type, kind, aspect, shape }) => [id, type, kind, aspect, shape]),
  ])
  const kept = known.get(key)
  if (kept) return kept
  const lay = layOut(pieces, format)
  const [oldest] = known.keys()
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest)
  known.set(key, lay)
  return lay
}

function layOut(all: readonly UnlaidPiece[], format: FlatLayFormat): FlatLay {
  const { ratio, area } = flatLayFormats[format]
  const shown = all.length > mostDrawn ? mostWorn(all) : all
  const left = all.filter((piece) => !shown.includes(piece)).map(({ id }) => id)
  const width = (area.right - area.left) * ratio
  const height = area.bottom - area.top
  const most = largest.base + largest.perPiece * Math.min(largest.upTo, shown.length)
  if (shown.length === 0) return { format, ratio, unit: most, pieces: [], left }
  const laid = shown.map((piece) => ({ ...piece, type: laidAs(piece.type, piece.kind) }))
  const cells = seekPlaces(laid, { ratio: width / height, leastFrame: height / most })
  const box = boxAround(cells)
  const filling = Math.min(width / (box.right - box.left), height / (box.bottom - box.top))
  const unit = Math.min(filling, Math.max(most, filling * largest.alone))
  const originX = area.left * ratio + width / 2 - (unit * (box.left + box.right)) / 2
  const originY = area.top + height / 2 - (unit * (box.top + box.bottom)) / 2
  const pieces = cells.map((cell): PlacedPiece => {
    const garment = fitted(cell)
    return {
      id: cell.piece.id,
      x: (originX + unit * (garment.x - garment.width / 2)) / ratio,
      y: originY + unit * (garment.y - garment.height / 2),
      width: (unit * garment.width) / ratio,
      height: unit * garment.height,
      tilt: cell.size.tilt,
      lift: Math.min(1, 0.35 + cell.layer * 0.07),
      shape: cell.piece.shape,
    }
  })
  return { format, ratio, unit, pieces, left }
}

const wornFirst: readonly ClothesType[] = ['DRESS', 'TOP', 'BOTTOM', 'OUTER', ...smallThings]

function mostWorn(all: readonly UnlaidPiece[]): UnlaidPiece[] {
  const byRank = all.toSorted((a, b) => wornFirst.indexOf(a.type) - wornFirst.indexOf(b.type))
  const kept = new Set(byRank.slice(0, mostDrawn))
  return all.filter((piece) => kept.has(piece))
}
