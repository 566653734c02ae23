import { expect, test } from 'vitest'
import { useTestApp } from '../../kit/test-app.ts'

const testApp = useTestApp({ RATE_LIMITS: 'on' })

const people = Array.from({ length: 300 }, (_, at) => `신입생${at}`)

async function arrive(name: string): Promise<number[]> {
  const csrf = await testApp.inject({ url: '/api/auth/csrf-token' })
  const person = await testApp.signUp(name)
  const refreshed = await testApp.inject({ method: 'POST', url: '/api/auth/refresh' })
  await person.feeds.list({ query: {} })
  return [csrf.statusCode, refreshed.statusCode]
}

test('CAMP-01: rate limits let three hundred people behind one address sign up and in within twenty minutes', async () => {
  const begun = performance.now()
  const answers = []
  for (let first = 0; first < people.length; first += 100)
    answers.push(...(await Promise.all(people.slice(first, first + 100).map(arrive))))
  expect(answers).toEqual(people.map(() => [204, 401]))
  // The limit concerns the delays that the rate limits cause; the machine's speed hardly matters.
  expect(performance.now() - begun).toBeLessThan(20 * 60_000)
})
