import { createClient } from '@redis/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FaultProxy } from '../../kit/fault-proxy.ts'
import { type Instance, type TestUser, useTestApp } from '../../kit/test-app.ts'

/** Tests of rate limits on several instances: with a Redis between them, and with one that is unreachable at times. */

const target = new URL(process.env['TEST_REDIS_URL'] ?? '')
const proxy = new FaultProxy(target)
// Hooks after all tests run in reverse order: this one when the instances are closed.
afterAll(() => proxy.remove())
let redisUrl: string
const testApp = useTestApp()
let 하니: TestUser
beforeAll(async () => {
  redisUrl = await proxy.start()
})
beforeEach(async () => {
  proxy.open()
  하니 = await testApp.signUp('하니')
})

const limited = (more: Record<string, string> = {}) =>
  testApp.listen({ RATE_LIMITS: 'on', RATE_USER: '5/300', REDIS_URL: redisUrl, ...more })
const ask = ({ url }: Instance, who: TestUser) =>
  fetch(`${url}/api/feeds`, { headers: { authorization: `Bearer ${who.token}` } })
/**
 * Returns how many of `times` calls are let through; refused ones must state when to come again, and nothing else may
 * fail.
 */
async function letThrough(times: number, instance: Instance, who = 하니) {
  let through = 0
  for (let at = 0; at < times; at++) {
    const answer = await ask(instance, who)
    if (answer.status === 200) through++
    else expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
  }
  return through
}
/** Waits until an instance counts in Redis again, so that calls used up at one are used up at the other, too. */
async function untilShared(here: Instance, there: Instance) {
  await expect
    .poll(
      async () => {
        const 아무개 = await testApp.signUp('아무개')
        await letThrough(5, here, 아무개)
        return letThrough(1, there, 아무개)
      },
      { timeout: 30_000, interval: 200 },
    )
    .toBe(0)
}

test('instances that share a Redis count requests together toward a limit, even simultaneous ones', async () => {
  const [here, there] = [await limited(), await limited()]
  await untilShared(here, there)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at % 2 === 0 ? here : there, 하니)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  for (const instance of [here, there]) await instance.close()
})

test('a limit reached at one instance holds at the others that share the Redis until its window ends', async () => {
  const [here, there] = [await limited({ RATE_USER: '2/5' }), await limited({ RATE_USER: '2/5' })]
  await untilShared(here, there)
  await expect.poll(async () => (await ask(here, 하니)).status, { interval: 20, timeout: 20_000 }).toBe(429)
  expect((await ask(there, 하니)).status).toBe(429)
  await expect.poll(async () => (await ask(there, 하니)).status, { timeout: 20_000 }).toBe(200)
  for (const instance of [here, there]) await instance.close()
})

test('without Redis each instance counts requests toward its own limit', async () => {
  const env = { RATE_LIMITS: 'on', RATE_USER: '5/300' }
  const [here, there] = [await testApp.listen(env), await testApp.listen(env)]
  expect([await letThrough(7, here), await letThrough(7, there)]).toEqual([5, 5])
  for (const instance of [here, there]) await instance.close()
})

test.each([
  ['is lost', () => proxy.close()],
  ['takes everything and answers nothing', () => proxy.block()],
])('when Redis %s, each instance limits by itself, and they count together after it recovers', async (_how, break_) => {
  const [here, there] = [await limited(), await limited()]
  await untilShared(here, there)
  break_()
  expect([await letThrough(8, here), await letThrough(8, there)]).toEqual([5, 5])
  proxy.close()
  proxy.open()
  await untilShared(here, there)
  for (const instance of [here, there]) await instance.close()
})

test('an instance that starts without a reachable Redis limits by itself', async () => {
  const instance = await limited({ REDIS_URL: 'redis://127.0.0.1:9' })
  expect(await letThrough(7, instance)).toBe(5)
  await instance.close()
})

test('rate limit keys in Redis are hashed and expire', async () => {
  const instance = await limited()
  const redis = await createClient({ url: target.href }).connect()
  const rateLimiters = async () => {
    const names: string[] = []
    for await (const some of redis.scanIterator({ MATCH: 'otday:*:pace:*' })) names.push(...some)
    return names
  }
  const form = new URLSearchParams({ username: 하니.email, password: 'wrong123' })
  await expect
    .poll(
      async () => {
        await fetch(`${instance.url}/api/auth/sign-in`, { method: 'POST', body: form })
        return (await rateLimiters()).length
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  const names = await rateLimiters()
  for (const name of names) {
    expect(name).toMatch(/:pace:[\w-]{43}$/)
    // Redis returns -1 for a key that never expires.
    expect(await redis.pTTL(name)).not.toBe(-1)
  }
  redis.destroy()
  await instance.close()
})
