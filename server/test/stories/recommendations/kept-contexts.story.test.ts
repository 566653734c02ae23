import {
  type ClothesId,
  type ClothesType,
  type DefinitionId,
  Occasion,
  type WearId,
  type WeatherId,
} from '@otday/contract'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import type { RecommendingDeps } from '../../../src/recommendations/recommending-deps.ts'
import { asked, instance } from '../../kit/ask-stylist.ts'
import { administrator, garment, post } from '../../kit/fixtures.ts'
import { testPassword, type TestUser } from '../../kit/test-app.ts'
import {
  eachStoryBeginsOnAMonday,
  fill,
  mild,
  monday,
  recommend,
  refused,
  testApp,
  tuesday,
  하니,
  민지,
} from '../../kit/stylist-fixtures.ts'

/** Tests of what an instance keeps in memory between recommendations (decision 050). */

eachStoryBeginsOnAMonday()
afterEach(() => testApp.clock.reset())

const names: readonly (readonly [string, ClothesType])[] = [
  ['흰 셔츠', 'TOP'],
  ['줄무늬 긴팔 티셔츠', 'TOP'],
  ['남색 니트', 'TOP'],
  ['기모 맨투맨', 'TOP'],
  ['회색 슬랙스', 'BOTTOM'],
  ['청바지', 'BOTTOM'],
  ['꽃무늬 원피스', 'DRESS'],
  ['경량 패딩', 'OUTER'],
  ['검정 코트', 'OUTER'],
  ['첼시 부츠', 'SHOES'],
  ['에코백', 'BAG'],
  ['가죽 백팩', 'BAG'],
  ['머플러', 'SCARF'],
  ['이상한 옷', 'ETC'],
]

/** Events between two recommendations. */
const happenings = [
  'a piece is added',
  'a piece is deleted',
  'a piece is renamed',
  'a piece is corrected',
  'a piece goes into the wash',
  'the wash comes out',
  'an outfit is liked',
  'an outfit is disliked',
  'a plan is made',
  'a record is written',
  'the day is described',
  'preferences change',
  'the sensitivity changes',
  'an outfit is posted',
  'somebody likes a post',
  'somebody takes a like back',
  'an attribute is renamed',
  'the forecast changes',
  'an hour passes',
  'a day passes',
  'taste is forgotten',
  'nothing',
  'nothing',
  'another outfit, please',
  'another outfit, please',
  'another outfit, please',
] as const

const step = fc.record({
  happens: fc.constantFrom(...happenings),
  which: fc.nat({ max: 1000 }),
  occasion: fc.option(fc.constantFrom(...Occasion.options), { nil: undefined, freq: 2 }),
  at: fc.nat({ max: 1 }),
})
/** Number of steps after which the days begin again, with two instances that have just started. */
const stepsInRound = 12

/** Days on which outfits are chosen; their forecasts change. */
let days: WeatherId[]
let definitionId: DefinitionId
/** The people who act; they sign in again whenever the clock is moved. */
let me: TestUser
let friend: TestUser
let root: TestUser
let feeds: Awaited<ReturnType<typeof post>>['id'][]

beforeEach(async () => {
  days = [await mild(monday), await mild(tuesday)]
  feeds = []
  root = { ...(await administrator(testApp, '관리자')), password: testPassword }
  ;[me, friend] = [하니, 민지]
  definitionId = (
    await root.attributes.create({ body: { name: `두께 ${newId().slice(-8)}`, selectableValues: ['얇음', '두꺼움'] } })
  ).id
})

const owned = async (): Promise<ClothesId[]> => {
  const rows = await testApp.database.db
    .selectFrom('clothes')
    .select('id')
    .where('ownerId', '=', 하니.id)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function signInAgain(): Promise<void> {
  const again = ({ email, password }: TestUser) => testApp.signIn(email, password)
  ;[me, friend, root] = [await again(me), await again(friend), await again(root)]
}

type Step = { which: number; weatherId: WeatherId; date: string; some: ClothesId[]; occasion: Occasion }

const vote =
  (liked: boolean) =>
  async ({ weatherId, some, occasion }: Step) => {
    if (some.length > 0)
      await me.stylist.vote({ body: { weatherId, clothesIds: some.slice(0, 2), occasion, liked, reason: null } })
  }
const wear =
  (state: 'WORN' | 'PLANNED', dates: readonly string[]) =>
  async ({ which, some, occasion }: Step) => {
    const date = dates[which % dates.length] ?? monday
    const body = { date, state, occasion, clothesIds: some.slice(0, 3), revision: 0, source: 'HAND' as const }
    if (some.length > 0) await me.wears.save({ params: { wearId: newId<WearId>() }, body })
  }
const piece = ([first]: readonly ClothesId[], then: (clothesId: ClothesId) => Promise<unknown>) =>
  first === undefined ? Promise.resolve() : then(first)
const passing = (seconds: number) => async () => {
  testApp.clock.advance(seconds)
  await signInAgain()
}
const liking =
  (way: 'create' | 'delete') =>
  async ({ which }: Step) => {
    const feedId = feeds[which % Math.max(1, feeds.length)]
    if (feedId) await friend.likes[way]({ params: { feedId } })
  }

const happening: Record<(typeof happenings)[number], (step: Step) => Promise<unknown>> = {
  'a piece is added': ({ which }) => garment(me, ...(names[which % names.length] ?? ['셔츠', 'TOP'])),
  'a piece is deleted': ({ some }) => piece(some, (clothesId) => me.clothes.delete({ params: { clothesId } })),
  'a piece is renamed': ({ some, which }) =>
    piece(some, (clothesId) => {
      const [name, type] = names[which % names.length] ?? ['셔츠', 'TOP']
      const attributes = which % 2 ? [{ definitionId, value: '두꺼움' }] : []
      return me.clothes.update({ params: { clothesId }, body: { name, type, attributes } })
    }),
  'a piece is corrected': ({ some }) =>
    piece(some, (clothesId) => me.stylist.correct({ params: { clothesId }, body: { condition: 'LAST_RESORT' } })),
  'a piece goes into the wash': ({ some }) =>
    piece(some, (clothesId) => me.laundry.putAway({ body: { clothesIds: [clothesId], place: 'WASH', until: null } })),
  'the wash comes out': async () => me.laundry.takeOut({ body: { clothesIds: await owned() } }),
  'an outfit is liked': vote(true),
  'an outfit is disliked': vote(false),
  'a plan is made': wear('PLANNED', [monday, tuesday, '2027-03-10', '2027-03-11']),
  'a record is written': wear('WORN', ['2027-03-01', '2027-03-05', '2027-03-07']),
  'the day is described': ({ date, occasion, some }) =>
    me.stylist.describeDay({ params: { date, occasion }, body: { plans: ['LATE'], without: some.slice(0, 1) } }),
  'preferences change': ({ which, some }) =>
    me.stylist.update({
      body:
        [
          { workLook: 'SUIT' as const },
          { avoided: ['SKIRT' as const] },
          { fixedOutfits: [{ weekday: 1, clothesIds: some.slice(0, 2) }] },
          { hours: [{ weekday: 2, staysIn: true, leave: 8, home: 18 }] },
          { fixedOutfits: [], hours: [], avoided: [] },
        ][which % 5] ?? {},
    }),
  'the sensitivity changes': ({ which }) =>
    me.profiles.update({
      params: { userId: me.id },
      body: { name: '하니', temperatureSensitivity: 1 + (which % 5) },
    }),
  'an outfit is posted': async ({ weatherId, some }) => {
    if (some.length === 0) return
    const body = { authorId: me.id, weatherId, clothesIds: some.slice(0, 2), content: '오늘의 옷' }
    feeds.push((await me.feeds.create({ body })).id)
  },
  'somebody likes a post': liking('create'),
  'somebody takes a like back': liking('delete'),
  'an attribute is renamed': ({ which }) =>
    root.attributes.update({
      params: { definitionId },
      body: { name: `두께 ${newId().slice(-8)}`, selectableValues: ['얇음', '두꺼움', String(which)] },
    }),
  'the forecast changes': ({ weatherId, which }) =>
    testApp.database.pool.query(
      `update weathers set fetched_at = $2, forecast = jsonb_set(forecast, '{temperature,min}', to_jsonb($3::int))
       where id = $1`,
      [weatherId, testApp.clock.now(), (which % 30) - 10],
    ),
  'an hour passes': passing(3600),
  'a day passes': passing(86_400),
  'taste is forgotten': () => me.stylist.forget({}),
  nothing: async () => {},
  'another outfit, please': async () => {},
}

test('what is kept never changes what is recommended, at two instances, whatever happens between', async () => {
  await fill(하니)
  const steps = fc.sample(step, { numRuns: 104 * inject('draws'), seed: inject('seed') })
  let instances = [instance(), instance()]
  const allowed = new Set<string>()
  let kept = 0
  for (const [nth, { happens, which, occasion, at }] of steps.entries()) {
    if (nth % stepsInRound === 0) {
      testApp.clock.set(`${monday}T07:00:00+09:00`)
      await signInAgain()
      instances = [instance(), instance()]
    }
    const pieces = await owned()
    const some = pieces.slice(which % Math.max(1, pieces.length))
    const place = which % 2
    const [weatherId, date] = [days[place] as WeatherId, [monday, tuesday][place] as string]
    const about = { which, weatherId, date, some, occasion: occasion ?? 'CASUAL' }
    // Some are refused, such as plans for days that have passed.
    const outcome = await refused(happening[happens](about))
    if (outcome === 'allowed') allowed.add(happens)
    else expect(outcome, happens).toEqual([expect.any(Number), expect.any(String)])
    const deps = instances[at] as RecommendingDeps
    const compare = async (current: boolean) => {
      const wanted = { weatherId, occasion, current }
      expect(await asked(deps, wanted, true), `${nth}: ${happens}`).toEqual(await asked(instance(), wanted, true))
    }
    await compare(true)
    await compare(false)
    if (happens === 'another outfit, please') await asked(deps, { weatherId, occasion, current: false })
    const before = deps.contexts.counts.kept
    await compare(true)
    kept += deps.contexts.counts.kept - before
  }
  expect(allowed.size).toBeGreaterThan(15)
  expect(kept).toBeGreaterThan(steps.length * 0.9)
}, 1_200_000)

test('a kept outfit is shown to its person alone, and not after the session has ended', async () => {
  for (const who of [하니, 민지]) await fill(who)
  const weatherId = days[0] as WeatherId
  const current = (who: typeof 하니) => who.recommendations.get({ query: { weatherId, current: true } })
  for (const who of [하니, 민지]) await recommend(weatherId, {}, who)
  const [mine, theirs] = [await current(하니), await current(민지)]
  expect([mine.userId, theirs.userId]).toEqual([하니.id, 민지.id])
  const ids = new Set(mine.clothes.map(({ clothesId }) => clothesId))
  expect(theirs.clothes.filter(({ clothesId }) => ids.has(clothesId))).toEqual([])
  expect(await current(하니)).toEqual(mine)
  await testApp.database.pool.query('update users set locked_at = now() where id = $1', [하니.id])
  testApp.clock.advance(1)
  expect(await refused(current(하니))).toEqual([401, 'Unauthenticated'])
  expect(await current(민지)).toEqual(theirs)
})
