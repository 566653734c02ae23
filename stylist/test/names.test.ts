import type { ClothesType } from '@otday/contract'
import { expect, test } from 'vitest'
import { factsOfCloset, labelFolders, readLabels } from '../scripts/labels.ts'
import { readFacts } from '../src/reading/read-facts.ts'
import { chartWords } from './chart-words.data.ts'
import { classes, names } from './names.data.ts'
import { truths } from './truths.data.ts'

const plain = (type: ClothesType, name: string) => readFacts({ id: name, name, type, attributes: [] })

const all = Object.entries(names).flatMap(([key, list]) => {
  const label = classes[key]
  return label ? list.split('|').map((name) => ({ name, label, facts: plain(label.type, name) })) : []
})

const cloSlack = 0.03

test('the warmth of nearly all garments is read from the name alone', () => {
  const off = all.filter(({ facts, label: { clo } }) => facts.clo < clo[0] - cloSlack || facts.clo > clo[1] + cloSlack)
  expect(all.length).toBeGreaterThan(600)
  expect(off.length / all.length, off.map(({ name, facts }) => `${name}: ${facts.kind}`).join(', ')).toBeLessThan(0.03)
})

test('the kind of nearly all garments is read from the name alone', () => {
  const unknown = all.filter(({ facts }) => facts.kind.startsWith('unknown'))
  expect(unknown.length / all.length, unknown.map(({ name }) => name).join(', ')).toBeLessThan(0.01)
})

test('waterproof garments are recognized by name', () => {
  const proof = all.filter(({ label, facts }) => label.waterproof && label.type !== 'ETC' && !facts.waterproof)
  expect(proof.every(({ facts }) => ['trench', 'springCoat'].includes(facts.kind))).toBe(true)
  expect(all.filter(({ label, facts }) => !label.waterproof && facts.waterproof)).toEqual([])
})

/** Words of the chart of clothes by temperature that stand for more than one garment. */
const vague = new Set(['원피스', '얇은 재킷', '기모 후드티', '내복'])
const degreesSlack = 1

test.each(chartWords.filter(([, word]) => !vague.has(word)))(
  'the temperature range of %s %s includes %f °C, its value in the clothing chart',
  (type, word, teff) => {
    const { from, to } = plain(type, word)
    expect(teff).toBeGreaterThanOrEqual(from - degreesSlack)
    expect(teff).toBeLessThanOrEqual(to + degreesSlack)
  },
)

test.each([
  ['반 팔 티', '반팔티'],
  ['맨 투 맨', '맨투맨'],
  ['롱 패딩 점퍼', '롱패딩점퍼'],
  ['T-셔츠 반팔', '티셔츠 반팔'],
  ['MA 1', 'ma-1'],
  ['Ｈｏｏｄｉｅ', 'hoodie'],
])('%s is read as the same kind as %s', (one, other) => {
  const type = /패딩|MA/i.test(one) ? 'OUTER' : 'TOP'
  expect(plain(type, one).kind).toBe(plain(type, other).kind)
  expect(plain(type, one).source).not.toBe('type')
})

const leastTrue = 0.74

test('three quarters of sixty names by other people are read as their authors meant', () => {
  const facts = new Map(
    readLabels(labelFolders[1] ?? '').closets.flatMap((closet) => factsOfCloset(closet).map((f) => [f.id, f])),
  )
  const rows = Object.entries(truths).map(([id, kinds]) => ({ id, kinds: kinds.split(' '), read: facts.get(id) }))
  const wrong = rows.filter(({ kinds, read }) => !read || !kinds.includes(read.kind))
  expect(rows.length).toBeGreaterThanOrEqual(60)
  expect(
    1 - wrong.length / rows.length,
    wrong.map(({ read }) => `${read?.name}: ${read?.kind}`).join(', '),
  ).toBeGreaterThan(leastTrue)
})

test.each([
  ['SHOES', '어그 타스만 체스트넛', 'furShoes'],
  ['SHOES', '어그 디스케트', 'furShoes'],
  ['SHOES', '어그 클래식 미니', 'ugg'],
  ['SHOES', '미끄럼방지 조리화 슈퍼주방화 270', 'safetyShoes'],
  ['SHOES', '병원 크록스', 'crocs'],
  ['SHOES', '콜한 제로그랜드 블랙', 'monkShoes'],
  ['SHOES', '첼시부츠 레인겸용 블랙', 'chelseaBoots'],
  ['SHOES', '레인 첼시부츠', 'rainBoots'],
  ['OUTER', '코오롱 우의겸 방수자켓', 'shell'],
  ['OUTER', '우의 상하', 'raincoat'],
  ['ACCESSORY', '장우산 학교 기념품', 'umbrella'],
] as const)('%s %s is read as the kind %s', (type, name, kind) => {
  expect(plain(type, name).kind).toBe(kind)
})

test('shoes named for rain alone are distinguished from shoes that also bear rain', () => {
  const says = (name: string, word: 'forRain' | 'forSnow' | 'repellent' | 'avoidsRain') =>
    plain('SHOES', name).says.has(word)
  expect(says('구두 (비올때)', 'forRain')).toBe(true)
  expect(says('털부츠 눈길용', 'forSnow')).toBe(true)
  for (const name of [
    '첼시부츠 (비올때 ㄱㄴ)',
    '첼시부츠 비올때도 신음',
    '첼시부츠 (비올때도)',
    '첼시부츠 비 올 때 가능',
    '첼시부츠 비 오는 날에도 괜찮음',
    '첼시부츠 비올때도 안 젖음',
  ]) {
    expect(says(name, 'forRain'), name).toBe(false)
    expect(says(name, 'repellent'), name).toBe(true)
    expect(plain('SHOES', name).waterproof, name).toBe(false)
  }
  expect(says('첼시부츠 레인겸용', 'forRain')).toBe(false)
  expect(plain('SHOES', '첼시부츠 레인겸용').waterproof).toBe(true)
  for (const name of ['스니커즈 비올때도 미끄러움', '스니커즈 비올때도 물샘', '스니커즈 비올때 가능하면 안 신음']) {
    expect(says(name, 'avoidsRain'), name).toBe(true)
    expect(says(name, 'repellent') || says(name, 'forRain') || plain('SHOES', name).waterproof, name).toBe(false)
    expect(plain('SHOES', name).condition, name).toBe('fine')
  }
  const bare = '스니커즈 비올때도 예쁨'
  expect(says(bare, 'repellent') || says(bare, 'forRain') || plain('SHOES', bare).waterproof).toBe(false)
})
