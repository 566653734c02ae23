import type {
  Appearance,
  ClothesId,
  ClothesType,
  FlatLayFormat,
  FlatLayPiece,
  FlatLayScene,
  Picture,
} from '@otday/contract'
import { garmentBounds } from '../garment-bounds.data.ts'
import { garmentTones, plainCloth } from '../garment-tones.ts'
import { sizeOf, type UnlaidPiece } from './cell.ts'
import { layFlat } from './lay-flat.ts'

export interface FlatLayItem {
  clothesId: ClothesId
  type: ClothesType
  imageUrl: string | null
  picture: Picture | null
  appearance: Appearance
}

/** Returns the scene that client and server draw. `broken` has ids of pieces whose pictures could not be loaded. */
export function sceneOf(
  items: readonly FlatLayItem[],
  format: FlatLayFormat,
  broken?: ReadonlySet<string>,
): FlatLayScene {
  const byId = new Map<string, FlatLayItem>(items.map((item) => [item.clothesId, item]))
  const { pieces, left, ...frame } = layFlat(
    items.map((item) => unlaidPiece(broken?.has(item.clothesId) ? { ...item, imageUrl: null } : item)),
    format,
  )
  return {
    ...frame,
    pieces: pieces.flatMap(({ id, ...placed }): FlatLayPiece[] => {
      const item = byId.get(id)
      return item ? [{ ...placed, clothesId: item.clothesId, ...drawnAs(item, placed.shape) }] : []
    }),
    left: left.flatMap((id) => byId.get(id)?.clothesId ?? []),
  }
}

function drawnAs({ appearance: { kind, colors }, picture }: FlatLayItem, shape: FlatLayPiece['shape']) {
  const drawn = colors[0] ?? plainCloth
  const color = shape === 'drawing' ? drawn : (picture?.color ?? drawn)
  const cutOut = shape === 'cutout' ? (picture?.cutOut ?? null) : null
  return { kind, color, rim: garmentTones(color).rim, bounds: garmentBounds[kind], cutOut }
}

function unlaidPiece({ clothesId, type, imageUrl, picture, appearance: { kind } }: FlatLayItem): UnlaidPiece {
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
  const frame = sizeOf({ ...piece, shape: 'photo' })
  return { ...piece, shape: 'photo', aspect: frame.width / frame.height }
}
