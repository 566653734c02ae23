import { departureDays } from '@otday/contract'
import { beforeEach, expect, test } from 'vitest'
import { administrator } from '../../kit/fixtures.ts'
import { eachStoryHasNewUsers, testApp, 하니 } from '../../kit/story-users.ts'
import type { TestUser } from '../../kit/test-app.ts'

eachStoryHasNewUsers()
let 관리자: TestUser
let leaver: TestUser
beforeEach(async () => {
  관리자 = await administrator(testApp, '관리자')
  leaver = await administrator(testApp, '떠나는이')
  await leaver.account.leave({ params: { userId: leaver.id } })
})

const back = () => testApp.signIn(leaver.email, leaver.password)
const ofLeaver = () => ({ params: { userId: leaver.id } })
const listed = async () => (await 관리자.users.list({ query: { emailLike: leaver.email } })).data[0]

test('ADM-01: an account that is leaving is listed with its end date for thirty days', async () => {
  const { leavingUntil } = (await listed()) ?? {}
  const days = ((leavingUntil?.getTime() ?? 0) - testApp.clock.now().getTime()) / 86_400_000
  expect(days).toBeCloseTo(departureDays, 2)
  const open = await 관리자.users.list({ query: { emailLike: 하니.email } })
  expect(open.data.map((account) => account.leavingUntil)).toEqual([null])
  testApp.clock.advance(departureDays * 86_400)
  const later = await testApp.signIn(관리자.email, 관리자.password)
  expect((await later.users.list({ query: { emailLike: leaver.email } })).data).toEqual([])
  await expect(later.users.changeRole({ ...ofLeaver(), body: { role: 'USER' } })).rejects.toThrow('404 UserNotFound')
})

test('ADM-01: a returning user has the role that was set during the departure', async () => {
  expect(await 관리자.users.changeRole({ ...ofLeaver(), body: { role: 'USER' } })).toMatchObject({ role: 'USER' })
  const returned = await back()
  await expect(returned.users.list({ query: {} })).rejects.toThrow('403 Forbidden')
  const { data } = await 관리자.audit.list({ query: { limit: 1 } })
  expect(data).toMatchObject([{ action: 'role.changed', subject: { userId: leaver.id }, detail: 'USER' }])
  expect(await listed()).toMatchObject({ role: 'USER', leavingUntil: null })
})

test('ADM-01: an account that is leaving can be locked, and cannot be restored until it is unlocked', async () => {
  expect(await 관리자.users.lock({ ...ofLeaver(), body: { locked: true } })).toMatchObject({ locked: true })
  await expect(back()).rejects.toThrow('401 AccountLocked')
  await 관리자.users.lock({ ...ofLeaver(), body: { locked: false } })
  await expect(back()).resolves.toMatchObject({ id: leaver.id })
})
