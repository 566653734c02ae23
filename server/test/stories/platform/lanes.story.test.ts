import { endpoints, type SessionId, type UserId } from '@otday/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { createBreath } from '#platform/concurrency/breathe.ts'
import { createLanes } from '#platform/http/lanes.ts'
import { mountAll, type Viewer } from '#platform/http/mount.ts'
import { createHttpServer } from '#platform/http/server.ts'
import { createUploadMemory } from '#platform/http/upload-memory.ts'
import { newId } from '#platform/ids.ts'
import { openRepeats } from '../../../src/idempotency/index.ts'
import { type ApiFailure, useTestApp } from '../../kit/test-app.ts'

/** Tests of how many calls of one person are worked on at the same time, mostly on a server with low limits. */

const testApp = useTestApp()

const call = {
  method: 'GET',
  access: 'user',
  summary: '오래 걸리는 일',
  query: z.object({ name: z.string() }),
  status: 200,
  response: z.object({ name: z.string() }),
} as const
const table = endpoints({
  heavy: { ...call, path: '/api/heavy', lane: 'heavy' },
  outfit: { ...call, path: '/api/outfit', lane: 'outfit' },
  busy: { ...call, path: '/api/busy', lane: 'heavy' },
  plain: { ...call, path: '/api/plain' },
  reading: { ...call, path: '/api/reading' },
})
const limits = { atOnce: 2, mostWaiting: 3, longestWait: 700 }
/** Time limits in ms for the work of a call and for its commit. */
const handling = { handling: 60_000, commit: 10_000 }

let server: FastifyInstance
let url: string
/** Names of calls, in the order in which they were begun. */
let begun: string[]
let ends: Map<string, () => void>
/** Number of steps that `busy` has done. */
let steps: number
/** Resolves once `busy` has ended. */
let ended: PromiseWithResolvers<void>

const viewers = new Map<string, Viewer>()
function viewerOf(token: string): Viewer {
  const known = viewers.get(token)
  if (known) return known
  const viewer: Viewer = {
    id: newId<UserId>(),
    role: 'USER',
    sessionId: newId<SessionId>(),
    mustChangePassword: false,
    lock: async () => {},
    permission: () => sql`(select false)`,
  }
  viewers.set(token, viewer)
  return viewer
}

async function busy(): Promise<never> {
  const breathe = createBreath()
  try {
    for (;;) {
      await breathe()
      steps++
    }
  } finally {
    ended.resolve()
  }
}

/** Token of a person whose session takes long to be looked up. */
const slow = 'slow'

async function workOn({ query: { name } }: { query: { name: string } }) {
  begun.push(name)
  await new Promise<void>((end) => ends.set(name, end))
  return { name }
}

beforeEach(async () => {
  ;[begun, ends, steps, ended] = [[], new Map(), 0, Promise.withResolvers()]
  server = await createHttpServer({ ...testApp.config, logLevel: 'silent' })
  mountAll(
    server,
    { table },
    {
      table: {
        heavy: workOn,
        outfit: workOn,
        busy,
        plain: busy,
        reading: async (request) => {
          const answer = await workOn(request)
          await sql`select 1`.execute(testApp.database.db)
          steps++
          return answer
        },
      },
    },
    {
      prefix: '',
      viewerOf: async (token) => {
        if (token === slow) await new Promise<void>((end) => ends.set(slow, end))
        return viewerOf(token)
      },
      limit: () => async () => {},
      secureCookies: false,
      uploadMemory: createUploadMemory(),
      lanes: createLanes(limits),
      repeats: openRepeats({ db: testApp.database.db, clock: testApp.clock }),
      freeSpace: { isShort: false, require: () => {} },
      repeatSecret: Buffer.alloc(32),
      times: { json: handling, picture: handling },
    },
  )
  url = await server.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(async () => {
  for (const end of ends.values()) end()
  await server.close()
})

async function ask(name: string, { as = '하니', path = '/api/heavy', signal }: Asking = {}) {
  const response = await fetch(`${url}${path}?name=${name}`, {
    headers: { authorization: `Bearer ${encodeURIComponent(as)}` },
    ...(signal && { signal }),
  })
  const body = (await response.json()) as { name?: string; exceptionName?: string }
  return [response.status, body.name ?? body.exceptionName, response.headers.get('retry-after')]
}
interface Asking {
  as?: string
  path?: string
  signal?: AbortSignal
}
const connections = () => new Promise((tell) => server.server.getConnections((_error, count) => tell(count)))
const done = (name: string) => [200, name, null]

test('two heavy requests of a person run at once, and further ones start in order as these end', async () => {
  const asked: Promise<unknown>[] = []
  for (const name of ['a', 'b', 'c', 'd']) {
    asked.push(ask(name))
    await new Promise((go) => setTimeout(go, 30))
  }
  expect(begun).toEqual(['a', 'b'])
  ends.get('b')?.()
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])
  ends.get('a')?.()
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
  for (const name of ['c', 'd']) ends.get(name)?.()
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c', 'd'].map(done))
})

test('other people and the outfit lane do not wait behind a person’s heavy requests', async () => {
  const asked = [ask('a'), ask('b'), ask('c')]
  await expect.poll(() => begun).toHaveLength(2)
  asked.push(ask('민지', { as: '민지' }), ask('outfit', { path: '/api/outfit' }))
  await expect.poll(() => begun.toSorted()).toEqual(['a', 'b', 'outfit', '민지'].toSorted())
  for (const name of begun) ends.get(name)?.()
  await expect.poll(() => begun).toHaveLength(5)
  ends.get(begun.at(-1) ?? '')?.()
  await Promise.all(asked)
})

test('a request behind a full queue, or one that waits too long, gets 429 with a retry-after', async () => {
  const tooMany = [429, 'TooManyRequests', '2']
  const asked = new Map(['a', 'b', 'c', 'd', 'e'].map((name) => [name, ask(name)]))
  await expect.poll(() => begun).toHaveLength(2)
  expect(await ask('f')).toEqual(tooMany)
  const waiting = [...asked].flatMap(([name, answer]) => (begun.includes(name) ? [] : [answer]))
  expect(await Promise.all(waiting)).toEqual([tooMany, tooMany, tooMany])
  for (const name of begun) ends.get(name)?.()
  expect(await Promise.all(begun.flatMap((name) => asked.get(name) ?? []))).toEqual(begun.map(done))
  const after = ask('h')
  await expect.poll(() => begun).toContain('h')
  ends.get('h')?.()
  expect(await after).toEqual(done('h'))
})

test('after a disconnect a request that has not begun never starts, and a running one does not query', async () => {
  const early = new AbortController()
  const never = ask('a', { as: slow, signal: early.signal }).catch(() => 'left')
  await expect.poll(() => ends.has(slow)).toBe(true)
  const leaving = new AbortController()
  const left = ask('b', { path: '/api/reading', signal: leaving.signal }).catch(() => 'left')
  await expect.poll(() => begun).toEqual(['b'])
  early.abort()
  leaving.abort()
  expect(await Promise.all([never, left])).toEqual(['left', 'left'])
  await expect.poll(connections).toBe(0)
  for (const end of ends.values()) end()
  const last = ask('c', { path: '/api/reading' })
  await expect.poll(() => begun).toContain('c')
  ends.get('c')?.()
  expect(await last).toEqual(done('c'))
  expect([begun, steps]).toEqual([['b', 'c'], 1])
})

test('a request that no lane limits also stops when its client disconnects', async () => {
  const leaving = new AbortController()
  const left = ask('a', { path: '/api/plain', signal: leaving.signal }).catch(() => 'left')
  await expect.poll(() => steps).toBeGreaterThan(0)
  leaving.abort()
  expect(await left).toBe('left')
  await ended.promise
})

test('the real server runs two requests of a person, queues sixteen, and refuses the next with 429', async () => {
  const 하니 = await testApp.signUp('하니')
  const { pool } = testApp.database
  const lock = await pool.connect()
  try {
    const { rows } = await lock.query('select pg_backend_pid() as pid')
    await lock.query('begin; lock table put_away in access exclusive mode')
    const status = () =>
      하니.laundry.get({}).then(
        () => 200,
        (error: ApiFailure) => error.status,
      )
    const asked = Array.from({ length: 2 + 16 + 1 }, status)
    expect(await Promise.race(asked)).toBe(429)
    const atWork = async () => {
      const blocked = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))'
      return (await pool.query(blocked, [rows[0].pid])).rowCount
    }
    await expect.poll(atWork).toBe(2)
    await lock.query('rollback')
    expect((await Promise.all(asked)).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 2 + 16 }, () => 200),
      429,
    ])
  } finally {
    lock.release()
  }
})

test('a disconnected client leaves the queue, and its running work stops and frees the lane', async () => {
  const leaving = new AbortController()
  const left = ask('busy', { path: '/api/busy', signal: leaving.signal }).catch(() => 'left')
  await expect.poll(() => steps).toBeGreaterThan(0)
  const second = ask('b')
  await expect.poll(() => begun).toEqual(['b'])
  const queued = new AbortController()
  const waiting = ask('c', { signal: queued.signal }).catch(() => 'left')
  await expect.poll(connections).toBe(3)
  queued.abort()
  expect(await waiting).toBe('left')
  await expect.poll(connections).toBe(2)
  leaving.abort()
  expect(await left).toBe('left')
  const third = ask('d')
  await expect.poll(() => begun).toEqual(['b', 'd'])
  await ended.promise
  for (const name of ['b', 'd']) ends.get(name)?.()
  expect(await Promise.all([second, third])).toEqual([done('b'), done('d')])
})
