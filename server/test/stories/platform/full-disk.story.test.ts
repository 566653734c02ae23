import { randomUUID } from 'node:crypto'
import { errorCatalogue, live } from '@otday/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { garment, inboxOf, post, today, write } from '../../kit/fixtures.ts'
import { StompTalk } from '../../kit/live-client.ts'
import { type SmallDisk, smallDisk } from '../../kit/small-disk.ts'
import { openTestApp, testPassword, type TestApp, type TestUser } from '../../kit/test-app.ts'

let disk: SmallDisk
let testApp: TestApp
let 하니: TestUser
let 민지: TestUser
beforeAll(async () => {
  disk = smallDisk()
  testApp = await openTestApp({ DATA_DIR: disk.directory, DISK_RESERVE: String(disk.reserve), LOG_LEVEL: 'warn' })
  하니 = await testApp.signUp('하니')
  민지 = await testApp.signUp('민지')
})
afterAll(async () => {
  await testApp.close()
  disk.dispose()
})

const plain = { width: 40, height: 40, channels: 3, background: '#123456' } as const
const ready = async () => {
  const { statusCode, json } = await testApp.inject({ url: '/readyz' })
  return { statusCode, short: json<{ short: string[] }>().short }
}
const full = () => expect.poll(ready).toEqual({ statusCode: 200, short: ['disk'] })
const roomy = () => expect.poll(ready).toEqual({ statusCode: 200, short: [] })
const [status, message] = errorCatalogue.StorageFull
const refused = { status, body: { exceptionName: 'StorageFull', message } }
const picture = new Blob([Uint8Array.from(await sharp({ create: plain }).png().toBuffer())])
const said = (words: string) => testApp.log.filter((line) => line.includes(words)).length

test('FLT-05: a full disk refuses new data with 507, allows edits and deletes, and recovers with space', async () => {
  const piece = await garment(하니, '코트')
  const feed = await post(하니)
  await 민지.follows.create({ body: { followeeId: 하니.id, followerId: 민지.id } })
  const [notice] = (await inboxOf(testApp, 하니)).data
  const key = randomUUID()
  const create = (idempotencyKey: string) =>
    testApp.inject({
      method: 'POST',
      url: `/api/feeds/${feed.id}/comments`,
      headers: { authorization: `Bearer ${민지.token}`, 'idempotency-key': idempotencyKey },
      payload: { feedId: feed.id, authorId: 민지.id, content: '예뻐요' },
    })
  const first = await create(key)
  expect(first.statusCode).toBe(201)
  await roomy()
  disk.fill()
  await full()

  const weather = await today(하니)
  const look = { name: '출근', tags: [], occasions: [], clothesIds: [piece.id], revision: 0 }
  const renamed = { name: '새 코트', type: 'OUTER' as const }
  const creating = [
    () => testApp.signUp('다니엘'),
    () => garment(하니, '셔츠'),
    () => 하니.clothes.update({ params: { clothesId: piece.id }, body: renamed, image: picture }),
    () => post(하니, { weatherId: weather.id, clothes: [piece] }),
    () => 민지.likes.create({ params: { feedId: feed.id } }),
    () => 하니.follows.create({ body: { followeeId: 민지.id, followerId: 하니.id } }),
    () => 하니.looks.save({ params: { lookId: newId() }, body: look }),
  ]
  for (const call of creating) await expect(call()).rejects.toMatchObject(refused)
  await expect(write(testApp, 하니, 민지, '안녕')).rejects.toMatchObject({ code: 'StorageFull' })
  expect((await create(randomUUID())).statusCode).toBe(status)
  expect((await create(key)).body).toBe(first.body)

  const edited = await 하니.clothes.update({ params: { clothesId: piece.id }, body: renamed })
  expect((await 하니.clothes.list({ query: { ownerId: 하니.id } })).data.map(({ name }) => name)).toContain(edited.name)
  const again = await testApp.signIn(하니.email, testPassword)
  const renewed = await testApp.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: { cookie: again.cookies, 'x-xsrf-token': /XSRF-TOKEN=([^;]*)/.exec(again.cookies)?.[1] ?? '' },
  })
  expect(renewed.statusCode).toBe(200)
  await 하니.feeds.update({ params: { feedId: feed.id }, body: { content: '고쳤어요' } })
  await 하니.notifications.delete({ params: { notificationId: notice?.id ?? newId() } })
  expect((await inboxOf(testApp, 하니)).totalCount).toBe(1)
  await 하니.clothes.delete({ params: { clothesId: piece.id } })

  disk.empty()
  await roomy()
  await garment(하니, '셔츠')
  await write(testApp, 하니, 민지, '안녕')
  expect([said('nothing new is stored'), said('has room again')]).toEqual([1, 1])
})

test('a new message on a full disk is refused with its reason, and a repeated one gets its receipt', async () => {
  const { url } = await testApp.listen()
  const stored = randomUUID()
  await write(testApp, 하니, 민지, '있어요', stored)
  disk.fill()
  await full()
  const talk = await StompTalk.connect(`${url}${live.socket}`, 하니.token)
  await talk.subscribe(live.refusals)
  const body = JSON.stringify({ senderId: 하니.id, receiverId: 민지.id, content: '있어요' })
  const send = (id: string) =>
    talk.send('SEND', { destination: live.send, receipt: id, [live.clientMessageId]: id }, body)
  const fresh = randomUUID()
  send(fresh)
  expect(await talk.message()).toEqual({ receipt: fresh, exceptionName: 'StorageFull', message, details: {} })
  send(stored)
  expect((await talk.expect('RECEIPT')).headers.get('receipt-id')).toBe(stored)
  disk.empty()
  await roomy()
  send(fresh)
  expect((await talk.expect('RECEIPT')).headers.get('receipt-id')).toBe(fresh)
  await talk.leave()
})
