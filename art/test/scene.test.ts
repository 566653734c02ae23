import type { ClothesId, ClothesType, FlatLayPiece, GarmentKind } from '@otday/contract'
import { expect, test } from 'vitest'
import { type FlatLayItem, sceneOf } from '../src/flat-lay/scene.ts'
import { kindSizes, typeSizes } from '../src/flat-lay/garment-sizes.data.ts'

const item = (clothesId: string, type: ClothesType, kind: GarmentKind, aspect: number | null): FlatLayItem => ({
  clothesId: clothesId as ClothesId,
  type,
  imageUrl: aspect === null ? null : '/files/a',
  picture: aspect ? { width: 1000 * aspect, height: 1000, thumbhash: '', color: null, cutOut: null } : null,
  appearance: { kind, colors: [] },
})

/** Returns the first piece as laid beside a drawn bag, its size in units. */
function laid(type: ClothesType, kind: GarmentKind, aspect: number | null) {
  const { pieces, ratio, unit } = sceneOf([item('one', type, kind, aspect), item('bag', 'BAG', 'tote', null)], 'card')
  const { width, height, ...rest } = pieces.find(({ clothesId }) => clothesId === 'one') as FlatLayPiece
  return { ...rest, width: (width * ratio) / unit, height: height / unit }
}

test.each<[ClothesType, GarmentKind]>([
  ['TOP', 'knit'],
  ['BOTTOM', 'jeans'],
  ['OUTER', 'coat'],
  ['DRESS', 'slip-dress'],
  ['SHOES', 'sneakers'],
])('a photo of a %s without a cut-out gets about the size of its garment, whatever its aspect ratio', (type, kind) => {
  const photo = laid(type, kind, 0.75)
  const { width, height } = kindSizes[kind] ?? typeSizes[type]
  expect(photo.shape).toBe('photo')
  expect((photo.width * photo.height) / (width * height)).toBeGreaterThan(1.2)
  expect((photo.width * photo.height) / (width * height)).toBeLessThan(1.9)
  const wide = laid(type, kind, 1.6)
  expect([wide.width, wide.height]).toEqual([photo.width, photo.height])
})
