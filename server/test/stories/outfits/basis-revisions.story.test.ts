import type { ClothesId, DefinitionId, WearId, WeatherId } from '@otday/contract'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { administrator, post } from '../../kit/fixtures.ts'
import type { TestUser } from '../../kit/test-app.ts'
import {
  eachStoryBeginsOnAMonday,
  fill,
  ids,
  later,
  mild,
  monday,
  recommend,
  testApp,
  tuesday,
  하니,
  민지,
} from '../../kit/stylist-fixtures.ts'

/** Tests of the revisions that say whether what an instance keeps of a person still holds (decision 050). */

eachStoryBeginsOnAMonday()

const revisionsOf = async (who: TestUser) => {
  const { rows } = await testApp.database.pool.query<{ basis: number; catalogue: number }>(
    `select coalesce((select revision from basis_revisions where user_id = $1), 0) as basis, revision as catalogue
     from catalogue_revisions`,
    [who.id],
  )
  const [row] = rows
  return { basis: Number(row?.basis), catalogue: Number(row?.catalogue) }
}

/** Returns by how much `work` has moved the person's revision. */
async function movedBy(work: () => Promise<unknown>, who = 하니): Promise<number> {
  const before = await revisionsOf(who)
  await work()
  return (await revisionsOf(who)).basis - before.basis
}

let pieces: ClothesId[]
let weatherId: WeatherId
const shirt = () => pieces[0] as ClothesId
const wear = (state: 'WORN' | 'PLANNED', date: string) => ({
  params: { wearId: newId<WearId>() },
  body: { date, state, occasion: null, clothesIds: [shirt()], revision: 0, source: 'HAND' as const },
})

beforeEach(async () => {
  pieces = (await fill(하니)).map(({ id }) => id)
  weatherId = await mild()
})

test.each<[string, () => Promise<unknown>]>([
  ['a piece that is deleted', () => 하니.clothes.delete({ params: { clothesId: shirt() } })],
  ['a correction of a piece', () => 하니.stylist.correct({ params: { clothesId: shirt() }, body: { kind: 'shirt' } })],
  ['a piece in the wash', () => 하니.laundry.putAway({ body: { clothesIds: [shirt()], place: 'WASH', until: null } })],
  ['preferences', () => 하니.stylist.update({ body: { workLook: 'NEAT' } })],
  ['a fixed outfit', () => 하니.stylist.update({ body: { fixedOutfits: [{ weekday: 1, clothesIds: [shirt()] }] } })],
  [
    'a vote',
    () =>
      하니.stylist.vote({ body: { weatherId, clothesIds: [shirt()], occasion: 'CASUAL', liked: true, reason: null } }),
  ],
  [
    'what a day is like',
    () => 하니.stylist.describeDay({ params: { date: monday, occasion: 'CASUAL' }, body: { plans: ['LATE'] } }),
  ],
  ['a plan', () => 하니.wears.save(wear('PLANNED', tuesday))],
  ['a record of the diary', () => 하니.wears.save(wear('WORN', monday))],
  ['a post', () => post(하니, { weatherId })],
])('the revision of a person, and of nobody else, moves with %s', async (_what, work) => {
  const others = await revisionsOf(민지)
  expect(await movedBy(work)).toBeGreaterThan(0)
  expect(await revisionsOf(민지)).toEqual(others)
})

test('a transaction moves the revision once, whatever it changes', async () => {
  const body = { clothesIds: pieces, place: 'WASH' as const, until: null }
  expect(await movedBy(() => 하니.laundry.putAway({ body }))).toBe(1)
  expect(await movedBy(() => 하니.wears.save(wear('WORN', monday)))).toBe(1)
  const { db } = testApp.database
  const rename = db.updateTable('clothes').set({ name: '다른 옷' }).where('ownerId', '=', 하니.id)
  expect(await movedBy(() => rename.execute())).toBe(1)
})

test('likes, comments and re-rolls move no revision', async () => {
  const { id: feedId } = await post(하니, { weatherId })
  const others = async () => {
    await 민지.likes.create({ params: { feedId } })
    await 민지.comments.create({ params: { feedId }, body: { feedId, authorId: 민지.id, content: '예뻐요' } })
    await 민지.follows.create({ body: { followerId: 민지.id, followeeId: 하니.id } })
  }
  const before = await revisionsOf(민지)
  expect(await movedBy(others)).toBe(0)
  expect(await revisionsOf(민지)).toEqual(before)
  // The first outfit comes with a question, which is stored among the preferences.
  await recommend(weatherId)
  expect(await movedBy(() => recommend(weatherId))).toBe(0)
  expect(ids(await recommend(weatherId)).length).toBeGreaterThan(0)
})

test('outfits of the day before that are begun again move the revision, as they count for the taste', async () => {
  const tomorrow = await mild(tuesday)
  for (let call = 0; call < 3; call++) await recommend(tomorrow)
  const again = await later(1)
  const { db } = testApp.database
  expect(await movedBy(() => db.deleteFrom('outfitsShown').where('userId', '=', again.id).execute())).toBe(1)
})

test('a definition of attributes moves the revision of the catalogue', async () => {
  const root = await administrator(testApp, '관리자')
  const before = await revisionsOf(하니)
  const body = { name: `두께 ${newId()}`, selectableValues: ['얇음'] }
  const { id } = await root.attributes.create({ body })
  await root.attributes.update({
    params: { definitionId: id as DefinitionId },
    body: { ...body, name: `${body.name}!` },
  })
  await root.attributes.delete({ params: { definitionId: id as DefinitionId } })
  expect((await revisionsOf(하니)).catalogue).toBe(before.catalogue + 3)
})

test('a revision goes with the account', async () => {
  await testApp.database.pool.query('delete from users where id = $1', [민지.id])
  const { rows } = await testApp.database.pool.query('select from basis_revisions where user_id = $1', [민지.id])
  expect(rows).toEqual([])
})
