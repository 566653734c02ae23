import { live } from '@otday/contract'
import { beforeAll, expect, test, vi } from 'vitest'
import { createMailer } from '#platform/mail/index.ts'
import { mailTemporaryPassword } from '../../../src/auth/mail-temporary-password.ts'
import { emailsTo, followLink, mailedToken, mailsNamed, moveTo, newEmail, requestEmail } from '../../kit/email-links.ts'
import { administrator, viewerOf } from '../../kit/fixtures.ts'
import { StompTalk, StreamTalk } from '../../kit/live-client.ts'
import { passwordIn } from '../../kit/mail-catcher.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { type Instance, type TestUser, testPassword } from '../../kit/test-app.ts'

eachStoryHasNewUsers()
let instance: Instance
beforeAll(async () => {
  instance = await testApp.listen()
})

const refusal = (status: number, exceptionName: string) => ({ status, body: { exceptionName } })
const own = (who: TestUser) => ({ params: { userId: who.id } })
const setPassword = (who: TestUser, password: string) => who.auth.changePassword({ ...own(who), body: { password } })
const lifetime = 30 * 60

test('MAIL-01: the new address replaces the old one for sign-in once its link is followed', async () => {
  const email = newEmail()
  const { pending } = await requestEmail(하니, ` ${email.toUpperCase()} `)
  expect(pending?.email).toBe(email.toUpperCase())
  expect(await 하니.account.email(own(하니))).toMatchObject({ email: 하니.email, pending })
  await testApp.signIn(하니.email, testPassword)
  await expect(testApp.signIn(email, testPassword)).rejects.toMatchObject(refusal(401, 'InvalidCredentials'))

  expect(await followLink(testApp, await mailedToken(testApp, 'confirm', email.toUpperCase()))).toBe(204)
  await expect(testApp.signIn(하니.email, testPassword)).rejects.toMatchObject(refusal(401, 'InvalidCredentials'))
  expect((await testApp.signIn(email, testPassword)).id).toBe(하니.id)
  expect(await 하니.account.email(own(하니))).toEqual({ email: email.toUpperCase(), pending: null })
})

test('MAIL-01: a confirmation link works once and for thirty minutes, and forged links are refused', async () => {
  const email = newEmail()
  await requestEmail(하니, email)
  const token = await mailedToken(testApp, 'confirm', email)
  const [id = '', mac = ''] = token.split('.')
  for (const forged of [
    '',
    'x',
    id,
    `${id}.`,
    `${crypto.randomUUID()}.${mac}`,
    `${id}.${mac.slice(0, -1)}`,
    '가'.repeat(80),
  ])
    expect(await followLink(testApp, forged)).toEqual([410, 'EmailLinkExpired'])
  const twice = await Promise.all([followLink(testApp, token), followLink(testApp, token)])
  expect(twice).toContain(204)
  expect(twice).toContainEqual([410, 'EmailLinkUsed'])
  expect(await followLink(testApp, token)).toEqual([410, 'EmailLinkUsed'])

  const other = newEmail()
  await requestEmail(하니, other)
  const late = await mailedToken(testApp, 'confirm', other)
  testApp.clock.advance(lifetime + 1)
  expect(await followLink(testApp, late)).toEqual([410, 'EmailLinkExpired'])
})

test('MAIL-01: a mail scanner that opens the confirmation link changes nothing', async () => {
  const email = newEmail()
  await requestEmail(하니, email)
  const [mail] = await mailsNamed(testApp, email, '새 이메일을 확인해 주세요')
  const [link = ''] = mail?.text.match(/http\S+/) ?? []
  expect(mail?.html).toContain(`href="${link}"`)
  // The token is behind the `#`: no request has it.
  const { origin, pathname, search, hash } = new URL(link)
  expect([origin, pathname, search]).toEqual(['http://127.0.0.1:8080', '/', ''])
  expect(hash).toMatch(/^#\/auth\/email\?token=[\w.-]{80}$/)
  for (const method of ['GET', 'HEAD'] as const) await testApp.inject({ method, url: pathname })
  expect((await testApp.signIn(하니.email, testPassword)).id).toBe(하니.id)
})

test('MAIL-01: a new request, a resent mail and a cancellation invalidate the earlier confirmation links', async () => {
  const [first, second] = [newEmail(), newEmail()]
  await requestEmail(하니, first)
  const old = await mailedToken(testApp, 'confirm', first)
  await requestEmail(하니, second)
  const replaced = await mailedToken(testApp, 'confirm', second)
  await 하니.account.mailEmailLink(own(하니))
  const newest = await mailedToken(testApp, 'confirm', second, 2)
  for (const token of [old, replaced]) expect(await followLink(testApp, token)).toEqual([410, 'EmailLinkExpired'])
  await 하니.account.cancelEmail(own(하니))
  await 하니.account.cancelEmail(own(하니))
  expect(await followLink(testApp, newest)).toEqual([410, 'EmailLinkExpired'])
  await expect(하니.account.mailEmailLink(own(하니))).rejects.toMatchObject(refusal(404, 'EmailChangeNotFound'))
  expect((await testApp.signIn(하니.email, testPassword)).id).toBe(하니.id)
})

const spoils: [string, (who: TestUser, elsewhere: TestUser) => Promise<unknown>][] = [
  ['a new password', (who) => setPassword(who, 'newpass1!')],
  [
    'a sign-out of where it was asked for, from another device',
    (who, elsewhere) => elsewhere.devices.end({ params: { sessionId: viewerOf(who).sessionId } }),
  ],
  ['leaving', (who) => who.account.leave(own(who))],
  [
    'a lock',
    async ({ id: userId }) =>
      (await administrator(testApp, '관리자하나')).users.lock({ params: { userId }, body: { locked: true } }),
  ],
]

test.each(spoils)('MAIL-01: %s cancels a pending change of address', async (_, spoil) => {
  const email = newEmail()
  const elsewhere = await testApp.signIn(하니.email, testPassword)
  await requestEmail(하니, email)
  const token = await mailedToken(testApp, 'confirm', email)
  await spoil(하니, elsewhere)
  expect(await followLink(testApp, token)).toEqual([410, 'EmailLinkExpired'])
})

test('MAIL-01: a confirmation link followed after signing out works and ends every session', async () => {
  const elsewhere = await testApp.signIn(하니.email, testPassword)
  const email = newEmail()
  await requestEmail(하니, email)
  await 하니.auth.signOut({})
  expect(await followLink(testApp, await mailedToken(testApp, 'confirm', email))).toBe(204)
  await expect(elsewhere.devices.list({})).rejects.toMatchObject({ status: 401 })
})

test('MAIL-02: a requested address is not reserved, and the first to take it gets it', async () => {
  const email = newEmail()
  await requestEmail(하니, email)
  await requestEmail(민지, email)
  const [first, second] = (await mailsNamed(testApp, email, '새 이메일을 확인해 주세요', 2)).map(
    ({ text }) => text.split('token=')[1]?.split('\n')[0] ?? '',
  )
  await 민지.users.create({ body: { email, name: '해린', password: testPassword } })
  for (const token of [first, second]) expect(await followLink(testApp, token ?? '')).toEqual([409, 'EmailTaken'])
  expect((await testApp.signIn(하니.email, testPassword)).id).toBe(하니.id)
  // The links are still valid: once the address is free again, the first one that is followed counts.
  await testApp.database.db.deleteFrom('users').where('email', '=', email).execute()
  const both = await Promise.all([first, second].map((token) => followLink(testApp, token ?? '')))
  expect(both).toContain(204)
  expect(both).toContainEqual([409, 'EmailTaken'])
})

test('MAIL-02: a taken address is refused at once, even when its account has left', async () => {
  await expect(requestEmail(하니, 민지.email.toUpperCase())).rejects.toMatchObject(refusal(409, 'EmailTaken'))
  await 민지.account.leave(own(민지))
  await expect(requestEmail(하니, 민지.email)).rejects.toMatchObject(refusal(409, 'EmailTaken'))
  expect(emailsTo(testApp, 민지.email).map(({ subject }) => subject)).not.toContain(
    '[옷데이] 새 이메일을 확인해 주세요',
  )
})

test('MAIL-03: the old address gets mails about the request and the change without the new address', async () => {
  const email = newEmail()
  await moveTo(testApp, 하니, email)
  const mails = await Promise.all(
    ['이메일을 바꾸겠다는 요청이 있었어요', '로그인 이메일이 바뀌었어요'].map((subject) =>
      mailsNamed(testApp, 하니.email, subject),
    ),
  )
  for (const { raw, text } of mails.flat()) {
    expect(raw + text).not.toContain(email)
    expect(text).toContain('직접')
  }
})

test('a confirmed change of address ends every session except the one that requested it', async () => {
  const elsewhere = await testApp.signIn(하니.email, testPassword)
  const streams = await Promise.all(
    [하니, elsewhere].map(({ token }) => StreamTalk.open(instance.url + live.stream, token)),
  )
  const socket = await StompTalk.connect(instance.url + live.socket, elsewhere.token)
  const email = newEmail()
  await requestEmail(하니, email)
  expect(await elsewhere.devices.list({})).toHaveLength(2)
  await followLink(testApp, await mailedToken(testApp, 'confirm', email))
  await Promise.all([streams[1]?.ended, socket.closed])
  await expect(elsewhere.devices.list({})).rejects.toMatchObject({ status: 401 })
  expect(await 하니.devices.list({})).toHaveLength(1)
  // The stream of the session that changed the address is still open and receives events.
  await 민지.follows.create({ body: { followerId: 민지.id, followeeId: 하니.id } })
  const sent = await streams[0]?.events.next()
  expect(JSON.parse(sent?.data ?? '{}')).toMatchObject({ title: '민지님이 나를 팔로우해요' })
})

test('a new password ends every other session and its connections', async () => {
  const elsewhere = await testApp.signIn(하니.email, testPassword)
  const stream = await StreamTalk.open(instance.url + live.stream, elsewhere.token)
  const socket = await StompTalk.connect(instance.url + live.socket, elsewhere.token)
  await setPassword(하니, 'newpass1!')
  await Promise.all([stream.ended, socket.closed])
  await expect(elsewhere.devices.list({})).rejects.toMatchObject({ status: 401 })
  expect(await 하니.devices.list({})).toHaveLength(1)
})

test('a temporary password mailed to the old address is invalid after a change of address', async () => {
  const email = newEmail()
  await requestEmail(하니, email)
  await 하니.auth.resetPassword({ body: { email: 하니.email } })
  const [mail] = await mailsNamed(testApp, 하니.email, '임시 비밀번호를 보내 드려요')
  await followLink(testApp, await mailedToken(testApp, 'confirm', email))
  const temporary = mail ? passwordIn(mail) : ''
  await expect(testApp.signIn(email, temporary)).rejects.toMatchObject(refusal(401, 'InvalidCredentials'))
})

test.each([
  ['address', (who: TestUser) => moveTo(testApp, who, newEmail())],
  ['password', (who: TestUser) => setPassword(who, 'newpass1!')],
])('a temporary password that is being made while the %s changes is not mailed', async (_, changeIt) => {
  const { passwords } = testApp.app.people
  const hash = async (password: string) => {
    await changeIt(하니)
    return passwords.hash(password)
  }
  const mailer = createMailer(testApp.config.mail, { warn() {} })
  const deps = { db: testApp.database.db, clock: testApp.clock, passwords: { ...passwords, hash }, mailer }
  await mailTemporaryPassword(deps, { userId: 하니.id, at: testApp.clock.now().toISOString() })
  expect(emailsTo(testApp, 하니.email).filter(({ subject }) => subject.includes('임시'))).toEqual([])
})

test('a change of letter case in the own address is saved at once and ends no session', async () => {
  const elsewhere = await testApp.signIn(하니.email, testPassword)
  const email = 하니.email.toUpperCase()
  expect(await requestEmail(하니, email)).toEqual({ email, pending: null })
  expect(await elsewhere.devices.list({})).toHaveLength(2)
})

test.each([
  'hani',
  'hani@example',
  'ha ni@example.com',
  `${'a'.repeat(250)}@example.com`,
  'hani@example.com\r\nBcc: x@y.z',
])('%j is refused as an email address', async (email) => {
  await expect(requestEmail(하니, email)).rejects.toMatchObject(refusal(400, 'InvalidInput'))
})

test('MAIL-06: a change of address needs the owner’s password and may come from an old session', async () => {
  const foreign = { params: { userId: 하니.id }, body: { email: newEmail(), password: testPassword } }
  await expect(민지.account.changeEmail(foreign)).rejects.toMatchObject(refusal(403, 'Forbidden'))
  for (const act of ['email', 'mailEmailLink', 'cancelEmail'] as const)
    await expect(민지.account[act](own(하니))).rejects.toMatchObject(refusal(403, 'Forbidden'))
  for (const password of ['wrong123', '', undefined]) {
    const body = { email: newEmail(), ...(password !== undefined && { password }) }
    await expect(하니.account.changeEmail({ ...own(하니), body })).rejects.toMatchObject(refusal(403, 'WrongPassword'))
  }
  expect(await 하니.account.email(own(하니))).toEqual({ email: 하니.email, pending: null })
  testApp.clock.advance(14 * 60)
  await requestEmail(하니, newEmail())
})

test('MAIL-06: wrong passwords in a session are limited apart from failed sign-ins', async () => {
  const strict = await testApp.listen({ RATE_LIMITS: 'on', RATE_SIGN_IN_ACCOUNT: '2/600', RATE_PASSWORD: '100/600' })
  const ask = async (password: string) => {
    const response = await fetch(`${strict.url}/api/users/${하니.id}/email`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${하니.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: newEmail(), password }),
    })
    return response.status
  }
  const guess = () =>
    fetch(`${strict.url}/api/auth/sign-in`, {
      method: 'POST',
      body: new URLSearchParams({ username: 하니.email, password: 'wrong123' }),
    })
  for (const status of [401, 401, 429]) expect((await guess()).status).toBe(status)
  expect([await ask('wrong123'), await ask(testPassword), await ask(testPassword)]).toEqual([403, 200, 429])
  await strict.close()
})

test('MAIL-05: an account’s sixth mail request in an hour and an address’s fourth mail in a day are refused', async () => {
  const strict = await testApp.listen({ RATE_LIMITS: 'on' })
  const post = async (who: TestUser, method: string, path: string, body?: object) => {
    const response = await fetch(`${strict.url}/api/users/${who.id}/email${path}`, {
      method,
      headers: { authorization: `Bearer ${who.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return response.status
  }
  const ask = (who: TestUser, email: string) => post(who, 'PATCH', '', { email, password: testPassword })
  const email = newEmail()
  expect(await ask(하니, email)).toBe(200)
  expect([await post(하니, 'POST', '/links'), await post(하니, 'POST', '/links')]).toEqual([200, 200])
  expect(await post(하니, 'POST', '/links')).toBe(429)
  expect(await ask(민지, email)).toBe(429)
  expect([await ask(하니, newEmail()), await ask(하니, newEmail())]).toEqual([200, 429])
  expect(await ask(민지, newEmail())).toBe(200)
  expect(await mailsNamed(testApp, email, '새 이메일을 확인해 주세요', 3)).toHaveLength(3)
  await strict.close()
})

test('old requests to change an address and old reservations of addresses are deleted', async () => {
  await moveTo(testApp, 하니, newEmail())
  const count = async () => {
    const { db } = testApp.database
    const changes = await db.selectFrom('emailChanges').where('userId', '=', 하니.id).select('id').execute()
    const former = await db.selectFrom('formerEmails').where('userId', '=', 하니.id).select('id').execute()
    return changes.length + former.length
  }
  expect(await count()).toBe(2)
  testApp.clock.advance(9 * 86_400)
  const { jobs } = testApp.app
  await jobs.enqueue(testApp.database.db, { name: 'sessions-sweep' }, {})
  await vi.waitFor(async () => expect(await count()).toBe(0), { timeout: 60_000 })
})
