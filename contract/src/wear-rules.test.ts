import { expect, test } from 'vitest'
import { changeBy, isFulfilled } from './wear-rules.ts'
import type { ClothesId } from './vocabulary.ts'
import type { WearChange } from './wears.ts'

const [shirt, skirt] = ['shirt', 'skirt'] as [ClothesId, ClothesId]
const change: WearChange = {
  date: '2026-11-25',
  state: 'WORN',
  occasion: 'WORK',
  from: '09:00',
  feeling: 'GOOD',
  note: '따뜻했어요.',
  source: 'HAND',
  feedId: null,
  lookId: null,
  clothesIds: [shirt, skirt],
  weatherId: null,
  revision: 1,
}
const { clothesIds, weatherId: _weather, revision: _revision, ...said } = change
const stored = { ...said, items: clothesIds.map((clothesId) => ({ clothesId })) }

test('a change counts as done when the stored wear has its contents, whatever the revision and source', () => {
  expect(isFulfilled(stored, change)).toBe(true)
  expect(isFulfilled(stored, { ...change, revision: 7, source: 'FEED' })).toBe(true)
})

test.each([
  { date: '2026-11-24' },
  { state: 'PLANNED' },
  { occasion: null },
  { from: '10:00' },
  { feeling: null },
  { note: null },
  { feedId: 'a feed' },
  { lookId: 'a look' },
  { items: [{ clothesId: shirt }] },
  { items: [{ clothesId: skirt }, { clothesId: shirt }] },
])('a change does not count as done when the stored wear differs in %j', (other) => {
  expect(isFulfilled({ ...stored, ...other }, change)).toBe(false)
})

test('the answer to the question about a plan marks it worn, deletes it or leaves it as it is', () => {
  expect(changeBy('COLD')).toEqual({ state: 'WORN', isAssumed: false, feeling: 'COLD' })
  expect(changeBy('WORN')).toEqual({ state: 'WORN', isAssumed: false })
  expect(changeBy('LATER')).toEqual({})
  expect(changeBy('NOT_WORN')).toBeNull()
})
