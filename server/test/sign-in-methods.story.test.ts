import type { OAuthProvider } from '@otday/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type CaughtLetter, lettersIn, passwordIn } from './mail-catcher.ts'
import { goThrough } from './open-id-provider.ts'
import { administrator } from './scene.ts'
import { type Person, townPassword } from './town.ts'
import { newAddress, openSocialTown, type SocialTown, Visitor } from './visitor.ts'

let social: SocialTown
let visitor: Visitor
let 하니: Person
beforeAll(async () => {
  social = await openSocialTown()
})
beforeEach(async () => {
  social.town.clock.reset()
  visitor = new Visitor(social.town)
  하니 = await social.town.signUp('하니')
})
afterAll(() => social.close())

const failed = (name: string) => `/#/settings?error=${name}`
const linkedTo = async (person: Person) =>
  (await person.signInMethods.list({})).providers.filter(({ linkedAt }) => linkedAt).map(({ provider }) => provider)
const unlink = (person: Person, provider: OAuthProvider) => person.signInMethods.unlink({ params: { provider } })
const refusal = (status: number, exceptionName: string) => ({ status, body: { exceptionName } })

/** Somebody whose account was made by a provider. */
async function socialPerson(provider: OAuthProvider, login: string): Promise<Person> {
  const browser = new Visitor(social.town)
  await browser.signIn(provider, login)
  return browser.person()
}

test('a signed-in person links a provider, also one of another address or none, and signs in with it', async () => {
  const before = await 하니.signInMethods.list({})
  expect(before).toEqual({
    password: true,
    providers: [
      { provider: 'google', available: true, linkedAt: null },
      { provider: 'kakao', available: true, linkedAt: null },
    ],
  })
  const [login, nobody] = [newAddress(), `no-address-of-${하니.id}`]
  expect(await visitor.link(하니, 'google', login)).toBe('/#/settings?linked=google')
  expect(await visitor.link(하니, 'kakao', nobody)).toBe('/#/settings?linked=kakao')
  expect(await linkedTo(하니)).toEqual(['google', 'kakao'])
  for (const [provider, name] of [
    ['google', login],
    ['kakao', nobody],
  ] as const) {
    const browser = new Visitor(social.town)
    expect(await browser.signIn(provider, name)).toBe('/')
    expect(await browser.person()).toMatchObject({ id: 하니.id, email: 하니.email })
  }
})

test('linking leaves the session as it is', async () => {
  visitor.take(하니.cookies)
  await visitor.link(하니, 'google', newAddress())
  expect((await visitor.person()).id).toBe(하니.id)
  expect(await 하니.devices.list({})).toHaveLength(1)
})

test('linking the same once more is no error; another one of that provider is', async () => {
  const login = newAddress()
  await visitor.link(하니, 'google', login)
  expect(await visitor.link(하니, 'google', login)).toBe('/#/settings?linked=google')
  expect(await visitor.link(하니, 'google', newAddress())).toBe(failed('ProviderAlreadyLinked'))
})

test('what belongs to somebody else is not taken', async () => {
  const login = newAddress()
  const 민지 = await socialPerson('google', login)
  expect(await visitor.link(하니, 'google', login)).toBe(failed('IdentityTaken'))
  expect(await linkedTo(하니)).toEqual([])
  expect(await linkedTo(민지)).toEqual(['google'])
})

test('two who link the same at once: one of them has it', async () => {
  const 민지 = await social.town.signUp('민지')
  const login = newAddress()
  const other = new Visitor(social.town)
  const pages = await Promise.all([visitor.startLinking(하니, 'google'), other.startLinking(민지, 'google')])
  const [mine, theirs] = await Promise.all(pages.map((page) => goThrough(page.json().url, login)))
  if (!mine || !theirs) throw new Error('lost on the way')
  const ends = await Promise.all([visitor.comeBack(mine), other.comeBack(theirs)])
  expect(ends.toSorted()).toEqual([failed('IdentityTaken'), '/#/settings?linked=google'].toSorted())
})

test('who cancels is told so in the settings', async () => {
  expect(await visitor.link(하니, 'google', null)).toBe(failed('SocialSignInCancelled'))
})

test('the way back of a link works in its own browser only, for as long as its session', async () => {
  const page = (await visitor.startLinking(하니, 'google')).json().url
  const address = await goThrough(page, newAddress())
  expect(await new Visitor(social.town).comeBack(address)).toBe('/#/auth/login?error=SocialSignInFailed')
  await 하니.auth.signOut({})
  expect(await visitor.comeBack(address)).toBe('/#/auth/login?error=SocialSignInFailed')
  expect(await linkedTo(await social.town.signIn(하니.email, townPassword))).toEqual([])
})

test('nobody links or unlinks without a recent sign-in, or none at all', async () => {
  await visitor.link(하니, 'google', newAddress())
  social.town.clock.advance(15 * 60 - 30)
  expect((await visitor.startLinking(하니, 'kakao')).statusCode).toBe(200)
  social.town.clock.advance(60)
  const fresh = social.town.personOf((await visitor.take(하니.cookies).refresh()).json(), '')
  expect((await visitor.startLinking(fresh, 'kakao')).json().exceptionName).toBe('SignInTooOld')
  await expect(unlink(fresh, 'google')).rejects.toMatchObject(refusal(403, 'SignInTooOld'))
  expect(await linkedTo(fresh)).toEqual(['google'])
  for (const method of ['POST', 'DELETE'] as const)
    expect((await social.town.inject({ method, url: '/api/sign-in-methods/google' })).statusCode).toBe(401)
})

test('a session from a temporary password links nothing', async () => {
  const limited = await social.town.signIn(하니.email, await temporaryPasswordOf(하니))
  for (const act of [
    () => limited.signInMethods.list({}),
    () => limited.signInMethods.link({ params: { provider: 'google' } }),
    () => unlink(limited, 'google'),
  ])
    await expect(act()).rejects.toMatchObject(refusal(403, 'PasswordChangeRequired'))
})

test('a provider is unlinked and opens nothing any more', async () => {
  const login = `unlinked-${하니.id}`
  await visitor.link(하니, 'google', login)
  await unlink(하니, 'google')
  expect(await linkedTo(하니)).toEqual([])
  expect(await new Visitor(social.town).signIn('google', login)).toBe('/#/auth/login?error=SocialEmailMissing')
  await expect(unlink(하니, 'google')).rejects.toMatchObject(refusal(404, 'IdentityNotFound'))
})

test('the last way to sign in stays, also against two who take one each', async () => {
  const 민지 = await socialPerson('google', newAddress())
  expect((await 민지.signInMethods.list({})).password).toBe(false)
  await expect(unlink(민지, 'google')).rejects.toMatchObject(refusal(409, 'LastSignInMethod'))
  await visitor.link(민지, 'kakao', newAddress())
  const results = await Promise.allSettled([unlink(민지, 'google'), unlink(민지, 'kakao')])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await linkedTo(민지)).toHaveLength(1)
})

test('an account from a provider has no password until one is set, and then another way in', async () => {
  const email = newAddress()
  const 민지 = await socialPerson('google', email)
  await expect(social.town.signIn(email, townPassword)).rejects.toMatchObject({ status: 401 })
  await 민지.auth.changePassword({ params: { userId: 민지.id }, body: { password: 'newpass1!' } })
  expect((await 민지.signInMethods.list({})).password).toBe(true)
  await unlink(민지, 'google')
  await expect(social.town.signIn(email, 'newpass1!')).resolves.toMatchObject({ id: 민지.id })
})

test('a lock between leaving and coming back links nothing', async () => {
  const address = await goThrough((await visitor.startLinking(하니, 'google')).json().url, newAddress())
  const 관리자 = await administrator(social.town, '관리자')
  await 관리자.users.lock({ params: { userId: 하니.id }, body: { locked: true } })
  expect(await visitor.comeBack(address)).toBe('/#/auth/login?error=SocialSignInFailed')
})

/** The letter with that subject which somebody finds in their mail. */
const letterTo = ({ email }: Person, subject: string): Promise<CaughtLetter> =>
  vi.waitFor(
    () => {
      const letters = lettersIn(social.town.config.mail.folder).filter(({ raw }) => raw.includes(`To: ${email}`))
      const letter = letters.find((each) => each.subject === `[옷데이] ${subject}`)
      if (!letter) throw new Error(`no letter '${subject}' yet`)
      return letter
    },
    { timeout: 60_000, interval: 50 },
  )

async function temporaryPasswordOf(person: Person): Promise<string> {
  await person.auth.resetPassword({ body: { email: person.email } })
  return passwordIn(await letterTo(person, '임시 비밀번호를 보내 드려요'))
}

test('the owner is told by mail of each way in that comes or goes', async () => {
  await visitor.link(하니, 'kakao', newAddress())
  expect((await letterTo(하니, '카카오 계정이 연결되었어요')).text).toContain('이제 그 계정으로도 로그인할 수 있어요.')
  await unlink(하니, 'kakao')
  expect((await letterTo(하니, '카카오 연결이 끊어졌어요')).text).toContain('이제 그 계정으로는 로그인할 수 없어요.')
})

test('who took an address before its owner keeps nothing when the owner comes by mail', async () => {
  // 하니 is who signed up first; the owner of the address can read its mail.
  const trojan = `trojan-${하니.id}`
  await visitor.link(하니, 'kakao', trojan)
  await visitor.link(하니, 'google', 하니.email)
  const owner = await social.town.signIn(하니.email, await temporaryPasswordOf(하니))
  await owner.auth.changePassword({ params: { userId: 하니.id }, body: { password: 'newpass1!' } })
  expect(await new Visitor(social.town).signIn('kakao', trojan)).toBe('/#/auth/login?error=SocialEmailMissing')
  // What the provider vouches for with that very address is the owner's.
  expect(await linkedTo(await social.town.signIn(하니.email, 'newpass1!'))).toEqual(['google'])
})

test('a provider that is not configured cannot be linked', async () => {
  const { url, close } = await social.town.listen({ KAKAO_CLIENT_ID: '', KAKAO_CLIENT_SECRET: '' })
  const headers = { authorization: `Bearer ${하니.token}` }
  const list = await fetch(`${url}/api/sign-in-methods`, { headers })
  expect(await list.json()).toMatchObject({ providers: [{ available: true }, { available: false }] })
  const link = await fetch(`${url}/api/sign-in-methods/kakao`, { method: 'POST', headers })
  expect(await link.json()).toMatchObject({ exceptionName: 'ProviderNotConfigured' })
  await close()
})

test('an unknown provider is no input', async () => {
  const headers = { authorization: `Bearer ${하니.token}` }
  const response = await social.town.inject({ method: 'POST', url: '/api/sign-in-methods/naver', headers })
  expect(response.statusCode).toBe(400)
})
