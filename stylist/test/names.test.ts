import { expect, test } from 'vitest'
import { chartWords } from '../scripts/chart-words.data.ts'
import { analyse } from '../src/index.ts'
import { classes, names } from './names.data.ts'

const centres = [30, 25, 21, 18, 14, 10, 6.5, 0]
const plain = (type: Parameters<typeof analyse>[0]['type'], name: string) =>
  analyse({ id: name, name, type, attributes: [] })

const all = Object.entries(names).flatMap(([key, list]) => {
  const label = classes[key]
  return label ? list.split('|').map((name) => ({ name, label, facts: plain(label.type, name) })) : []
})

test('names alone give the warmth of a garment', () => {
  const off = all.filter(({ facts, label }) => facts.clo < label.clo[0] - 1e-9 || facts.clo > label.clo[1] + 1e-9)
  expect(off.map(({ name, facts }) => `${name}: ${facts.kind} ${facts.clo}`)).toEqual([])
})

test('names alone give the place of a garment in the chart', () => {
  const off = all.filter(({ facts, label: { bands } }) => {
    const mine = centres.flatMap((t, band) => (t >= facts.wear[0] - 0.5 && t <= facts.wear[1] + 0.5 ? [band] : []))
    return (
      bands !== undefined && (mine.some((b) => !bands.includes(b)) || bands.filter((b) => !mine.includes(b)).length > 1)
    )
  })
  expect(off.length / all.length).toBeLessThan(0.02)
})

test('what rain spoils is known, what sheds it as well', () => {
  const spoilt = all.filter(({ facts, label }) => label.avoidInRain && !facts.avoidWet).map(({ name }) => name)
  const leaky = all
    .filter(({ facts, label }) => (facts.water === 1) !== (label.waterproof ?? false))
    .map(({ name }) => name)
  expect([spoilt.length / all.length < 0.01, leaky]).toEqual([true, []])
})

test.each(chartWords)('the chart wears %s %s at %f °C', (type, word, teff) => {
  const { wear } = plain(type, word)
  expect(teff).toBeGreaterThanOrEqual(wear[0] - 0.5)
  expect(teff).toBeLessThanOrEqual(wear[1] + 0.5)
})

test.each([
  ['반 팔 티', '반팔티'],
  ['맨 투 맨', '맨투맨'],
  ['롱 패딩 점퍼', '롱패딩점퍼'],
  ['T-셔츠 반팔', '티셔츠 반팔'],
  ['MA 1', 'ma-1'],
  ['Ｈｏｏｄｉｅ', 'hoodie'],
])('%s is %s', (one, other) => {
  const type = /패딩|MA/i.test(one) ? 'OUTER' : 'TOP'
  expect(plain(type, one).kind).toBe(plain(type, other).kind)
})

test.each([
  ['TOP', '네이비 티셔츠', 'tee'],
  ['TOP', '스웨트셔츠', 'sweatshirt'],
  ['TOP', '버튼다운 셔츠', 'shirt'],
  ['OUTER', '유니클로 울트라라이트다운', 'lightDown'],
  ['BOTTOM', '울 미니 스커트', 'woolSkirt'],
  ['TOP', '미니멀 셔츠', 'shirt'],
  ['OUTER', '나이키 테크플리스', 'hoodZip'],
  ['OUTER', '그레이 스커트 세트 자켓', 'jacket'],
] as const)('a short word inside a longer one is not read: %s %s', (type, name, kind) => {
  expect(plain(type, name).kind).toBe(kind)
})
