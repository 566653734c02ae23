import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Fault, goThrough } from '../../kit/open-id-provider.ts'
import { testPassword } from '../../kit/test-app.ts'
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
  social.google.heal()
  social.google.forge(null)
  browser = new SocialBrowser(social.testApp)
})
afterAll(() => social.close())

const refused = failed('SocialSignInFailed')
const isSignedIn = async (who: SocialBrowser) => (await who.refresh()).statusCode === 200

/**
 * Returns the origin and the parameters of the provider's page to which a sign-in redirects, if the request for it has
 * this query and this Host header.
 */
async function askedWith(provider: 'google' | 'kakao', query: string, host: string) {
  const response = await browser.get(`/oauth2/authorization/${provider}${query}`, { host })
  const { origin, searchParams } = new URL(String(response.headers['location']))
  return { origin, ...Object.fromEntries(searchParams) } as Record<string, string>
}

test.each(['google', 'kakao'] as const)(
  'the request to %s has state, nonce and S256 and ignores parameters of the caller',
  async (provider) => {
    const evil = encodeURIComponent('http://evil.example/')
    const plain = await askedWith(provider, '', '127.0.0.1')
    const luring = await askedWith(
      provider,
      `?redirect_uri=${evil}&redirect=${evil}&next=${evil}&url=${evil}&state=x`,
      'evil.example',
    )
    for (const asked of [plain, luring]) {
      expect(asked).toMatchObject({
        origin: social[provider].issuer,
        response_type: 'code',
        code_challenge_method: 'S256',
        redirect_uri: `http://127.0.0.1:8080/login/oauth2/code/${provider}`,
      })
      for (const name of ['state', 'nonce', 'code_challenge'])
        expect(Buffer.from(asked[name] ?? '', 'base64url').length).toBeGreaterThanOrEqual(16)
    }
    for (const name of ['state', 'nonce', 'code_challenge']) expect(plain[name]).not.toBe(luring[name])
  },
)

test('redirect parameters in the callback do not change where the sign-in ends', async () => {
  const address = await goThrough(await browser.start('google'), newAddress())
  address.searchParams.set('redirect', 'http://evil.example')
  address.searchParams.set('next', '//evil.example')
  expect(await browser.comeBack(address)).toBe('/')
})

test('an unknown provider is not found', async () => {
  for (const url of ['/oauth2/authorization/naver', '/login/oauth2/code/naver', '/oauth2/authorization/__proto__']) {
    const response = await browser.get(url)
    expect([response.statusCode, response.json().exceptionName]).toEqual([404, 'NotFound'])
  }
})

test.each([
  '',
  '?code=abc',
  '?code=abc&state=',
  `?code=abc&state=${'x'.repeat(43)}`,
  `?code=abc&state=${'x'.repeat(8000)}`,
  '?code=abc&state=%00%0d%0a;%20=',
  '?error=access_denied',
])('a callback with the query %j signs nobody in', async (query) => {
  await browser.start('google')
  const response = await browser.get(`/login/oauth2/code/google${query}`)
  expect(response.headers['location']).toBe(refused)
  expect(response.cookies).toEqual([])
})

test('a callback with two code parameters is refused', async () => {
  const address = await goThrough(await browser.start('google'), newAddress())
  address.searchParams.append('code', 'of somebody else')
  expect(await browser.comeBack(address)).toBe(refused)
})

test('a callback in another browser is refused and still works in its own', async () => {
  const address = await goThrough(await browser.start('google'), newAddress())
  const thief = new SocialBrowser(social.testApp)
  await thief.start('google')
  expect(await thief.comeBack(address)).toBe(refused)
  expect(await isSignedIn(thief)).toBe(false)
  expect(await browser.comeBack(address)).toBe('/')
})

test('a callback with the code of another attempt is refused by its verifier', async () => {
  const theirs = await goThrough(await new SocialBrowser(social.testApp).start('google'), newAddress())
  const mine = await goThrough(await browser.start('google'), newAddress())
  mine.searchParams.set('code', theirs.searchParams.get('code') ?? '')
  expect(await browser.comeBack(mine)).toBe(refused)
  expect(await isSignedIn(browser)).toBe(false)
})

test('a sign-in attempt works once, also when its callback arrives twice at once', async () => {
  const address = await goThrough(await browser.start('google'), newAddress())
  const copy = new SocialBrowser(social.testApp).take(browser.cookies(address.pathname), address.pathname)
  const ends = await Promise.all([browser.comeBack(address), copy.comeBack(address)])
  expect(ends.toSorted()).toEqual(['/', refused].toSorted())
  expect(await new SocialBrowser(social.testApp).take(copy.cookies(address.pathname)).comeBack(address)).toBe(refused)
})

test('a sign-in begun at one provider cannot end at another', async () => {
  const address = await goThrough(await browser.start('google'), newAddress())
  const cookie = browser.cookies(address.pathname)
  address.pathname = '/login/oauth2/code/kakao'
  expect(cookie).toMatch(/^OAUTH_/)
  expect(await browser.take(cookie, address.pathname).comeBack(address)).toBe(refused)
  expect(await isSignedIn(browser)).toBe(false)
})

test('a HEAD request to the callback does not use up the attempt', async () => {
  const address = await goThrough(await browser.start('google'), newAddress())
  const url = address.pathname + address.search
  const headers = { cookie: browser.cookies(address.pathname) }
  expect((await social.testApp.inject({ method: 'HEAD', url, headers })).statusCode).toBe(404)
  expect(await browser.comeBack(address)).toBe('/')
})

test.each([
  'wrong nonce',
  'wrong audience',
  'wrong issuer',
  'expired',
  'no signature',
  'another key',
  'the secret as key',
] as const)('an ID token with %s is refused', async (forgery) => {
  const email = newAddress()
  social.google.forge(forgery)
  expect(await browser.signIn('google', email)).toBe(refused)
  expect(await isSignedIn(browser)).toBe(false)
  social.google.forge(null)
  expect(await browser.signIn('google', email)).toBe('/')
})

test('an address that has an account is not linked silently', async () => {
  const 하니 = await social.testApp.signUp('하니')
  expect(await browser.signIn('google', 하니.email.toUpperCase())).toBe(failed('SocialEmailTaken'))
  expect(await isSignedIn(browser)).toBe(false)
  const { providers } = await 하니.signInMethods.list({})
  expect(providers.map(({ linkedAt }) => linkedAt)).toEqual([null, null])
  await expect(social.testApp.signIn(하니.email, testPassword)).resolves.toMatchObject({ id: 하니.id })
})

test.each([false, undefined])('an address whose email_verified is %s is refused, taken or free', async (verified) => {
  const { email } = await social.testApp.signUp('하니')
  for (const claimed of [email, newAddress()]) {
    const account = { email: claimed, name: '거짓', ...(verified === false && { email_verified: false }) }
    social.google.people.set('liar', account)
    expect(await new SocialBrowser(social.testApp).signIn('google', 'liar')).toBe(failed('SocialEmailUnverified'))
  }
})

/** Faults of the provider while the server reads its description, before it sends a browser to the provider's page. */
test.each<Fault>(['error', 'silence', 'flood', 'page', 'redirect'])(
  'a provider is unavailable while its configuration answers with %s, and works afterwards',
  async (fault) => {
    const { url, close } = await social.testApp.listen({})
    social.google.break('/.well-known/openid-configuration', fault)
    expect(await startAt(url, 'google')).toBe(failed('ProviderUnavailable'))
    social.google.heal()
    expect(await startAt(url, 'google')).toContain(social.google.issuer)
    expect(social.google.lured()).toBe(0)
    await close()
  },
)

/** Faults of the provider while the server asks it who has come back from its page. */
test.each<[string, Fault]>([
  ['/token', 'error'],
  ['/token', 'silence'],
  ['/token', 'flood'],
  ['/token', 'page'],
  ['/token', 'redirect'],
  ['/me', 'error'],
  ['/me', 'silence'],
  ['/me', 'redirect'],
])('a provider is unavailable while its %s answers with %s', async (path, fault) => {
  const email = newAddress()
  const address = await goThrough(await browser.start('google'), email)
  social.google.break(path, fault)
  expect(await browser.comeBack(address)).toBe(failed('ProviderUnavailable'))
  expect(await isSignedIn(browser)).toBe(false)
  social.google.heal()
  expect(social.google.lured()).toBe(0)
  expect(await browser.signIn('google', email)).toBe('/')
})

test('a provider whose keys cannot be loaded is unavailable', async () => {
  const { url, close } = await social.testApp.listen({})
  const { pathname, search } = await goThrough(await browser.start('google'), newAddress())
  social.google.break('/jwks', 'error')
  const headers = { cookie: browser.cookies(pathname) }
  const response = await fetch(url + pathname + search, { redirect: 'manual', headers })
  expect(response.headers.get('location')).toBe(failed('ProviderUnavailable'))
  await close()
})

test('a provider that cannot be reached is unavailable', async () => {
  const { url, close } = await social.testApp.listen({ GOOGLE_ISSUER: 'http://127.0.0.1:9' })
  expect(await startAt(url, 'google')).toBe(failed('ProviderUnavailable'))
  await close()
})
