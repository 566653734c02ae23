import type { ClothesType, GarmentKind } from '@otday/contract'
import { type GarmentSize, isLarge, kindSizes, laidAs, layerOf, typeSizes } from './garment-sizes.data.ts'

export interface UnlaidPiece {
  id: string
  type: ClothesType
  kind?: GarmentKind | undefined
  /**
   * Width / height at which the piece is shown: that of its drawing or cut-out or, for a photo, that of a frame with
   * the proportions of the garment's kind.
   */
  aspect: number
  shape: 'drawing' | 'cutout' | 'photo'
}

/** A piece laid on the table; positions and sizes are in units of the table. */
export interface Cell {
  piece: UnlaidPiece
  /** Position of the center. */
  x: number
  y: number
  width: number
  height: number
  size: GarmentSize
  sin: number
  cos: number
  layer: number
  /** The edge that stays in place when a garment of another length is swapped in: -1 upper, 0 none, 1 lower. */
  anchor: -1 | 0 | 1
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * `calm` gives a garment whose proportions are close to those of its kind the size of the kind, so that swapping it for
 * another of the kind moves no other piece. `tight` gives every garment its own proportions.
 */
export type Fitting = 'calm' | 'tight'

const usual = 1.8
const extreme = 6
/** The area of a kind is plausible if it lies between these multiples of the area of its type. */
const plausible = { least: 0.3, most: 2 }

/**
 * Constants for a photo with its background, which is cut to the proportions of its kind. It is enlarged by `around`,
 * or by `aroundSmall` for small things, which have more background around them; its tilt is multiplied by `tilt`. Width
 * / height stays between `narrowest` and `widest`: few photos are wide, and a garment that lies high in its photo keeps
 * its collar.
 */
const photo = { around: 1.12, aroundSmall: 1.35, narrowest: 0.6, widest: 1.1, tilt: 0.6 }

export function sizeOf({ kind, type, shape }: Pick<UnlaidPiece, 'kind' | 'type' | 'shape'>): GarmentSize {
  const size = kindSizeOf(kind, typeSizes[laidAs(type, kind)])
  if (shape !== 'photo') return size
  const side = Math.sqrt(size.width * size.height) * (isLarge(type) ? photo.around : photo.aroundSmall)
  const stretch = Math.sqrt(Math.min(photo.widest, Math.max(photo.narrowest, size.width / size.height)))
  return { width: side * stretch, height: side / stretch, outline: 'box', tilt: size.tilt * photo.tilt }
}

/**
 * Returns the size of the kind if it is plausible for the type, or else that of the type: a coat whose kind was set to
 * gloves stays as large as a coat.
 */
function kindSizeOf(kind: GarmentKind | undefined, ofType: GarmentSize): GarmentSize {
  const ofKind = kind && kindSizes[kind]
  if (!ofKind) return ofType
  const share = (ofKind.width * ofKind.height) / (ofType.width * ofType.height)
  return share > plausible.least && share < plausible.most ? ofKind : ofType
}

/**
 * Returns width / height of a piece: of its picture or, if that is unknown, of its kind; at least 1/6 and at most 6.
 */
export function aspectOf(piece: UnlaidPiece): number {
  const { width, height } = sizeOf(piece)
  const given = Number.isFinite(piece.aspect) && piece.aspect > 0 ? piece.aspect : width / height
  return Math.min(extreme, Math.max(1 / extreme, given))
}

export function cellOf(piece: UnlaidPiece, fitting: Fitting, scale = 1): Cell {
  const size = sizeOf(piece)
  const stretch = aspectOf(piece) / (size.width / size.height)
  const isKept = fitting === 'calm' && stretch < usual && stretch > 1 / usual
  const side = isKept ? 1 : Math.sqrt(stretch)
  const angle = (size.tilt * Math.PI) / 180
  return {
    piece,
    size,
    x: 0,
    y: 0,
    width: size.width * scale * side,
    height: (size.height * scale) / side,
    sin: Math.sin(angle),
    cos: Math.cos(angle),
    layer: layerOf[piece.type],
    anchor: 0,
  }
}

/** Returns the upright box around a tilted cell. */
export function boxOf({ x, y, width, height, sin, cos }: Cell): Box {
  const across = (width * Math.abs(cos) + height * Math.abs(sin)) / 2
  const down = (height * Math.abs(cos) + width * Math.abs(sin)) / 2
  return { left: x - across, top: y - down, right: x + across, bottom: y + down }
}

export const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

export const boxAround = (cells: readonly Cell[]): Box => cells.map(boxOf).reduce(union)

/** Returns the height of the smallest frame of the given `ratio` around a box. */
export const frameAround = ({ left, top, right, bottom }: Box, ratio: number) =>
  Math.max((right - left) / ratio, bottom - top)

/** Shrinks the cell to the garment's proportions; its anchored edge stays in place. */
export function fitted(cell: Cell): Cell {
  const aspect = aspectOf(cell.piece)
  const width = Math.min(cell.width, cell.height * aspect)
  const height = width / aspect
  const shift = (cell.anchor * (cell.height - height)) / 2
  return { ...cell, width, height, x: cell.x - shift * cell.sin, y: cell.y + shift * cell.cos }
}
