import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { inTransaction } from '#platform/db/index.ts'
import { createJobs, defineWork, type Jobs, job, scheduled } from '#platform/jobs/index.ts'
import { useTestApp } from '../../kit/test-app.ts'

const testApp = useTestApp()
const open: Jobs[] = []
afterEach(async () => {
  for (const jobs of open.splice(0)) await jobs.stop()
})

const failures: string[] = []
const warnings: string[] = []
const log = {
  error: (_: object, message: string) => void failures.push(message),
  warn: (_: object, message: string) => void warnings.push(message),
}
const instance = () => {
  const jobs = createJobs(testApp.database, log)
  open.push(jobs)
  return jobs
}

test('a job runs after its transaction commits, and never if the transaction is rolled back', async () => {
  const kind = job<{ word: string }>()('story-commit')
  const done: string[] = []
  const jobs = instance()
  jobs.define(kind, async ({ word }) => void done.push(word))
  await jobs.start()
  const { db } = testApp.database
  const failing = inTransaction(db, async (tx) => {
    await jobs.enqueue(tx, kind, { word: 'rolled back' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await inTransaction(db, async (tx) => {
    await jobs.enqueue(tx, kind, { word: 'first' })
    await jobs.enqueue(tx, kind, { word: 'second' })
  })
  await jobs.enqueue(db, kind, { word: 'third' })
  await vi.waitFor(() => expect(done).toEqual(['first', 'second', 'third']), { timeout: 20_000 })
})

test('a delayed job runs when it is due, not at the next idle poll', async () => {
  const kind = job<{ word: string }>()('story-due')
  const done: string[] = []
  const jobs = instance()
  jobs.define(kind, async ({ word }) => void done.push(word))
  await jobs.start()
  const { db } = testApp.database
  await inTransaction(db, (tx) => jobs.enqueue(tx, kind, { word: 'later' }, 2))
  await jobs.enqueue(db, kind, { word: 'now' })
  await vi.waitFor(() => expect(done).toEqual(['now', 'later']), { timeout: 12_000 })
})

test('jobs of a kind are done one at a time', async () => {
  const kind = job<{ at: number }>()('story-single')
  let running = 0
  let most = 0
  const done: number[] = []
  const jobs = instance()
  jobs.define(kind, async ({ at }) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    done.push(at)
  })
  await jobs.start()
  await inTransaction(testApp.database.db, async (tx) => {
    for (let at = 0; at < 6; at++) await jobs.enqueue(tx, kind, { at })
  })
  await vi.waitFor(() => expect(done).toHaveLength(6), { timeout: 20_000 })
  expect(most).toBe(1)
})

test('a job that fails is logged and kept for another try', async () => {
  const kind = job<{ word: string }>()('story-failing')
  const jobs = instance()
  let tries = 0
  jobs.define(kind, async () => {
    tries++
    throw new Error('not today')
  })
  await jobs.start()
  await jobs.enqueue(testApp.database.db, kind, { word: 'x' })
  await vi.waitFor(() => expect(failures).toContain('a background job failed'), { timeout: 20_000 })
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ state: string }>`
        select state::text from pgboss.job where name = 'story-failing'`.execute(testApp.database.db)
      expect(rows).toEqual([{ state: 'retry' }])
    },
    { timeout: 20_000 },
  )
  expect(tries).toBeGreaterThan(0)
})

test('an expired run gets an abort signal and ends before its retry begins', async () => {
  const kind = job()('story-long')
  const jobs = createJobs(testApp.database, log, { pollInterval: 0.5, retryDelay: 1 })
  open.push(jobs)
  let running = 0
  const begun: number[] = []
  jobs.define(
    kind,
    async (_data, signal) => {
      begun.push(++running)
      while (!signal.aborted && begun.length < 2) await sleep(20)
      running--
    },
    { expiresAfter: 1 },
  )
  await jobs.start()
  await jobs.enqueue(testApp.database.db, kind, {})
  await vi.waitFor(() => expect(begun).toEqual([1, 1]), { timeout: 30_000 })
})

test('a scheduled run on another instance begins only after the run under way has ended', async () => {
  const kind = job()('story-nightly')
  const { db } = testApp.database
  let begun = 0
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const nightly = scheduled(kind, '0 0 1 1 *', async () => {
    begun++
    await finished
  })
  const both = [1, 2].map(() => createJobs(testApp.database, log, { pollInterval: 0.5, retryDelay: 1 }))
  open.push(...both)
  for (const jobs of both) {
    defineWork(jobs, [nightly])
    await jobs.start()
    await jobs.enqueue(db, kind, {})
  }
  const states = async () => {
    const { rows } = await sql<{ state: string }>`
      select state::text from pgboss.job where name = 'story-nightly' order by state`.execute(db)
    return rows.map(({ state }) => state)
  }
  await expect.poll(states, { timeout: 20_000 }).toEqual(['active', 'retry'])
  expect(begun).toBe(1)
  expect(warnings).toContain('a background job waits for the end of another run')
  finish()
  await expect.poll(states, { timeout: 30_000 }).toEqual(['completed', 'completed'])
  expect(begun).toBe(2)
})

test('instances that start together share the queue, and each job is done by one of them', async () => {
  const kind = job<{ at: number }>()('story-shared')
  const done: number[] = []
  const both = [instance(), instance()]
  for (const jobs of both) jobs.define(kind, async ({ at }) => void done.push(at))
  await Promise.all(both.map((jobs) => jobs.start()))
  const [first, second] = both
  await inTransaction(testApp.database.db, async (tx) => {
    for (let at = 0; at < 10; at++) await (at % 2 === 0 ? first : second)?.enqueue(tx, kind, { at })
  })
  await vi.waitFor(() => expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), {
    timeout: 20_000,
  })
})

test('stopping waits for the job that runs', async () => {
  const kind = job<{ word: string }>()('story-stopping')
  const jobs = createJobs(testApp.database, log)
  let finished = false
  let begun = () => {}
  const running = new Promise<void>((resolve) => (begun = resolve))
  let finish = () => {}
  const allowed = new Promise<void>((resolve) => (finish = resolve))
  jobs.define(kind, async () => {
    begun()
    await allowed
    finished = true
  })
  await jobs.start()
  await jobs.enqueue(testApp.database.db, kind, { word: 'last' })
  await running
  const stopped = jobs.stop()
  finish()
  await stopped
  expect(finished).toBe(true)
})
