import { expect, test } from 'vitest'
import { day } from '../scripts/measures/days.ts'
import { devCloset } from '../scripts/measures/dev-closet.ts'
import { oddRows } from '../scripts/measures/odd.ts'
import { recommend } from '../src/choosing/recommend.ts'
import { explain } from '../src/explaining/explain.ts'
import { dress, factsOf, type Names } from './support/dress.ts'

const dev = devCloset().facts
const small: Names = { TOP: '반팔티|카라티', BOTTOM: '반바지|린넨 반바지', SHOES: '운동화' }

test('a closet of two tops and two bottoms has four outfits, then says so and starts over', () => {
  const facts = factsOf(small)
  const shown: string[] = []
  for (let roll = 0; roll < 4; roll++) {
    const { key, exhausted } = recommend(facts, day(27), { seed: 'four', shown })
    expect([exhausted, shown.includes(key)]).toEqual([false, false])
    shown.push(key)
  }
  const fifth = recommend(facts, day(27), { seed: 'four', shown })
  expect([fifth.exhausted, shown.includes(fifth.key), fifth.key === shown[3]]).toEqual([true, true, false])
})

test('outfits are not repeated for a day while good ones are left', () => {
  const shown: string[] = []
  for (let roll = 0; roll < 40; roll++) {
    const outfit = recommend(dev, day(18), { seed: 'roll', shown })
    if (outfit.exhausted) break
    expect(shown).not.toContain(outfit.key)
    shown.push(outfit.key)
  }
  expect(shown.length).toBeGreaterThan(20)
})

test('the next outfit lists the types that it dropped without a replacement', () => {
  const names = {
    TOP: '흰 셔츠|회색 니트',
    BOTTOM: '청바지',
    DRESS: '네이비 원피스',
    SHOES: '흰 스니커즈',
    BAG: '등산 배낭',
  }
  const facts = factsOf(names).map((f, at) => ({ ...f, id: `${at}` }))
  const idOf = (name: string) => facts.find((f) => f.name === name)?.id ?? ''
  const after = (...names: string[]) => {
    const shown = [names.map(idOf).sort().join(' ')]
    return recommend(facts, day(18, {}, { occasion: 'DATE' }), { seed: 'a', shown })
  }
  const dressed = after('네이비 원피스', '흰 스니커즈', '등산 배낭')
  expect(dressed.items.map(({ type }) => type)).toEqual(['TOP', 'BOTTOM', 'SHOES'])
  expect(dressed.dropped).toEqual(['BAG'])
  expect(after('흰 셔츠', '청바지', '흰 스니커즈').dropped).toEqual([])
})

test('the next outfit lists each new main piece and the piece that it replaced', () => {
  const first = recommend(dev, day(18), { seed: 'a' })
  const second = recommend(dev, day(18), { seed: 'a', shown: [first.key] })
  const main = new Set(['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES', 'BAG'])
  const came = second.items.filter((f) => main.has(f.type) && !first.items.includes(f))
  expect(first.changed).toEqual([])
  expect(came.length).toBeGreaterThan(0)
  expect(new Set(second.changed.map(({ to }) => to))).toEqual(new Set(came))
  const left = second.changed.flatMap(({ from }) => first.items.filter(({ id }) => id === from))
  expect(left.filter((f) => second.items.includes(f))).toEqual([])
  expect(left.length).toBeGreaterThan(0)
})

test('locked pieces stay while the others change around them', () => {
  const locked = ['D12', 'D59', 'D73']
  const shown: string[] = []
  for (let roll = 0; roll < 6; roll++) {
    const { items, key, released } = recommend(dev, day(10), { seed: 'locked', locked, shown })
    expect(items.map((f) => f.id)).toEqual(expect.arrayContaining(locked))
    expect(released).toEqual([])
    shown.push(key)
  }
  expect(new Set(shown).size).toBe(6)
})

test('a locked outer garment is worn at 30°, and a locked dress releases locked trousers', () => {
  expect(recommend(dev, day(30), { seed: '1', locked: ['D55'] }).items.map((f) => f.id)).toContain('D55')
  const trousers = dev.find(({ type }) => type === 'BOTTOM')?.id ?? ''
  const { items, released } = recommend(dev, day(30), { seed: '1', locked: ['D37', trousers, 'nobody'] })
  expect(items.filter((f) => f.type === 'BOTTOM')).toEqual([])
  expect(released).toEqual([trousers, 'nobody'])
})

test('in bitter cold, the warmest pieces of a small closet are worn', () => {
  const little: Names = { TOP: '반팔티|기모 맨투맨|얇은 니트', BOTTOM: '청바지', OUTER: '바람막이|롱패딩' }
  expect(dress(little, day(-15))).toEqual(expect.arrayContaining(['롱패딩', '기모 맨투맨', '청바지']))
})

test('pajamas stay at home unless there is nothing else', () => {
  const home: Names = { TOP: '수면잠옷', BOTTOM: '수면바지' }
  expect(dress({ TOP: '수면잠옷|긴팔티', BOTTOM: '수면바지|면바지' }, day(18))).toEqual(['긴팔티', '면바지'])
  expect(dress(home, day(18))).toEqual(['수면잠옷', '수면바지'])
})

test('a top that was worn yesterday is not recommended today', () => {
  const tops: Names = { TOP: '흰 반팔 티셔츠|검정 반팔 티셔츠', BOTTOM: '반바지', SHOES: '운동화' }
  for (const top of ['흰 반팔 티셔츠', '검정 반팔 티셔츠'])
    expect(dress(tops, day(27), { wornDaysAgo: { [`TOP ${top}`]: 1 } })).not.toContain(top)
})

test('a liked top is chosen over a disliked one', () => {
  const tops: Names = { TOP: '흰 반팔 티셔츠|검정 반팔 티셔츠', BOTTOM: '청바지', SHOES: '운동화' }
  const [white, black] = ['흰 반팔 티셔츠', '검정 반팔 티셔츠']
  const liking = (liked: string, other: string) => ({ likes: { [`TOP ${liked}`]: 1, [`TOP ${other}`]: -1 } })
  expect(dress(tops, day(27), liking(white, black))).toContain(white)
  expect(dress(tops, day(27), liking(black, white))).toContain(black)
})

test.each([
  [
    'SPORT',
    '트레이닝 바지',
    { TOP: '흰 셔츠|기능성 반팔티', BOTTOM: '검정 슬랙스|트레이닝 바지', SHOES: '검정 로퍼|러닝화' },
  ],
  [
    'WORK',
    '검정 슬랙스',
    { TOP: '흰 셔츠|기능성 반팔티', BOTTOM: '검정 슬랙스|트레이닝 바지', SHOES: '검정 로퍼|러닝화' },
  ],
] as const)(
  'for the occasion %s, clothes made for it are chosen over clothes for another purpose',
  (occasion, worn, names) => {
    expect(dress(names, day(20, {}, { occasion, answers: { sport: 'RUNNING' } }))).toContain(worn)
  },
)

test('a sweatshirt whose name warns of pilling is worn when there is no other', () => {
  const tops: Names = { TOP: '회색 맨투맨 (보풀)|회색 맨투맨', BOTTOM: '청바지', SHOES: '운동화' }
  expect(dress(tops, day(15))).toContain('회색 맨투맨')
  expect(dress({ ...tops, TOP: '회색 맨투맨 (보풀)' }, day(15))).toContain('회색 맨투맨 (보풀)')
})

test('a knit vest is not worn without a top under it if the closet has one', () => {
  const worn = dress({ TOP: '니트 조끼|흰 셔츠', BOTTOM: '청바지', SHOES: '운동화' }, day(15))
  expect(worn).toContain('흰 셔츠')
})

test('a closet with a dozen pieces of one kind still gets the shirt and the coat that go with them', () => {
  const many = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at}`).join('|')
  const uniform = { TOP: `${many('교복 조끼', 16)}|교복 셔츠`, BOTTOM: '교복 바지', SHOES: '운동화' }
  const worn = dress(
    { ...uniform, OUTER: `${many('교복 자켓', 12)}|롱패딩` },
    day(-10, { min: -14, max: -5 }, { occasion: 'SCHOOL' }),
  )
  expect(worn).toEqual(expect.arrayContaining(['교복 셔츠', '롱패딩']))
})

test('tiny and huge closets get the best outfit there is, true sentences and a list of missing types', () => {
  expect(oddRows().filter(({ pass }) => !pass)).toEqual([])
  const padding = factsOf({ OUTER: '롱패딩' })
  const alone = recommend(padding, day(30), { seed: 'odd' })
  expect(alone.missing).toEqual(['TOP', 'BOTTOM', 'SHOES'])
  expect(alone.items.map(({ name }) => name)).not.toContain('롱패딩')
  expect(explain(alone, day(30), padding).help.length).toBeGreaterThan(0)
})
