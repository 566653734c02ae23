import { type ClothesType, commonGarments, GarmentKind } from '@otday/contract'
import { expect, test } from 'vitest'
import { appearanceOf } from '../src/reading/appearance.ts'
import { drawings } from '../src/reading/drawings.data.ts'
import { colors } from '../src/reading/lexicon/colors.data.ts'
import { readFacts } from '../src/reading/read-facts.ts'

const shown = (type: ClothesType, name: string, more: Partial<Parameters<typeof readFacts>[0]> = {}) =>
  appearanceOf(readFacts({ id: 'a', name, type, attributes: [], ...more }))

test.each([
  ['검은색', '#1b1b1d'],
  ['진회색', '#46484d'],
  ['핫핑크', '#d63f84'],
  ['카멜브라운', '#8a5a3b'],
  ['목탄', '#46484d'],
])('the color word %s in a name sets the drawn color', (word, hex) => {
  expect(shown('TOP', `${word} 티셔츠`).colors[0]).toBe(hex)
})

test.each(Object.entries(colors))(
  'each color word for %s is drawn in that color when it is an attribute',
  (hex, words) => {
    for (const value of words.split(' '))
      expect([value, shown('TOP', '옷', { attributes: [{ definitionName: '색상', value }] }).colors]).toEqual([
        value,
        [hex],
      ])
  },
)

test('the drawn color comes from the color attribute, else from the name, else from the picture', () => {
  const navy = { attributes: [{ definitionName: '색상', value: '네이비' }] }
  expect(shown('TOP', '블랙 티', navy).colors).toEqual(['#1f2a48'])
  expect(shown('TOP', '화이트 블랙 스트라이프 티').colors).toEqual(['#f7f7f5', '#1b1b1d'])
  const color = { l: 0.5, c: 0, h: 0 }
  expect(shown('TOP', '옷', { color }).colors).toEqual(['#636363'])
  expect(shown('TOP', '블랙 티', { color }).colors).toEqual(['#1b1b1d'])
  expect(shown('TOP', '옷').colors).toEqual([])
})

test.each([
  ['BOTTOM', '통 넓은 청바지', '#4f6f9f'],
  ['OUTER', '청자켓', '#4f6f9f'],
  ['DRESS', '데님 원피스', '#4f6f9f'],
  ['OUTER', '트렌치코트', '#d8c7a6'],
  ['OUTER', '가죽 자켓', '#1b1b1d'],
  ['HAT', '밀짚모자', '#d8c7a6'],
] as const)('without a color the %s %s is drawn in the color of its cloth', (type, name, hex) => {
  expect(shown(type, name).colors).toEqual([hex])
  expect(shown(type, `빨간 ${name}`).colors).not.toContain(hex)
  expect(shown(type, name, { color: { l: 0.5, c: 0, h: 0 } }).colors).toEqual(['#636363'])
})

test.each([
  ['TOP', '네이비 스트라이프 긴팔 티셔츠', 'long-sleeve'],
  ['TOP', '시어서커 반팔 셔츠', 'short-shirt'],
  ['TOP', '겨울 반팔 티', 'tshirt'],
  ['BOTTOM', '흑청 슬림 진', 'jeans'],
  ['OUTER', '벤치 롱파카', 'long-padding'],
  ['OUTER', '싱글 트렌치 코트 블랙', 'trench'],
  ['OUTER', '니트 조끼', 'vest'],
  ['SHOES', 'PVC 장화', 'rain-boots'],
  ['SHOES', '첼시부츠', 'boots'],
  ['ETC', '장우산', 'umbrella'],
  ['ACCESSORY', '장우산', 'umbrella'],
  ['TOP', '', 'tshirt'],
  ['TOP', '후드 집업', 'zip-hoodie'],
  ['TOP', '울 터틀넥 니트', 'turtle-knit'],
  ['TOP', '체크 플란넬 셔츠', 'check-shirt'],
  ['TOP', '민소매 블라우스', 'sleeveless-blouse'],
  ['BOTTOM', '카고 바지', 'cargo-pants'],
  ['BOTTOM', '와이드 팬츠', 'wide-pants'],
  ['BOTTOM', '플리츠 스커트', 'pleated-skirt'],
  ['BOTTOM', '청반바지', 'denim-shorts'],
  ['BOTTOM', '멜빵바지', 'overalls'],
  ['DRESS', '슬립 원피스', 'slip-dress'],
  ['DRESS', '한복', 'hanbok'],
  ['DRESS', '점프수트', 'jumpsuit'],
  ['OUTER', '떡볶이 코트', 'duffle-coat'],
  ['OUTER', '무스탕', 'shearling-jacket'],
  ['OUTER', '항공 점퍼', 'bomber'],
  ['OUTER', '야상', 'field-jacket'],
  ['OUTER', '패딩 조끼', 'padded-vest'],
  ['OUTER', '레인코트', 'raincoat'],
  ['SHOES', '메리제인', 'mary-janes'],
  ['SHOES', '컨버스 캔버스화', 'canvas-shoes'],
  ['SHOES', '크록스', 'clogs'],
  ['SHOES', '등산화', 'hiking-shoes'],
  ['SHOES', '롱부츠', 'long-boots'],
  ['SOCKS', '기모 스타킹', 'tights'],
  ['UNDERWEAR', '속옷', 'briefs'],
  ['UNDERWEAR', '내복', 'thermal-top'],
  ['HAT', '밀짚모자', 'straw-hat'],
  ['BAG', '노트북 가방', 'laptop-bag'],
  ['BAG', '에코백', 'eco-bag'],
  ['SCARF', '실크 스카프', 'silk-scarf'],
  ['ACCESSORY', '넥타이', 'tie'],
  ['ACCESSORY', '귀걸이', 'earrings'],
  ['ETC', '양산', 'parasol'],
] as const)('%s %s is drawn as %s', (type, name, kind) => {
  expect(shown(type, name).kind).toBe(kind)
})

test('a piece is drawn as the kind that its owner corrected it to', () => {
  expect(shown('OUTER', '블랙 코트', { correction: { kind: 'trench' } }).kind).toBe('trench')
})

test('every drawing is used by at least one kind of piece', () => {
  const used = new Set(Object.values(drawings).flatMap((ofType) => Object.values(ofType)))
  expect(GarmentKind.options.filter((kind) => !used.has(kind))).toEqual([])
})

test('common garments are drawn as their kind, in four distinct colors', () => {
  for (const { type, name, kind, colors: values } of commonGarments) {
    expect([name, shown(type, name).kind]).toEqual([name, kind])
    expect(new Set(values.flatMap((value) => shown(type, `${value} ${name}`).colors[0] ?? [])).size).toBe(4)
  }
})
