import { beforeAll, expect, test } from 'vitest'
import { administrator } from '../../kit/fixtures.ts'
import { ForeignClient } from '../../kit/foreign-client.ts'
import type { Account, Paged } from '../../kit/foreign-shapes.ts'
import { Inbox } from '../../kit/live-client.ts'
import { type Instance, useTestApp, testPassword } from '../../kit/test-app.ts'

/**
 * Tests of what people do with each other, live connections included, with a client that shares no code with the
 * product.
 */

const testApp = useTestApp({ BASE_PATH: '/otday' })
let instance: Instance
let 하니: ForeignClient
let 민지: ForeignClient
let 관리자: ForeignClient
beforeAll(async () => {
  instance = await testApp.listen()
  ;[하니, 민지, 관리자] = [await enter('하니'), await enter('민지'), await enter('관리자')]
})

async function enter(name: string): Promise<ForeignClient> {
  const { email } = name === '관리자' ? await administrator(testApp, name) : await testApp.signUp(name)
  const client = await ForeignClient.start(instance.url)
  expect((await client.signIn(email, testPassword)).status).toBe(200)
  return client
}
const failure = (status: number) => ({ status, body: { exceptionName: expect.any(String) } })
interface Notice {
  id: string
  receiverId: string
  title: string
  level: string
}
const inbox = async (who: ForeignClient) => (await who.call<Paged<Notice>>('GET', '/api/notifications')).body

test('WIRE-03: a follow and its notification are listed, pushed, resumed after reconnect, and removed', async () => {
  const stream = await 하니.events()
  expect(Object.fromEntries(stream.response.headers)).toMatchObject({
    'content-type': expect.stringContaining('text/event-stream'),
    'cache-control': expect.stringContaining('no-store'),
    'x-accel-buffering': 'no',
  })
  const json = { followeeId: 하니.id, followerId: 민지.id }
  const made = await 민지.call<{ id: string }>('POST', '/api/follows', { json })
  expect(made).toMatchObject({ status: 201, body: { followee: { userId: 하니.id }, follower: { userId: 민지.id } } })
  expect(await 민지.call('POST', '/api/follows', { json })).toMatchObject(failure(409))
  expect(await 하니.call('POST', '/api/follows', { json })).toMatchObject(failure(403))
  const self = { followeeId: 하니.id, followerId: 하니.id }
  expect(await 하니.call('POST', '/api/follows', { json: self })).toMatchObject(failure(400))

  const pushed = await stream.next()
  expect(pushed).toMatchObject({ id: expect.stringMatching(/./), data: { title: expect.stringContaining('팔로우') } })
  const { data, totalCount } = await inbox(하니)
  expect([data.map(({ id }) => id), totalCount]).toEqual([[pushed.data.id], 1])
  expect(data[0]).toMatchObject({ receiverId: 하니.id, level: 'INFO' })
  stream.close()
  const before = String(Number(pushed.id) - 1)
  for (const query of [{ lastEventId: before }, { LastEventId: before }]) {
    const resumed = await 하니.events(query)
    expect(await resumed.next()).toEqual(pushed)
    resumed.close()
  }

  expect((await 민지.call('GET', '/api/follows/summary', { query: { userId: 하니.id } })).body).toMatchObject({
    followeeId: 하니.id,
    followerCount: 1,
    followingCount: 0,
    followedByMe: true,
    followedByMeId: made.body.id,
    followingMe: false,
  })
  const followers = (nameLike: string) =>
    하니.call<Paged<object>>('GET', '/api/follows/followers', { query: { followeeId: 하니.id, nameLike } })
  expect((await followers('민')).body).toMatchObject({ data: [{ id: made.body.id }], totalCount: 1 })
  expect((await followers('%')).body.totalCount).toBe(0)
  const followings = { query: { followerId: 민지.id, cursor: '', idAfter: '' } }
  expect((await 하니.call<Paged<object>>('GET', '/api/follows/followings', followings)).body.totalCount).toBe(1)

  const notice = `/api/notifications/${pushed.data.id}`
  expect(await 민지.call('DELETE', notice)).toMatchObject(failure(403))
  for (let times = 0; times < 2; times++) expect((await 하니.call('DELETE', notice)).status).toBe(204)
  expect(await inbox(하니)).toMatchObject({ data: [], totalCount: 0 })
  expect(await 하니.call('DELETE', `/api/follows/${made.body.id}`)).toMatchObject(failure(403))
  expect((await 민지.call('DELETE', `/api/follows/${made.body.id}`)).status).toBe(204)
  const { body } = await 민지.call('GET', '/api/follows/summary', { query: { userId: 하니.id } })
  expect(body).toMatchObject({ followerCount: 0, followedByMe: false, followedByMeId: null })
})

test('WIRE-03: direct messages over SockJS reach both, and nobody else', async () => {
  const talk = (who: ForeignClient, userId: string) =>
    who.call<Paged<{ content: string }>>('GET', '/api/direct-messages', { query: { userId } })
  expect((await talk(하니, 민지.id)).body).toMatchObject({ data: [], totalCount: 0, hasNext: false })
  const topic = `/sub/direct-messages_${[하니.id, 민지.id].toSorted().join('_')}`
  const [there, here] = [await 하니.socket(), await 민지.socket()]
  const heard = [there, here].map((socket) => {
    const messages = new Inbox<{ id: string; content: string }>()
    socket.subscribe(topic, ({ body }) => messages.put(JSON.parse(body) as { id: string; content: string }))
    return messages
  })
  here.subscribe(`/sub/direct-messages_${민지.id}_${민지.id}`, () => {})
  const send = (content: string, receipt: string) =>
    new Promise<void>((resolve) => {
      there.watchForReceipt(receipt, () => resolve())
      const body = JSON.stringify({ senderId: 하니.id, receiverId: 민지.id, content })
      there.publish({ destination: '/pub/direct-messages_send', body, headers: { receipt } })
    })
  await send('안녕', 'first')
  await send(' 반가워 ', 'second')
  const { body } = await talk(민지, 하니.id)
  expect(body.data).toMatchObject([
    { content: '반가워', receiverId: 민지.id },
    { content: '안녕', sender: { userId: 하니.id } },
  ])
  for (const messages of heard) expect([await messages.next(), await messages.next()]).toEqual(body.data.toReversed())

  const stranger = await 관리자.socket()
  const refused = new Promise<string>((resolve) => {
    stranger.onStompError = ({ headers }) => resolve(headers['message'] ?? '')
  })
  stranger.subscribe(topic, () => {})
  expect(await refused).toMatch(/[가-힣]/)
  await Promise.all([there, here, stranger].map((socket) => socket.deactivate()))
})

test('WIRE-04: a role change or lock by an administrator ends the session until the next sign-in', async () => {
  expect(await 하니.call('GET', '/api/users')).toMatchObject(failure(403))
  const list = async (query: Record<string, string>) =>
    (await 관리자.call<Paged<Account>>('GET', '/api/users', { query })).body
  const all = await list({ sortBy: 'email', sortDirection: 'ASCENDING', emailLike: '', roleEqual: '', locked: '' })
  expect(all).toMatchObject({ totalCount: 3, sortBy: 'email', sortDirection: 'ASCENDING' })
  expect(all.data.map(({ email }) => email)).toEqual(all.data.map(({ email }) => email).toSorted())
  expect((await list({ emailLike: '%' })).totalCount).toBe(0)
  expect((await list({ roleEqual: 'ADMIN', locked: 'false' })).data).toMatchObject([{ id: 관리자.id }])
  expect((await list({})).sortBy).toBe('createdAt')

  const user = `/api/users/${하니.id}`
  expect(await 하니.call('PATCH', `${user}/role`, { json: { role: 'ADMIN' } })).toMatchObject(failure(403))
  for (const [path, json] of [
    ['role', { role: 'USER' }],
    ['lock', { locked: true }],
  ] as const)
    expect(await 관리자.call('PATCH', `/api/users/${관리자.id}/${path}`, { json })).toMatchObject(failure(403))
  const email = all.data.find(({ id }) => id === 하니.id)?.email ?? ''
  const changed = await 관리자.call('PATCH', `${user}/role`, { json: { role: 'ADMIN' } })
  expect(changed).toMatchObject({ status: 200, body: { id: 하니.id, role: 'ADMIN' } })

  const tries = 하니.refreshes
  expect((await 하니.call('GET', '/api/feeds')).status).toBe(401)
  expect([하니.refreshes - tries, 하니.token]).toEqual([1, ''])
  // The client fetches a CSRF cookie just once, at its start, so this sign-in uses the cookie that came with the
  // refusal.
  expect((await 하니.signIn(email, testPassword)).body.userDto.role).toBe('ADMIN')
  expect((await inbox(하니)).data[0]).toMatchObject({ title: expect.stringContaining('권한'), level: 'WARNING' })

  expect((await 관리자.call('PATCH', `${user}/lock`, { json: { locked: true } })).body).toMatchObject({ locked: true })
  expect((await 하니.call('GET', '/api/feeds')).status).toBe(401)
  const [locked, wrong] = [await 하니.signIn(email, testPassword), await 하니.signIn(email, 'wrong123')]
  const unknown = await 하니.signIn('nobody@example.com', 'wrong123')
  expect([locked.status, wrong.status]).toEqual([401, 401])
  expect(wrong.body).toEqual(unknown.body)
  expect(locked.body).not.toEqual(wrong.body)
  await 관리자.call('PATCH', `${user}/lock`, { json: { locked: false } })
  expect((await 하니.signIn(email, testPassword)).status).toBe(200)
  expect(await 하니.signOut()).toBe(204)
  expect(await 하니.signOut()).toBe(204)
  expect(하니.jar.has('REFRESH_TOKEN')).toBe(false)
  expect(await 하니.call('GET', '/api/feeds')).toMatchObject(failure(401))
})
