import { randomUUID } from 'node:crypto'
import net from 'node:net'
import { endpoints, UserId } from '@otday/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { type Database, type Db, inTransaction, openDatabase } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { createLanes } from '#platform/http/lanes.ts'
import { mountAll } from '#platform/http/mount.ts'
import { createHttpServer } from '#platform/http/server.ts'
import { createUploadMemory } from '#platform/http/upload-memory.ts'
import { requestScope } from '#platform/concurrency/request-scope.ts'
import { openRepeats } from '../../../src/idempotency/index.ts'
import { FaultProxy } from '../../kit/fault-proxy.ts'
import { eachStoryHasNewUsers, testApp, 하니 } from '../../kit/story-users.ts'

/** Tests of deadlines, on a server with short time limits. */

eachStoryHasNewUsers()

const rename = z.object({ userId: UserId, name: z.string() })
const table = endpoints({
  rename: {
    method: 'POST',
    path: '/api/renames',
    access: 'public',
    summary: '이름 바꾸기',
    body: rename,
    status: 201,
    response: z.object({ name: z.string() }),
  },
  upload: {
    method: 'POST',
    path: '/api/uploads',
    access: 'public',
    summary: '올리기',
    body: z.object({}),
    encoding: 'multipart',
    imageLimit: 10_000_000,
    status: 200,
    response: z.object({ bytes: z.number() }),
  },
})

const bodies = { rate: 16_000, grace: 500, check: 20, most: 5000 }
const handling = { handling: 1500, commit: 10_000 }
/** Work that the handler does inside its transaction. */
let inside: (tx: Db) => Promise<unknown>
/** Work that the handler does after the commit. */
let afterwards: () => Promise<unknown>
let ended: AbortSignal | undefined
const servers: FastifyInstance[] = []

async function serve(db: Db): Promise<string> {
  const config = testApp.config
  const http = await createHttpServer({ ...config, logLevel: 'silent', bodies })
  const options = {
    prefix: '',
    viewerOf: async () => null,
    limit: () => async () => {},
    secureCookies: false,
    uploadMemory: createUploadMemory(),
    lanes: createLanes(),
    repeats: openRepeats({ db: testApp.database.db, clock: testApp.clock }),
    freeSpace: { isShort: false, require: () => {} },
    repeatSecret: Buffer.alloc(32),
    times: { json: handling, picture: handling },
  }
  mountAll(
    http,
    { table },
    {
      table: {
        rename: async ({ body: { userId, name } }) => {
          ended = requestScope()?.signal
          await inTransaction(db, async (tx) => {
            await tx.updateTable('users').set({ name }).where('id', '=', userId).execute()
            await inside(tx)
          })
          await afterwards()
          return { name }
        },
        upload: async ({ image }) => ({ bytes: image?.length ?? 0 }),
      },
    },
    options,
  )
  servers.push(http)
  return http.listen({ host: '127.0.0.1', port: 0 })
}

let url: string
beforeAll(async () => {
  url = await serve(testApp.database.db)
})
beforeEach(() => {
  inside = async () => {}
  afterwards = async () => {}
})
afterEach(async () => {
  await sql`drop trigger if exists slow_commit on users`.execute(testApp.database.db)
})
afterAll(async () => {
  for (const server of servers) await server.close()
})

const nameOf = async () =>
  (await testApp.database.db.selectFrom('users').select('name').where('id', '=', 하니.id).executeTakeFirstOrThrow())
    .name
const ask = (name: string, at = url, key = randomUUID()) =>
  fetch(`${at}/api/renames`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ userId: 하니.id, name }),
  })
const errorOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { exceptionName: string }).exceptionName,
]

/** Makes the database wait so many seconds in each COMMIT of a transaction that changed a user. */
async function slowCommits(seconds: number) {
  const { db } = testApp.database
  await sql`create or replace function pause_commit() returns trigger language plpgsql as
    ${sql.lit(`begin perform pg_sleep(${seconds}); return null; end`)}`.execute(db)
  await sql`create constraint trigger slow_commit after update on users
    deferrable initially deferred for each row execute function pause_commit()`.execute(db)
}

test('DEAD-01: a request over its time limit gets 503, is aborted, and never commits', async () => {
  const { promise: waiting, resolve: release } = Promise.withResolvers<void>()
  inside = () => waiting
  expect(await errorOf(await ask('늦은 이름'))).toEqual([503, 'Unavailable'])
  expect(ended?.aborted).toBe(true)
  release()
  // The next call succeeds as soon as the late transaction is rolled back.
  await expect.poll(async () => (await ask('다음 이름')).status).toBe(201)
  expect(await nameOf()).toBe('다음 이름')
})

test('DEAD-01: a request over its time limit ends its running query and database connection', async () => {
  const { db } = testApp.database
  let backend = 0
  inside = async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    backend = rows[0]?.pid ?? 0
    await sql`select pg_sleep(600)`.execute(tx)
  }
  expect(await errorOf(await ask('늦은 이름'))).toEqual([503, 'Unavailable'])
  const running = async () => {
    const { rows } = await sql`select from pg_stat_activity where pid = ${backend}`.execute(db)
    return rows.length
  }
  expect(backend).toBeGreaterThan(0)
  await expect.poll(running).toBe(0)
})

test('DEAD-02: a request whose COMMIT outlasts the time limit still gets 201', async () => {
  await slowCommits(2.5)
  expect((await ask('새 이름')).status).toBe(201)
  expect(await nameOf()).toBe('새 이름')
})

test('DEAD-03: a COMMIT whose answer is lost gets OutcomeUnknown, and a retry is not executed twice', async () => {
  const target = new URL(urlOfTestApp())
  const proxy = new FaultProxy(target)
  const through = new URL(target)
  through.port = new URL(await proxy.start()).port
  const behind: Database = await openDatabase({ url: through.href, poolSize: 2 })
  const shaky = await serve(behind.db)
  await slowCommits(0.6)
  const key = randomUUID()
  inside = async () => void setTimeout(() => proxy.close(), 300)
  expect(await errorOf(await ask('새 이름', shaky, key))).toEqual([503, 'OutcomeUnknown'])
  await expect.poll(nameOf).toBe('새 이름')
  proxy.open()
  inside = async () => {}
  expect(await errorOf(await ask('새 이름', shaky, key))).toEqual([409, 'AlreadyProcessed'])
  await behind.close()
  proxy.remove()
})

test('DEAD-03: a request that fails after its COMMIT is not executed again by a retry', async () => {
  const key = randomUUID()
  afterwards = () => Promise.reject(new AppError('Unavailable'))
  expect(await errorOf(await ask('새 이름', url, key))).toEqual([503, 'Unavailable'])
  afterwards = async () => {}
  expect((await ask('다른 이름')).status).toBe(201)
  expect(await errorOf(await ask('새 이름', url, key))).toEqual([409, 'AlreadyProcessed'])
  expect(await nameOf()).toBe('다른 이름')
})

/**
 * Sends a request whose body comes slowly, a `piece` every `everyMs` milliseconds, until the server closes the
 * connection; returns the response.
 */
async function drip(path: string, head: string, piece: string, everyMs: number): Promise<string> {
  const { port, hostname } = new URL(url)
  const socket = net.connect(Number(port), hostname)
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', (octets) => (answer += octets.toString()))
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n${head}\r\n\r\n`)
  const timer = setInterval(() => socket.write(piece), everyMs)
  // Pieces that are written after the server has closed the connection reset it; by then, the response has come.
  await new Promise((closed) => socket.once('close', closed))
  clearInterval(timer)
  return answer
}

test.each([
  ['JSON', '/api/renames', 'Content-Type: application/json', '{'],
  [
    'a form with a picture',
    '/api/uploads',
    'Content-Type: multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nx',
  ],
])('DEAD-04: a body of %s sent too slowly gets 408 and its connection is closed', async (_, path, head, piece) => {
  const answer = await drip(path, head, piece, 50)
  expect(answer).toContain('408')
  expect(answer).toContain('BodyTooSlow')
})

test('DEAD-04: an upload at sufficient speed gets 408 when it exceeds the total time limit', async () => {
  expect(await drip('/api/uploads', 'Content-Type: multipart/form-data; boundary=b', 'x'.repeat(2000), 50)).toContain(
    '408',
  )
})

test('DEAD-04: a body that takes longer than the handling limit to arrive is accepted', async () => {
  const form = new FormData()
  form.append('request', new Blob(['{}'], { type: 'application/json' }), 'blob')
  form.append('image', new Blob([new Uint8Array(80_000)]), 'a')
  const encoded = new Response(form)
  const bytes = Buffer.from(await encoded.arrayBuffer())
  async function* slowly() {
    for (let at = 0; at < bytes.length; at += 8000) {
      yield bytes.subarray(at, at + 8000)
      await new Promise((go) => setTimeout(go, 200))
    }
  }
  const response = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: ReadableStream.from(slowly()),
    duplex: 'half',
  } as RequestInit)
  expect(await response.json()).toEqual({ bytes: 80_000 })
})

const urlOfTestApp = () => {
  const { options } = testApp.database.pool as unknown as { options: { connectionString: string } }
  return options.connectionString
}
