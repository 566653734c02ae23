import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { closetFrom } from '../scripts/closet.ts'
import { day } from '../scripts/measures.ts'
import { sparseFaults } from '../scripts/soundness.ts'
import { analyse, contextOf, type Item, recommend } from '../src/index.ts'

const dev = closetFrom(fileURLToPath(new URL('dev-closet.json', import.meta.url)), 'attributes').map((one) =>
  analyse(one),
)
const item = (type: Item['type'], name: string): Item => ({ id: name, name, type, attributes: [] })
const small = [
  item('TOP', '반팔티'),
  item('TOP', '카라티'),
  item('BOTTOM', '반바지'),
  item('BOTTOM', '린넨 반바지'),
  item('SHOES', '운동화'),
].map((one) => analyse(one))

test('a closet of two tops and two bottoms has four outfits, then says so and starts over', () => {
  const ctx = contextOf(day(27))
  const shown: string[] = []
  for (let roll = 0; roll < 4; roll++) {
    const { key, exhausted } = recommend(small, ctx, { seed: roll, shown })
    expect([exhausted, shown.includes(key)]).toEqual([false, false])
    shown.push(key)
  }
  const fifth = recommend(small, ctx, { seed: 4, shown })
  expect([fifth.exhausted, fifth.key]).toEqual([true, shown[0]])
})

test('outfits are not repeated for a day while good ones are left', () => {
  const ctx = contextOf(day(18))
  const shown: { key: string }[] = []
  for (let roll = 0; roll < 40; roll++) {
    const outfit = recommend(dev, ctx, { seed: roll, shown })
    if (outfit.exhausted) break
    expect(shown.some(({ key }) => key === outfit.key)).toBe(false)
    shown.push(outfit)
  }
  expect(shown.length).toBeGreaterThan(20)
})

test('locked pieces stay while the others change around them', () => {
  const ctx = contextOf(day(10))
  const locked = ['D12', 'D59', 'D73']
  const shown: string[] = []
  for (let roll = 0; roll < 6; roll++) {
    const { items, key, released } = recommend(dev, ctx, { seed: roll, locked, shown })
    expect(items.map((f) => f.id)).toEqual(expect.arrayContaining(locked))
    expect(released).toEqual([])
    shown.push(key)
  }
  expect(new Set(shown).size).toBe(6)
})

test('locked socks and hats are not replaced by warmer ones', () => {
  const { items } = recommend(dev, contextOf(day(-8)), { seed: 1, locked: ['D67', 'D69'] })
  expect(
    items
      .filter((f) => f.type === 'SOCKS' || f.type === 'HAT')
      .map((f) => f.id)
      .toSorted(),
  ).toEqual(['D67', 'D69'])
})

test('however little there is, the warmest of it is worn in bitter cold', () => {
  const facts = ['반팔티', '기모 맨투맨', '얇은 니트'].map((name) => analyse(item('TOP', name)))
  const rest = [item('BOTTOM', '청바지'), item('OUTER', '바람막이'), item('OUTER', '청자켓')].map((one) => analyse(one))
  for (const seed of [1, 2, 3]) {
    const names = recommend([...facts, ...rest], contextOf(day(-15)), { seed }).items.map((f) => f.name)
    expect(names).toEqual(['청자켓', '기모 맨투맨', '청바지'])
  }
})

test('pyjamas stay at home unless there is nothing else', () => {
  const home = [item('TOP', '수면잠옷'), item('BOTTOM', '수면바지')].map((one) => analyse(one))
  const out = [item('TOP', '긴팔티'), item('BOTTOM', '면바지')].map((one) => analyse(one))
  expect(recommend([...home, ...out], contextOf(day(18)), { seed: 1 }).items.map((f) => f.name)).toEqual([
    '긴팔티',
    '면바지',
  ])
  expect(recommend(home, contextOf(day(18)), { seed: 1 }).partial).toBe(false)
})

test('a locked outer garment is worn whatever the weather, a locked dress leaves no room for a top', () => {
  const ctx = contextOf(day(30))
  expect(recommend(dev, ctx, { seed: 1, locked: ['D55'] }).items.map((f) => f.id)).toContain('D55')
  const { items, released } = recommend(dev, ctx, { seed: 1, locked: ['D37', 'D01', 'nobody'] })
  expect(items.filter((f) => f.type === 'TOP' || f.type === 'BOTTOM')).toEqual([])
  expect(released).toEqual(['D01', 'nobody'])
})

test('what was worn yesterday rests, what is liked comes sooner', () => {
  const ctx = contextOf(day(27))
  const tops = (options: object) =>
    Array.from(
      { length: 20 },
      (_, seed) => recommend(small, ctx, { seed, ...options }).items.find((f) => f.type === 'TOP')?.id,
    )
  const count = (options: object) => tops(options).filter((id) => id === '반팔티').length
  expect(count({ wornDaysAgo: { 반팔티: 0 } })).toBeLessThanOrEqual(count({}))
  expect(count({ likes: { 반팔티: 1, 카라티: -1 } })).toBeGreaterThanOrEqual(count({}))
})

test('the same seed gives the same outfit, in whatever order the closet comes', () => {
  const ctx = contextOf(day(14))
  const one = recommend(dev, ctx, { seed: 'a' })
  expect(recommend(dev.toReversed(), ctx, { seed: 'a' }).items.map((f) => f.id)).toEqual(one.items.map((f) => f.id))
  expect(recommend(dev, ctx, { seed: 'a' })).toEqual(one)
})

test('facts survive being stored', () => {
  const ctx = contextOf(day(14))
  const stored = JSON.parse(JSON.stringify(dev)) as typeof dev
  expect(recommend(stored, ctx, { seed: 'a' }).key).toBe(recommend(dev, ctx, { seed: 'a' }).key)
})

test('closets with hardly anything in them', () => {
  expect(sparseFaults()).toEqual([])
})
