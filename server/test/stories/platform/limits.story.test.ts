import path from 'node:path'
import type { ErrorBody } from '@otday/contract'
import { expect, test } from 'vitest'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { administrator, post } from '../../kit/fixtures.ts'
import { emailsIn, passwordIn } from '../../kit/mail-catcher.ts'
import { type Instance, openTestApp, type TestUser, testPassword } from '../../kit/test-app.ts'

/** Tests of rate limits on one instance that keeps its own counts. */

eachStoryHasNewUsers()

/** Opens an instance with limits, for as long as `story` needs it. */
async function measured(env: Record<string, string>, story: (instance: Instance) => Promise<void>) {
  const instance = await testApp.listen({ RATE_LIMITS: 'on', ...env })
  await story(instance)
  await instance.close()
}

type Headers = Record<string, string>
const json = { 'content-type': 'application/json' }
const bearer = ({ token }: TestUser) => ({ authorization: `Bearer ${token}` })
const send = ({ url }: Instance, method: string, path: string, body?: unknown, headers: Headers = {}) =>
  fetch(url + path, {
    method,
    headers: { ...json, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const signIn = ({ url }: Instance, username: string, password: string, headers: Headers = {}) =>
  fetch(`${url}/api/auth/sign-in`, { method: 'POST', headers, body: new URLSearchParams({ username, password }) })
const feeds = (instance: Instance, headers: Headers) => send(instance, 'GET', '/api/feeds', undefined, headers)
const clothesOf = (owner: TestUser) => {
  const form = new FormData()
  form.append('request', JSON.stringify({ ownerId: owner.id, name: '셔츠', type: 'TOP', attributes: [] }))
  return form
}
const address = () => `${crypto.randomUUID()}@example.com`

/** The statuses of `times` calls, one after the other. */
async function statuses(times: number, call: (at: number) => Promise<Response>) {
  const answers: number[] = []
  for (let at = 0; at < times; at++) answers.push((await call(at)).status)
  return answers
}

const limits: [name: string, call: (instance: Instance, at: number) => Promise<Response>][] = [
  ['RATE_ANONYMOUS', (to) => send(to, 'GET', '/api/auth/csrf-token')],
  ['RATE_USER', (to) => feeds(to, bearer(하니))],
  ['RATE_SIGN_IN', (to) => signIn(to, address(), 'wrong123')],
  ['RATE_SIGN_IN_ACCOUNT', (to) => signIn(to, 하니.email, 'wrong123')],
  [
    'RATE_SIGN_UP',
    (to) => send(to, 'POST', '/api/users', { email: address(), name: '아무개', password: testPassword }),
  ],
  [
    'RATE_UNKNOWN_DRAFT',
    (to) => send(to, 'DELETE', `/api/clothes/drafts/${crypto.randomUUID()}`, undefined, bearer(하니)),
  ],
  ['RATE_REFRESH', (to) => send(to, 'POST', '/api/auth/refresh')],
  ['RATE_RESET', (to) => send(to, 'POST', '/api/auth/reset-password', { email: address() })],
  ['RATE_RESET_ADDRESS', (to) => send(to, 'POST', '/api/auth/reset-password', { email: 하니.email })],
  ['RATE_RESET_MAILBOX', (to) => send(to, 'POST', '/api/auth/reset-password', { email: 하니.email })],
  [
    'RATE_PASSWORD',
    (to) => send(to, 'PATCH', `/api/users/${하니.id}/password`, { password: testPassword }, bearer(하니)),
  ],
  [
    'RATE_UPLOAD',
    (to) => fetch(`${to.url}/api/clothes`, { method: 'POST', headers: bearer(하니), body: clothesOf(하니) }),
  ],
  [
    'RATE_COMMENT',
    async (to) => {
      const { id: feedId } = await post(민지)
      const body = { feedId, authorId: 하니.id, content: '멋져요' }
      return send(to, 'POST', `/api/feeds/${feedId}/comments`, body, bearer(하니))
    },
  ],
]

test.each(limits)('%s: a request beyond the limit gets 429 with the seconds to wait', async (name, call) => {
  await measured({ [name]: '2/300' }, async (instance) => {
    for (const status of await statuses(2, (at) => call(instance, at))) expect(status).not.toBe(429)
    const refused = await call(instance, 2)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300)
    expect(await refused.json()).toMatchObject({
      exceptionName: 'TooManyRequests',
      message: expect.stringMatching(/[가-힣]/),
    })
  })
})

test('requests are accepted again after the retry-after seconds', async () => {
  await measured({ RATE_USER: '1/1' }, async (instance) => {
    expect(await statuses(2, () => feeds(instance, bearer(하니)))).toEqual([200, 429])
    const { headers } = await feeds(instance, bearer(하니))
    expect(headers.get('retry-after')).toBe('1')
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await feeds(instance, bearer(하니))).status).toBe(200)
  })
})

test('the requests of one person use up no limit of another person or of anonymous clients', async () => {
  await measured({ RATE_USER: '2/300', RATE_ANONYMOUS: '2/300' }, async (instance) => {
    expect(await statuses(3, () => feeds(instance, bearer(하니)))).toEqual([200, 200, 429])
    expect((await feeds(instance, bearer(민지))).status).toBe(200)
    expect(await statuses(3, () => feeds(instance, {}))).toEqual([401, 401, 429])
    expect((await feeds(instance, bearer(민지))).status).toBe(200)
  })
})

test('the health check is not rate limited', async () => {
  await measured({ RATE_ANONYMOUS: '1/300' }, async (instance) => {
    expect(await statuses(5, () => fetch(`${instance.url}/healthz`))).toEqual(Array(5).fill(200))
  })
})

const from = (chain: string) => ({ 'x-forwarded-for': chain })

test('X-Forwarded-For from an unconfigured proxy is ignored by the sign-in limit', async () => {
  await measured({ RATE_SIGN_IN: '3/300' }, async (instance) => {
    const guess = (at: number) => signIn(instance, address(), 'wrong123', from(`203.0.113.${at}`))
    expect(await statuses(5, guess)).toEqual([401, 401, 401, 429, 429])
  })
})

test('START-02: an unconfigured proxy is reported in the log once', async () => {
  const own = await openTestApp({ LOG_LEVEL: 'warn', TRUST_PROXY: '10.0.0.1' })
  const ask = (remoteAddress: string) => own.inject({ url: '/healthz', headers: from('203.0.113.7'), remoteAddress })
  await ask('10.0.0.1')
  expect(own.log).toEqual([])
  for (let time = 0; time < 3; time++) await ask('10.0.0.2')
  expect(own.log.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1)
  await own.close()
})

test.each([
  ['one proxy', '127.0.0.1', (client: string) => client],
  ['a range of proxies', '127.0.0.0/8, 10.0.0.0/8', (client: string) => `${client}, 10.20.30.40`],
])(
  'behind %s clients are counted by the address the proxy saw, not by what they wrote before it',
  async (_how, proxies, via) => {
    await measured({ RATE_SIGN_IN: '3/300', TRUST_PROXY: proxies }, async (instance) => {
      const guess = (client: string) => signIn(instance, address(), 'wrong123', from(via(client)))
      expect(await statuses(4, (at) => guess(`198.51.100.${at}, 203.0.113.7`))).toEqual([401, 401, 401, 429])
      expect((await guess('203.0.113.7, 203.0.113.8')).status).toBe(401)
      expect(await statuses(4, (at) => guess(`2001:db8:1:2::${at + 1}`))).toEqual([401, 401, 401, 429])
      expect((await guess('2001:db8:1:3::1')).status).toBe(401)
    })
  },
)

test('guessing at an account neither ends its owner’s session nor blocks the owner’s known browser', async () => {
  await measured({ RATE_SIGN_IN: '1000/300' }, async (instance) => {
    const before = await signIn(instance, 하니.email, testPassword)
    expect(before.status).toBe(200)
    const cookies = before.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
    const owner = { cookie: cookies.find((cookie) => cookie.startsWith('DEVICE_TOKEN=')) ?? '' }
    const guess = async () => (await signIn(instance, ` ${하니.email.toUpperCase()} `, 'wrong123')).status
    const guesses = await Promise.all(Array.from({ length: 40 }, guess))
    expect(guesses.filter((status) => status === 401)).toHaveLength(19)
    expect(guesses.filter((status) => status === 429)).toHaveLength(21)
    expect((await signIn(instance, 하니.email, testPassword)).status).toBe(429)

    expect((await feeds(instance, bearer(하니))).status).toBe(200)
    expect((await signIn(instance, 하니.email, testPassword, owner)).status).toBe(200)
    expect((await signIn(instance, 민지.email, testPassword)).status).toBe(200)
  })
})

test('a known browser is limited in guessing the passwords of its own account and of others', async () => {
  await measured({ RATE_SIGN_IN: '1000/300', RATE_SIGN_IN_ACCOUNT: '3/600' }, async (instance) => {
    const { headers } = await signIn(instance, 하니.email, testPassword)
    const cookie = headers.getSetCookie().find((each) => each.startsWith('DEVICE_TOKEN=')) ?? ''
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; Path=\/api\/auth;/)
    expect(cookie).not.toContain(하니.email)
    const known = { cookie: cookie.split(';')[0] ?? '' }
    expect(await statuses(4, () => signIn(instance, 하니.email, 'wrong123', known))).toEqual([401, 401, 401, 429])
    expect(await statuses(4, () => signIn(instance, 민지.email, 'wrong123', known))).toEqual([401, 401, 401, 429])
    expect((await signIn(instance, 민지.email, testPassword)).status).toBe(429)
    const forged = { cookie: known.cookie.replace(/=(.)/, (_, first) => (first === '_' ? '=-' : '=_')) }
    expect(await statuses(3, () => signIn(instance, 하니.email, 'wrong123', forged))).toEqual([401, 401, 429])
  })
})

/** Returns the temporary password in the latest of `count` mails. */
async function temporaryPasswordOf(count: number): Promise<string> {
  const mails = () => emailsIn(path.join(testApp.config.dataDir, 'mail')).filter(({ raw }) => raw.includes(하니.email))
  await expect.poll(() => mails().length).toBe(count)
  const last = mails().at(-1)
  return last ? passwordIn(last) : ''
}
const deviceOf = ({ headers }: Response) => ({
  cookie: (headers.getSetCookie().find((each) => each.startsWith('DEVICE_TOKEN=')) ?? '').split(';')[0] ?? '',
})

test('OUT-01: during guessing by strangers a mailed password works, and a known browser can request one', async () => {
  const limits = { RATE_SIGN_IN_ACCOUNT: '3/600', RATE_RESET: '2/3600', RATE_RESET_ADDRESS: '2/3600' }
  await measured(limits, async (instance) => {
    const owner = deviceOf(await signIn(instance, 하니.email, testPassword))
    const ask = (headers: Headers = {}) =>
      send(instance, 'POST', '/api/auth/reset-password', { email: 하니.email }, headers)
    expect(await statuses(3, () => ask())).toEqual([204, 204, 429])
    expect((await ask(owner)).status).toBe(204)
    const mailed = await temporaryPasswordOf(3)
    expect(await statuses(4, () => signIn(instance, 하니.email, 'wrong123'))).toEqual([401, 401, 429, 429])
    expect((await signIn(instance, 하니.email, testPassword)).status).toBe(429)
    expect((await signIn(instance, 하니.email, mailed)).status).toBe(200)
    expect((await signIn(instance, 하니.email, testPassword, owner)).status).toBe(200)
  })
})

test('failed sign-ins to an unknown address get the same responses and limit as those to an account', async () => {
  await measured({ RATE_SIGN_IN_ACCOUNT: '3/600' }, async (instance) => {
    const nobody = address()
    const answers = []
    for (const email of [nobody, 하니.email]) {
      const said: string[] = []
      for (let at = 0; at < 4; at++) {
        const answer = await signIn(instance, email, 'wrong123')
        const { exceptionName, message } = (await answer.json()) as ErrorBody
        said.push(`${answer.status} ${exceptionName} ${message}`)
      }
      answers.push(said)
    }
    expect(answers[0]).toEqual(answers[1])
  })
})

test('a flood of sign-ins is queued up to a limit, then gets 503, while other requests are served', async () => {
  const instance = await testApp.listen({})
  let answered = 0
  const storm = Array.from({ length: 140 }, async () => {
    const answer = await signIn(instance, address(), 'wrong123')
    answered++
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
  })
  const during = await statuses(3, () => feeds(instance, bearer(하니)))
  expect(during).toEqual([200, 200, 200])
  expect(answered).toBeLessThan(storm.length)
  const answers = await Promise.all(storm)
  const sentAway = answers.filter(({ status }) => status === 503)
  expect(sentAway.length).toBeGreaterThan(0)
  for (const { retryAfter } of sentAway) expect(Number(retryAfter)).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 401).length).toBe(answers.length - sentAway.length)
  expect((await signIn(instance, 하니.email, testPassword)).status).toBe(200)
  await instance.close()
})

test('a person’s streams beyond LIVE_PER_PERSON get 429, and another person’s stream is still opened', async () => {
  const instance = await testApp.listen({ LIVE_PER_PERSON: '2' })
  const leave = new AbortController()
  const open = (who: TestUser) => fetch(`${instance.url}/api/sse`, { headers: bearer(who), signal: leave.signal })
  expect(await statuses(2, () => open(하니))).toEqual([200, 200])
  const refused = await open(하니)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await open(민지)).status).toBe(200)
  leave.abort()
  await instance.close()
})

test('an administrator is limited as everybody is', async () => {
  const 관리자 = await administrator(testApp, '관리자')
  await measured({ RATE_USER: '2/300' }, async (instance) => {
    const list = () => send(instance, 'GET', '/api/users', undefined, bearer(관리자))
    expect(await statuses(3, list)).toEqual([200, 200, 429])
  })
})
