import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Jar, jarOf, postAuth } from '../../kit/cookie-jar.ts'
import { administrator } from '../../kit/fixtures.ts'
import { useTestApp, testPassword, type TestUser } from '../../kit/test-app.ts'

const testApp = useTestApp()
let 관리자: TestUser
beforeAll(async () => {
  관리자 = await administrator(testApp, '관리자')
})
beforeEach(() => testApp.clock.reset())

/** Returns the status, name and details of the error that a browser receives when its session has ended. */
async function heard(jar: Jar): Promise<[number, string, object]> {
  const answer = await postAuth(testApp, 'refresh', jar)
  const { exceptionName, details } = answer.json()
  return [answer.statusCode, exceptionName, details]
}
const onPurpose = [401, 'SessionEnded', { reason: 'ended' }]
const byItself = [401, 'SessionEnded', {}]

async function twoBrowsers(name: string) {
  const here = await testApp.signUp(name)
  const there = await testApp.signIn(here.email, testPassword)
  return { here, there: jarOf(there), id: here.id }
}

test('KEEP-01: a session ended on purpose answers with the reason ended', async () => {
  const ways: ((browsers: Awaited<ReturnType<typeof twoBrowsers>>) => Promise<unknown>)[] = [
    async ({ here }) => {
      const other = (await here.devices.list({})).find(({ current }) => !current)
      await here.devices.end({ params: { sessionId: other?.id ?? '' } } as never)
    },
    ({ here, id }) => here.auth.changePassword({ params: { userId: id }, body: { password: 'newpass1!' } }),
    ({ here, id }) => here.account.leave({ params: { userId: id } }),
  ]
  for (const [at, end] of ways.entries()) {
    const browsers = await twoBrowsers(`사람${at}`)
    await end(browsers)
    expect([at, await heard(browsers.there)]).toEqual([at, onPurpose])
  }
})

test('KEEP-01: a session of a locked account answers with the reason locked until it is unlocked', async () => {
  const { there, id } = await twoBrowsers('잠금')
  const lock = (locked: boolean) => 관리자.users.lock({ params: { userId: id }, body: { locked } })
  await lock(true)
  expect(await heard(there)).toEqual([401, 'SessionEnded', { reason: 'locked' }])
  await lock(false)
  expect(await heard(there)).toEqual(onPurpose)
})

test('KEEP-01: a session ended by time, a role change or a copied token answers without a reason', async () => {
  const role = await twoBrowsers('권한')
  await 관리자.users.changeRole({ params: { userId: role.id }, body: { role: 'ADMIN' } })
  expect(await heard(role.there)).toEqual(byItself)
  const copied = await twoBrowsers('복사')
  const thief = { ...copied.there }
  for (let time = 0; time < 3; time++) await postAuth(testApp, 'refresh', thief)
  expect(await heard(copied.there)).toEqual(byItself)
  expect(await heard(thief)).toEqual(byItself)
  const late = await twoBrowsers('늦음')
  testApp.clock.advance(15 * 86_400)
  expect(await heard(late.there)).toEqual(byItself)
})
