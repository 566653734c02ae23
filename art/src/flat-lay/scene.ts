import type { Appearance, ClothesType, GarmentKind, Picture, PictureBox, FlatLayFormat } from '@otday/contract'
import { garmentBounds } from '../garment-bounds.data.ts'
import { plainCloth } from '../garment-tones.ts'
import type { FlatLayPiece } from './cell.ts'
import { rimOf } from './ground.ts'
import { type FlatLay, layFlat, type PlacedPiece } from './lay-flat.ts'

export interface FlatLayItem {
  clothesId: string
  type: ClothesType
  imageUrl: string | null
  picture: Picture | null
  appearance: Appearance
}

export interface ScenePiece extends PlacedPiece {
  kind: GarmentKind
  /** `#rrggbb` of the cloth. */
  color: string
  /** Opacity. */
  rim: number
  /** Of a cut-out. */
  cutOut: PictureBox | null
}

export interface Scene extends Omit<FlatLay, 'pieces'> {
  pieces: ScenePiece[]
}

/** Width / height: no stripes, no banners. */
const photoAspect = { least: 0.7, most: 1.45, usual: 0.8 }

/** What client and server draw. Pictures of `broken` have failed. */
export function sceneOf(items: readonly FlatLayItem[], format: FlatLayFormat, broken?: ReadonlySet<string>): Scene {
  const lay = layFlat(
    items.map((item) => flatLayPiece(broken?.has(item.clothesId) ? { ...item, imageUrl: null } : item)),
    format,
  )
  const byId = new Map(items.map((item) => [item.clothesId, item]))
  const pieces = lay.pieces.flatMap((placed): ScenePiece[] => {
    const item = byId.get(placed.id)
    if (!item) return []
    const drawn = item.appearance.colors[0] ?? plainCloth
    const color = placed.shape === 'drawing' ? drawn : (item.picture?.color ?? drawn)
    const cutOut = placed.shape === 'cutout' ? (item.picture?.cutOut ?? null) : null
    return [{ ...placed, kind: item.appearance.kind, color, rim: rimOf(color), cutOut }]
  })
  return { ...lay, pieces }
}

export function flatLayPiece({ clothesId, type, imageUrl, picture, appearance: { kind } }: FlatLayItem): FlatLayPiece {
  const piece = { id: clothesId, type, kind }
  if (imageUrl === null) {
    const { width, height } = garmentBounds[kind]
    return { ...piece, shape: 'drawing', aspect: width / height }
  }
  const cutOut = picture?.cutOut
  if (picture && cutOut) {
    const aspect = (picture.width * cutOut.width) / (picture.height * cutOut.height)
    return { ...piece, shape: 'cutout', aspect }
  }
  const taken = picture ? picture.width / picture.height : photoAspect.usual
  return { ...piece, shape: 'photo', aspect: Math.min(photoAspect.most, Math.max(photoAspect.least, taken)) }
}
