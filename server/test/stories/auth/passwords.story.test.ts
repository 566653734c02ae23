import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { live } from '@otday/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type CaughtEmail, emailsIn, openMailCatcher, passwordIn } from '../../kit/mail-catcher.ts'
import { StompTalk, StreamTalk } from '../../kit/live-client.ts'
import { administrator } from '../../kit/fixtures.ts'
import {
  type ApiFailure,
  type Instance,
  openTestApp,
  soon,
  type TestUser,
  testPassword,
  useTestApp,
} from '../../kit/test-app.ts'

const post = await openMailCatcher()
afterAll(() => post.close())
const testApp = useTestApp({ SMTP_URL: post.url, MAIL_FROM: 'hello@otday.kr' }, { jobTimes: soon })
let instance: Instance
let 하니: TestUser
beforeAll(async () => {
  instance = await testApp.listen()
})
beforeEach(async () => {
  post.be('accept')
  testApp.clock.reset()
  하니 = await testApp.signUp('하니')
})

const ask = (email: string) => 하니.auth.resetPassword({ body: { email } })
const emailsTo = (email: string) => post.emails.filter(({ to }) => to.includes(email))
const emailTo = (email: string, count = 1): Promise<CaughtEmail> =>
  vi.waitFor(
    () => {
      const found = emailsTo(email)
      expect(found).toHaveLength(count)
      return found[count - 1] as CaughtEmail
    },
    { timeout: 40_000, interval: 20 },
  )
/** Requests a temporary password and returns it as its owner reads it in the mail. */
async function mailedTo(email: string, count = 1): Promise<string> {
  await ask(email)
  return passwordIn(await emailTo(email, count))
}
const keptTemporary = () =>
  testApp.database.db.selectFrom('temporaryPasswords').selectAll().where('userId', '=', 하니.id).executeTakeFirst()
const rename = (who: TestUser, password: string, id = who.id) =>
  who.auth.changePassword({ params: { userId: id }, body: { password } })
const refusal = (status: number, exceptionName: string) => ({ status, body: { exceptionName } })
const wrong = refusal(401, 'InvalidCredentials')
const isSignedIn = (who: TestUser) =>
  who.feeds.list({ query: {} }).then(
    () => true,
    () => false,
  )

test('a person who forgot the password gets a temporary one by mail and sets a new one', async () => {
  const elsewhere = await testApp.signIn(하니.email, testPassword)
  const temporary = await mailedTo(하니.email)
  expect(temporary).toMatch(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{12}$/)
  const limited = await testApp.signIn(하니.email.toUpperCase(), temporary)
  expect(await isSignedIn(elsewhere)).toBe(true)
  await rename(limited, 'newpass1!')
  expect(await isSignedIn(elsewhere)).toBe(false)
  expect(await isSignedIn(limited)).toBe(false)
  for (const old of [testPassword, temporary])
    await expect(testApp.signIn(하니.email, old)).rejects.toMatchObject(wrong)
  expect(await isSignedIn(await testApp.signIn(하니.email, 'newpass1!'))).toBe(true)
  expect((await emailTo(하니.email, 2)).subject).toBe('[옷데이] 비밀번호가 바뀌었어요')
})

test('the mail with a temporary password is Korean, in text and HTML, and its subject has no secret', async () => {
  const temporary = await mailedTo(하니.email)
  const { subject, text, html, raw } = await emailTo(하니.email)
  expect(subject).toBe('[옷데이] 임시 비밀번호를 보내 드려요')
  for (const words of [text, html]) {
    expect(words).toContain('하니님, 안녕하세요.')
    expect(words).toContain('먼저 메일을 요청한 ‘비밀번호를 잊으셨나요?’ 화면에 입력하고 새 비밀번호를 정해 주세요')
    expect(words).toContain('3분 안에 한 번만')
    expect(words).toContain(temporary)
  }
  expect(raw).toMatch(/^From: .*<hello@otday\.kr>\r$/m)
  expect(raw).toContain('Auto-Submitted: auto-generated')
})

test('a session from a temporary password can change the password and nothing else', async () => {
  const limited = await testApp.signIn(하니.email, await mailedTo(하니.email))
  const only = refusal(403, 'PasswordChangeRequired')
  for (const act of [
    () => limited.feeds.list({ query: {} }),
    () => limited.profiles.get({ params: { userId: 하니.id } }),
    () => limited.notifications.list({ query: {} }),
    () => limited.devices.list({}),
    () => limited.users.list({ query: {} }),
    () => limited.follows.create({ body: { followerId: 하니.id, followeeId: 하니.id } }),
  ])
    await expect(act()).rejects.toMatchObject(only)
  expect((await StreamTalk.open(instance.url + live.stream, limited.token)).status).toBe(403)
  await expect(StompTalk.connect(instance.url + live.socket, limited.token)).rejects.toThrow('PasswordChangeRequired')
  const signIn = await testApp.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: { cookie: limited.cookies, 'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(limited.cookies)?.[1] ?? '' },
  })
  expect(signIn.json().userDto.mustChangePassword).toBe(true)
  const headers = { authorization: `Bearer ${limited.token}`, cookie: limited.cookies }
  const url = `/api/users/${하니.id}/password`
  const changed = await testApp.inject({ method: 'PATCH', url, headers, payload: { password: 'newpass1!' } })
  expect(changed.statusCode).toBe(204)
  expect(changed.cookies.find(({ name }) => name === 'REFRESH_TOKEN')).toMatchObject({ value: '', maxAge: 0 })
  expect((await testApp.inject({ method: 'PATCH', url, headers, payload: { password: 'newpass2!' } })).statusCode).toBe(
    401,
  )
})

test('a session from a temporary password can sign out', async () => {
  const limited = await testApp.signIn(하니.email, await mailedTo(하니.email))
  await limited.auth.signOut({})
  await expect(limited.feeds.list({ query: {} })).rejects.toMatchObject({ status: 401 })
})

test.each([
  [179, true],
  [182, true],
  [186, false],
])('a temporary password used %i seconds after the request is accepted: %s', async (seconds, isAccepted) => {
  const before = testApp.clock.now()
  await ask(하니.email)
  const after = testApp.clock.now()
  const temporary = passwordIn(await emailTo(하니.email))
  // The seconds count from the request, however long the mail takes: from before the request if the password is
  // accepted, from after it if not.
  testApp.clock.set(new Date((isAccepted ? before : after).getTime() + seconds * 1000))
  const attempt = testApp.signIn(하니.email, temporary)
  if (isAccepted) await expect(attempt).resolves.toMatchObject({ id: 하니.id })
  else await expect(attempt).rejects.toMatchObject(wrong)
})

test('of several windows that use a temporary password at once one is signed in; the others keep their sessions', async () => {
  const windows = await Promise.all(Array.from({ length: 4 }, () => testApp.signIn(하니.email, testPassword)))
  const temporary = await mailedTo(하니.email)
  const bring = ({ cookies }: TestUser) =>
    testApp.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: cookies,
        'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? '',
      },
      payload: new URLSearchParams({ username: 하니.email, password: temporary }).toString(),
    })
  const statuses = (await Promise.all(windows.map(bring))).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401])
  for (const [index, status] of statuses.entries())
    expect(await isSignedIn(windows[index] as TestUser)).toBe(status === 401)
  await expect(testApp.signIn(하니.email, temporary)).rejects.toMatchObject(wrong)
})

test('a new temporary password replaces the old one and works for its own account alone', async () => {
  const 민지 = await testApp.signUp('민지')
  const first = await mailedTo(하니.email)
  testApp.clock.advance(1)
  const second = await mailedTo(하니.email, 2)
  expect(second).not.toBe(first)
  await expect(testApp.signIn(하니.email, first)).rejects.toMatchObject(wrong)
  await expect(testApp.signIn(민지.email, second)).rejects.toMatchObject(wrong)
  await expect(testApp.signIn(하니.email, second)).resolves.toMatchObject({ id: 하니.id })
})

test('a temporary password survives 99 wrong guesses and not 100; the real password always works', async () => {
  const guess = async (times: number) => {
    for (let time = 0; time < times; time++)
      await expect(testApp.signIn(하니.email, `guess${time}`)).rejects.toMatchObject(wrong)
  }
  const first = await mailedTo(하니.email)
  await guess(99)
  await expect(testApp.signIn(하니.email, testPassword)).resolves.toMatchObject({ id: 하니.id })
  await expect(testApp.signIn(하니.email, first)).resolves.toMatchObject({ id: 하니.id })
  testApp.clock.advance(1)
  const second = await mailedTo(하니.email, 2)
  await guess(100)
  await expect(testApp.signIn(하니.email, second)).rejects.toMatchObject(wrong)
  await expect(testApp.signIn(하니.email, testPassword)).resolves.toMatchObject({ id: 하니.id })
})

test('simultaneous wrong guesses are refused as wrong or as too many, and a hundred end the temporary password', async () => {
  const temporary = await mailedTo(하니.email)
  const guess = (at: number) => testApp.signIn(하니.email, `guess${at}`)
  const storm = await Promise.allSettled(Array.from({ length: 120 }, (_, at) => guess(at)))
  const reasons = storm.map((one) => (one.status === 'rejected' ? (one.reason as ApiFailure).status : 200))
  expect(reasons.filter((status) => status !== wrong.status && status !== 503)).toEqual([])
  const verified = reasons.filter((status) => status === wrong.status).length
  for (let at = verified; at < 100; at++) await expect(guess(at)).rejects.toMatchObject(wrong)
  expect(await keptTemporary()).toMatchObject({ triesLeft: 0, usedAt: null })
  await expect(testApp.signIn(하니.email, temporary)).rejects.toMatchObject(wrong)
})

test('a reset request for an unknown or locked account succeeds silently and sends no mail', async () => {
  const emails = post.emails.length
  await expect(ask('nobody@example.com')).resolves.toBeUndefined()
  const 잠김 = await testApp.signUp('잠김')
  const 관리자 = await administrator(testApp, '관리자')
  await 관리자.users.lock({ params: { userId: 잠김.id }, body: { locked: true } })
  await expect(ask(잠김.email)).resolves.toBeUndefined()
  // Jobs run one after the other, so when this mail has come, the jobs of the requests above are done as well.
  await mailedTo(하니.email)
  expect(post.emails.length).toBe(emails + 1)
  expect(await isSignedIn(하니)).toBe(true)
})

test('the mail to an address with a comma has one recipient', async () => {
  const local = `list,${Math.random().toString(36).slice(2)}`
  await 하니.users.create({ body: { email: `${local}@example.com`, name: '쉼표', password: testPassword } })
  await ask(`${local}@example.com`)
  // The address is in quotes, as the mail standards require for a comma; without them it would be two recipients.
  expect((await emailTo(`"${local}"@example.com`)).to).toHaveLength(1)
})

test('a temporary password is in its mail alone, not in jobs, tables or responses', async () => {
  const url = '/api/auth/reset-password'
  const asked = await testApp.inject({ method: 'POST', url, payload: { email: 하니.email } })
  expect([asked.statusCode, asked.body]).toEqual([204, ''])
  await emailTo(하니.email)
  testApp.clock.advance(1)
  const temporary = await mailedTo(하니.email, 2)
  const { rows } = await testApp.database.pool.query<{ job: string }>('select j::text as job from pgboss.job j')
  expect(rows.filter(({ job }) => job.includes(temporary))).toEqual([])
  expect((await keptTemporary())?.passwordHash).toMatch(/^\$argon2id\$/)
})

test('a password change needs the owner and a recent sign-in, and ends other sessions', async () => {
  const 민지 = await testApp.signUp('민지')
  await expect(rename(민지, 'newpass1!', 하니.id)).rejects.toMatchObject(refusal(403, 'Forbidden'))
  await expect(rename(하니, 'short')).rejects.toMatchObject({ status: 400 })
  testApp.clock.advance(15 * 60 + 30)
  await expect(rename(하니, 'newpass1!')).rejects.toMatchObject(refusal(403, 'SignInTooOld'))
  const fresh = await testApp.signIn(하니.email, testPassword)
  const temporary = await mailedTo(하니.email)
  await rename(fresh, 'newpass1!')
  expect(await isSignedIn(fresh)).toBe(true)
  expect(await isSignedIn(하니)).toBe(false)
  await expect(testApp.signIn(하니.email, temporary)).rejects.toMatchObject(wrong)
})

test('of two sessions that change the password at once one wins, and its password is valid', async () => {
  const other = await testApp.signIn(하니.email, testPassword)
  const results = await Promise.allSettled([rename(하니, 'first123!'), rename(other, 'second123!')])
  const won = results.findIndex(({ status }) => status === 'fulfilled')
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(testApp.signIn(하니.email, won === 0 ? 'first123!' : 'second123!')).resolves.toMatchObject({
    id: 하니.id,
  })
  await expect(testApp.signIn(하니.email, won === 0 ? 'second123!' : 'first123!')).rejects.toMatchObject(wrong)
})

test('a sign-in with the old password during a password change is refused or gets no lasting session', async () => {
  const [change, ...signIns] = await Promise.allSettled([
    rename(하니, 'newpass1!'),
    ...Array.from({ length: 6 }, () => testApp.signIn(하니.email, testPassword)),
  ])
  for (const attempt of signIns) if (attempt.status === 'fulfilled') expect(await isSignedIn(attempt.value)).toBe(false)
  expect(change.status).toBe('fulfilled')
  await expect(testApp.signIn(하니.email, testPassword)).rejects.toMatchObject(wrong)
  expect(await isSignedIn(await testApp.signIn(하니.email, 'newpass1!'))).toBe(true)
})

const connected = (email: string) =>
  vi.waitFor(() => expect(post.connections(email)).toBeGreaterThan(0), { timeout: 30_000, interval: 20 })

test('a mail that the mail server defers is sent later', async () => {
  post.be('defer')
  await ask(하니.email)
  await connected(하니.email)
  post.be('accept')
  const email = await emailTo(하니.email)
  await expect(testApp.signIn(하니.email, passwordIn(email))).resolves.toMatchObject({ id: 하니.id })
})

test('a mail to a stalled mail server is sent once the server answers again', async () => {
  const hurried = await openTestApp({ SMTP_URL: `${post.url}?socketTimeout=500` }, { jobTimes: soon })
  const 혜인 = await hurried.signUp('혜인')
  post.be('stall')
  await 혜인.auth.resetPassword({ body: { email: 혜인.email } })
  await connected(혜인.email)
  expect(await isSignedIn(혜인)).toBe(true)
  post.be('accept')
  await emailTo(혜인.email)
  await hurried.close()
})

test('a mail refused for good is not retried, and a mail past its time is never sent', async () => {
  const 민지 = await testApp.signUp('민지')
  post.be('refuse')
  await ask(하니.email)
  await connected(하니.email)
  post.be('defer')
  await ask(민지.email)
  await connected(민지.email)
  testApp.clock.advance(150)
  post.be('accept')
  const open = async () => {
    const { rows } = await testApp.database.pool.query<{ n: number }>(
      `select count(*)::integer as n from pgboss.job
       where name = 'temporary-password' and state in ('created', 'retry', 'active')`,
    )
    expect(rows[0]?.n).toBe(0)
  }
  await vi.waitFor(open, { timeout: 60_000, interval: 50 })
  expect(post.connections(하니.email)).toBe(1)
  expect([emailsTo(하니.email).length, emailsTo(민지.email).length]).toEqual([0, 0])
})

test('a fourth reset request for an address and a ninth of a client in an hour are refused', async () => {
  const limits = { RATE_LIMITS: 'on', RATE_RESET: '8/3600', RATE_RESET_ADDRESS: '3/3600' }
  const { url, close } = await testApp.listen(limits)
  const asked = async (email: string) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api/auth/reset-password`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email }),
    })
    return answer.status
  }
  const statuses = []
  for (const email of ['a@example.com', 'A@example.com', 'a@example.com', ' a@example.com'])
    statuses.push(await asked(email))
  expect(statuses).toEqual([204, 204, 204, 429])
  for (let at = 0; at < 4; at++) expect(await asked(`b${at}@example.com`)).toBe(204)
  expect(await asked('c@example.com')).toBe(429)
  await close()
})

test('without a mail server mails are written to files that their owner alone can read', async () => {
  const quiet = await openTestApp()
  const 혜인 = await quiet.signUp('혜인')
  await 혜인.auth.resetPassword({ body: { email: 혜인.email } })
  const email = await vi.waitFor(
    () => {
      const [first] = emailsIn(quiet.config.mail.folder)
      expect(first).toBeDefined()
      return first as CaughtEmail
    },
    { timeout: 30_000 },
  )
  expect(email.raw).toContain(`To: ${혜인.email}`)
  const modeOf = (file: string) => statSync(file).mode & 0o777
  const { folder } = quiet.config.mail
  expect([folder, ...readdirSync(folder).map((name) => path.join(folder, name))].map(modeOf)).toEqual([0o700, 0o600])
  await expect(quiet.signIn(혜인.email, passwordIn(email))).resolves.toMatchObject({ id: 혜인.id })
  await quiet.close()
})
