import { rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ServerProcess } from '../../kit/server-process.ts'
import { FaultProxy } from '../../kit/fault-proxy.ts'
import { garment } from '../../kit/fixtures.ts'
import { envOf, newFolder, runCommand } from '../../kit/archive-commands.ts'
import { urlOf } from '../../kit/database-servers.ts'
import { createDatabase } from '../../kit/story-databases.ts'
import { type TestUser, useTestApp } from '../../kit/test-app.ts'

/** Stories of a PostgreSQL that cannot be reached, does not answer, is busy, or was restored elsewhere as a copy. */

const { url: server } = inject('databases')
const proxy = new FaultProxy(new URL(server))
const testApp = useTestApp()
let url: string
let running: ServerProcess
let 하니: TestUser
beforeAll(async () => {
  하니 = await testApp.signUp('하니')
  const { rows } = await testApp.database.pool.query('select current_database() as name')
  url = urlOf(server, rows[0].name)
  const through = new URL(url)
  through.port = new URL(await proxy.start()).port
  running = await testApp.startProcess({ DATABASE_URL: through.href, DATABASE_POOL: '4' })
})
afterAll(async () => {
  await running.kill()
  proxy.remove()
})

const headers = () => ({ authorization: `Bearer ${하니.token}` })
const ask = (path = '/api/feeds') => fetch(running.url + path, { headers: headers() })
async function back() {
  expect([running.child.exitCode, running.child.exitCode === null ? '' : running.output()]).toEqual([null, ''])
  await expect.poll(async () => (await ask()).status, { interval: 50 }).toBe(200)
}
/**
 * Makes more calls at the same time than there are database connections. Each must be served, or refused with a time
 * for the next try; at least `least` must be refused.
 */
async function expectTurnedAway(least: number) {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask()))
  for (const { status, headers: sent } of answers) {
    expect([200, 503]).toContain(status)
    if (status !== 503) continue
    expect(Number(sent.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(sent.get('retry-after'))).toBeLessThanOrEqual(10)
  }
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(least)
}

test('FLT-07: the server answers 503 while the database is away and recovers without a restart', async () => {
  await back()
  proxy.close()
  await expectTurnedAway(8)
  expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 503])
  proxy.open()
  await back()
  expect((await ask('/readyz')).status).toBe(200)
})

test('FLT-07: requests to a database that does not answer are refused with 503 and a retry time', async () => {
  await back()
  proxy.block()
  await expectTurnedAway(8)
  proxy.close()
  proxy.open()
  await back()
})

test('FLT-07: connections that the database ends are replaced', async () => {
  const { database } = testApp
  for (let round = 0; round < 3; round++) {
    await back()
    await database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await expectTurnedAway(0)
  }
  await back()
})

test('FLT-07: while all connections are busy requests get 503 with a retry time, and succeed afterwards', async () => {
  await back()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin; lock table feeds in access exclusive mode')
  await expectTurnedAway(1)
  await client.query('rollback')
  await client.end()
  await back()
})

test('FLT-08: a database deadlock is resolved inside the server, and both requests succeed', async () => {
  const 민지 = await testApp.signUp('민지')
  const person = [하니.id, 민지.id]
  // This trigger causes a deadlock: saving a piece locks the owner's profile and then the other user's. The two users
  // save at the same time, so they lock in opposite orders.
  await testApp.database.pool.query(`create function cross() returns trigger language plpgsql as $$ begin
      perform 1 from profiles where user_id = new.owner_id for update;
      perform pg_sleep(0.2);
      perform 1 from profiles where user_id in ('${person.join("','")}') and user_id <> new.owner_id for update;
      return new;
    end $$;
    create trigger cross_locks after insert on clothes for each row execute function cross()`)
  const made = await Promise.all([garment(하니, '셔츠'), garment(민지, '셔츠')])
  await testApp.database.pool.query('drop trigger cross_locks on clothes; drop function cross')
  expect(made.map(({ name }) => name)).toEqual(['셔츠', '셔츠'])
  for (const who of [하니, 민지])
    expect(await who.clothes.list({ query: { ownerId: who.id } })).toMatchObject({ totalCount: 1 })
})

test('FLT-09: a backup made while people write restores as many pieces as the closet’s stored count says', async () => {
  const before = await garment(하니, '처음부터')
  let writes = true
  const writing = Promise.all(
    [0, 1, 2].map(async (writer) => {
      for (let index = 0; writes; index++) await garment(하니, `${writer}-${index}`)
    }),
  )
  const folder = newFolder()
  const file = path.join(folder, 'amid.tar.zst')
  const { code, output } = await runCommand('backup', [file], envOf(testApp))
  writes = false
  await writing
  expect(code, output).toBe(0)
  const { url: restored, drop } = await createDatabase('empty')
  const where = { DATABASE_URL: restored, DATA_DIR: path.join(folder, 'restored') }
  expect(await runCommand('restore', [file], where)).toMatchObject({ code: 0 })
  const copy = new pg.Client({ connectionString: restored })
  await copy.connect()
  const { rows } = await copy.query(
    `select (select count(*)::integer from clothes where owner_id = user_id) as pieces, clothes_count as counted,
      (select count(*)::integer from clothes where id = $2) as first from profiles where user_id = $1`,
    [하니.id, before.id],
  )
  expect(rows).toEqual([{ pieces: rows[0].counted, counted: rows[0].counted, first: 1 }])
  await copy.end()
  await drop()
  rmSync(folder, { recursive: true })
})
