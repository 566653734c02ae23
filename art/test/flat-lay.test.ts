import { ClothesType, GarmentKind, type FlatLayFormat } from '@otday/contract'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { type UnlaidPiece, sizeOf } from '../src/flat-lay/cell.ts'
import { flatLayFormats } from '../src/flat-lay/formats.ts'
import { kindSizes } from '../src/flat-lay/garment-sizes.data.ts'
import { type FlatLay, layFlat, mostDrawn, type PlacedPiece } from '../src/flat-lay/lay-flat.ts'
import { isInside } from '../src/flat-lay/outline.ts'
import { garmentBounds } from '../src/garment-bounds.data.ts'
import { garmentOutlines } from '../src/garment-outlines.data.ts'
import { bags } from '../src/garments/bags.data.ts'
import { bottoms } from '../src/garments/bottoms.data.ts'
import { dresses } from '../src/garments/dresses.data.ts'
import { hats } from '../src/garments/hats.data.ts'
import { outers } from '../src/garments/outers.data.ts'
import { shoes } from '../src/garments/shoes.data.ts'
import { tops } from '../src/garments/tops.data.ts'

const formats = Object.keys(flatLayFormats) as FlatLayFormat[]
const piece = (
  type: UnlaidPiece['type'],
  kind?: GarmentKind,
  aspect = 1,
  shape: UnlaidPiece['shape'] = 'cutout',
): UnlaidPiece => ({ id: `${type}-${kind}`, type, kind, aspect, shape })

const winter = [
  piece('OUTER', 'coat', 0.89),
  piece('TOP', 'turtleneck', 0.96),
  piece('BOTTOM', 'slacks', 0.75),
  piece('SHOES', 'boots', 0.88),
  piece('BAG', 'shoulder-bag', 0.9),
  piece('SCARF', 'scarf', 0.66),
]
const ten = [
  piece('OUTER', 'long-padding', 0.88),
  piece('TOP', 'knit', 1.2),
  piece('BOTTOM', 'jeans', 0.7),
  piece('SHOES', 'boots', 0.88),
  piece('HAT', 'beanie', 1.05),
  piece('SCARF', 'scarf', 0.66),
  piece('BAG', 'backpack', 0.85),
  piece('SOCKS', 'socks', 0.82),
  piece('ACCESSORY', 'gloves', 0.67),
  piece('UNDERWEAR', 'thermal-top', 0.99),
]

type Point = [x: number, y: number]

/** Returns the point in frame heights; u and v count from the piece's upper left corner, 0–1. */
function onFrame(p: PlacedPiece, ratio: number, [u, v]: Point): Point {
  const angle = (p.tilt * Math.PI) / 180
  const [dx, dy] = [(u - 0.5) * p.width * ratio, (v - 0.5) * p.height]
  return [
    (p.x + p.width / 2) * ratio + dx * Math.cos(angle) - dy * Math.sin(angle),
    p.y + p.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
  ]
}

function onPiece(p: PlacedPiece, ratio: number, [x, y]: Point): Point {
  const angle = (p.tilt * Math.PI) / 180
  const [dx, dy] = [x - (p.x + p.width / 2) * ratio, y - (p.y + p.height / 2)]
  return [
    (dx * Math.cos(angle) + dy * Math.sin(angle)) / (p.width * ratio) + 0.5,
    (dy * Math.cos(angle) - dx * Math.sin(angle)) / p.height + 0.5,
  ]
}

const grain = 20

/** Share of a piece's outline under the outlines that lie above it. */
function hiddenShare(lay: FlatLay, at: number, outlineOf: (p: PlacedPiece) => (point: Point) => boolean): number {
  const p = lay.pieces[at]
  if (!p) return 0
  const covers = outlineOf(p)
  const above = lay.pieces.slice(at + 1).map((other) => ({ other, covered: outlineOf(other) }))
  let [all, hidden] = [0, 0]
  for (let i = 0; i < grain; i++)
    for (let j = 0; j < grain; j++) {
      const point: Point = [(i + 0.5) / grain, (j + 0.5) / grain]
      if (!covers(point)) continue
      all++
      const spot = onFrame(p, lay.ratio, point)
      if (above.some(({ other, covered }) => covered(onPiece(other, lay.ratio, spot)))) hidden++
    }
  return hidden / all
}

const outlineIn = (outfit: readonly UnlaidPiece[]) => (p: PlacedPiece) => {
  const source = outfit.find(({ id }) => id === p.id)
  const outline = source ? sizeOf(source).outline : 'box'
  return ([u, v]: Point) => u >= 0 && u <= 1 && v >= 0 && v <= 1 && isInside(outline, u, v)
}

function isOnGround(lay: FlatLay, p: PlacedPiece): boolean {
  const { left, top, right, bottom } = flatLayFormats[lay.format].area
  const corners: Point[] = [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]
  return corners
    .map((corner) => onFrame(p, lay.ratio, corner))
    .every(
      ([x, y]) =>
        x >= left * lay.ratio - 1e-9 && x <= right * lay.ratio + 1e-9 && y >= top - 1e-9 && y <= bottom + 1e-9,
    )
}

const anyPiece = fc.record({
  type: fc.constantFrom(...ClothesType.options),
  kind: fc.option(fc.constantFrom(...GarmentKind.options), { nil: undefined }),
  aspect: fc.oneof(fc.double({ min: 0.5, max: 2, noNaN: true }), fc.double({ min: 0.1, max: 8, noNaN: true })),
  shape: fc.constantFrom('drawing', 'cutout', 'photo'),
}) satisfies fc.Arbitrary<Omit<UnlaidPiece, 'id'>>

/** Outfits of random pieces, including combinations that nobody wears but that a user can put together by hand. */
const outfits = fc
  .array(anyPiece, { minLength: 1, maxLength: mostDrawn })
  .map((pieces) => pieces.map((one, at): UnlaidPiece => ({ ...one, id: String(at) })))

test('no piece of an outfit of three drawings and a photo is hidden by more than a third in a card', () => {
  const unusual = (id: string, type: ClothesType, aspect: number, shape: UnlaidPiece['shape']): UnlaidPiece => ({
    id,
    type,
    aspect,
    shape,
  })
  const outfit = [
    unusual('0', 'TOP', 0.5, 'drawing'),
    unusual('1', 'TOP', 0.67, 'drawing'),
    unusual('2', 'BOTTOM', 1.35, 'drawing'),
    unusual('3', 'BOTTOM', 0.23, 'photo'),
  ]
  const lay = layFlat(outfit, 'card')
  for (const at of lay.pieces.keys()) expect(hiddenShare(lay, at, outlineIn(outfit))).toBeLessThanOrEqual(1 / 3)
})

test('no piece of an outfit of ten mismatched pieces is hidden by more than a third in a story', () => {
  const rows: readonly (readonly [ClothesType, GarmentKind, number, UnlaidPiece['shape']])[] = [
    ['OUTER', 'beanie', 0.605, 'cutout'],
    ['SCARF', 'shorts', 1.625, 'drawing'],
    ['ACCESSORY', 'long-padding', 0.107, 'photo'],
    ['SCARF', 'short-sleeve-dress', 0.897, 'cutout'],
    ['UNDERWEAR', 'cardigan', 3.394, 'photo'],
    ['UNDERWEAR', 'slides', 0.893, 'cutout'],
    ['UNDERWEAR', 'watch', 0.262, 'photo'],
    ['SHOES', 'tweed-jacket', 0.941, 'drawing'],
    ['TOP', 'cap', 0.256, 'photo'],
    ['DRESS', 'tank', 0.156, 'photo'],
  ]
  const outfit = rows.map(([type, kind, aspect, shape], at) => ({ id: String(at), type, kind, aspect, shape }))
  const lay = layFlat(outfit, 'story')
  for (const at of lay.pieces.keys()) expect(hiddenShare(lay, at, outlineIn(outfit))).toBeLessThanOrEqual(1 / 3)
})

test('in random outfits no piece leaves the layout area or is hidden by more than a third', {
  timeout: 600_000,
}, () => {
  fc.assert(
    fc.property(outfits, fc.constantFrom(...formats), (outfit, format) => {
      const lay = layFlat(outfit, format)
      expect(lay.pieces).toHaveLength(outfit.length)
      for (const [at, p] of lay.pieces.entries()) {
        expect([p.id, isOnGround(lay, p)]).toEqual([p.id, true])
        expect(hiddenShare(lay, at, outlineIn(outfit))).toBeLessThanOrEqual(1 / 3)
      }
    }),
    { numRuns: 200 * inject('draws') },
  )
})

const kindsIn = (drawings: object) => Object.keys(drawings) as GarmentKind[]
const kindsWorn: Partial<Record<UnlaidPiece['type'], GarmentKind[]>> = {
  TOP: [...kindsIn(tops), 'shirt', 'knit'],
  BOTTOM: kindsIn(bottoms),
  DRESS: kindsIn(dresses),
  OUTER: [...kindsIn(outers), 'coat'],
  SHOES: kindsIn(shoes),
  BAG: kindsIn(bags),
  HAT: kindsIn(hats),
  SCARF: ['scarf', 'silk-scarf', 'neck-warmer', 'shawl'],
  SOCKS: ['socks', 'ankle-socks', 'no-show-socks', 'knee-socks', 'tights'],
  ACCESSORY: ['belt', 'watch', 'necklace', 'sunglasses', 'gloves', 'tie', 'earrings', 'mittens', 'suspenders', 'ring'],
  ETC: ['umbrella', 'parasol'],
}

/** Outfits without photos: a top and bottom or a dress, and at most one garment of each other type. */
const drawnOutfits = fc
  .tuple(
    fc.subarray(['OUTER', 'SHOES', 'BAG', 'HAT', 'SCARF', 'SOCKS', 'ACCESSORY', 'ETC'] as const),
    fc.boolean(),
    fc.infiniteStream(fc.nat()),
  )
  .map(([others, isDress, numbers]) =>
    [...(isDress ? (['DRESS'] as const) : (['TOP', 'BOTTOM'] as const)), ...others].map((type): UnlaidPiece => {
      const kinds = kindsWorn[type] ?? []
      const kind = kinds[Number(numbers.next().value) % kinds.length]
      const { width, height } = garmentBounds[kind ?? 'folded']
      return { id: type, type, kind, aspect: width / height, shape: 'drawing' }
    }),
  )

/** Returns whether a point of a piece is painted in its drawing. */
const paintedIn = (outfit: readonly UnlaidPiece[]) => (p: PlacedPiece) => {
  const kind = outfit.find(({ id }) => id === p.id)?.kind ?? 'folded'
  const { x, y, width, height } = garmentBounds[kind]
  const rows = (garmentOutlines[kind].match(/.{5}/g) ?? []).map((row) => Number.parseInt(row, 16))
  return ([u, v]: Point) => {
    if (u < 0 || u > 1 || v < 0 || v > 1) return false
    const [column, row] = [Math.floor((x + u * width) / 12), Math.floor((y + v * height) / 12)]
    return (((rows[row] ?? 0) >> (19 - column)) & 1) === 1
  }
}

test('in random outfits of drawings no garment has more than a third of its painted area hidden', {
  timeout: 600_000,
}, () => {
  fc.assert(
    fc.property(drawnOutfits, fc.constantFrom(...formats), (outfit, format) => {
      const lay = layFlat(outfit, format)
      for (const [at, p] of lay.pieces.entries())
        expect([p.id, hiddenShare(lay, at, paintedIn(outfit)) <= 1 / 3]).toEqual([p.id, true])
    }),
    { numRuns: 200 * inject('draws') },
  )
})

test('pieces keep the proportions of their pictures', () => {
  for (const format of formats) {
    const lay = layFlat(ten, format)
    for (const p of lay.pieces)
      expect((p.width * lay.ratio) / p.height).toBeCloseTo(ten.find(({ id }) => id === p.id)?.aspect ?? 0, 9)
  }
})

test('the aspect ratio of every drawing is close to that of the cell of its kind', () => {
  for (const [kind, { width, height }] of Object.entries(kindSizes)) {
    const bounds = garmentBounds[kind as GarmentKind]
    const stretch = bounds.width / bounds.height / (width / height)
    expect([kind, stretch > 0.7 && stretch < 1.4]).toEqual([kind, true])
  }
})

test('a top with other proportions moves no other piece', () => {
  for (const format of formats)
    for (const aspect of [0.8, 1.1, 1.6]) {
      const swapped = winter.map((one) => (one.type === 'TOP' ? { ...one, aspect } : one))
      const others = (lay: FlatLay) => lay.pieces.filter(({ id }) => !id.startsWith('TOP'))
      expect(others(layFlat(swapped, format))).toEqual(others(layFlat(winter, format)))
    }
})

test('the order of the pieces does not change the layout when each type occurs once', () => {
  const byId = (lay: FlatLay) => lay.pieces.toSorted((a, b) => a.id.localeCompare(b.id))
  expect(byId(layFlat(ten.toReversed(), 'card'))).toEqual(byId(layFlat(ten, 'card')))
})

test('at most ten pieces are laid out, and the rest are returned as left over', () => {
  for (let count = 0; count <= mostDrawn; count++)
    expect(layFlat(ten.slice(0, count), 'card').pieces).toHaveLength(count)
  const lay = layFlat([...ten, piece('ETC', 'umbrella'), piece('ACCESSORY', 'watch', 0.5)], 'card')
  expect(lay.pieces).toHaveLength(mostDrawn)
  expect(lay.left).toHaveLength(2)
  expect(lay.pieces.map(({ id }) => id)).toEqual(expect.arrayContaining(['OUTER-long-padding', 'TOP-knit']))
})

test('in the card layout shoes lie in the lower half, and hats above or near the middle', () => {
  for (const outfit of [winter, ten])
    for (const p of layFlat(outfit, 'card').pieces) {
      if (p.id.startsWith('SHOES')) expect(p.y + p.height / 2).toBeGreaterThan(0.5)
      if (p.id.startsWith('HAT')) expect(p.y + p.height / 2).toBeLessThan(0.55)
    }
})

test('small pieces hide almost nothing of the dress while there is free space', () => {
  const outfit = [
    piece('DRESS', 'dress', 0.73),
    piece('OUTER', 'cape', 1.05),
    piece('SHOES', 'pumps', 1.28),
    piece('BAG', 'clutch', 1.95),
    piece('ACCESSORY', 'hair-pin', 1.42),
  ]
  for (const format of formats) {
    const lay = layFlat(outfit, format)
    const dress = lay.pieces.findIndex(({ id }) => id.startsWith('DRESS'))
    expect(hiddenShare(lay, dress, outlineIn(outfit))).toBeLessThan(0.03)
  }
})

test('an umbrella of type ACCESSORY is laid out like one of type ETC', () => {
  const umbrella = (type: UnlaidPiece['type']) => ({ ...piece(type, 'umbrella', 1.09), id: 'umbrella' })
  const laid = (type: UnlaidPiece['type']) => layFlat([...winter, umbrella(type)], 'card').pieces
  expect(laid('ACCESSORY')).toEqual(laid('ETC'))
})

test('photos do not overlap while there is free space', () => {
  const photos = winter.map((one): UnlaidPiece => ({ ...one, shape: 'photo', aspect: 0.8 }))
  for (const format of formats) {
    const lay = layFlat(photos, format)
    const whole = () => (spot: Point) => spot.every((share) => share >= 0 && share <= 1)
    for (const [at] of lay.pieces.entries()) expect(hiddenShare(lay, at, whole)).toBeLessThan(0.01)
  }
})

test('a single small piece is laid out more than two fifths as high as the layout area', () => {
  for (const format of formats) {
    const [p] = layFlat([piece('ACCESSORY', 'watch', 0.5)], format).pieces
    const { top, bottom } = flatLayFormats[format].area
    expect((p?.height ?? 0) / (bottom - top)).toBeGreaterThan(0.4)
  }
})

test.each([0, Number.NaN, -1, Number.POSITIVE_INFINITY])(
  'a piece with an aspect ratio of %j is still laid out with a valid size',
  (aspect) => {
    const [p] = layFlat([piece('TOP', 'knit', aspect)], 'card').pieces
    expect(p && p.width > 0 && p.height > 0 && p.width < 1 && p.height < 1).toBe(true)
  },
)
