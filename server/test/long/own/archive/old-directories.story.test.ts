import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createClients, tokenTransport } from '@otday/contract/api-user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/db/index.ts'
import { moveOldDirectory } from '../../../../src/archive/index.ts'
import {
  factsOf,
  filesIn,
  type OldFacts,
  oldVersions,
  tablesOf,
  unpackOldDirectory,
} from '../../../kit/old-directories.ts'
import { runScript } from '../../../kit/run-script.ts'
import { launch, type ServerProcess, startServer } from '../../../kit/server-process.ts'

const adminScript = path.join(import.meta.dirname, '../../../../scripts/admin.ts')
const rowsApart = ['schema_migrations']

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'otday-old-directories-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function directory(name: string, version = '0.2.0') {
  const dataDir = path.join(folder, name)
  unpackOldDirectory(version, dataDir)
  const place = (...names: string[]) => path.join(dataDir, ...names)
  return { dataDir, place, oldFiles: filesIn(place('db')), env: { DATA_DIR: dataDir } }
}

/** Leaves out tables with times of this run: rows of schema_migrations contain the time when they were applied here. */
function withoutTimes({ tables }: Pick<OldFacts, 'tables'>) {
  return Object.fromEntries(Object.entries(tables).filter(([name]) => !rowsApart.includes(name)))
}

async function movedTables(dataDir: string, facts: OldFacts) {
  const { pool, close } = await openDatabase({ directory: dataDir, binaries: null })
  try {
    const migrations = await pool.query<{ name: string }>('select name from schema_migrations order by name')
    return { migrations: migrations.rows.map(({ name }) => name), tables: await tablesOf(pool, facts) }
  } finally {
    await close()
  }
}

async function closetOf(server: ServerProcess, { email, password }: OldFacts['account']) {
  const body = new URLSearchParams({ username: email, password })
  const response = await fetch(`${server.url}/api/auth/sign-in`, { method: 'POST', body })
  const { userDto, accessToken } = (await response.json()) as { userDto: { id: string }; accessToken: string }
  const { clothes } = createClients(tokenTransport(server.url, accessToken))
  return (await clothes.list({ query: { ownerId: userDto.id as never } })).data
}

test.each(oldVersions)(
  'a data directory of version %s moves row for row, keeps its files and lets its users sign in',
  async (version) => {
    const facts = factsOf(version)
    const { dataDir, place, oldFiles, env } = directory(version, version)
    await moveOldDirectory({ directory: dataDir, binaries: null }, () => {})
    const moved = await movedTables(dataDir, facts)
    expect(moved.migrations).toEqual(facts.migrations)
    expect(withoutTimes(moved)).toEqual(withoutTimes(facts))
    expect(filesIn(place('files'))).toEqual(facts.files)
    expect(filesIn(place('pglite-0.1'))).toEqual(oldFiles)
    expect([place('db'), place('moving')].filter((each) => existsSync(each))).toEqual([])
    const server = await startServer(env)
    try {
      const [piece] = await closetOf(server, facts.account)
      expect(piece?.name).toBe('남색 셔츠')
      expect((await fetch(new URL(piece?.imageUrl ?? '', server.url))).status).toBe(200)
    } finally {
      await server.kill('SIGTERM')
    }
  },
)

test('a move that is killed at any step starts over and never touches the old database', async () => {
  const facts = factsOf('0.2.0')
  const { dataDir, place, oldFiles, env } = directory('interrupted')
  for (const step of ['사본을 떴습니다', '10%', '50%', '90%', '견줍니다']) {
    await killedAt(env, step)
    expect(existsSync(place('postgres'))).toBe(false)
    expect(withoutLock(place)).toEqual(oldFiles)
  }
  await moveOldDirectory({ directory: dataDir, binaries: null }, () => {})
  expect(withoutTimes(await movedTables(dataDir, facts))).toEqual(withoutTimes(facts))
  expect(filesIn(place('pglite-0.1'))).toEqual(oldFiles)
}, 400_000)

/**
 * Deletes the lock file that the killed process left in the old database's folder; returns number and hash of the other
 * files.
 */
function withoutLock(place: (...names: string[]) => string) {
  rmSync(place('db', 'process.lock'), { force: true })
  return filesIn(place('db'))
}

/**
 * Starts the product, which moves the old database, and kills it when its output contains `step`. The killed process
 * leaves the folder of its socket in `folder`.
 */
function killedAt(env: Record<string, string>, step: string): Promise<void> {
  const child = launch({ ...env, TMPDIR: folder })
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes(step)) child.kill('SIGKILL')
    })
    child.once('exit', (_, signal) => (signal === 'SIGKILL' ? resolve() : reject(new Error(said))))
  })
}

test('a move killed before the old folder is renamed is finished by the next move', async () => {
  const facts = factsOf('0.2.0')
  const { dataDir, place, oldFiles } = directory('switching')
  await moveOldDirectory({ directory: dataDir, binaries: null }, () => {})
  renameSync(place('pglite-0.1'), place('db'))
  mkdirSync(place('moving'))
  await moveOldDirectory({ directory: dataDir, binaries: null }, () => {})
  expect(withoutTimes(await movedTables(dataDir, facts))).toEqual(withoutTimes(facts))
  expect(filesIn(place('pglite-0.1'))).toEqual(oldFiles)
  expect([place('db'), place('moving')].filter((each) => existsSync(each))).toEqual([])
})

test('rows that an old version committed before it was killed are moved', async () => {
  const { dataDir, place } = directory('killed')
  const library = import.meta.resolve('@electric-sql/pglite')
  const script = `const { PGlite } = await import('${library}')
    const database = await PGlite.create({ dataDir: '${place('db', 'pgdata')}' })
    await database.exec("update users set name = '마지막' where email = 'keeper@example.com'")
    console.log('done'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.stdout.once('data', () => child.kill('SIGKILL'))
  await ended
  await moveOldDirectory({ directory: dataDir, binaries: null }, () => {})
  const { pool, close } = await openDatabase({ directory: dataDir, binaries: null })
  const { rows } = await pool.query('select name from users where email = $1', ['keeper@example.com'])
  await close()
  expect(rows).toEqual([{ name: '마지막' }])
})

test('an old database is moved neither by the admin shell nor while an old version runs', async () => {
  const { place, oldFiles, env } = directory('running')
  const { code, output } = await runScript(adminScript, ['list'], env)
  expect(code).toBe(1)
  expect(output).toContain('holds a database of version 0.1 or 0.2')
  const stat = readFileSync('/proc/self/stat', 'utf8')
  const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  writeFileSync(place('db', 'process.lock'), `${process.pid} ${startTime}`)
  await expect(startServer(env)).rejects.toThrow(`이전 버전의 옷데이(프로세스 ${process.pid})`)
  expect(withoutLock(place)).toEqual(oldFiles)
  expect([place('postgres'), place('moving')].filter((each) => existsSync(each))).toEqual([])
})

test('a start without the old engine names the npm command to install it and moves nothing', async () => {
  const { place, oldFiles, env } = directory('no-engine')
  const hooks = `import { registerHooks } from 'node:module'
    const code = 'ERR_MODULE_NOT_FOUND'
    registerHooks({ resolve(name, context, next) {
      if (name === '@electric-sql/pglite') throw Object.assign(new Error(name), { code })
      return next(name, context)
    } })`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(hooks)}`
  await expect(startServer({ ...env, NODE_OPTIONS })).rejects.toThrow('npm ci --include=optional')
  expect(filesIn(place('db'))).toEqual(oldFiles)
  expect([place('postgres'), place('moving')].filter((each) => existsSync(each))).toEqual([])
})
