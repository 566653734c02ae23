import { live } from '@otday/contract'
import { beforeAll, expect, test } from 'vitest'
import { ensureAdmin } from '../../../src/users/index.ts'
import {
  emailsTo,
  followLink,
  followUndo,
  mailedToken,
  mailsNamed,
  moveTo,
  newEmail,
  requestEmail,
} from '../../kit/email-links.ts'
import { administrator } from '../../kit/fixtures.ts'
import { StompTalk } from '../../kit/live-client.ts'
import { passwordIn } from '../../kit/mail-catcher.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { type Instance, type TestUser, testPassword } from '../../kit/test-app.ts'

eachStoryHasNewUsers()
let instance: Instance
beforeAll(async () => {
  instance = await testApp.listen()
})

const refusal = (status: number, exceptionName: string) => ({ status, body: { exceptionName } })
const days = (count: number) => count * 86_400
const signUp = (email: string) => 민지.users.create({ body: { email, name: '다른사람', password: testPassword } })
const undoOf = (email: string, count = 1) => mailedToken(testApp, 'undo', email, count)
const done = [200, { mustResetPassword: true }]
const expired = [410, 'EmailLinkExpired']
const at = (who: TestUser, email: string): TestUser => ({ ...who, email })

async function resetBy(email: string, password: string): Promise<TestUser> {
  await 하니.auth.resetPassword({ body: { email } })
  const [mail] = (await mailsNamed(testApp, email, '임시 비밀번호를 보내 드려요')).slice(-1)
  const limited = await testApp.signIn(email, mail ? passwordIn(mail) : '')
  await limited.auth.changePassword({ params: { userId: limited.id }, body: { password } })
  return testApp.signIn(email, password)
}

test('MAIL-03: nobody else can take the old address for seven days after a change of address', async () => {
  const email = newEmail()
  await moveTo(testApp, 하니, email)
  const taken = refusal(409, 'EmailTaken')
  for (const wanted of [하니.email, ` ${하니.email.toUpperCase()}`]) {
    await expect(signUp(wanted)).rejects.toMatchObject(taken)
    await expect(requestEmail(민지, wanted)).rejects.toMatchObject(taken)
  }
  const { people } = testApp.app
  const { db } = testApp.database
  await db.updateTable('users').set({ role: 'USER' }).execute()
  await expect(ensureAdmin(people, { email: 하니.email, password: testPassword })).rejects.toMatchObject({
    code: 'EmailTaken',
  })
  // The refused sign-ups and requests have left no account with this address.
  expect(await db.selectFrom('users').select('id').where('email', '=', 하니.email).execute()).toEqual([])
  testApp.clock.advance(days(7) + 1)
  expect((await signUp(하니.email)).email).toBe(하니.email)
  expect(await followUndo(testApp, await undoOf(하니.email))).toEqual(expired)
})

test('MAIL-03: confirming a change to an address that was reserved meanwhile is refused', async () => {
  const email = newEmail()
  const wanted = newEmail()
  await moveTo(testApp, 하니, wanted)
  await requestEmail(at(하니, wanted), email)
  const leaving = await mailedToken(testApp, 'confirm', email)
  // 민지 requests the address `wanted` while nobody has it: for this, 하니 gets another address for a moment.
  const { db } = testApp.database
  const { email: current } = await 하니.account.email({ params: { userId: 하니.id } })
  const free = newEmail()
  await db.updateTable('users').set({ email: free, emailKey: free }).where('id', '=', 하니.id).execute()
  await requestEmail(민지, wanted)
  await db.updateTable('users').set({ email: current, emailKey: current }).where('id', '=', 하니.id).execute()
  expect(await followLink(testApp, leaving)).toBe(204)
  expect(await followLink(testApp, await mailedToken(testApp, 'confirm', wanted, 2))).toEqual([409, 'EmailTaken'])
})

test('MAIL-03: a sign-up at the same moment as a change does not get the old address', async () => {
  const email = newEmail()
  await requestEmail(하니, email)
  const token = await mailedToken(testApp, 'confirm', email)
  const tries = Array.from({ length: 6 }, () => signUp(하니.email))
  const [outcome, ...rest] = await Promise.allSettled([followLink(testApp, token), ...tries])
  expect(outcome).toMatchObject({ value: 204 })
  for (const { status } of rest) expect(status).toBe('rejected')
})

test('MAIL-03: the former owner may change back to the released address by a confirmation link', async () => {
  const email = newEmail()
  await moveTo(testApp, 하니, email)
  await moveTo(testApp, at(하니, email), 하니.email)
  expect((await testApp.signIn(하니.email, testPassword)).id).toBe(하니.id)
  // Nobody else can take `email`: it stays reserved for the account, which has just moved away from it.
  await expect(signUp(email)).rejects.toMatchObject(refusal(409, 'EmailTaken'))
})

test('MAIL-04: an undo restores the old address and invalidates every session and every password', async () => {
  const email = newEmail()
  await moveTo(testApp, 하니, email)
  const thief = await testApp.signIn(email, testPassword)
  await requestEmail(thief, newEmail())
  await 하니.auth.resetPassword({ body: { email } })
  const [temporary] = await mailsNamed(testApp, email, '임시 비밀번호를 보내 드려요')
  const socket = await StompTalk.connect(instance.url + live.socket, thief.token)
  expect(await followUndo(testApp, await undoOf(하니.email))).toEqual(done)
  await socket.closed
  for (const session of [하니, thief]) await expect(session.devices.list({})).rejects.toMatchObject({ status: 401 })
  for (const [username, password] of [
    [하니.email, testPassword],
    [email, testPassword],
    [하니.email, temporary ? passwordIn(temporary) : ''],
  ] as const)
    await expect(testApp.signIn(username, password)).rejects.toMatchObject(refusal(401, 'InvalidCredentials'))
  const [mail] = await mailsNamed(testApp, 하니.email, '이메일을 되돌렸어요')
  expect(mail?.text).toContain('새 비밀번호를 정해 주세요')
  expect(mail?.text).not.toContain(email)
  await mailsNamed(testApp, email, '더는 로그인 이메일이 아니에요')
  // The passwords no longer work: the account is open to a person who can read the mail of the restored address.
  const owner = await resetBy(하니.email, 'newpass1!')
  expect(owner.id).toBe(하니.id)
  expect(await owner.account.email({ params: { userId: owner.id } })).toEqual({ email: 하니.email, pending: null })
  // The address that the account had before the undo is free: another person can sign up with it.
  expect((await signUp(email)).email).toBe(email)
})

test('MAIL-04: an undo link works once and for seven days', async () => {
  await moveTo(testApp, 하니, newEmail())
  const token = await undoOf(하니.email)
  const confirmation = token.replace(/^[^.]+/, crypto.randomUUID())
  for (const forged of ['', confirmation]) expect(await followUndo(testApp, forged)).toEqual(expired)
  // A link to undo a change does not work as a link to confirm one.
  expect(await followLink(testApp, token)).toEqual(expired)
  testApp.clock.advance(days(7) - 60)
  const twice = await Promise.all([followUndo(testApp, token), followUndo(testApp, token)])
  expect(twice).toContainEqual(done)
  expect(twice).toContainEqual([410, 'EmailLinkUsed'])
  expect(await followUndo(testApp, token)).toEqual([410, 'EmailLinkUsed'])
})

test('MAIL-04: after two address changes the undo of the first still works after the undo of the second', async () => {
  const [second, third] = [newEmail(), newEmail()]
  await moveTo(testApp, 하니, second)
  await moveTo(testApp, at(하니, second), third)
  expect(await followUndo(testApp, await undoOf(second))).toEqual(done)
  const thief = await resetBy(second, 'thief123!')
  await moveTo(testApp, thief, newEmail())
  expect(await followUndo(testApp, await undoOf(하니.email))).toEqual(done)
  await expect(thief.devices.list({})).rejects.toMatchObject({ status: 401 })
  for (const count of [1, 2]) expect(await followUndo(testApp, await undoOf(second, count))).not.toEqual(done)
  expect((await resetBy(하니.email, 'newpass1!')).id).toBe(하니.id)
})

test('MAIL-04: the oldest undo link still works after a change back to its address was undone', async () => {
  const stolen = newEmail()
  await moveTo(testApp, 하니, stolen)
  await moveTo(testApp, at(하니, stolen), 하니.email)
  expect(await followUndo(testApp, await undoOf(stolen))).toEqual(done)
  expect(await followUndo(testApp, await undoOf(하니.email))).toEqual(done)
  expect(await followUndo(testApp, await undoOf(stolen))).not.toEqual(done)
  expect((await resetBy(하니.email, 'newpass1!')).id).toBe(하니.id)
})

test('MAIL-04: an undo works on a leaving account, which returns when its owner signs in', async () => {
  const email = newEmail()
  await moveTo(testApp, 하니, email)
  await (await testApp.signIn(email, testPassword)).account.leave({ params: { userId: 하니.id } })
  expect(await followUndo(testApp, await undoOf(하니.email))).toEqual(done)
  await expect(민지.profiles.get({ params: { userId: 하니.id } })).rejects.toMatchObject(refusal(404, 'UserNotFound'))
  expect((await resetBy(하니.email, 'newpass1!')).id).toBe(하니.id)
  await 민지.profiles.get({ params: { userId: 하니.id } })
})

test('MAIL-04: an undo works on a locked account, which stays locked', async () => {
  await moveTo(testApp, 하니, newEmail())
  const 관리자 = await administrator(testApp, '관리자하나')
  await 관리자.users.lock({ params: { userId: 하니.id }, body: { locked: true } })
  expect(await followUndo(testApp, await undoOf(하니.email))).toEqual(done)
  await 하니.auth.resetPassword({ body: { email: 하니.email } })
  await mailsNamed(testApp, 하니.email, '이메일을 되돌렸어요')
  expect(emailsTo(testApp, 하니.email).filter(({ subject }) => subject.includes('임시'))).toEqual([])
})
