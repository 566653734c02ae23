import { beforeEach, expect, test } from 'vitest'
import { type Jar, jarOf, postAuth } from '../../kit/cookie-jar.ts'
import { useTestApp } from '../../kit/test-app.ts'

const testApp = useTestApp()
beforeEach(() => testApp.clock.reset())

/** Returns the status of a refresh; the cookies of the response are stored in `jar`. */
const refresh = async (jar: Jar) => (await postAuth(testApp, 'refresh', jar)).statusCode
/** Refreshes with a copy of the cookies, as if the response were lost: `jar` keeps the old ones. */
const refreshInVain = (jar: Jar) => refresh({ ...jar })
const read = async (token: string) =>
  (await testApp.inject({ url: '/api/feeds', headers: { authorization: `Bearer ${token}` } })).statusCode
const tokenFrom = async (jar: Jar): Promise<string> => (await postAuth(testApp, 'refresh', jar)).json().accessToken
const minutes = (count: number) => testApp.clock.advance(count * 60)

test('LOST-01: a refresh whose response was lost can be repeated for two hours, not longer', async () => {
  const jar = jarOf(await testApp.signUp('하니'))
  expect(await refreshInVain(jar)).toBe(200)
  minutes(119)
  expect(await refreshInVain(jar)).toBe(200)
  expect(await refresh(jar)).toBe(200)
  const other = jarOf(await testApp.signUp('민지'))
  expect(await refreshInVain(other)).toBe(200)
  minutes(121)
  expect(await refresh(other)).toBe(401)
})

test('LOST-01: each repetition of a refresh gets the same new token', async () => {
  const jar = jarOf(await testApp.signUp('하니'))
  const [one, two] = [{ ...jar }, { ...jar }]
  expect([await refresh(one), await refresh(two)]).toEqual([200, 200])
  expect(one['REFRESH_TOKEN']).toBe(two['REFRESH_TOKEN'])
  expect(one['REFRESH_TOKEN']).not.toBe(jar['REFRESH_TOKEN'])
})

test('LOST-02: a refresh can be repeated for a minute after the new access token was used', async () => {
  const jar = jarOf(await testApp.signUp('하니'))
  const newer = { ...jar }
  const token = await tokenFrom(newer)
  minutes(10)
  expect(await read(token)).toBe(200)
  testApp.clock.advance(59)
  expect(await refreshInVain(jar)).toBe(200)
  testApp.clock.advance(2)
  expect(await refreshInVain(jar)).toBe(401)
  expect(await refresh(newer)).toBe(401)
})

test('LOST-02: a refresh can be repeated for a minute after the new refresh token was used', async () => {
  const jar = jarOf(await testApp.signUp('하니'))
  const newer = { ...jar }
  expect([await refresh(newer), await refresh(newer)]).toEqual([200, 200])
  testApp.clock.advance(59)
  expect(await refresh({ ...jar })).toBe(200)
  testApp.clock.advance(2)
  expect(await refresh(jar)).toBe(401)
  expect(await refresh(newer)).toBe(401)
})

test('LOST-02: a refresh token several rotations old ends the session at once', async () => {
  const jar = jarOf(await testApp.signUp('하니'))
  const newer = { ...jar }
  for (let time = 0; time < 3; time++) expect(await refresh(newer)).toBe(200)
  expect(await refresh(jar)).toBe(401)
  expect(await refresh(newer)).toBe(401)
})

test('LOST-02: using the old access token does not shorten the time to repeat a refresh', async () => {
  const person = await testApp.signUp('하니')
  const jar = jarOf(person)
  expect(await refreshInVain(jar)).toBe(200)
  minutes(5)
  expect(await read(person.token)).toBe(200)
  minutes(5)
  expect(await refresh(jar)).toBe(200)
})

test('LOST-03: when owner and thief use the same refresh token, the later refresh ends the session', async () => {
  for (const thiefIsFirst of [true, false]) {
    const owner = jarOf(await testApp.signUp('하니'))
    const thief = { ...owner }
    const [first, second] = thiefIsFirst ? [thief, owner] : [owner, thief]
    expect(await read(await tokenFrom(first))).toBe(200)
    minutes(14)
    expect(await refresh(second)).toBe(401)
    expect(await refresh(first)).toBe(401)
  }
})

test('LOST-03: a thief with the same new token as the owner ends the session by refreshing later', async () => {
  const owner = jarOf(await testApp.signUp('하니'))
  const thief = { ...owner }
  expect([await refresh(thief), await refresh(owner)]).toEqual([200, 200])
  expect(await read(await tokenFrom(owner))).toBe(200)
  minutes(14)
  expect(await refresh(thief)).toBe(401)
  expect(await refresh(owner)).toBe(401)
})
