import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unpackDatabase, launch, type ServerProcess, startServer } from '../../../kit/server-process.ts'

/** Stories of the product as people start it, on its embedded database, while it or its surroundings fail. */

let folder: string
const servers: ServerProcess[] = []
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'otday-faults-'))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  rmSync(folder, { recursive: true, force: true })
})

const start = async (dataDir: string, ...more: [env?: Record<string, string>, through?: string[]]) => {
  // A data directory that exists stays as an earlier start left it; a new one gets a prepared database, which saves
  // time.
  if (!existsSync(path.join(folder, dataDir))) unpackDatabase(path.join(folder, dataDir))
  const server = await startServer({ DATA_DIR: path.join(folder, dataDir), ...more[0] }, more[1])
  servers.push(server)
  return server
}

const account = { email: 'keeper@example.com', name: '지킴이', password: 'keeper123' }
const signUp = (server: ServerProcess) =>
  fetch(`${server.url}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
async function enter(server: ServerProcess) {
  const body = new URLSearchParams({ username: account.email, password: account.password })
  const answer = await fetch(`${server.url}/api/auth/sign-in`, { method: 'POST', body })
  const { userDto, accessToken } = (await answer.json()) as { userDto: { id: string }; accessToken: string }
  return { id: userDto.id, headers: { authorization: `Bearer ${accessToken}` } }
}
type Keeper = Awaited<ReturnType<typeof enter>>

const image = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#345678' } })
  .jpeg()
  .toBuffer()
function upload(server: ServerProcess, { id, headers }: Keeper, name: string) {
  const body = new FormData()
  body.append('request', new Blob([JSON.stringify({ ownerId: id, name, type: 'TOP' })], { type: 'application/json' }))
  body.append('image', new Blob([Uint8Array.from(image)]), 'a.jpg')
  return fetch(`${server.url}/api/clothes`, { method: 'POST', headers, body })
}
interface Piece {
  name: string
  imageUrl: string | null
}
async function closet(server: ServerProcess, { id, headers }: Keeper): Promise<Piece[]> {
  const answer = await fetch(`${server.url}/api/clothes?ownerId=${id}&limit=100`, { headers })
  return ((await answer.json()) as { data: Piece[] }).data
}
const filesIn = (dataDir: string) =>
  readdirSync(path.join(folder, dataDir, 'files'), { recursive: true, encoding: 'utf8' })

test('FLT-02: after a kill during uploads every piece has its whole picture and no partial file stays', async () => {
  let server = await start('uploads')
  await signUp(server)
  const acknowledged: string[] = []
  for (let round = 0; round < 2; round++) {
    const keeper = await enter(server)
    const uploads = Array.from({ length: 8 }, async (_, index) => {
      const name = `${round}-${index}`
      const answer = await upload(server, keeper, name).catch(() => null)
      if (answer?.status === 201) acknowledged.push(name)
    })
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(before)
    await server.kill('SIGKILL')
    await Promise.all(uploads)
    server = await start('uploads')
  }
  const pieces = await closet(server, await enter(server))
  expect(pieces.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged))
  for (const { imageUrl } of pieces) {
    const answer = await fetch(server.url + imageUrl)
    expect(answer.status).toBe(200)
    expect(
      (
        await sharp(await answer.arrayBuffer())
          .raw()
          .toBuffer()
      ).length,
    ).toBeGreaterThan(0)
  }
  // The server may still be writing smaller formats of the pictures, so the test waits until no half-written file is
  // left.
  await expect.poll(() => filesIn('uploads').filter((file) => file.endsWith('.part~')), { timeout: 60_000 }).toEqual([])
  expect(await server.kill('SIGTERM')).toBe(0)
}, 240_000)

test('FLT-02: a product killed at five moments of its first start starts the next time', async () => {
  // The start is killed as soon as these files exist, one after the other: before there is a database; while it is made
  // in another folder; when that folder has its final name; when PostgreSQL starts; and when the database is complete
  // but the folder of files is just being made.
  const moments = ['lock', 'postgres.new/PG_VERSION', 'postgres/PG_VERSION', 'postgres/postmaster.pid', 'files']
  for (const moment of moments) {
    const child = launch({ DATA_DIR: path.join(folder, 'first') })
    const gone = new Promise((resolve) => child.once('exit', resolve))
    await expect.poll(() => existsSync(path.join(folder, 'first', moment)), { interval: 1 }).toBe(true)
    child.kill('SIGKILL')
    await gone
  }
  const server = await start('first')
  expect((await signUp(server)).status).toBe(201)
  await server.kill('SIGKILL')
}, 240_000)

test('FLT-09: a copied data directory of a stopped server starts with its closet, files and sessions', async () => {
  const server = await start('kept')
  await signUp(server)
  const keeper = await enter(server)
  for (const name of ['코트', '셔츠']) expect((await upload(server, keeper, name)).status).toBe(201)
  const before = await closet(server, keeper)
  expect(await server.kill('SIGTERM')).toBe(0)
  cpSync(path.join(folder, 'kept'), path.join(folder, 'copied'), { recursive: true })
  rmSync(path.join(folder, 'kept'), { recursive: true })
  const restored = await start('copied')
  expect(await closet(restored, await enter(restored))).toEqual(before)
  for (const { imageUrl } of before) expect((await fetch(restored.url + imageUrl)).status).toBe(200)
  // The copied directory contains the secret for signing tokens, so a token from before the copy is still valid.
  expect(await closet(restored, keeper)).toEqual(before)
  expect(await restored.kill('SIGTERM')).toBe(0)
}, 240_000)

test('FLT-24: a server out of file descriptors stays alive and serves again once connections close', async () => {
  const server = await start('few', {}, ['sh', '-c', 'ulimit -n 256; exec "$0" "$@"'])
  await signUp(server)
  const { hostname, port } = new URL(server.url)
  const manyUsers = Array.from({ length: 400 }, () => connect(Number(port), hostname).on('error', () => undefined))
  const tried = await Promise.allSettled(
    Array.from({ length: 20 }, () => fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(500) })),
  )
  for (const one of tried) if (one.status === 'fulfilled') expect(one.value.status).toBe(200)
  // The server has no descriptor left for at least some of the probes; otherwise this test would show nothing.
  expect(tried.map(({ status }) => status)).toContain('rejected')
  for (const socket of manyUsers) socket.destroy()
  const statusNow = () =>
    enter(server).then((keeper) => upload(server, keeper, '코트').then(({ status }) => status), String)
  await expect.poll(statusNow, { interval: 100 }).toBe(201)
  expect(server.child.exitCode).toBeNull()
  expect(await server.kill('SIGTERM')).toBe(0)
}, 240_000)

test('FLT-26: a failed upload answers 500 and is logged with its request id; other requests are served', async () => {
  const server = await start('logged')
  await signUp(server)
  const keeper = await enter(server)
  const files = path.join(folder, 'logged', 'files')
  rmSync(files, { recursive: true })
  writeFileSync(files, 'no folder')
  const failed = await upload(server, keeper, '코트')
  const sent = await failed.text()
  expect(failed.status).toBe(500)
  expect(sent).not.toContain(folder)
  expect(await closet(server, keeper)).toEqual([])
  await expect.poll(() => server.output()).toMatch(/"reqId":"[^"]+".*unexpected failure/)
  rmSync(files)
  expect((await upload(server, keeper, '코트')).status).toBe(201)
  expect(await server.kill('SIGTERM')).toBe(0)
}, 240_000)

test('FILE-01, START-03: the data directory is private and holds the first password, which no log contains', async () => {
  const dataDir = path.join(folder, 'open')
  mkdirSync(path.join(dataDir, 'files'), { recursive: true, mode: 0o777 })
  writeFileSync(path.join(dataDir, 'files', 'kept'), '', { mode: 0o666 })
  chmodSync(dataDir, 0o777)
  unpackDatabase(dataDir)
  const server = await start('open', {}, ['sh', '-c', 'umask 000; exec "$0" "$@"'])
  expect(server.output()).toMatch(/개 항목을 다른 사용자가 읽을 수 없게/)
  await signUp(server)
  expect((await upload(server, await enter(server), '코트')).status).toBe(201)
  const passwordFile = path.join(dataDir, 'admin-password.txt')
  const [email = '', password = ''] = readFileSync(passwordFile, 'utf8').split('\n')
  expect(lstatSync(passwordFile).mode & 0o777).toBe(0o600)
  expect(server.output()).toContain(passwordFile)
  expect(server.output()).not.toContain(password)
  const form = new URLSearchParams({ username: email, password })
  expect((await fetch(`${server.url}/api/auth/sign-in`, { method: 'POST', body: form })).status).toBe(200)
  expect(existsSync(passwordFile)).toBe(false)
  expect(await server.kill('SIGTERM')).toBe(0)
  const entries = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
  expect(entries.length).toBeGreaterThan(100)
  expect(entries.filter((entry) => (lstatSync(path.join(dataDir, entry)).mode & 0o077) !== 0)).toEqual([])
  expect((await start('open')).output()).not.toMatch(/다른 사용자/)
}, 240_000)

test('FLT-06: a data directory that cannot be written stops the start with a message without a stack trace', async () => {
  const said = await startServer({ DATA_DIR: '/sys/otday' }).catch((error: Error) => error.message)
  expect(said).toContain('/sys/otday')
  expect(said).not.toMatch(/\n\s+at /)
})
