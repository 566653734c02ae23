import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { type Clothes, WearChange, type WearId } from '@otday/contract'
import { beforeEach, expect, test } from 'vitest'
import type { Db } from '#platform/db/index.ts'
import { newId } from '#platform/ids.ts'
import { deleteClothes } from '../../../src/clothes/delete-clothes.ts'
import { keptWears } from '../../../src/diary/queries.ts'
import { saveWear } from '../../../src/diary/save-wear.ts'
import { writerWithoutSession } from '../../../src/users/index.ts'
import { garment, post, waiting } from '../../kit/fixtures.ts'
import { noting } from '../../kit/statements.ts'
import { eachMorningHasNewUsers, testApp, 하니 } from '../../kit/story-users.ts'
import { wrongSums } from '../../kit/worn-sums.ts'

/**
 * Tests of the locks that protect the counts of wears: every change of wears takes them, and no two changes may wait
 * for each other (decision 025).
 */

eachMorningHasNewUsers()

let shirt: Clothes
let coat: Clothes
const wearId = newId<WearId>()
const pool = () => testApp.database.pool
const by = () => writerWithoutSession(하니.id)
const inDays = (days: number) => daysAfter(seoulDate(testApp.clock.now()), days)

const worn = { state: 'WORN', source: 'HAND' } as const
const both = () => [shirt.id, coat.id]
const moved = (change: Partial<WearChange>) =>
  WearChange.parse({ ...worn, date: inDays(-2), clothesIds: both(), revision: 1, ...change })

beforeEach(async () => {
  ;[shirt, coat] = [await garment(하니, '셔츠'), await garment(하니, '코트')]
})

type Write = (db: Db) => Promise<unknown>

/**
 * Begins two writes while another connection holds the lock for counting wears; the second write begins when the first
 * one waits.
 * @returns the errors of the database, also those after which a write was retried
 */
async function failuresOf(first: Write, second: Write): Promise<unknown[]> {
  const { db, errors } = noting(testApp.database)
  const holder = await pool().connect()
  await holder.query('begin')
  await holder.query("select pg_advisory_xact_lock(hashtext('worn days'), hashtext($1))", [하니.id])
  const earlier = first(db)
  await waiting(testApp, 1)
  const later = second(db)
  await waiting(testApp, 2)
  await holder.query('commit')
  holder.release()
  await Promise.allSettled([earlier, later])
  return errors
}

const diary = (db: Db) => ({ ...testApp.app.demo.diary, db })
const save = () =>
  하니.wears.save({
    params: { wearId },
    body: WearChange.parse({ ...worn, date: inDays(-1), clothesIds: both(), revision: 0 }),
  })
const deleteShirt: Write = (db) => deleteClothes(db, by(), shirt.id)

test('changing day and pieces of a record does not deadlock with the deletion of one of its pieces', async () => {
  await save()
  const move: Write = (db) => saveWear(diary(db), by(), wearId, moved({ clothesIds: [coat.id] }))
  expect(await failuresOf(move, deleteShirt)).toEqual([])
  expect(await wrongSums(pool(), 하니.id)).toEqual([])
})

test('deleting a record, which also sweeps old ones, does not deadlock with the deletion of a piece in them', async () => {
  await save()
  await pool().query(
    `insert into wear_entries (user_id, id, date, state, items, source, created_at, updated_at, deleted_at)
     select $1, gen_random_uuid(), '2026-01-01', 'WORN', '[]', 'HAND', at, at, at
     from generate_series(1, 201) as n, lateral (select $2::timestamptz - n * interval '1 hour' as at) as deleted`,
    [하니.id, testApp.clock.now()],
  )
  await pool().query(
    `insert into wear_items (user_id, wear_id, clothes_id)
     select user_id, id, $2 from wear_entries where user_id = $1 and deleted_at is not null`,
    [하니.id, shirt.id],
  )
  expect(await failuresOf((db) => keptWears.delete(diary(db), by(), wearId), deleteShirt)).toEqual([])
  expect(await wrongSums(pool(), 하니.id)).toEqual([])
})

test.each([
  ['a record moves whose post is being deleted', false],
  ['a post is being deleted whose record moves', true],
])('there is no deadlock when %s', async (_, isDeletedFirst) => {
  const { id } = await post(하니, { clothes: [shirt, coat] })
  await save()
  const move: Write = (db) => saveWear(diary(db), by(), wearId, moved({ feedId: id }))
  const unpost: Write = (db) => db.deleteFrom('feeds').where('id', '=', id).execute()
  const [first, second] = isDeletedFirst ? ([unpost, move] as const) : ([move, unpost] as const)
  expect(await failuresOf(first, second)).toEqual([])
  expect(await wrongSums(pool(), 하니.id)).toEqual([])
})
