import { beforeEach, expect, test } from 'vitest'
import { type TestUser, useTestApp } from '../../kit/test-app.ts'

/** Calls that only read trust a session for a second after it was looked up, or after changes were read. */

const testApp = useTestApp()
let 하니: TestUser
let 민지: TestUser
beforeEach(async () => {
  testApp.clock.reset()
  ;[하니, 민지] = [await testApp.signUp('하니'), await testApp.signUp('민지')]
})

const statusOf = async ({ token }: TestUser, url = '/api/notifications') =>
  (await testApp.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode

/** Makes calls until the session is known without having been looked up within the last second. */
async function keepKnown(...people: TestUser[]) {
  for (let second = 0; second < 3; second++) {
    for (const person of people) expect(await statusOf(person)).toBe(200)
    testApp.clock.advance(1.1)
  }
  for (const person of people) expect(await statusOf(person)).toBe(200)
}

/** Returns the texts of the statements that run meanwhile, but for those of background jobs. */
async function statementsOf(work: () => Promise<void>): Promise<string[]> {
  const { pool } = testApp.database
  const texts: string[] = []
  const note = (given: unknown) => {
    const text = typeof given === 'string' ? given : (given as { text?: string }).text
    if (text && !text.includes('pgboss')) texts.push(text)
  }
  const connect = pool.connect.bind(pool)
  const noted = new Set<object>()
  pool.connect = (async () => {
    const client = await connect()
    if (noted.has(client)) return client
    noted.add(client)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      note(given[0])
      return query(...given)
    }) as never
    return client
  }) as never
  await work().finally(() => (pool.connect = connect))
  return texts
}

test('one statement confirms the sessions of everybody who calls within a second', async () => {
  const people = [하니, 민지, await testApp.signUp('지수'), await testApp.signUp('도윤')]
  await keepKnown(...people)
  testApp.clock.advance(1.1)
  const texts = await statementsOf(async () => {
    for (const person of people) expect(await statusOf(person)).toBe(200)
  })
  expect(texts.filter((text) => text.includes('session_changes'))).toHaveLength(1)
  expect(texts.filter((text) => text.includes('"sessions"'))).toEqual([])
  expect(texts).toHaveLength(people.length + 1)
})

const ofSession = (change: string) => `update sessions set ${change} where user_id = $1`
const ofAccount = (change: string) => `update users set ${change} where id = $1`

test.each([
  ['a session that was deleted', 'delete from sessions where user_id = $1', 401],
  ['a session that was ended sooner', ofSession("expires_at = created_at + interval '1 ms'"), 401],
  ['a session that may only change the password', ofSession('may_only_change_password = true'), 403],
  ['a locked account', ofAccount('locked_at = now()'), 401],
  ['an account that left', ofAccount('deleted_at = now()'), 401],
])('%s is refused within a second without a signal, and nobody else is', async (_what, change, refused) => {
  await keepKnown(하니, 민지)
  await testApp.database.pool.query(change, [하니.id])
  testApp.clock.advance(1)
  expect([await statusOf(하니), await statusOf(민지)]).toEqual([refused, 200])
  testApp.clock.advance(1)
  expect([await statusOf(하니), await statusOf(민지)]).toEqual([refused, 200])
})

test('another role counts within a second without a signal', async () => {
  await keepKnown(하니)
  expect(await statusOf(하니, '/api/users')).toBe(403)
  await testApp.database.pool.query(ofAccount("role = 'ADMIN'"), [하니.id])
  testApp.clock.advance(1)
  expect(await statusOf(하니, '/api/users')).toBe(200)
  await testApp.database.pool.query(ofAccount("role = 'USER'"), [하니.id])
  testApp.clock.advance(1)
  expect(await statusOf(하니, '/api/users')).toBe(403)
})

test('a session that was deleted while nobody called for minutes is refused', async () => {
  await keepKnown(하니, 민지)
  await testApp.database.pool.query('delete from sessions where user_id = $1', [하니.id])
  testApp.clock.advance(700)
  expect([await statusOf(하니), await statusOf(민지)]).toEqual([401, 200])
})

test('an access token expires although its session is known', async () => {
  await keepKnown(하니)
  for (let minute = 0; minute < 16; minute++) {
    testApp.clock.advance(59)
    expect(await statusOf(하니)).toBe(200)
  }
  testApp.clock.advance(20)
  expect(await statusOf(하니)).toBe(401)
})
