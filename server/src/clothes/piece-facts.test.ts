import type { ClothesId, ClothesType, Occasion } from '@otday/contract'
import { expect, test } from 'vitest'
import { factsOf, searchFactsOf } from './piece-facts.ts'
import type { WardrobeItem } from './wardrobe.ts'

const piece = (name: string, type: ClothesType, more: Partial<WardrobeItem> = {}): WardrobeItem => ({
  id: '0199a000-0000-7000-8000-00000000000a' as ClothesId,
  revision: 1,
  name,
  type,
  attributes: [],
  color: null,
  correction: null,
  ...more,
})

test('the color of a piece comes from its attribute, else its name, its picture, or the cloth of its kind', () => {
  const color = { l: 0.55, c: 0.2, h: 25 }
  const attributes = [{ definitionName: '색상', value: '네이비' }]
  expect(factsOf(piece('검정 니트', 'TOP', { attributes, color })).color).toEqual({
    family: 'NAVY',
    source: 'ATTRIBUTES',
  })
  expect(factsOf(piece('검정 니트', 'TOP', { color })).color).toEqual({ family: 'BLACK', source: 'NAME' })
  expect(factsOf(piece('니트', 'TOP', { color })).color).toEqual({ family: 'RED', source: 'PICTURE' })
  expect(factsOf(piece('니트', 'TOP')).color).toBeNull()
  expect(factsOf(piece('청바지', 'BOTTOM')).color).toEqual({ family: 'BLUE', source: 'NAME' })
  expect(factsOf(piece('청바지', 'BOTTOM', { color })).color).toEqual({ family: 'RED', source: 'PICTURE' })
  const notes = { brand: null, size: null, memo: null }
  expect(searchFactsOf(piece('청바지', 'BOTTOM'), notes).colorFamily).toBe('BLUE')
})

test('the seasons of a piece come from its attribute, else from its kind', () => {
  const attributes = [{ definitionName: '계절', value: '봄·가을' }]
  expect(factsOf(piece('롱패딩', 'OUTER')).seasons).toEqual({ values: ['WINTER'], source: 'KIND' })
  const winter = [{ definitionName: '계절', value: '겨울' }]
  expect(factsOf(piece('롱패딩', 'OUTER', { attributes: winter })).seasons.source).toBe('ATTRIBUTES')
  expect(factsOf(piece('셔츠', 'TOP', { attributes })).seasons).toEqual({
    values: ['SPRING', 'AUTUMN'],
    source: 'ATTRIBUTES',
  })
})

test('the temperatures of a piece have no lower bound for the warmest kinds, no upper one for the lightest', () => {
  expect(factsOf(piece('롱패딩', 'OUTER')).temperature).toMatchObject({ from: null })
  expect(factsOf(piece('민소매 티셔츠', 'TOP')).temperature).toMatchObject({ to: null })
  expect(factsOf(piece('트렌치코트', 'OUTER')).temperature).toEqual({
    from: expect.any(Number),
    to: expect.any(Number),
  })
  expect(factsOf(piece('시계', 'ACCESSORY')).temperature).toBeNull()
})

test.each<[string, ClothesType, Occasion[], Occasion[]]>([
  ['정장 바지', 'BOTTOM', ['FORMAL'], ['SPORT', 'CASUAL']],
  ['슬랙스', 'BOTTOM', ['WORK', 'DATE'], ['SPORT']],
  ['청바지', 'BOTTOM', ['SCHOOL', 'CASUAL', 'TRAVEL'], ['FORMAL', 'SPORT']],
  ['러닝 쇼츠', 'BOTTOM', ['SPORT'], ['WORK', 'DATE', 'FORMAL']],
  ['구두', 'SHOES', ['FORMAL', 'WORK'], ['SPORT']],
  ['우산', 'ETC', ['WORK', 'SPORT', 'FORMAL'], []],
])(
  'the piece %s suits the occasions of its kind and none that its kind is unsuitable for',
  (name, type, suits, not) => {
    const { occasions } = factsOf(piece(name, type))
    expect(occasions).toEqual(expect.arrayContaining(suits))
    for (const occasion of not) expect(occasions).not.toContain(occasion)
  },
)

test('a kind corrected by the owner decides the occasions, and a piece marked as not worn suits none', () => {
  const correction = { kind: 'suitPants', condition: null }
  expect(factsOf(piece('검정 바지', 'BOTTOM', { correction })).occasions).toContain('FORMAL')
  const unworn = { kind: null, condition: 'UNWORN' as const }
  expect(factsOf(piece('슬랙스', 'BOTTOM', { correction: unworn })).occasions).toEqual([])
})

test('the search key of a piece contains name, notes, material and synonyms of the color', () => {
  const attributes = [
    { definitionName: '색상', value: '블랙' },
    { definitionName: '소재', value: '캐시미어' },
    { definitionName: '방수', value: '불가' },
  ]
  const { searchKey, nameKey } = searchFactsOf(piece('Turtleneck 니트', 'TOP', { attributes }), {
    brand: 'Maison',
    size: 'XL',
    memo: '생일\n선물',
  })
  for (const word of ['turtleneck', '니트', 'maison', 'xl', '선물', '블랙', '검정', '캐시미어'])
    expect(searchKey).toContain(word)
  expect(searchKey).not.toContain('불가')
  expect(nameKey).toBe('turtleneck 니트')
})
