import { live, type SessionId } from '@otday/contract'
import { beforeEach, expect, test } from 'vitest'
import { StreamTalk } from '../../kit/live-client.ts'
import { viewerOf } from '../../kit/fixtures.ts'
import { useTestApp, type TestUser, testPassword } from '../../kit/test-app.ts'

const testApp = useTestApp()
let 하니: TestUser
beforeEach(async () => {
  하니 = await testApp.signUp('하니')
})

const end = (who: TestUser, sessionId: SessionId) => who.devices.end({ params: { sessionId } })

/** Signs in with a browser that says what it is. */
async function signInWith(userAgent: string) {
  const response = await testApp.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent },
    payload: new URLSearchParams({ username: 하니.email, password: testPassword }).toString(),
  })
  return response.json().accessToken as string
}

test('a person sees where they are signed in, the last used first', async () => {
  testApp.clock.advance(60)
  await signInWith('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1')
  const list = await 하니.devices.list({})
  expect(list.map(({ label, current }) => [label, current])).toEqual([
    ['Safari · iPhone', false],
    ['알 수 없는 기기', true],
  ])
  expect(list[0]?.lastUsedAt).toEqual(list[0]?.createdAt)
  testApp.clock.reset()
})

test('signing out another device ends its session and stream at once and keeps the own session', async () => {
  const instance = await testApp.listen()
  const other = await testApp.signIn(하니.email, testPassword)
  const stream = await StreamTalk.open(instance.url + live.stream, other.token)
  await end(하니, viewerOf(other).sessionId)
  await expect(other.devices.list({})).rejects.toMatchObject({ status: 401 })
  await stream.ended
  expect(await 하니.devices.list({})).toHaveLength(1)
})

test('ending the session of another person or an unknown session is not found', async () => {
  const 민지 = await testApp.signUp('민지')
  const missing = { status: 404, body: { exceptionName: 'SessionNotFound' } }
  await expect(end(민지, viewerOf(하니).sessionId)).rejects.toMatchObject(missing)
  await expect(end(민지, crypto.randomUUID() as SessionId)).rejects.toMatchObject(missing)
  expect(await 하니.devices.list({})).toHaveLength(1)
  expect(await 민지.devices.list({})).toHaveLength(1)
})
