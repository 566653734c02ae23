import { departureDays } from '@otday/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { goThrough } from '../../kit/open-id-provider.ts'
import { administrator, post } from '../../kit/fixtures.ts'
import { jobsDone } from '../../kit/run-job.ts'
import { openTestApp } from '../../kit/test-app.ts'
import {
  failed,
  newAddress,
  openSocialTestApp,
  type SocialTestApp,
  startAt,
  SocialBrowser,
} from '../../kit/social-browser.ts'

let social: SocialTestApp
let browser: SocialBrowser
beforeAll(async () => {
  social = await openSocialTestApp()
})
beforeEach(() => {
  social.testApp.clock.reset()
  browser = new SocialBrowser(social.testApp)
})
afterAll(() => social.close())

/** Returns the account to which a browser is signed in. */
const userOf = async (who: SocialBrowser) => (await who.refresh()).json().userDto

test('a first sign-in by a provider creates an account and a session, with nothing in the redirect address', async () => {
  const email = newAddress()
  social.google.people.set(email, { email: email.toUpperCase(), email_verified: true, name: '김 하니 👗' })
  const address = await goThrough(await browser.start('google'), email)
  const response = await browser.get(address.pathname + address.search)
  expect(response.headers).toMatchObject({ location: '/', 'cache-control': 'no-store' })
  expect(response.cookies.find(({ name }) => name === 'REFRESH_TOKEN')).toMatchObject({
    httpOnly: true,
    path: '/api/auth',
    sameSite: 'Lax',
  })
  const user = await userOf(browser)
  const expected = { email: email.toUpperCase(), name: '김하니', role: 'USER', mustChangePassword: false }
  expect(user).toMatchObject({ ...expected, linkedOAuthProviders: ['google'] })
  const 하니 = await browser.person()
  expect(await 하니.profiles.get({ params: { userId: 하니.id } })).toMatchObject({ name: '김하니' })
  expect(await 하니.devices.list({})).toMatchObject([{ current: true }])
})

test('a later sign-in by a provider finds the same account even when its address has changed', async () => {
  const email = newAddress()
  await browser.signIn('google', email)
  const first = await userOf(browser)
  for (const now of [{ email: newAddress(), email_verified: true, name: '다른이름' }, {}]) {
    social.google.people.set(email, now)
    const later = new SocialBrowser(social.testApp)
    expect(await later.signIn('google', email)).toBe('/')
    expect(await userOf(later)).toEqual(first)
  }
})

test('the same login name at two providers makes two accounts', async () => {
  const email = newAddress()
  await browser.signIn('google', email)
  social.kakao.people.set(email, { email: newAddress(), email_verified: true, nickname: '딴사람' })
  const other = new SocialBrowser(social.testApp)
  expect(await other.signIn('kakao', email)).toBe('/')
  expect((await userOf(other)).id).not.toBe((await userOf(browser)).id)
})

test('a sign-in by a provider ends the session that the browser had before', async () => {
  const email = newAddress()
  await browser.signIn('google', email)
  const before = await browser.person()
  await browser.signIn('google', email)
  await expect(before.devices.list({})).rejects.toMatchObject({ status: 401 })
  expect(await (await browser.person()).devices.list({})).toMatchObject([{ current: true }])
})

test('LOG-03: a stolen XSRF token without the other cookies of the session cannot end the session', async () => {
  const victim = await social.testApp.signUp('피해자')
  const [stolen = ''] = /XSRF-TOKEN=[^;]+/.exec(victim.cookies) ?? []
  browser.take(stolen)
  await browser.signIn('google', newAddress())
  expect(await victim.devices.list({})).toHaveLength(1)
  const headers = { cookie: stolen, 'x-xsrf-token': decodeURIComponent(stolen.slice('XSRF-TOKEN='.length)) }
  await social.testApp.inject({ method: 'POST', url: '/api/auth/sign-out', headers })
  await social.testApp.inject({ method: 'POST', url: '/api/auth/refresh', headers })
  expect(await victim.devices.list({})).toHaveLength(1)
})

test('two tabs that sign in by a provider at once both succeed, also on the first visit', async () => {
  const email = newAddress()
  const pages = [await browser.start('google'), await browser.start('google')]
  const ends = await Promise.all(pages.map(async (page) => browser.comeBack(await goThrough(page, email))))
  expect(ends).toEqual(['/', '/'])
  const { rows } = await social.testApp.database.pool.query('select 1 from users where email_key = $1', [email])
  expect(rows).toHaveLength(1)
})

test('a sign-in begun at one instance can end at another', async () => {
  const { url, close } = await social.testApp.listen({})
  const { pathname, search } = await goThrough(await browser.start('google'), newAddress())
  const headers = { cookie: browser.cookies(pathname) }
  const response = await fetch(url + pathname + search, { redirect: 'manual', headers })
  expect(response.headers.get('location')).toBe('/')
  await close()
})

test('a sign-in attempt by a provider is valid for ten minutes', async () => {
  const [page, late] = [await browser.start('google'), await browser.start('google')]
  const email = newAddress()
  social.testApp.clock.advance(9 * 60)
  expect(await browser.comeBack(await goThrough(page, email))).toBe('/')
  social.testApp.clock.advance(2 * 60)
  expect(await browser.comeBack(await goThrough(late, email))).toBe(failed('SocialSignInFailed'))
})

test('Kakao without an address signs nobody up, and with an address it does', async () => {
  expect(await browser.signIn('kakao', 'no-address')).toBe(failed('SocialEmailMissing'))
  const email = newAddress()
  social.kakao.people.set(email, { email, email_verified: true, nickname: '민지' })
  expect(await browser.signIn('kakao', email)).toBe('/')
  expect(await userOf(browser)).toMatchObject({ name: '민지', linkedOAuthProviders: ['kakao'] })
})

test('an invalid address from a provider counts as missing', async () => {
  social.google.people.set('odd', { email: 'a b@example', email_verified: true })
  expect(await browser.signIn('google', 'odd')).toBe(failed('SocialEmailMissing'))
})

test('a canceled sign-in returns to the login with an error and can be repeated', async () => {
  expect(await browser.signIn('google', null)).toBe(failed('SocialSignInCancelled'))
  expect(await browser.signIn('google', newAddress())).toBe('/')
})

test.each([
  ['server_error', 'ProviderUnavailable'],
  ['temporarily_unavailable', 'ProviderUnavailable'],
  ['invalid_scope', 'SocialSignInFailed'],
])('a provider that sends people back with %s leads to the login with a matching error', async (error, name) => {
  const { searchParams } = new URL(await browser.start('google'))
  const address = new URL('http://127.0.0.1/login/oauth2/code/google')
  const state = searchParams.get('state') ?? ''
  address.search = new URLSearchParams({ error, state, iss: social.google.issuer }).toString()
  expect(await browser.comeBack(address)).toBe(failed(name))
})

test('a locked account cannot sign in by a provider, and administrators see the providers linked to it', async () => {
  const email = newAddress()
  await browser.signIn('google', email)
  const { id } = await userOf(browser)
  const 관리자 = await administrator(social.testApp, '관리자')
  const lock = (locked: boolean) => 관리자.users.lock({ params: { userId: id }, body: { locked } })
  expect(await lock(true)).toMatchObject({ linkedOAuthProviders: ['google'] })
  expect(await browser.signIn('google', email)).toBe(failed('AccountLocked'))
  await lock(false)
  expect(await browser.signIn('google', email)).toBe('/')
  const { data } = await 관리자.users.list({ query: { emailLike: email } })
  expect(data.map(({ linkedOAuthProviders }) => linkedOAuthProviders)).toEqual([['google']])
})

test('a deleted account returns by a provider within the days of grace and not afterwards', async () => {
  const email = newAddress()
  await browser.signIn('google', email)
  const 하니 = await browser.person()
  const 민지 = await social.testApp.signUp('민지')
  const { id: feedId } = await post(민지)
  await 하니.likes.create({ params: { feedId } })
  const likes = async () => {
    await jobsDone(social.testApp.database, 'account-settle')
    return (await 민지.feeds.get({ params: { feedId } })).likeCount
  }
  const leave = async () => (await browser.person()).account.leave({ params: { userId: 하니.id } })
  await leave()
  expect(await likes()).toBe(0)
  await expect(민지.profiles.get({ params: { userId: 하니.id } })).rejects.toMatchObject({ status: 404 })

  const tabs = [new SocialBrowser(social.testApp), new SocialBrowser(social.testApp)]
  const ends = await Promise.all(tabs.map((tab) => tab.signIn('google', email)))
  expect(ends).toContain('/')
  expect(await likes()).toBe(1)
  expect(await 민지.profiles.get({ params: { userId: 하니.id } })).toMatchObject({ name: 하니.name })
  expect(await browser.signIn('google', email)).toBe('/')
  expect((await userOf(browser)).id).toBe(하니.id)

  await leave()
  const { pool } = social.testApp.database
  await pool.query('update users set locked_at = now() where id = $1', [하니.id])
  expect(await browser.signIn('google', email)).toBe(failed('AccountLocked'))
  await pool.query('update users set locked_at = null where id = $1', [하니.id])
  social.testApp.clock.advance((departureDays * 24 - 1) * 3600)
  expect(await browser.signIn('google', email)).toBe('/')
  await leave()
  social.testApp.clock.advance((departureDays * 24 + 1) * 3600)
  expect(await browser.signIn('google', email)).toBe(failed('AccountDeleted'))
})

test('a sign-in by a provider that is not configured leads to the login with an error', async () => {
  const nothing = { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '', KAKAO_CLIENT_ID: '', KAKAO_CLIENT_SECRET: '' }
  const { url, close } = await social.testApp.listen({ ...nothing, BASE_PATH: '/otday' })
  for (const provider of ['google', 'kakao'] as const)
    expect(await startAt(url, provider)).toBe('/otday/#/auth/login?error=ProviderNotConfigured')
  await close()
})

test('with an https address the callback is https and its cookie is marked Secure', async () => {
  const { url, close } = await social.testApp.listen({ BASE_PATH: '/otday', PUBLIC_URL: 'https://otday.kr' })
  const response = await fetch(`${url}/oauth2/authorization/google`, { redirect: 'manual' })
  const [cookie, ...more] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^OAUTH_[\w-]{16}=[\w-]{43}; /)
  for (const attribute of ['Max-Age=600', 'Path=/otday/login/oauth2/code/google', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    expect(cookie?.split('; ')).toContain(attribute)
  expect(more).toEqual([])
  const { searchParams } = new URL(response.headers.get('location') ?? '')
  expect(searchParams.get('redirect_uri')).toBe('https://otday.kr/otday/login/oauth2/code/google')
  await close()
})

test('with a base path the sign-in ends at the home page below that path', async () => {
  const instance = await openTestApp({ BASE_PATH: '/otday', ...social.google.env('GOOGLE') })
  expect(await new SocialBrowser(instance).signIn('google', newAddress())).toBe('/otday/')
  await instance.close()
})

test('too many sign-ins by a provider from one client lead to the login with an error', async () => {
  const { url, close } = await social.testApp.listen({ RATE_LIMITS: 'on', RATE_SOCIAL: '2/300' })
  for (let time = 0; time < 2; time++) expect(await startAt(url, 'google')).toContain(social.google.issuer)
  expect(await startAt(url, 'google')).toBe(failed('TooManyRequests'))
  await close()
})

test('abandoned sign-in attempts are swept once they have expired', async () => {
  await browser.start('google')
  social.testApp.clock.advance(11 * 60)
  await browser.start('google')
  const left = async () => {
    const { rows } = await social.testApp.database.pool.query<{ n: number }>(
      'select count(*)::integer as n from oauth_attempts where expires_at <= $1',
      [social.testApp.clock.now()],
    )
    return rows[0]?.n
  }
  expect(await left()).toBeGreaterThan(0)
  await social.testApp.app.jobs.enqueue(social.testApp.database.db, { name: 'sessions-sweep' }, {})
  await expect.poll(left, { timeout: 30_000 }).toBe(0)
  const { rows } = await social.testApp.database.pool.query('select 1 from oauth_attempts')
  expect(rows).toHaveLength(1)
})
