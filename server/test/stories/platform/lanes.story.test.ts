import { endpoints, type SessionId, type UserId } from '@otday/contract'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { createBreath } from '#platform/breathe.ts'
import { createLanes } from '#platform/http/lanes.ts'
import { mountAll, type Viewer } from '#platform/http/mount.ts'
import { createHttpServer } from '#platform/http/server.ts'
import { createUploadMemory } from '#platform/http/upload-memory.ts'
import { newId } from '#platform/ids.ts'
import { openRepeats } from '../../../src/idempotency/index.ts'
import { useTestApp } from '../../kit/test-app.ts'

/** What one person may have worked on at once, on a small server whose lanes are short. */

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
})
const limits = { atOnce: 2, mostWaiting: 3, longestWait: 700 }
/** ms */
const handling = { handling: 60_000, commit: 10_000 }

let server: FastifyInstance
let url: string
/** In the order in which they were begun. */
let begun: string[]
let ends: Map<string, () => void>
/** Steps of the busy work. */
let steps: number

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
  }
  viewers.set(token, viewer)
  return viewer
}

async function workOn({ query: { name } }: { query: { name: string } }) {
  begun.push(name)
  await new Promise<void>((end) => ends.set(name, end))
  return { name }
}

beforeEach(async () => {
  ;[begun, ends, steps] = [[], new Map(), 0]
  server = await createHttpServer({ ...testApp.config, logLevel: 'silent' })
  mountAll(
    server,
    { table },
    {
      table: {
        heavy: workOn,
        outfit: workOn,
        busy: async () => {
          const breathe = createBreath()
          for (;;) {
            await breathe()
            steps++
          }
        },
      },
    },
    {
      prefix: '',
      viewerOf: async (token) => viewerOf(token),
      limit: () => async () => {},
      secureCookies: false,
      uploadMemory: createUploadMemory(),
      lanes: createLanes(limits),
      repeats: openRepeats({ db: testApp.database.db, clock: testApp.clock }),
      freeSpace: { require: () => {} },
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

test('two of a person’s calls are worked on at once, the others in their order', async () => {
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

test('neither others nor the daily outfit wait for them', async () => {
  const asked = [ask('a'), ask('b'), ask('c')]
  await expect.poll(() => begun).toHaveLength(2)
  asked.push(ask('민지', { as: '민지' }), ask('outfit', { path: '/api/outfit' }))
  await expect.poll(() => begun.toSorted()).toEqual(['a', 'b', 'outfit', '민지'].toSorted())
  for (const name of begun) ends.get(name)?.()
  await expect.poll(() => begun).toHaveLength(5)
  ends.get(begun.at(-1) ?? '')?.()
  await Promise.all(asked)
})

test('who waits behind too many, or for too long, is asked to come again', async () => {
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

test('whoever hangs up leaves the queue, and work that nobody waits for stops', async () => {
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
  const counted = steps
  await new Promise((go) => setTimeout(go, 50))
  expect(steps).toBe(counted)
  for (const name of ['b', 'd']) ends.get(name)?.()
  expect(await Promise.all([second, third])).toEqual([done('b'), done('d')])
})
