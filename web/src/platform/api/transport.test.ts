import { comments, feeds, notifications, trips } from '@otday/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const userId = '019a0000-0000-7000-8000-000000000001'
const userDto = {
  id: userId,
  createdAt: '2026-11-20T00:00:00.000Z',
  email: 'hani@example.com',
  name: '하니',
  role: 'USER',
  linkedOAuthProviders: [],
  locked: false,
  leavingUntil: null,
  mustChangePassword: false,
}
const page = {
  data: [],
  nextCursor: null,
  nextIdAfter: null,
  hasNext: false,
  totalCount: 0,
  sortBy: 'createdAt',
  sortDirection: 'DESCENDING',
}
const unauthenticated = { exceptionName: 'Unauthenticated', message: '로그인이 필요합니다.', details: {} }

interface Call {
  path: string
  headers: Headers
}
type Reply = readonly [status: number, body?: unknown]

/** Starts a browser with an open session under /otday and a server that answers as given. */
async function browser(reply: (call: Call) => Reply | Promise<Reply>) {
  const calls: Call[] = []
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { baseURI: 'https://otday.example/otday/index.html', cookie: 'a=b; XSRF-TOKEN=t%3D1' })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const call = { path, headers: new Headers(init.headers) }
    calls.push(call)
    init.signal?.throwIfAborted()
    const [status, body] = await reply(call)
    init.signal?.throwIfAborted()
    return new Response(body === undefined ? null : JSON.stringify(body), { status })
  })
  const { clientOf } = await import('./transport.ts')
  const state = await import('../person/auth-state.ts')
  const { ApiError } = await import('./api-error.ts')
  state.admit({ userDto: { ...userDto, createdAt: new Date() } as never, accessToken: 'old' })
  return {
    calls,
    state,
    ApiError,
    comments: clientOf(comments),
    feeds: clientOf(feeds),
    notifications: clientOf(notifications),
    trips: clientOf(trips),
  }
}

const tokenOf = (call: Call) => call.headers.get('authorization')
const isRefresh = (call: Call) => call.path.endsWith('/auth/refresh')

const comment = { params: { feedId: userId }, body: { feedId: userId, authorId: userId, content: '예뻐요' } } as never
const keyOf = (call: Call | undefined) => call?.headers.get('idempotency-key')

test('a create request with an unknown outcome is repeated with its key, the next request gets a new key', async () => {
  const replies: Reply[] = [[503, { exceptionName: 'OutcomeUnknown' }], [502], [409, {}], [409, {}]]
  const { calls, comments, feeds } = await browser(() => replies.shift() ?? [200, page])
  for (let tries = 0; tries < 4; tries++) await expect(comments.create(comment)).rejects.toThrow()
  const [first, second, third, fourth] = calls.map(keyOf)
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
  await feeds.list({ query: {} })
  expect(keyOf(calls.at(-1))).toBeNull()
})

beforeEach(() => void vi.resetModules())
afterEach(() => {
  // A retry that is still scheduled would run when the simulated browser no longer exists.
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a request goes below the path prefix of the page with its token and without a CSRF header', async () => {
  const { calls, feeds } = await browser(() => [200, page])
  await feeds.list({ query: { keywordLike: '코트' } })
  expect(calls.map(({ path }) => decodeURI(path))).toEqual(['/otday/api/feeds?keywordLike=코트'])
  expect(calls.map(tokenOf)).toEqual(['Bearer old'])
  expect(calls[0]?.headers.get('x-xsrf-token')).toBeNull()
})

test('parallel 401 responses share one refresh, then each request is repeated once', async () => {
  const { calls, feeds, notifications } = await browser((call) => {
    if (isRefresh(call)) return [200, { userDto, accessToken: 'new' }]
    return tokenOf(call) === 'Bearer new' ? [200, page] : [401, unauthenticated]
  })
  await Promise.all([feeds.list({ query: {} }), notifications.list({ query: {} }), feeds.list({ query: {} })])
  expect(calls.filter(isRefresh).map(({ headers }) => headers.get('x-xsrf-token'))).toEqual(['t=1'])
  expect(calls).toHaveLength(7)
})

test('a refused refresh ends the session with a reason and fails all waiting requests', async () => {
  const { calls, state, feeds, notifications } = await browser(() => [401, unauthenticated])
  const failures = await Promise.allSettled([feeds.list({ query: {} }), notifications.list({ query: {} })])
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(calls.filter(isRefresh)).toHaveLength(1)
  expect(state.currentSession()).toEqual({ status: 'out', reason: 'sessionEnded' })
  expect(state.accessToken()).toBeUndefined()
})

test('a call that is refused again after the refresh fails without another try', async () => {
  const { calls, feeds, ApiError } = await browser((call) =>
    isRefresh(call) ? [200, { userDto, accessToken: 'new' }] : [401, unauthenticated],
  )
  await expect(feeds.list({ query: {} })).rejects.toThrow(ApiError)
  expect(calls).toHaveLength(3)
})

test('an unreachable server fails the call and keeps the session', async () => {
  vi.useFakeTimers()
  const { state, feeds } = await browser((call) => {
    if (isRefresh(call)) throw new TypeError('Failed to fetch')
    return [401, unauthenticated]
  })
  await expect(feeds.list({ query: {} })).rejects.toMatchObject({ status: 0, message: 'API 요청에 실패했습니다.' })
  expect(state.currentSession().status).toBe('in')
})

test('an error carries the message, the status and the whole answer', async () => {
  const body = { exceptionName: 'FeedNotFound', message: '피드를 찾을 수 없습니다.', details: { feedId: 'x' } }
  const { feeds } = await browser(() => [404, body])
  await expect(feeds.get({ params: { feedId: userId } })).rejects.toMatchObject({
    message: body.message,
    status: 404,
    body,
    exceptionName: 'FeedNotFound',
  })
})

test('an error response without a message gets the fallback message', async () => {
  const { feeds } = await browser(() => [500, { oops: true }])
  await expect(feeds.list({ query: {} })).rejects.toMatchObject({
    message: 'API 요청에 실패했습니다.',
    body: { oops: true },
  })
})

test('a response for a person who signed out meanwhile is not delivered', async () => {
  let response = () => {}
  const pending = new Promise<void>((resolve) => {
    response = resolve
  })
  const { state, feeds } = await browser(async () => {
    await pending
    return [200, page]
  })
  const asked = feeds.list({ query: {} })
  state.dismiss()
  response()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})

const tooMany = (retryAfter: string) =>
  [429, { exceptionName: 'TooManyRequests', message: '', details: { retryAfter } }] as const

test('a long-running request is retried after the seconds that a 429 states, three times at most', async () => {
  vi.useFakeTimers()
  let refusals = 3
  const browsing = await browser(() => (refusals-- > 0 ? tooMany('2') : [200, { data: [] }]))
  const asked = browsing.trips.list({})
  await vi.advanceTimersByTimeAsync(6000)
  expect(await asked).toEqual({ data: [] })
  expect(browsing.calls).toHaveLength(4)
  refusals = 4
  const refused = browsing.trips.list({}).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(6000)
  expect(await refused).toMatchObject({ status: 429 })
})

test('a 429 is not retried for quick requests, if it states a long wait, or after sign-out', async () => {
  vi.useFakeTimers()
  const browsing = await browser(({ path }) => tooMany(path.includes('trips') ? '300' : '2'))
  await expect(browsing.trips.list({})).rejects.toMatchObject({ status: 429 })
  await expect(browsing.feeds.list({ query: {} })).rejects.toMatchObject({ status: 429 })
  expect(browsing.calls).toHaveLength(2)
  const soon = await browser(() => tooMany('2'))
  const asked = soon.trips.list({}).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(0)
  soon.state.dismiss()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await asked).toMatchObject({ name: 'AbortError' })
  expect(soon.calls).toHaveLength(1)
})

const sessionEnded = { exceptionName: 'SessionEnded', message: '로그인이 만료되었어요.', details: {} }
const refusals: [what: string, reply: Reply | 'silence'][] = [
  ['429', [429, { exceptionName: 'TooManyRequests', message: '', details: { retryAfter: '7' } }]],
  ['500', [500, { exceptionName: 'Internal', message: '', details: {} }]],
  ['a proxy’s 502', [502]],
  ['503', [503, { exceptionName: 'Unavailable', message: '', details: {} }]],
  ['a proxy’s 401', [401, { error: 'login to the campus network' }]],
  ['a page instead of an answer', [200, 'Welcome']],
  ['half an answer', [200, { userDto }]],
  ['403', [403, { exceptionName: 'CsrfRejected', message: '', details: {} }]],
  ['silence', 'silence'],
]

test.each(refusals)(
  'KEEP-02: %s in response to a refresh keeps the session and its data, and the refresh is retried',
  async (_what, refusal) => {
    vi.useFakeTimers()
    let isBroken = true
    const { calls, state, feeds } = await browser((call) => {
      if (isRefresh(call) && !isBroken) return [200, { userDto, accessToken: 'new' }]
      if (isRefresh(call) && refusal === 'silence') throw new TypeError('Failed to fetch')
      if (isRefresh(call)) return refusal as Reply
      if (call.path.endsWith('csrf-token')) return [204]
      return tokenOf(call) === 'Bearer new' ? [200, page] : [401, unauthenticated]
    })
    const { reach } = await import('./reach.ts')
    const wiped = vi.fn<(isKept: boolean) => void>()
    state.onLeave(wiped)
    await expect(feeds.list({ query: {} })).rejects.toThrow()
    expect([state.currentSession().status, wiped.mock.calls]).toEqual(['in', []])
    expect(reach.current()).toBe(refusal === 'silence' ? 'offline' : 'busy')
    const tried = calls.filter(isRefresh).length
    await expect(feeds.list({ query: {} })).rejects.toThrow()
    expect(calls.filter(isRefresh)).toHaveLength(tried)
    isBroken = false
    await vi.advanceTimersByTimeAsync(8000)
    expect([reach.current(), state.accessToken()]).toEqual(['open', 'new'])
    await expect(feeds.list({ query: {} })).resolves.toMatchObject({ data: [] })
    vi.useRealTimers()
  },
)

test('KEEP-02: refresh retries come at growing intervals of up to 30 seconds', async () => {
  vi.useFakeTimers()
  const at: number[] = []
  const { feeds } = await browser((call) => {
    if (!isRefresh(call)) return [401, unauthenticated]
    at.push(Date.now())
    return [503]
  })
  await expect(feeds.list({ query: {} })).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(120_000)
  const pauses = at.slice(1).map((time, index) => (time - (at[index] ?? 0)) / 1000)
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30])
})

test.each([
  ['a session that ended by itself', sessionEnded, true, 'sessionEnded'],
  ['one that was ended on purpose', { ...sessionEnded, details: { reason: 'ended' } }, false, 'sessionEnded'],
  ['a lock', { ...sessionEnded, details: { reason: 'locked' } }, false, 'accountLocked'],
])(
  'KEEP-03: %s signs out with a reason and says whether the data in the tab is kept',
  async (_what, body, isKept, reason) => {
    const { state, feeds } = await browser(() => [401, body])
    const wiped = vi.fn<(isKept: boolean) => void>()
    state.onLeave(wiped)
    await expect(feeds.list({ query: {} })).rejects.toThrow()
    expect(state.currentSession()).toEqual({ status: 'out', reason })
    expect(wiped.mock.calls).toEqual([[isKept]])
  },
)
