import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { upkeepJob } from '#platform/jobs/upkeep.ts'
import { openTestApp, type TestApp } from '../../kit/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

test('the embedded database learns every night how many rows there are', async () => {
  await testApp.signUp('하니')
  const { pool, db } = testApp.database
  const rowsKnown = async () =>
    (await pool.query(`select reltuples::integer as rows from pg_class where relname = 'users'`)).rows[0].rows
  expect(await rowsKnown()).toBe(-1)
  await testApp.app.jobs.enqueue(db, upkeepJob, {})
  await vi.waitFor(async () => expect(await rowsKnown()).toBe(1), { timeout: 30_000 })
})
