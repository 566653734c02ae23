import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServerProcess } from '../../kit/server-process.ts'
import { FaultProxy } from '../../kit/fault-proxy.ts'
import { garment } from '../../kit/fixtures.ts'
import { onServer, urlOf } from '../../kit/database-servers.ts'
import { openTestApp, type TestUser, type TestApp } from '../../kit/test-app.ts'

/** A PostgreSQL that is away, silent, busy or taken home as a copy. */

const server = process.env['TEST_DATABASE_URL'] ?? ''
const proxy = new FaultProxy(new URL(server))
let testApp: TestApp
let url: string
let running: ServerProcess
let 하니: TestUser
beforeAll(async () => {
  testApp = await openTestApp()
  하니 = await testApp.signUp('하니')
  const { rows } = await testApp.database.pool.query('select current_database() as name')
  url = urlOf(server, rows[0].name)
  const through = new URL(url)
  through.port = new URL(await proxy.start()).port
  running = await testApp.startProcess({ DATABASE_URL: through.href, DATABASE_POOL: '4' })
})
afterAll(async () => {
  await running.kill()
  await testApp.close()
  proxy.remove()
})

const headers = () => ({ authorization: `Bearer ${하니.token}` })
const ask = (path = '/api/feeds') => fetch(running.url + path, { headers: headers() })
async function back() {
  expect([running.child.exitCode, running.child.exitCode === null ? '' : running.output()]).toEqual([null, ''])
  await expect.poll(async () => (await ask()).status, { interval: 50 }).toBe(200)
}
/** Some at once, more than there are connections; each is served or told to come back. */
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

test('FLT-07: a database that goes away and comes back needs no start of ours', async () => {
  await back()
  proxy.close()
  await expectTurnedAway(8)
  expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 503])
  proxy.open()
  await back()
  expect((await ask('/readyz')).status).toBe(200)
})

test('FLT-07: a database that takes everything and answers nothing is not waited for', async () => {
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

test('FLT-07: where all connections are busy the others are told to come back, and go on afterwards', async () => {
  await back()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin; lock table feeds in access exclusive mode')
  await expectTurnedAway(1)
  await client.query('rollback')
  await client.end()
  await back()
})

test('FLT-08: a deadlock of the database is settled inside, and both get what they asked for', async () => {
  const 민지 = await testApp.signUp('민지')
  const person = [하니.id, 민지.id]
  // Who saves a piece takes a lock on both people, the one and the other way round.
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

test('FLT-09: a dump that is made while people write is one moment, and is restored row for row', async () => {
  const name = `otday_restored_${process.pid}_${Math.random().toString(36).slice(2)}`
  const before = await garment(하니, '처음부터')
  const state = { writes: true }
  const writing = Promise.all(
    [0, 1, 2].map(async (writer) => {
      for (let index = 0; state.writes; index++) await garment(하니, `${writer}-${index}`)
    }),
  )
  const dump = (target: string) =>
    promisify(execFile)('pg_dump', ['--no-owner', target], { maxBuffer: 256 * 1024 * 1024 })
  const { stdout: amid } = await dump(url)
  state.writes = false
  await writing
  await onServer(server, `create database ${name} template template0 encoding 'UTF8'`)
  const restored = urlOf(server, name)
  // What is not SQL in a dump are remarks to the shell of PostgreSQL.
  const load = promisify(execFile)('psql', ['-qX', '-v', 'ON_ERROR_STOP=1', restored], { maxBuffer: 64 * 1024 * 1024 })
  load.child.stdin?.end(amid)
  await load
  const copy = new pg.Client({ connectionString: restored })
  await copy.connect()
  const { rows } = await copy.query(
    `select (select count(*)::integer from clothes where owner_id = user_id) as pieces, clothes_count as counted,
      (select count(*)::integer from clothes where id = $2) as first from profiles where user_id = $1`,
    [하니.id, before.id],
  )
  expect(rows).toEqual([{ pieces: rows[0].counted, counted: rows[0].counted, first: 1 }])
  await copy.end()
  const data = (text: string) => text.split('\n').filter((line) => !/^\\(un)?restrict /.test(line))
  expect(data((await dump(restored)).stdout)).toEqual(data(amid))
  await onServer(server, `drop database ${name} with (force)`)
})
