import path from 'node:path'
import { live } from '@otday/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createMailer } from '#platform/mail/index.ts'
import { mailTemporaryPassword } from '../../../src/auth/mail-temporary-password.ts'
import { StompTalk, StreamTalk } from '../../kit/live-client.ts'
import { emailsIn, passwordIn } from '../../kit/mail-catcher.ts'
import { type Instance, openTestApp, type TestUser, type TestApp, testPassword } from '../../kit/test-app.ts'

let testApp: TestApp
let instance: Instance
let 하니: TestUser
beforeAll(async () => {
  testApp = await openTestApp()
  instance = await testApp.listen()
})
beforeEach(async () => {
  testApp.clock.reset()
  하니 = await testApp.signUp('하니')
})
afterAll(() => testApp.close())

const refusal = (status: number, exceptionName: string) => ({ status, body: { exceptionName } })
const change = (who: TestUser, email: string, userId = who.id) =>
  who.account.changeEmail({ params: { userId }, body: { email } })
const setPassword = (who: TestUser, password: string) =>
  who.auth.changePassword({ params: { userId: who.id }, body: { password } })
const another = () => `${crypto.randomUUID()}@example.com`
const emails = () => emailsIn(path.join(testApp.config.dataDir, 'mail'))

test('the new address signs in, the old one no more, and it is told of the change', async () => {
  const email = another()
  await change(하니, ` ${email.toUpperCase()} `)
  await expect(testApp.signIn(하니.email, testPassword)).rejects.toMatchObject(refusal(401, 'InvalidCredentials'))
  expect((await testApp.signIn(email, testPassword)).id).toBe(하니.id)
  await vi.waitFor(
    () => {
      const sent = emails().filter(({ raw }) => raw.includes(하니.email))
      expect(sent.map(({ subject }) => subject)).toEqual(['[옷데이] 로그인 이메일이 바뀌었어요'])
      expect(sent[0]?.raw).not.toContain(email)
    },
    { timeout: 20_000 },
  )
})

test('every other session ends with its connections, and the one that changed it goes on', async () => {
  const elsewhere = await testApp.signIn(하니.email, testPassword)
  const streams = await Promise.all(
    [하니, elsewhere].map(({ token }) => StreamTalk.open(instance.url + live.stream, token)),
  )
  const socket = await StompTalk.connect(instance.url + live.socket, elsewhere.token)
  await change(하니, another())
  await Promise.all([streams[1]?.ended, socket.closed])
  await expect(elsewhere.devices.list({})).rejects.toMatchObject({ status: 401 })
  expect(await 하니.devices.list({})).toHaveLength(1)
  // The own stream still hears.
  const 민지 = await testApp.signUp('민지')
  await 민지.follows.create({ body: { followerId: 민지.id, followeeId: 하니.id } })
  const sent = await streams[0]?.events.next()
  expect(JSON.parse(sent?.data ?? '{}')).toMatchObject({ title: '민지님이 나를 팔로우해요' })
})

test('a new password ends other sessions with their connections, too', async () => {
  const elsewhere = await testApp.signIn(하니.email, testPassword)
  const stream = await StreamTalk.open(instance.url + live.stream, elsewhere.token)
  const socket = await StompTalk.connect(instance.url + live.socket, elsewhere.token)
  await setPassword(하니, 'newpass1!')
  await Promise.all([stream.ended, socket.closed])
  await expect(elsewhere.devices.list({})).rejects.toMatchObject({ status: 401 })
  expect(await 하니.devices.list({})).toHaveLength(1)
})

test('a temporary password that was mailed to the old address counts no more', async () => {
  await 하니.auth.resetPassword({ body: { email: 하니.email } })
  const temporary = await vi.waitFor(
    () => {
      const email = emails().find(({ raw }) => raw.includes(하니.email))
      expect(email).toBeDefined()
      return email ? passwordIn(email) : ''
    },
    { timeout: 20_000 },
  )
  const email = another()
  await change(하니, email)
  await expect(testApp.signIn(email, temporary)).rejects.toMatchObject(refusal(401, 'InvalidCredentials'))
})

test.each([
  ['address', (who: TestUser) => change(who, another())],
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
  const toThem = emails().filter(({ raw }) => raw.includes(하니.email))
  expect(toThem.filter(({ subject }) => subject.includes('임시'))).toEqual([])
})

test('an address has one account: a taken one is refused, also one of somebody who has left, also in a race', async () => {
  const [민지, 해린] = [await testApp.signUp('민지'), await testApp.signUp('해린')]
  await expect(change(하니, 민지.email.toUpperCase())).rejects.toMatchObject(refusal(409, 'EmailTaken'))
  await 민지.account.leave({ params: { userId: 민지.id } })
  await expect(change(하니, 민지.email)).rejects.toMatchObject(refusal(409, 'EmailTaken'))
  const email = another()
  const results = await Promise.allSettled([change(하니, email), change(해린, email)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ status: 409 })
})

test('the own address in another case is a change of its looks and ends nothing', async () => {
  const elsewhere = await testApp.signIn(하니.email, testPassword)
  await change(하니, 하니.email.toUpperCase())
  expect(await elsewhere.devices.list({})).toHaveLength(2)
})

test.each([
  'hani',
  'hani@example',
  'ha ni@example.com',
  `${'a'.repeat(250)}@example.com`,
  'hani@example.com\r\nBcc: x@y.z',
])('%j is no address', async (email) => {
  await expect(change(하니, email)).rejects.toMatchObject(refusal(400, 'InvalidInput'))
})

test('only the owner, lately signed in, changes it', async () => {
  const 민지 = await testApp.signUp('민지')
  await expect(change(민지, another(), 하니.id)).rejects.toMatchObject(refusal(403, 'Forbidden'))
  testApp.clock.advance(15 * 60 + 30)
  await expect(change(하니, another())).rejects.toMatchObject(refusal(403, 'SignInTooOld'))
})
