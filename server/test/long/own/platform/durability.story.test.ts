import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createClients, tokenTransport } from '@otday/contract/api-user'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runScript } from '../../../kit/run-script.ts'
import { unpackDatabase, type ServerProcess, startServer } from '../../../kit/server-process.ts'

const adminScript = path.join(import.meta.dirname, '../../../../scripts/admin.ts')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'otday-durable-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const email = 'keeper@example.com'
const password = 'keeper123'

function start(name: string) {
  const dataDir = path.join(folder, name)
  unpackDatabase(dataDir)
  return { DATA_DIR: dataDir }
}

const signUp = (server: ServerProcess) =>
  fetch(`${server.url}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name: '지킴이', password }),
  })

async function enter(server: ServerProcess) {
  const form = new URLSearchParams({ username: email, password })
  const response = await fetch(`${server.url}/api/auth/sign-in`, { method: 'POST', body: form })
  const { userDto, accessToken } = (await response.json()) as { userDto: { id: string }; accessToken: string }
  return { id: userDto.id, clothes: createClients(tokenTransport(server.url, accessToken)).clothes }
}

/** Writes pieces without pause until the server is killed; returns the names of those that it acknowledged. */
async function writeUntilKilled(server: ServerProcess, round: number): Promise<string[]> {
  const { id, clothes } = await enter(server)
  const acknowledged: string[] = []
  let alive = true
  const write = async (writer: number) => {
    for (let index = 0; alive; index++) {
      const name = `${round}-${writer}-${index}`
      try {
        await clothes.create({ body: { ownerId: id, name, type: 'TOP', attributes: [] } })
        acknowledged.push(name)
      } catch {
        return
      }
    }
  }
  const writers = Array.from({ length: 4 }, (_, writer) => write(writer))
  // The kill comes in the middle of the writes, however slow the machine is, and at a moment that differs from round to
  // round.
  await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(5)
  await new Promise((resolve) => setTimeout(resolve, round * 37))
  await server.kill('SIGKILL')
  alive = false
  await Promise.all(writers)
  return acknowledged
}

async function wholeCloset(server: ServerProcess) {
  const { id, clothes } = await enter(server)
  const names = []
  let cursor: string | null = null
  let totalCount: number
  do {
    const page = await clothes.list({ query: { ownerId: id, limit: 100, ...(cursor && { cursor }) } })
    names.push(...page.data.map(({ name }) => name))
    cursor = page.nextCursor
    totalCount = page.totalCount
  } while (cursor)
  return { names, totalCount }
}

test('a process killed in the middle of writes loses nothing that it acknowledged, and counts stay right', async () => {
  const env = start('data')
  const acknowledged: string[] = []
  let server = await startServer(env)
  await signUp(server)
  for (let round = 0; round < 4; round++) {
    acknowledged.push(...(await writeUntilKilled(server, round)))
    server = await startServer(env)
  }
  const { names, totalCount } = await wholeCloset(server)
  expect(acknowledged.length).toBeGreaterThan(20)
  expect(names).toEqual(expect.arrayContaining(acknowledged))
  expect(new Set(names).size).toBe(names.length)
  expect(totalCount).toBe(names.length)
  expect(await server.kill('SIGTERM')).toBe(0)
}, 400_000)

test('a second server on a data directory is refused with the process id of the first; the admin shell works', async () => {
  const env = start('held')
  const server = await startServer(env)
  await expect(startServer(env)).rejects.toThrow(`is in use by process ${server.child.pid}`)
  const shell = await runScript(adminScript, ['list'], env)
  expect(shell).toMatchObject({ code: 0, output: expect.stringContaining('ADMIN') })
  await server.kill('SIGKILL')
  const next = await startServer(env)
  expect(await next.kill('SIGTERM')).toBe(0)
}, 240_000)

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each([
  ['SIGKILL', 'TypeError: fetch failed', null],
  ['SIGTERM', '셔츠', 0],
] as const)(
  'after a %s during an upload the upload ends with %j, the server with the exit code %j, and its picture reader ends',
  async (signal, ending, code) => {
    const server = await startServer({ ...start(signal.toLowerCase()), LOG_LEVEL: 'info' })
    await signUp(server)
    const { id, clothes } = await enter(server)
    const photo = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer()
    const image = new Blob([Uint8Array.from(photo)])
    const sent = clothes
      .create({ body: { ownerId: id, name: '셔츠', type: 'TOP', attributes: [] }, image })
      .then(({ name }) => name, String)
    await expect.poll(() => server.output()).toMatch(/"reader":\d+/)
    const reader = Number(/"reader":(\d+)/.exec(server.output())?.[1])
    expect(isAlive(reader)).toBe(true)
    expect(await server.kill(signal)).toBe(code)
    expect(await sent).toBe(ending)
    await expect.poll(() => isAlive(reader)).toBe(false)
  },
)

test('an invalid environment stops the start with a message that lists every fault', async () => {
  const env = {
    NODE_ENV: 'production',
    SECRET: 'short',
    PUBLIC_URL: 'otday',
    PORT: '99999',
    ADMIN_EMAIL: 'nobody',
    ADMIN_PASSWORD: 'x',
  }
  const failure = await startServer({ ...env, DATA_DIR: path.join(folder, 'wrong') }).catch(
    (error: Error) => error.message,
  )
  for (const name of ['SECRET', 'PUBLIC_URL', 'PORT', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'RATE_LIMITS'])
    expect(failure).toContain(name)
})
