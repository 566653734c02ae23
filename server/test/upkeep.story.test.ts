import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { upkeepJob } from '#platform/jobs/upkeep.ts'
import { openTown, type Town } from './town.ts'

let town: Town
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())

test('the embedded database learns every night how many rows there are', async () => {
  await town.signUp('하니')
  const { pool, db } = town.database
  const rowsKnown = async () =>
    (await pool.query(`select reltuples::integer as rows from pg_class where relname = 'users'`)).rows[0].rows
  expect(await rowsKnown()).toBe(-1)
  await town.app.jobs.enqueue(db, upkeepJob, {})
  await vi.waitFor(async () => expect(await rowsKnown()).toBe(1), { timeout: 30_000 })
})
