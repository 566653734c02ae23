import { expect, test } from 'vitest'
import { analyse, contextOf, explain, type Item, recommend } from '../src/index.ts'
import { day } from '../scripts/measures.ts'

const item = (type: Item['type'], name: string): Item => ({ id: name, name, type, attributes: [] })
const closet = [
  item('TOP', '네이비 긴팔 티셔츠'),
  item('BOTTOM', '연청 청바지'),
  item('OUTER', '블랙 트렌치코트'),
  item('SHOES', 'PVC 장화'),
  item('SHOES', '화이트 스니커즈'),
  item('ETC', '장우산'),
].map((one) => analyse(one))

const explained = (weather: Parameters<typeof contextOf>[0], person = {}, wornDaysAgo = {}, facts = closet) => {
  const ctx = contextOf(weather, person)
  return explain(recommend(facts, ctx, { seed: 1, wornDaysAgo }), ctx)
}

test('rain, with its probability, is given as the reason for what is waterproof', () => {
  const { reasons, badges } = explained(day(14, { type: 'RAIN', mm: 5, pop: 80 }))
  expect(reasons).toContain('비 예보(80%)라 방수되는 블랙 트렌치코트를 골랐어요.')
  expect(badges).toMatchObject({ '블랙 트렌치코트': ['방수'], 'PVC 장화': ['방수'], '네이비 긴팔 티셔츠': [] })
})

test('what is not known is not said', () => {
  const { reasons } = explained({ temperature: { current: 14 }, precipitation: { type: 'SHOWER' } })
  expect(reasons).toContain('소나기 예보라 방수되는 블랙 트렌치코트를 골랐어요.')
  expect(explained({}).reasons[0]).toBe('기온을 알 수 없어 봄가을 옷차림으로 골랐어요.')
})

test('sensitivity is told in degrees beside the band that it leads to', () => {
  const { reasons } = explained(day(16), { sensitivity: 1 })
  expect(reasons.slice(0, 2)).toEqual([
    '체감 16℃, 12~16℃ 옷차림 기준이에요.',
    '추위를 많이 타셔서 4℃ 더 춥게 보고 골랐어요.',
  ])
})

test('a wide day says what to take off', () => {
  expect(explained(day(14, { min: 7, max: 21, sky: 'CLEAR' })).reasons).toContain(
    '일교차 14℃, 낮에는 블랙 트렌치코트를 벗으면 딱 좋아요.',
  )
})

test('a garment long unworn is told with its days', () => {
  const { reasons, badges } = explained(day(25), {}, { '연청 청바지': 12.6 })
  expect(reasons).toContain('연청 청바지는 12일 만이에요.')
  expect(badges['연청 청바지']).toEqual(['12일 만'])
})

test('never more than three reasons', () => {
  const weather = day(8, { min: 1, max: 15, type: 'RAIN', mm: 5, pop: 90, wind: 9 })
  expect(explained(weather, { sensitivity: 1 }, { '연청 청바지': 20 }).reasons).toHaveLength(3)
})

test('what the closet lacks is named under the type it would be added to', () => {
  const light = closet.filter((f) => f.type !== 'OUTER')
  expect(explained(day(-5), {}, {}, light).help).toEqual([
    { type: 'OUTER', text: '옷장의 옷만으로는 조금 추울 수 있어요. 두꺼운 외투가 있으면 좋아요.' },
  ])
  const top = closet.filter((f) => f.type === 'TOP')
  expect(explained(day(20), {}, {}, top).help.map(({ type }) => type)).toEqual(['BOTTOM', 'SHOES'])
  const dry = closet.filter((f) => f.type !== 'ETC')
  expect(explained(day(14, { type: 'RAIN', mm: 5 }), {}, {}, dry).help.map(({ type }) => type)).toEqual(['ETC'])
  const winter = [item('TOP', '기모 맨투맨'), item('BOTTOM', '기모 바지'), item('SHOES', '운동화')].map((one) =>
    analyse(one),
  )
  expect(explained(day(28), {}, {}, winter).help).toEqual([
    { type: 'TOP', text: '얇은 상의가 없어 조금 더울 수 있어요.' },
  ])
})

test('an empty closet has no reasons, only help', () => {
  const { reasons, help } = explained(day(20), {}, {}, [])
  expect([reasons, help.map(({ type }) => type)]).toEqual([[], ['TOP', 'BOTTOM', 'SHOES']])
})
