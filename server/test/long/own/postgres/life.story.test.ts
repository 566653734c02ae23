import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { createClients, tokenTransport } from '@otday/contract/api-user'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/db/index.ts'
import { runningPostgres } from '#platform/postgres/index.ts'
import {
  account,
  dataDirectory,
  exists,
  postmasterOf,
  refusalAt,
  signIn,
  signUp,
  startAt,
  temporaryFolder,
} from '../../../kit/product-at.ts'
import { inheritedEnv } from '../../../kit/run-script.ts'
import type { ServerProcess } from '../../../kit/server-process.ts'

/**
 * Stories of how the product's own PostgreSQL ends, together with the product or separately, and how the next start
 * copes.
 */

const freshData = () => dataDirectory(path.join(temporaryFolder(), 'data'))
const inNamespaces = ['unshare', '--pid', '--ipc', '--fork', '--mount-proc', '--kill-child']
const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode)
    else child.once('exit', resolve)
  })
const gone = (pid: number) => expect.poll(() => exists(pid), { interval: 20 }).toBe(false)

async function enter(server: ServerProcess) {
  const body = new URLSearchParams({ username: account.email, password: account.password })
  const answer = await fetch(`${server.url}/api/auth/sign-in`, { method: 'POST', body })
  const { userDto, accessToken } = (await answer.json()) as { userDto: { id: string }; accessToken: string }
  return { id: userDto.id, clothes: createClients(tokenTransport(server.url, accessToken)).clothes }
}

/**
 * Makes a backend (a process of PostgreSQL for one connection) compute; meanwhile it does not notice that the main
 * process has died. Returns the backend's process id.
 */
async function compute(dataDir: string): Promise<number> {
  const client = new pg.Client({ ...runningPostgres(dataDir) })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end().catch(() => {}))
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  client.query('select count(*) from generate_series(1, 1000000000000)').catch(() => {})
  return rows[0]?.pid ?? 0
}

test('a killed product takes its database with it and starts again', async () => {
  const dataDir = freshData()
  const server = await startAt(dataDir)
  await signUp(server)
  const postmaster = postmasterOf(dataDir)
  const socketFolder = runningPostgres(dataDir)?.host ?? ''
  expect(fs.existsSync(socketFolder)).toBe(true)
  await server.kill('SIGKILL')
  await gone(postmaster)
  const next = await startAt(dataDir)
  expect(await signIn(next)).toBe(200)
  expect(fs.existsSync(socketFolder)).toBe(false)
})

test('an orphaned database is stopped by the next start', async () => {
  const dataDir = freshData()
  // This replacement of setpriv always fails. Without setpriv, as on systems other than Linux, the database does not
  // end when the product is killed.
  const bin = temporaryFolder('otday-bin-')
  fs.writeFileSync(path.join(bin, 'setpriv'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  const server = await startAt(dataDir, [], { PATH: `${bin}:${process.env['PATH']}` })
  await signUp(server)
  const postmaster = postmasterOf(dataDir)
  await server.kill('SIGKILL')
  expect(exists(postmaster)).toBe(true)
  const next = await startAt(dataDir)
  expect(exists(postmaster)).toBe(false)
  expect(await signIn(next)).toBe(200)
})

test('a killed postmaster ends the product with code 70, and the next start ends its busy backend', async () => {
  const dataDir = freshData()
  const server = await startAt(dataDir)
  await signUp(server)
  const backend = await compute(dataDir)
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  expect(await ended(server.child)).toBe(70)
  expect(server.output()).toContain('the database server has ended')
  const next = await startAt(dataDir)
  expect(exists(backend)).toBe(false)
  expect(await signIn(next)).toBe(200)
})

test('a postmaster killed during a start ends the product with code 70, and the next start succeeds', async () => {
  const dataDir = freshData()
  const start = refusalAt(dataDir)
  await expect.poll(() => runningPostgres(dataDir), { interval: 5, timeout: 60_000 }).not.toBeNull()
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  const said = await start
  expect(said).toMatch(/^ended with 70: /)
  expect(said).toContain('데이터베이스가 시작하는 사이에 끝났습니다.')
  await signUp(await startAt(dataDir))
})

test('the product starts again after it and its postmaster were killed while a backend was busy', async () => {
  const dataDir = freshData()
  const server = await startAt(dataDir)
  await signUp(server)
  const backend = await compute(dataDir)
  process.kill(postmasterOf(dataDir), 'SIGKILL')
  await server.kill('SIGKILL')
  const next = await startAt(dataDir)
  expect(exists(backend)).toBe(false)
  expect(await signIn(next)).toBe(200)
})

test('as process 1 of a namespace the product exits after a postmaster kill and starts again', async () => {
  const dataDir = freshData()
  const server = await startAt(dataDir, inNamespaces)
  await signUp(server)
  const postmaster = fs
    .readdirSync('/proc')
    .find((pid) => /^\d+$/.test(pid) && commandOf(pid).includes(`-D\0${path.join(dataDir, 'postgres')}`))
  process.kill(Number(postmaster), 'SIGKILL')
  expect(await ended(server.child)).toBe(70)
  const next = await startAt(dataDir, inNamespaces)
  expect(await signIn(next)).toBe(200)
  await next.kill('SIGKILL')
  const last = await startAt(dataDir, inNamespaces)
  expect(await signIn(last)).toBe(200)
})

function commandOf(pid: string): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

test('a postmaster.pid with the id of another process neither stops the start nor harms that process', async () => {
  const dataDir = freshData()
  const server = await startAt(dataDir)
  await signUp(server)
  const file = path.join(dataDir, 'postgres/postmaster.pid')
  const trace = fs.readFileSync(file, 'utf8')
  expect(await server.kill('SIGTERM')).toBe(0)
  const other = spawn('sleep', ['600'])
  onTestFinished(() => void other.kill())
  fs.writeFileSync(file, trace.replace(/^\d+/, String(other.pid)))
  const next = await startAt(dataDir)
  expect(await signIn(next)).toBe(200)
  expect(other.exitCode).toBeNull()
  expect(exists(other.pid ?? 0)).toBe(true)
})

test.each([
  ['beside each other', [] as string[]],
  ['in two namespaces of processes and IPC', inNamespaces],
])('of two simultaneous starts %s one works and the other is refused as in use', async (_where, through) => {
  const dataDir = path.join(temporaryFolder(), 'data')
  const both = await Promise.allSettled([startAt(dataDir, through), startAt(dataDir, through)])
  const works = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const refused = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect([works.length, refused.length]).toEqual([1, 1])
  expect(refused[0]).toMatch(/is in use by (?:process \d+ on|another process)/)
  const [server] = works as [ServerProcess]
  expect((await signUp(server)).status).toBe(201)
  expect(await refusalAt(dataDir, through)).toMatch(/is in use by process \d+ on .+, for \d+ s/)
  expect(await signIn(server)).toBe(200)
})

test('a running product whose lock file is removed keeps its directory and goes on serving', async () => {
  const dataDir = freshData()
  const server = await startAt(dataDir)
  await signUp(server)
  const postmaster = postmasterOf(dataDir)
  fs.rmSync(path.join(dataDir, 'lock'))
  expect(await refusalAt(dataDir)).toContain(`${dataDir} is in use by process ${postmaster} of PostgreSQL`)
  expect(postmasterOf(dataDir)).toBe(postmaster)
  expect(await signIn(server)).toBe(200)
})

test('a suspended product keeps its directory and loses no acknowledged write', async () => {
  const dataDir = freshData()
  const server = await startAt(dataDir)
  await signUp(server)
  const { id, clothes } = await enter(server)
  const acknowledged: string[] = []
  let writes = true
  const writing = Promise.all(
    Array.from({ length: 4 }, async (_, writer) => {
      for (let index = 0; writes; index++) {
        const name = `${writer}-${index}`
        // A request that waits too long while the product is stopped may be refused; that is no fault, since it is not
        // acknowledged.
        await clothes.create({ body: { ownerId: id, name, type: 'TOP', attributes: [] } }).then(
          () => acknowledged.push(name),
          () => {},
        )
      }
    }),
  )
  await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(8)
  const both = [server.child.pid ?? 0, postmasterOf(dataDir)]
  for (const stopped of [both, both.slice(0, 1), both.slice(1)]) {
    for (const pid of stopped) process.kill(pid, 'SIGSTOP')
    expect(await refusalAt(dataDir)).toContain(`is in use by process ${server.child.pid} on`)
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(before)
  }
  writes = false
  await writing
  const names: string[] = []
  let cursor: string | null = null
  do {
    const page = await clothes.list({ query: { ownerId: id, limit: 100, ...(cursor && { cursor }) } })
    names.push(...page.data.map(({ name }) => name))
    cursor = page.nextCursor
  } while (cursor)
  expect(names).toEqual(expect.arrayContaining(acknowledged))
  expect(new Set(names).size).toBe(names.length)
})

test('FLT-03: every commit is synced to disk before it is acknowledged', async () => {
  const database = await openDatabase({ directory: freshData(), binaries: null })
  onTestFinished(() => database.close())
  const client = await database.pool.connect()
  const synced = async () => {
    await client.query('select pg_stat_force_next_flush()')
    const { rows } = await client.query("select sum(fsyncs)::integer as times from pg_stat_io where object = 'wal'")
    return rows[0].times as number
  }
  await client.query('create table kept (word text)')
  for (let commit = 1; commit <= 5; commit++) {
    const before = await synced()
    await client.query("insert into kept values ('하나')")
    expect(await synced()).toBeGreaterThan(before)
  }
  const { rows } = await client.query(`select current_setting('fsync') || current_setting('full_page_writes') ||
    current_setting('synchronous_commit') as all`)
  expect(rows).toEqual([{ all: 'ononon' }])
  client.release()
})

test('a new database is private, has small limits and checksums, and its role is no superuser', async () => {
  const dataDir = path.join(temporaryFolder(), 'data')
  await startAt(dataDir)
  const connection = runningPostgres(dataDir)
  const client = new pg.Client({ ...connection })
  await client.connect()
  onTestFinished(() => client.end())
  client.on('error', () => {})
  const { rows: settings } = await client.query<{ name: string; value: string }>(
    `select name, current_setting(name) as value from pg_settings where name = any ('{listen_addresses, max_connections,
      jit, max_wal_size, data_checksums}')`,
  )
  expect(Object.fromEntries(settings.map(({ name, value }) => [name, value]))).toEqual({
    listen_addresses: '',
    max_connections: '40',
    jit: 'off',
    max_wal_size: '128MB',
    data_checksums: 'on',
  })
  const { rows } = await client.query(
    `select datlocprovider as locale, rolsuper as super from pg_database, pg_roles
      where datname = current_database() and rolname = current_user`,
  )
  expect(rows).toEqual([{ locale: 'b', super: false }])
  for (const folder of [path.join(dataDir, 'postgres'), connection?.host ?? ''])
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700)
})

test('a killed test run leaves no database running', async () => {
  const folder = temporaryFolder()
  const template = path.resolve(import.meta.dirname, '../../../kit/template.ts')
  const words = `import setup from '${template}'
    await setup({ provide: () => console.log('it runs') })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', words], {
    env: { ...inheritedEnv(), TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  expect(String((await once(child.stdout, 'data'))[0])).toBe('it runs\n')
  const directory = fs.readdirSync(folder).find((name) => name.startsWith('otday-stories-')) ?? ''
  const postmaster = postmasterOf(path.join(folder, directory))
  expect(exists(postmaster)).toBe(true)
  child.kill('SIGKILL')
  await gone(postmaster)
})
