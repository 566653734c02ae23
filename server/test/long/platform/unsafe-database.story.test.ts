import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { durableSettings } from '#platform/config/database.ts'
import { requireDurable } from '#platform/db/index.ts'
import { startPostgres } from '#platform/postgres/index.ts'
import { onServer } from '../../kit/database-servers.ts'
import { dataDirectory, refusalAt, temporaryFolder } from '../../kit/product-at.ts'
import { createDatabase } from '../../kit/story-databases.ts'
import { launch, startServer, unpackDatabase } from '../../kit/server-process.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'otday-unsafe-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Settings that are off in the PostgreSQL of the tests, because their data need not survive a power cut. */
const ofTests = 'fsync,full_page_writes'

async function hastyDatabase() {
  const { url, drop } = await createDatabase()
  await onServer(url, `alter database ${path.basename(url)} set synchronous_commit = off`)
  return { url, drop }
}

test('the start refuses a database with synchronous_commit off and names the setting', async () => {
  const { url, drop } = await hastyDatabase()
  const child = launch({ DATA_DIR: folder, DATABASE_URL: url, DATABASE_UNSAFE: ofTests })
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  expect(await new Promise((resolve) => child.once('close', resolve))).not.toBe(0)
  expect(said).toContain('데이터베이스의 synchronous_commit 설정이 꺼져 있어서')
  expect(said).toContain(`DATABASE_UNSAFE=${ofTests},synchronous_commit`)
  await drop()
})

test('a database with an unsafe setting that DATABASE_UNSAFE names starts, and the log says so', async () => {
  const { url, drop } = await hastyDatabase()
  const env = { DATA_DIR: folder, DATABASE_URL: url, DATABASE_UNSAFE: `${ofTests},synchronous_commit` }
  const started = await startServer(env)
  expect((await fetch(`${started.url}/readyz`)).status).toBe(200)
  expect(started.output()).toContain('DATABASE_UNSAFE lets synchronous_commit be off')
  expect(await started.kill('SIGTERM')).toBe(0)
  await drop()
})

test.each(durableSettings)('the start refuses its own database without %s, and names the setting', async (name) => {
  const directory = dataDirectory(path.join(temporaryFolder(), 'data'))
  appendFileSync(path.join(directory, 'postgres/postgresql.conf'), `${name} = off\n`)
  const said = await refusalAt(directory)
  expect(said).toMatch(/^ended with 1: /)
  expect(said).toContain(`데이터베이스의 ${name} 설정이 꺼져 있어서`)
  expect(said).toContain(`DATABASE_UNSAFE=${name}로`)
})

test.each(durableSettings)(
  'a PostgreSQL server without %s is refused for that setting unless it is allowed',
  async (name) => {
    const directory = path.join(folder, name)
    unpackDatabase(directory)
    const server = await startPostgres(directory, { binaries: null, settings: { [name]: 'off' } })
    const pool = new pg.Pool(server.connection)
    // The server may end before the last connection of the pool is closed; the errors that this causes do not matter.
    pool.on('error', () => {})
    pool.on('connect', (client) => void client.on('error', () => {}))
    await expect(requireDurable(pool, [])).rejects.toMatchObject({ settings: [name] })
    await requireDurable(pool, [name])
    await pool.end()
    await server.stop()
  },
)
