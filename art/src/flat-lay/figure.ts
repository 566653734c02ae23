import type { ClothesType } from '@otday/contract'
import { type Box, boxOf, type Cell, cellOf, type Fitting, type UnlaidPiece } from './cell.ts'
import { isLarge, smallThings } from './garment-sizes.data.ts'

/** Units between photos, which never overlap. */
const gap = 1.5
/** Overlap of hem and waist: `share` of the upper piece's height, but at most `most` units. */
const tuck = { most: 5.5, share: 0.14 }
/**
 * Overlap of the outer layer's sleeve and the piece beside it, as a share of the width of the narrower of the two:
 * `narrow` in frames whose width / height is below `below`, otherwise `wide`.
 */
const underTop = { narrow: 0.36, wide: 0.24, below: 0.95 }
/** Height in units above which an accessory, such as a tie, lies along the trousers. */
const longAccessory = 20
/**
 * A second piece of a type: `scale` is its size as a share of its usual one, `layer` by how much lower it lies than the
 * first.
 */
const second = { scale: 0.92, layer: 0.5 }

export interface Laid {
  figure: Cell[]
  /** Pieces that have no places yet, in the order in which places are sought for them. */
  rest: Cell[]
}

export interface Laying {
  fitting: Fitting
  /** Share (0–1) of the usual overlaps that is allowed. */
  tolerance: number
  /** Width / height of the frame. */
  ratio: number
}

/** Lays the figure (outer layer, top or dress, and bottom); the rest is placed around it later. */
export function layFigure(pieces: readonly UnlaidPiece[], laying: Laying): Laid {
  const { fitting } = laying
  const firstOf = (type: ClothesType) => {
    const piece = pieces.find((one) => one.type === type)
    return piece && cellOf(piece, fitting)
  }
  const [outer, top, dress, bottom] = [firstOf('OUTER'), firstOf('TOP'), firstOf('DRESS'), firstOf('BOTTOM')]
  const upper = dress ?? top
  if (upper && !(dress && !bottom)) upper.anchor = 1
  if (bottom) layBelow(bottom, upper, laying)
  const partner = upper ?? bottom
  if (outer && partner) layBeside(outer, partner, { ...laying, drop: upper ? 3 : 8 })
  const figure = [upper, bottom, outer].filter((cell) => cell !== undefined)
  const taken = new Set(figure.map(({ piece }) => piece))
  const rest = pieces
    .filter((piece) => !taken.has(piece))
    .toSorted((a, b) => smallThings.indexOf(a.type) - smallThings.indexOf(b.type))
    .map((piece) => {
      if (!isLarge(piece.type)) return cellOf(piece, fitting)
      const cell = cellOf(piece, fitting, second.scale)
      return { ...cell, layer: cell.layer - second.layer }
    })
  return figure.length > 0 ? { figure, rest } : { figure: rest.slice(0, 1), rest: rest.slice(1) }
}

const isPhoto = ({ piece }: Cell) => piece.shape === 'photo'

/** Returns how many units a tilted cell reaches beyond each side of the upright one. */
function leanOf(cell: Cell): { across: number; down: number } {
  const { left, top, right, bottom } = boxOf(cell)
  return { across: (right - left - cell.width) / 2, down: (bottom - top - cell.height) / 2 }
}

function layBelow(bottom: Cell, upper: Cell | undefined, { tolerance }: Laying): void {
  bottom.anchor = -1
  if (!upper) return
  const isApart = tolerance === 0 || isPhoto(bottom) || isPhoto(upper)
  const shared = isApart
    ? -gap - leanOf(bottom).down - leanOf(upper).down
    : Math.min(tuck.most, upper.height * tuck.share)
  bottom.y = upper.height / 2 + bottom.height / 2 - shared
  bottom.x = upper.piece.type === 'DRESS' ? 0 : 1
}

function layBeside(outer: Cell, partner: Cell, { ratio, tolerance, drop }: Laying & { drop: number }): void {
  const sleeve = ratio < underTop.below ? underTop.narrow : underTop.wide
  const isApart = tolerance === 0 || isPhoto(outer) || isPhoto(partner)
  const shared = isApart
    ? -gap - leanOf(outer).across - leanOf(partner).across
    : sleeve * Math.min(outer.width, partner.width)
  outer.x = partner.x - partner.width / 2 - outer.width / 2 + shared
  outer.y = partner.y - partner.height / 2 + outer.height / 2 - drop
}

export interface Home {
  x: number
  y: number
}

/** Returns the place beside the figure where a piece belongs; `nth` counts the placed pieces of the same type. */
export function homeOf(cell: Cell, figure: readonly Cell[], box: Box, nth: number): Home {
  const { type } = cell.piece
  const find = (wanted: ClothesType) => figure.find(({ piece }) => piece.type === wanted)
  const upper = find('DRESS') ?? find('TOP')
  const legs = find('BOTTOM') ?? find('DRESS') ?? upper
  const outer = find('OUTER')
  const main = legs ?? outer
  const foot = main ? main.y + main.height / 2 : box.bottom
  const hip = main ? main.x + main.width / 2 : box.right
  const isBeside = outer !== undefined && upper !== undefined
  const left = isBeside ? outer.x : (main?.x ?? 0) - (main?.width ?? 0) / 2 - 10
  switch (type) {
    case 'SHOES':
      return { x: hip + 2, y: foot + 4 }
    case 'BAG':
      return isBeside ? { x: left + 2, y: outer.y + outer.height / 2 + 13 } : { x: hip + 8, y: (main?.y ?? 0) - 4 }
    case 'SCARF':
      return isBeside ? { x: left - 12, y: foot - 8 } : { x: hip + 10, y: (upper?.y ?? 0) + 6 }
    case 'HAT':
      return { x: hip + 12, y: box.top + 6 }
    case 'ETC':
      return { x: left - 4, y: foot - 14 }
    case 'SOCKS':
      return { x: hip + 18, y: foot - 14 }
    case 'ACCESSORY':
      if (cell.height > longAccessory) return { x: hip + 8, y: main?.y ?? 0 }
      return { x: hip + 10, y: (upper ? upper.y + upper.height / 2 : (main?.y ?? 0)) + 8 + nth * 9 }
    case 'UNDERWEAR':
      return { x: left, y: foot - 8 }
    case 'TOP':
      return { x: (upper?.x ?? 0) + (upper?.width ?? 0) * 0.62, y: (upper?.y ?? 0) + 4 }
    case 'OUTER':
      return { x: (outer?.x ?? 0) - 6, y: (outer?.y ?? 0) + (outer?.height ?? 0) * 0.62 }
    case 'BOTTOM':
    case 'DRESS':
      return { x: (legs?.x ?? 0) + (legs?.width ?? 0) * 0.8, y: (legs?.y ?? 0) + 4 }
  }
}

/** The vertical range in which a type belongs, as shares of the figure's height from its top. */
const zones: Partial<Record<ClothesType, readonly [from: number, to: number]>> = {
  SHOES: [0.72, 2],
  SOCKS: [0.6, 2],
  HAT: [-1, 0.4],
  BAG: [0.42, 2],
  ETC: [0.42, 2],
}

/** Returns by how many units `y` lies outside of the vertical range of the cell's type. */
export function strayed({ piece: { type } }: Cell, y: number, { top, bottom }: Box): number {
  const [from, to] = zones[type] ?? [-1, 2]
  const at = (y - top) / (bottom - top)
  return Math.max(0, from - at, at - to) * (bottom - top)
}
