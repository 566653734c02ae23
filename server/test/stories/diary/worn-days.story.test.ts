import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { ClosetChangeId, Clothes, ClothesId, FeedId, WearId } from '@otday/contract'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { endDays } from '../../../src/diary/index.ts'
import { openStyling } from '../../../src/outfits/index.ts'
import { garment, post, testUrls } from '../../kit/fixtures.ts'
import { eachMorningHasNewUsers, testApp, 하니 } from '../../kit/story-users.ts'
import type { TestUser } from '../../kit/test-app.ts'
import { wrongSums } from '../../kit/worn-sums.ts'

eachMorningHasNewUsers()

const pool = () => testApp.database.pool
const inDays = (days: number) => daysAfter(seoulDate(testApp.clock.now()), days)
const worn = { state: 'WORN', source: 'HAND', feeling: null } as const
const closet = (who: TestUser, names: readonly string[]) => Promise.all(names.map((name) => garment(who, name)))
const mostWorn = async (who: TestUser) => {
  const { most } = await who.statistics.get({ query: { period: 'ALL' } })
  return most.map(({ item, days }) => [item.name, days])
}

/** State of a test run; its steps find records and posts by their numbers. */
interface Kept {
  who: TestUser
  pieces: Clothes[]
  wears: Map<number, { id: WearId; revision: number }>
  posts: FeedId[]
}
type Step = (kept: Kept) => Promise<void>

const chosen = ({ pieces }: Kept, which: readonly number[]): Clothes[] => {
  const places = new Set(which.map((place) => place % pieces.length))
  return pieces.filter((_, place) => places.has(place))
}
const idsOf = (pieces: readonly Clothes[]): ClothesId[] => pieces.map(({ id }) => id)

async function deleteAndUndo(who: TestUser, pieces: readonly Clothes[]): Promise<void> {
  const changeId = newId<ClosetChangeId>()
  await who.closetChanges.delete({ body: { changeId, clothesIds: idsOf(pieces) } })
  await who.closetChanges.undo({ body: { changeId } })
}

const places = fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 4 })
const record = fc.tuple(fc.nat(4), fc.integer({ min: -4, max: 3 }), places)
const steps = fc.oneof(
  record.map(
    ([name, days, which]): Step =>
      async (kept) => {
        const { id, revision } = kept.wears.get(name) ?? { id: newId<WearId>(), revision: 0 }
        const state = days > 0 ? 'PLANNED' : 'WORN'
        const body = { ...worn, state, date: inDays(days), clothesIds: idsOf(chosen(kept, which)), revision } as const
        await kept.who.wears.save({ params: { wearId: id }, body })
        kept.wears.set(name, { id, revision: revision + 1 })
      },
  ),
  fc.nat(4).map(
    (name): Step =>
      async (kept) => {
        const wear = kept.wears.get(name)
        if (!wear) return
        await kept.who.wears.delete({ params: { wearId: wear.id }, query: {} })
        kept.wears.delete(name)
      },
  ),
  places.map(
    (which): Step =>
      async (kept) => {
        kept.posts.push((await post(kept.who, { clothes: chosen(kept, which) })).id)
      },
  ),
  fc.constant<Step>(async ({ who, posts }) => {
    const feedId = posts.shift()
    if (feedId) await who.feeds.delete({ params: { feedId } })
  }),
  fc.constant<Step>(async ({ who, pieces }) => {
    const piece = pieces.length > 2 ? pieces.pop() : undefined
    if (piece) await who.clothes.delete({ params: { clothesId: piece.id } })
  }),
  fc.nat(5).map(
    (place): Step =>
      async (kept) => {
        await deleteAndUndo(kept.who, chosen(kept, [place]))
      },
  ),
)

test('each piece’s count of worn days matches diary and posts after random saves, moves, deletions and undos', async () => {
  const names = ['셔츠', '니트', '바지', '코트', '가방', '구두']
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 12 }), async (each) => {
      const who = await testApp.signUp('하니')
      const kept: Kept = { who, pieces: await closet(who, names), wears: new Map(), posts: [] }
      for (const step of each) await step(kept)
      expect(await wrongSums(pool(), who.id)).toEqual([])
    }),
    { numRuns: 8 * inject('draws') },
  )
})

test('a piece counts as worn once a day; a past plan counts if it was made on its day, and not if made ahead', async () => {
  const [shirt, coat, scarf] = await closet(하니, ['셔츠', '코트', '머플러'])
  const save = (date: string, pieces: (Clothes | undefined)[], state: 'WORN' | 'PLANNED' = 'WORN') =>
    하니.wears.save({
      params: { wearId: newId<WearId>() },
      body: { ...worn, state, date, clothesIds: pieces.flatMap((piece) => piece?.id ?? []), revision: 0 },
    })
  await save(inDays(0), [shirt])
  await save(inDays(0), [shirt, coat])
  await save(inDays(-1), [shirt])
  await save(inDays(0), [coat, scarf], 'PLANNED')
  expect(await mostWorn(하니)).toEqual([
    ['셔츠', 2],
    ['코트', 1],
  ])
  await save(inDays(1), [coat], 'PLANNED')
  testApp.clock.advance(2 * 86_400)
  const { database, clock } = testApp
  await endDays({ db: database.db, clock, styling: openStyling({ db: database.db, clock, urls: testUrls(testApp) }) })
  const counted = await mostWorn(await testApp.signIn(하니.email, 하니.password))
  expect(Object.fromEntries(counted)).toEqual({ 셔츠: 2, 코트: 1, 머플러: 1 })
  expect(await wrongSums(pool(), 하니.id)).toEqual([])
})

test('when the deletion of a piece is undone, its posts count as wears again', async () => {
  const [shirt] = await closet(하니, ['셔츠'])
  if (!shirt) throw new Error('There is no shirt.')
  const params = { clothesId: shirt.id }
  for (const content of ['하나', '둘']) await post(하니, { content, clothes: [shirt] })
  const before = await 하니.clothesDetails.get({ params })
  expect(before.worn.times).toBe(2)
  await deleteAndUndo(하니, [shirt])
  expect((await 하니.clothesDetails.get({ params })).worn).toEqual(before.worn)
  const { totalCount } = await 하니.clothes.list({ query: { ownerId: 하니.id, notWorn: true } })
  expect(totalCount).toBe(0)
})

test('when the deletion of several pieces is undone at once, their posts count as wears again', async () => {
  const pieces = await closet(하니, ['셔츠', '코트', '바지'])
  for (const clothes of [pieces, pieces.slice(1), pieces.slice(2)]) await post(하니, { clothes })
  await deleteAndUndo(하니, pieces)
  expect(await wrongSums(pool(), 하니.id)).toEqual([])
})
