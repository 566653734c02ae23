import type { Endpoint, UserId } from '@otday/contract'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { calls, parametersOf, pathOf } from '../../kit/calls.ts'
import { administrator, post, write } from '../../kit/fixtures.ts'
import { useTestApp, type TestUser } from '../../kit/test-app.ts'

/**
 * Tests of queries that no client sends, at every call that reads; an administrator makes them, because nobody else may
 * make all of these calls.
 */

const testApp = useTestApp()
let 관리자: TestUser
let feedId: string
let blockedId: UserId
let before: unknown
beforeAll(async () => {
  관리자 = await administrator(testApp, '관리자')
  const 하니 = await testApp.signUp('하니')
  feedId = (await post(관리자, { content: '오늘의 옷' })).id
  await 하니.follows.create({ body: { followerId: 하니.id, followeeId: 관리자.id } })
  await write(testApp, 하니, 관리자, '안녕하세요')
  blockedId = (await testApp.signUp('다니엘')).id
  await 관리자.blocks.create({ body: { userId: blockedId } })
  before = await everything()
})

/**
 * Returns what an attack could change: the accounts with their roles and passwords, and the numbers of feeds, follows
 * and messages.
 */
async function everything() {
  const { rows } = await testApp.database.pool.query(
    `select (select json_agg(json_build_array(id, email, role, locked_at, password_hash) order by id) from users) as users,
      (select count(*)::integer from feeds) as feeds, (select count(*)::integer from follows) as follows,
      (select count(*)::integer from direct_messages) as messages`,
  )
  return rows[0]
}

const reads = calls.filter(({ method, path }) => method === 'GET' && path !== '/api/clothes/extractions')
const named = (list: Endpoint[]) => list.map((call) => [call.path, call] as const)
const lists = reads.filter((call) => parametersOf(call).some(({ name }) => name === 'limit'))
const asked = reads.filter((call) => parametersOf(call).length > 0)

const ask = (url: string) => testApp.inject({ url, headers: { authorization: `Bearer ${관리자.token}` } })
/** Returns the path of a call about something that exists. */
const at = (call: Endpoint) =>
  pathOf(
    call,
    call.path.startsWith('/api/feeds') ? feedId : call.path.startsWith('/api/blocks') ? blockedId : 관리자.id,
  )
/** Returns a call's URL with its required parameters, apart from `except`, and then `more`. */
function urlOf(call: Endpoint, more: string, except = '') {
  const needed = parametersOf(call).filter(({ name, isRequired }) => isRequired && name !== except)
  return `${at(call)}?${[...needed.map(({ name }) => `${name}=${관리자.id}`), more].join('&')}`
}
const rowsOf = (answer: LightMyRequestResponse): unknown[] => {
  const body = answer.json()
  return Array.isArray(body) ? body : (body.data ?? [])
}
/**
 * Expects a response with one of `statuses` in valid UTF-8; a refusal must have the product's error format with a
 * Korean message.
 */
function expectAnswered(url: string, answer: LightMyRequestResponse, statuses = [200, 400]) {
  expect([url, statuses.includes(answer.statusCode) ? '' : answer.statusCode]).toEqual([url, ''])
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(new TextDecoder('utf-8', { fatal: true }).decode(answer.rawPayload).isWellFormed()).toBe(true)
  if (answer.statusCode >= 400)
    expect(answer.json()).toEqual({
      exceptionName: expect.any(String),
      message: expect.stringMatching(/[가-힣]/),
      details: expect.any(Object),
    })
}

test('the contract has at least nine paged lists', () => {
  expect(lists.length).toBeGreaterThanOrEqual(9)
})

const limits = ['-1', '0', '101', '1e9', '1000000000', '12345678901234567890', 'abc', '1.5', 'NaN', '0x10', '%00', '+5']
const orders = ['id', 'content', 'CREATEDAT', '%00', '1', 'createdAt;drop table feeds', '(select 1)', '__proto__']

test.each(named(lists))('PAGE-01, 02: odd limits, orders and filters of %s are refused', async (_path, call) => {
  for (const limit of [...limits, '1;drop table users', "1' or '1'='1"])
    expect([limit, (await ask(urlOf(call, `limit=${encodeURI(limit)}`))).statusCode]).toEqual([limit, 400])
  expect((await ask(urlOf(call, 'limit='))).statusCode).toBe(200)
  const known = parametersOf(call).map(({ name }) => name)
  for (const name of known.filter((one) => /^sort|Equal$|^locked$|Id$/.test(one)))
    for (const odd of orders) {
      const answer = await ask(urlOf(call, `${name}=${encodeURI(odd)}`, name))
      expect([name, odd, answer.statusCode]).toEqual([name, odd, 400])
    }
})

const cursors = [
  'garbage',
  '%00',
  "' or 1=1 --",
  '....',
  'x'.repeat(6000),
  Buffer.from('["2026-01-01T00:00:00.000Z","x",1]').toString('base64url'),
  `${Buffer.from('["2026-01-01T00:00:00.000Z","x",1]').toString('base64url')}.AAAAAAAAAAAAAAAA`,
  '𠮷',
  '%ED%A0%80',
]

test.each(named(lists))('CUR-01: forged cursors of %s are refused', async (_path, call) => {
  for (const cursor of cursors)
    for (const more of [`cursor=${encodeURI(cursor)}`, `cursor=${encodeURI(cursor)}&idAfter=${관리자.id}`])
      expect([more, (await ask(urlOf(call, more))).statusCode]).toEqual([more, 400])
  expect((await ask(urlOf(call, `idAfter=${관리자.id}`))).statusCode).toBe(400)
})

const injections = [
  "' OR '1'='1",
  "' OR 1=1 --",
  "') OR ('1'='1",
  "' UNION SELECT id, email, password_hash FROM users --",
  "'; DROP TABLE feeds; --",
  "'; UPDATE users SET role = 'ADMIN'; --",
  "' || pg_sleep(5) --",
  '$$; DELETE FROM follows; $$',
  "\\'; DELETE FROM direct_messages; --",
  '"; select 1; --',
]

test.each(named(asked))(
  'SQL-02, 03: SQL in the parameters of %s finds no rows and changes nothing',
  async (_path, call) => {
    for (const { name } of parametersOf(call))
      for (const payload of injections) {
        const url = urlOf(call, `${name}=${encodeURIComponent(payload)}`, name)
        const answer = await ask(url)
        expectAnswered(url, answer)
        if (answer.statusCode === 200) expect([url, rowsOf(answer)]).toEqual([url, []])
      }
    expect(await everything()).toEqual(before)
  },
)

test.each(named(asked))(
  'UNI-01, 02: %s refuses NUL and answers broken percent-encoding with valid UTF-8',
  async (_path, call) => {
    for (const { name } of parametersOf(call)) {
      const nul = urlOf(call, `${name}=a%00b`, name)
      expectAnswered(nul, await ask(nul), [400])
      for (const odd of ['%ED%A0%80', '%C0%80', '%FF', '%', '%zz', '%F0%9F%98']) {
        const url = urlOf(call, `${name}=${odd}`, name)
        expectAnswered(url, await ask(url))
      }
    }
  },
)

const many = Array.from({ length: 2000 }, (_, index) => `p${index}=1`).join('&')

test.each(named(reads))(
  'HPP-01, BODY-03: %s refuses repeated parameters and ignores unknown and prototype ones',
  async (_path, call) => {
    for (const { name } of parametersOf(call)) {
      const repeated = urlOf(call, `${name}=${관리자.id}&${name}=${관리자.id}`, name)
      expectAnswered(repeated, await ask(repeated), [400, 404])
      for (const odd of [`${name}[]=1`, `${name}[a]=1`, `${name}[__proto__][a]=1`, `${name}.a=1`]) {
        const url = urlOf(call, odd)
        expectAnswered(url, await ask(url), [200, 400, 404])
      }
    }
    const plain = await ask(urlOf(call, ''))
    for (const more of [
      many,
      '__proto__[polluted]=1',
      '__proto__=1',
      'constructor[prototype][polluted]=1',
      'toString=1',
    ])
      expect((await ask(urlOf(call, more))).statusCode).toBe(plain.statusCode)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  },
)

const oddIds = [
  '%00',
  '..%2f..%2fetc%2fpasswd',
  '%',
  '%zz',
  'x'.repeat(3000),
  "1'%20or%20'1'='1",
  '1',
  '-1',
  'null',
  '%F0',
]
const byId = calls.filter(({ path }) => path.includes('/:'))

test.each(byId.map((call) => [call.method, call.path, call] as const))(
  'ID-01: odd ids in %s %s are refused',
  async (method, _path, call) => {
    const headers = { authorization: `Bearer ${관리자.token}` }
    for (const id of oddIds) {
      const answer = await testApp.inject({ method, url: pathOf(call, id), headers })
      expect([id, [400, 404, 414, 415].includes(answer.statusCode)]).toEqual([id, true])
      expectAnswered(id, answer, [400, 404, 414, 415])
    }
  },
)

/** Paths at which removing or reading what is not there counts as done already. */
const doneAlready = [
  '/api/notifications/:notificationId',
  '/api/clothes/drafts/:draftId',
  '/api/blocks/:userId',
  '/api/follows/requests/:followId',
  '/api/follows/followers/:userId',
  '/api/conversations/:partnerId/read',
  '/api/wears/:wearId',
  '/api/looks/:lookId',
  '/api/trips/:tripId',
]

test.each(
  byId
    .filter(({ body, path }) => !body && !/:(?:provider|date)/.test(path))
    .map((call) => [call.method, call.path, call] as const),
)(
  'ID-02: an unknown id in %s %s gets 403 or 404, or 204 where it counts as already done',
  async (method, path, call) => {
    const headers = { authorization: `Bearer ${관리자.token}` }
    // Some of these calls require a `weatherId`, too.
    const url = `${pathOf(call, crypto.randomUUID())}?weatherId=${crypto.randomUUID()}`
    const answer = await testApp.inject({ method, url, headers })
    expect([403, 404, ...(doneAlready.includes(path) ? [204] : [])]).toContain(answer.statusCode)
  },
)

test('XSS-03: a script in a request URL is not echoed in the response', async () => {
  const script = '<script>alert(1)</script>'
  for (const address of [
    `/${script}`,
    `/api/${script}`,
    `/api/feeds/${script}`,
    `/api/feeds?limit=${script}`,
    `/?${script}`,
  ]) {
    const answer = await ask(encodeURI(address))
    expect([address, answer.body.includes('alert(1)')]).toEqual([address, false])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  }
})
