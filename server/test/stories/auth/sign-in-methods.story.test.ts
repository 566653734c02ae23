import type { OAuthProvider } from '@otday/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type CaughtEmail, emailsIn, passwordIn } from '../../kit/mail-catcher.ts'
import { followUndo, mailedToken, mailsNamed, moveTo, newEmail } from '../../kit/email-links.ts'
import { goThrough } from '../../kit/open-id-provider.ts'
import { administrator } from '../../kit/fixtures.ts'
import { type TestUser, testPassword } from '../../kit/test-app.ts'
import { newAddress, openSocialTestApp, type SocialTestApp, SocialBrowser } from '../../kit/social-browser.ts'

let social: SocialTestApp
let browser: SocialBrowser
let 하니: TestUser
beforeAll(async () => {
  social = await openSocialTestApp()
})
beforeEach(async () => {
  social.testApp.clock.reset()
  browser = new SocialBrowser(social.testApp)
  하니 = await social.testApp.signUp('하니')
})
afterAll(() => social.close())

const failed = (name: string) => `/#/settings?section=account&error=${name}`
const linkedTo = async (person: TestUser) =>
  (await person.signInMethods.list({})).providers.filter(({ linkedAt }) => linkedAt).map(({ provider }) => provider)
const unlink = (person: TestUser, provider: OAuthProvider, password = person.password) =>
  person.signInMethods.unlink({ params: { provider }, body: password ? { password } : {} })
const refusal = (status: number, exceptionName: string) => ({ status, body: { exceptionName } })

/** Creates a user whose account was made by a sign-in with a provider. */
async function socialPerson(provider: OAuthProvider, login: string): Promise<TestUser> {
  const browser = new SocialBrowser(social.testApp)
  await browser.signIn(provider, login)
  return browser.person()
}

test('a signed-in person links providers with another address or none and signs in with them', async () => {
  const before = await 하니.signInMethods.list({})
  expect(before).toEqual({
    password: true,
    confirmedUntil: null,
    providers: [
      { provider: 'google', available: true, linkedAt: null },
      { provider: 'kakao', available: true, linkedAt: null },
    ],
  })
  const [login, nobody] = [newAddress(), `no-address-of-${하니.id}`]
  expect(await browser.link(하니, 'google', login)).toBe('/#/settings?section=account&linked=google')
  expect(await browser.link(하니, 'kakao', nobody)).toBe('/#/settings?section=account&linked=kakao')
  expect(await linkedTo(하니)).toEqual(['google', 'kakao'])
  for (const [provider, name] of [
    ['google', login],
    ['kakao', nobody],
  ] as const) {
    const browser = new SocialBrowser(social.testApp)
    expect(await browser.signIn(provider, name)).toBe('/')
    expect(await browser.person()).toMatchObject({ id: 하니.id, email: 하니.email })
  }
})

test('an address counts as confirmed after a verifying provider, a temporary password or a mailed link', async () => {
  const isConfirmed = async (who: TestUser) => (await who.briefings.get({})).isMailConfirmed
  expect(await isConfirmed(하니)).toBe(false)
  await browser.link(하니, 'google', newAddress())
  expect(await isConfirmed(하니)).toBe(false)
  await browser.link(하니, 'kakao', 하니.email)
  expect(await isConfirmed(하니)).toBe(true)
  expect(await isConfirmed(await socialPerson('google', newAddress()))).toBe(true)

  const moved = await social.testApp.signUp('이사')
  const email = newEmail()
  await moveTo(social.testApp, moved, email)
  expect(await isConfirmed(await social.testApp.signIn(email, testPassword))).toBe(true)

  const forgetful = await social.testApp.signUp('깜빡')
  await forgetful.auth.resetPassword({ body: { email: forgetful.email } })
  const [mail] = await mailsNamed(social.testApp, forgetful.email, '임시 비밀번호를 보내 드려요')
  const limited = await social.testApp.signIn(forgetful.email, mail ? passwordIn(mail) : '')
  await limited.auth.changePassword({ params: { userId: limited.id }, body: { password: 'newpass1!' } })
  expect(await isConfirmed(await social.testApp.signIn(forgetful.email, 'newpass1!'))).toBe(true)
})

test('linking a provider leaves the session as it is', async () => {
  browser.take(하니.cookies)
  await browser.link(하니, 'google', newAddress())
  expect((await browser.person()).id).toBe(하니.id)
  expect(await 하니.devices.list({})).toHaveLength(1)
})

test('linking the same identity again is no error; another identity of that provider is one', async () => {
  const login = newAddress()
  await browser.link(하니, 'google', login)
  expect(await browser.link(하니, 'google', login)).toBe('/#/settings?section=account&linked=google')
  expect(await browser.link(하니, 'google', newAddress())).toBe(failed('ProviderAlreadyLinked'))
})

test('an identity that is linked to another account cannot be linked', async () => {
  const login = newAddress()
  const 민지 = await socialPerson('google', login)
  expect(await browser.link(하니, 'google', login)).toBe(failed('IdentityTaken'))
  expect(await linkedTo(하니)).toEqual([])
  expect(await linkedTo(민지)).toEqual(['google'])
})

test('of two accounts that link the same identity at once one gets it', async () => {
  const 민지 = await social.testApp.signUp('민지')
  const login = newAddress()
  const other = new SocialBrowser(social.testApp)
  const pages = await Promise.all([browser.startLinking(하니, 'google'), other.startLinking(민지, 'google')])
  const [mine, theirs] = await Promise.all(pages.map((page) => goThrough(page.json().url, login)))
  if (!mine || !theirs) throw new Error('lost on the way')
  const ends = await Promise.all([browser.comeBack(mine), other.comeBack(theirs)])
  expect(ends.toSorted()).toEqual([failed('IdentityTaken'), '/#/settings?section=account&linked=google'].toSorted())
})

test('a canceled link returns to the settings with an error', async () => {
  expect(await browser.link(하니, 'google', null)).toBe(failed('SocialSignInCancelled'))
})

test('the callback of a link fails in another browser and after signing out', async () => {
  const page = (await browser.startLinking(하니, 'google')).json().url
  const address = await goThrough(page, newAddress())
  expect(await new SocialBrowser(social.testApp).comeBack(address)).toBe('/#/auth/login?error=SocialSignInFailed')
  await 하니.auth.signOut({})
  expect(await browser.comeBack(address)).toBe('/#/auth/login?error=SocialSignInFailed')
  expect(await linkedTo(await social.testApp.signIn(하니.email, testPassword))).toEqual([])
})

test('MAIL-06: linking and unlinking need the password and work in an old session', async () => {
  await browser.link(하니, 'google', newAddress())
  for (const password of ['wrong123', '']) {
    const response = await browser.startLinking({ ...하니, password }, 'kakao')
    expect([response.statusCode, response.json().exceptionName]).toEqual([403, 'WrongPassword'])
    await expect(unlink(하니, 'google', password)).rejects.toMatchObject(refusal(403, 'WrongPassword'))
  }
  expect(await linkedTo(하니)).toEqual(['google'])
  social.testApp.clock.advance(60 * 60)
  const old = social.testApp.userOf((await browser.take(하니.cookies).refresh()).json(), '')
  expect(await browser.link({ ...old, password: testPassword }, 'kakao', newAddress())).toBe(
    '/#/settings?section=account&linked=kakao',
  )
  await unlink(old, 'google', testPassword)
  expect(await linkedTo(old)).toEqual(['kakao'])
  for (const path of ['google', 'google/confirmations', 'google/unlink'])
    expect((await social.testApp.inject({ method: 'POST', url: `/api/sign-in-methods/${path}` })).statusCode).toBe(401)
})

test('MAIL-06: an account without a password is confirmed by its provider for ten minutes', async () => {
  const [login, kakao] = [newAddress(), newAddress()]
  const home = new SocialBrowser(social.testApp)
  await home.signIn('google', login)
  const 민지 = await home.person()
  // A sign-in with the provider counts as a confirmation.
  const { confirmedUntil } = await 민지.signInMethods.list({})
  expect(confirmedUntil?.getTime()).toBeGreaterThan(social.testApp.clock.now().getTime() + 590_000)
  expect(await home.link(민지, 'kakao', kakao)).toBe('/#/settings?section=account&linked=kakao')

  social.testApp.clock.advance(10 * 60 + 1)
  const required = refusal(403, 'ConfirmationRequired')
  const change = () =>
    민지.account.changeEmail({ params: { userId: 민지.id }, body: { email: newAddress(), password: testPassword } })
  expect((await 민지.signInMethods.list({})).confirmedUntil).toBeNull()
  await expect(change()).rejects.toMatchObject(required)
  await expect(unlink(민지, 'kakao')).rejects.toMatchObject(required)
  expect((await home.startLinking(민지, 'kakao')).json().exceptionName).toBe('ConfirmationRequired')

  expect(await home.confirm(민지, 'kakao', `somebody-${login}`)).toBe(failed('ConfirmationFailed'))
  expect(await home.confirm(민지, 'google', null)).toBe(failed('SocialSignInCancelled'))
  await expect(change()).rejects.toMatchObject(required)
  expect(await home.confirm(민지, 'google', login)).toBe('/#/settings?section=account&confirmed=google')
  await change()
  await unlink(민지, 'kakao')
  expect(await linkedTo(민지)).toEqual(['google'])
})

test('MAIL-06: a confirmation is valid for one session and needs a linked provider', async () => {
  const login = newAddress()
  const [home, elsewhere] = [new SocialBrowser(social.testApp), new SocialBrowser(social.testApp)]
  await home.signIn('google', login)
  const 민지 = await home.person()
  await elsewhere.signIn('google', login)
  const 다른창 = await elsewhere.person()
  social.testApp.clock.advance(10 * 60 + 1)
  const start = (who: TestUser, provider: OAuthProvider) => who.signInMethods.confirm({ params: { provider } })
  const { url } = await start(민지, 'google')
  expect(new URL(url).searchParams.get('prompt')).toBe('consent')
  await expect(start(민지, 'kakao')).rejects.toMatchObject(refusal(404, 'IdentityNotFound'))
  expect(await home.confirm(민지, 'google', login)).toBe('/#/settings?section=account&confirmed=google')
  await expect(unlink(다른창, 'google')).rejects.toMatchObject(refusal(403, 'ConfirmationRequired'))
  // A confirmation that begins in one browser and returns from the provider in another one confirms nobody.
  const page = (await start(민지, 'google')).url
  expect(await elsewhere.comeBack(await goThrough(page, login))).toBe('/#/auth/login?error=SocialSignInFailed')
  await browser.link(하니, 'kakao', newAddress())
  expect(new URL((await start(하니, 'kakao')).url).searchParams.get('prompt')).toBe('login')
})

test('MAIL-07: unlinking ends the sessions that the provider opened and no others', async () => {
  const login = newAddress()
  await browser.link(하니, 'google', login)
  const [here, there] = [new SocialBrowser(social.testApp), new SocialBrowser(social.testApp)]
  await here.signIn('google', login)
  await there.signIn('google', login)
  const [mine, other] = [await here.person(), await there.person()]
  expect(await unlink(하니, 'google')).toEqual({ signedOut: false })
  for (const ended of [mine, other]) await expect(ended.devices.list({})).rejects.toMatchObject({ status: 401 })
  expect((await here.refresh()).json()).toMatchObject({ exceptionName: 'SessionEnded', details: { reason: 'ended' } })
  expect(await 하니.devices.list({})).toHaveLength(1)

  await browser.link(하니, 'google', login)
  await here.signIn('google', login)
  const again = await here.person()
  expect(await unlink(again, 'google', testPassword)).toEqual({ signedOut: true })
  await expect(again.devices.list({})).rejects.toMatchObject({ status: 401 })
  expect(await 하니.devices.list({})).toHaveLength(1)
})

test('MAIL-03: a provider creates no account under an address that was just given up', async () => {
  await moveTo(social.testApp, 하니, newEmail())
  expect(await browser.signIn('google', 하니.email)).toBe('/#/auth/login?error=SocialEmailTaken')
  expect(await browser.signIn('google', newAddress())).toBe('/')
})

test('MAIL-04: after an undo, providers of other addresses sign in again once a new password is set', async () => {
  const [trojan, stolen] = [`trojan-${하니.id}`, newEmail()]
  await browser.link(하니, 'kakao', trojan)
  await browser.link(하니, 'google', 하니.email)
  await moveTo(social.testApp, 하니, stolen)
  await followUndo(social.testApp, await mailedToken(social.testApp, 'undo', 하니.email))
  expect(await new SocialBrowser(social.testApp).signIn('kakao', trojan)).toBe(
    '/#/auth/login?error=PasswordResetRequired',
  )
  const owner = new SocialBrowser(social.testApp)
  expect(await owner.signIn('google', 하니.email)).toBe('/')
  const { id, auth } = await owner.person()
  await auth.changePassword({ params: { userId: id }, body: { password: 'newpass1!' } })
  expect(await new SocialBrowser(social.testApp).signIn('kakao', trojan)).toBe('/')
})

test('MAIL-04: an undo ends the sessions of an account without a password and requires no new one', async () => {
  const login = newAddress()
  const home = new SocialBrowser(social.testApp)
  await home.signIn('google', login)
  const 민지 = await home.person()
  await moveTo(social.testApp, 민지, newEmail())
  const undone = await followUndo(social.testApp, await mailedToken(social.testApp, 'undo', login))
  expect(undone).toEqual([200, { mustResetPassword: false }])
  await expect(민지.devices.list({})).rejects.toMatchObject({ status: 401 })
  expect(await home.signIn('google', login)).toBe('/')
  expect((await home.person()).email).toBe(login)
})

test('a session from a temporary password cannot list, link or unlink providers', async () => {
  const limited = await social.testApp.signIn(하니.email, await temporaryPasswordOf(하니))
  for (const act of [
    () => limited.signInMethods.list({}),
    () => limited.signInMethods.link({ params: { provider: 'google' }, body: {} }),
    () => unlink(limited, 'google'),
  ])
    await expect(act()).rejects.toMatchObject(refusal(403, 'PasswordChangeRequired'))
})

test('an unlinked provider can no longer sign in', async () => {
  const login = `unlinked-${하니.id}`
  await browser.link(하니, 'google', login)
  await unlink(하니, 'google')
  expect(await linkedTo(하니)).toEqual([])
  expect(await new SocialBrowser(social.testApp).signIn('google', login)).toBe('/#/auth/login?error=SocialEmailMissing')
  await expect(unlink(하니, 'google')).rejects.toMatchObject(refusal(404, 'IdentityNotFound'))
})

test('the last sign-in method cannot be removed, also when two are removed at once', async () => {
  const 민지 = await socialPerson('google', newAddress())
  expect((await 민지.signInMethods.list({})).password).toBe(false)
  await expect(unlink(민지, 'google')).rejects.toMatchObject(refusal(409, 'LastSignInMethod'))
  await browser.link(민지, 'kakao', newAddress())
  const results = await Promise.allSettled([unlink(민지, 'google'), unlink(민지, 'kakao')])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { db } = social.testApp.database
  expect(
    await db.selectFrom('oauthIdentities').select('provider').where('userId', '=', 민지.id).execute(),
  ).toHaveLength(1)
})

test('an account from a provider can set a password and then unlink the provider', async () => {
  const email = newAddress()
  const 민지 = await socialPerson('google', email)
  await expect(social.testApp.signIn(email, testPassword)).rejects.toMatchObject({ status: 401 })
  await 민지.auth.changePassword({ params: { userId: 민지.id }, body: { password: 'newpass1!' } })
  expect((await 민지.signInMethods.list({})).password).toBe(true)
  expect(await unlink(민지, 'google', 'newpass1!')).toEqual({ signedOut: true })
  await expect(social.testApp.signIn(email, 'newpass1!')).resolves.toMatchObject({ id: 민지.id })
})

test('a link fails when the account is locked before the callback', async () => {
  const address = await goThrough((await browser.startLinking(하니, 'google')).json().url, newAddress())
  const 관리자 = await administrator(social.testApp, '관리자')
  await 관리자.users.lock({ params: { userId: 하니.id }, body: { locked: true } })
  expect(await browser.comeBack(address)).toBe('/#/auth/login?error=SocialSignInFailed')
})

/** Waits for the mail with this subject to a person, and returns it. */
const emailTo = ({ email: address }: TestUser, subject: string): Promise<CaughtEmail> =>
  vi.waitFor(
    () => {
      const emails = emailsIn(social.testApp.config.mail.folder).filter(({ raw }) => raw.includes(`To: ${address}`))
      const email = emails.find((each) => each.subject === `[옷데이] ${subject}`)
      if (!email) throw new Error(`no mail '${subject}' yet`)
      return email
    },
    { timeout: 60_000, interval: 50 },
  )

async function temporaryPasswordOf(person: TestUser): Promise<string> {
  await person.auth.resetPassword({ body: { email: person.email } })
  return passwordIn(await emailTo(person, '임시 비밀번호를 보내 드려요'))
}

test('the owner gets a mail for each provider that is linked or unlinked', async () => {
  await browser.link(하니, 'kakao', newAddress())
  expect((await emailTo(하니, '카카오 계정이 연결되었어요')).text).toContain('이제 그 계정으로도 로그인할 수 있어요.')
  await unlink(하니, 'kakao')
  expect((await emailTo(하니, '카카오 연결이 끊어졌어요')).text).toContain('이제 그 계정으로는 로그인할 수 없어요.')
})

test('a password reset by mail unlinks the providers of other addresses', async () => {
  // 하니 has signed up with an address that belongs to another person, the owner, who can read its mail.
  const trojan = `trojan-${하니.id}`
  await browser.link(하니, 'kakao', trojan)
  await browser.link(하니, 'google', 하니.email)
  const owner = await social.testApp.signIn(하니.email, await temporaryPasswordOf(하니))
  await owner.auth.changePassword({ params: { userId: 하니.id }, body: { password: 'newpass1!' } })
  expect(await new SocialBrowser(social.testApp).signIn('kakao', trojan)).toBe('/#/auth/login?error=SocialEmailMissing')
  // The Google account has the same address, confirmed by Google, so it belongs to the owner and stays linked.
  expect(await linkedTo(await social.testApp.signIn(하니.email, 'newpass1!'))).toEqual(['google'])
})

test('a provider that is not configured cannot be linked', async () => {
  const { url, close } = await social.testApp.listen({ KAKAO_CLIENT_ID: '', KAKAO_CLIENT_SECRET: '' })
  const headers = { authorization: `Bearer ${하니.token}` }
  const list = await fetch(`${url}/api/sign-in-methods`, { headers })
  expect(await list.json()).toMatchObject({ providers: [{ available: true }, { available: false }] })
  const link = await fetch(`${url}/api/sign-in-methods/kakao`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ password: testPassword }),
  })
  expect(await link.json()).toMatchObject({ exceptionName: 'ProviderNotConfigured' })
  await close()
})

test('linking an unknown provider is refused with 400', async () => {
  const headers = { authorization: `Bearer ${하니.token}` }
  const response = await social.testApp.inject({ method: 'POST', url: '/api/sign-in-methods/naver', headers })
  expect(response.statusCode).toBe(400)
})
