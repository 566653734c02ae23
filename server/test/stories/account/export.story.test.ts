import net from 'node:net'
import { newId } from '#platform/ids.ts'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import {
  departedName,
  type LookId,
  type NotificationId,
  type TripId,
  type WearId,
  usualBriefing,
  usualLaundryRules,
} from '@otday/contract'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { garment, inboxOf, post, write } from '../../kit/fixtures.ts'
import { requestEmail } from '../../kit/email-links.ts'
import type { TestUser } from '../../kit/test-app.ts'

eachStoryHasNewUsers({ BASE_PATH: '/otday' })

const addressOf = (who: TestUser) => `/otday/api/users/${who.id}/export`

/** Returns the cookie with which the browser of `who` may download their data. */
async function ticketOf(who: TestUser): Promise<string> {
  const headers = { authorization: `Bearer ${who.token}` }
  const answer = await testApp.inject({ method: 'POST', url: addressOf(who), headers })
  expect(answer.statusCode).toBe(204)
  const cookie = answer.cookies.find(({ name }) => name === 'EXPORT_TICKET')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 60, path: addressOf(who) })
  return `EXPORT_TICKET=${cookie?.value}`
}

const download = (who: TestUser, cookie: string) => testApp.inject({ url: addressOf(who), headers: { cookie } })

async function archiveOf(who: TestUser) {
  const answer = await download(who, await ticketOf(who))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="otday-\d{4}-\d\d-\d\d\.zip"$/),
  })
  const files = unzipSync(answer.rawPayload)
  const json = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
  return {
    files,
    json,
    text: Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n'),
  }
}

test('the export archive holds all data of its owner', async () => {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#7a3b2e' } })
    .png()
    .toBuffer()
  const image = new Blob([Uint8Array.from(picture)], { type: 'image/png' })
  const shirt = await 하니.clothes.create({
    body: {
      ownerId: 하니.id,
      name: '흰 셔츠',
      type: 'TOP',
      attributes: [{ definitionId: '0199a000-0000-7000-8000-000000000001', value: '얇음' }],
      notes: { brand: '메종', size: 'M', memo: '선물' },
    },
    image,
  })
  await 하니.profiles.update({
    params: { userId: 하니.id },
    body: { name: '하니', birthDate: '1998-03-14', gender: 'FEMALE', temperatureSensitivity: 2 },
    image,
  })
  const mine = await post(하니, { content: '내 글', clothes: [shirt] })
  const theirs = await post(민지, { content: '민지의 글' })
  await 하니.comments.create({
    params: { feedId: theirs.id },
    body: { feedId: theirs.id, authorId: 하니.id, content: '예뻐요' },
  })
  await 하니.likes.create({ params: { feedId: theirs.id } })
  await 하니.follows.create({ body: { followerId: 하니.id, followeeId: 민지.id } })
  await 민지.follows.create({ body: { followerId: 민지.id, followeeId: 하니.id } })
  await write(testApp, 하니, 민지, '안녕')
  await write(testApp, 민지, 하니, '반가워')
  await 하니.comfort.tell({ body: { feedId: mine.id, feeling: 'GOOD' } })
  await 민지.likes.create({ params: { feedId: mine.id } })
  const [liked] = (await inboxOf(testApp, 하니)).data
  await 하니.notifications.delete({ params: { notificationId: liked?.id as NotificationId } })
  await 하니.looks.save({
    params: { lookId: newId<LookId>() },
    body: { name: '주말 카멜', tags: ['카멜'], occasions: ['CASUAL'], clothesIds: [shirt.id], revision: 0 },
  })
  const startsOn = daysAfter(seoulDate(testApp.clock.now()), 30)
  await 하니.trips.save({
    params: { tripId: newId<TripId>() },
    body: {
      latitude: 35.163,
      longitude: 129.163,
      startsOn,
      endsOn: startsOn,
      size: 'LIGHT',
      days: [{ date: startsOn, occasions: ['CASUAL'] }],
      revision: 0,
    },
  })
  await 하니.laundry.putAway({ body: { clothesIds: [shirt.id], place: 'STORAGE' } })
  await 하니.laundry.setRules({ body: { ...usualLaundryRules, daysAway: 5 } })
  await testApp.database.db
    .insertInto('oauthIdentities')
    .values({ provider: 'kakao', subject: 'hani at kakao', userId: 하니.id, createdAt: testApp.clock.now() })
    .execute()

  await requestEmail(하니, 'pending@example.com')

  const { files, json } = await archiveOf(하니)
  const account = json('account.json')
  expect(account).toMatchObject({
    email: 하니.email,
    pendingEmail: { email: 'pending@example.com', requestedAt: expect.any(String) },
    formerEmails: [],
    name: '하니',
    profile: { birthDate: '1998-03-14', gender: 'FEMALE', temperatureSensitivity: 2, weatherAlerts: true },
    signInMethods: [{ provider: 'kakao', linkedAt: expect.any(String) }],
    devices: [expect.objectContaining({ createdAt: expect.any(String) })],
    feelings: [expect.objectContaining({ feeling: 'GOOD', feedId: mine.id })],
  })
  const [closet] = json('closet.json')
  expect(closet).toMatchObject({ name: '흰 셔츠', type: 'TOP', attributes: [{ name: '두께', value: '얇음' }] })
  expect(closet).toMatchObject({ brand: '메종', size: 'M', memo: '선물' })
  for (const name of [closet.picture, account.profile.picture]) {
    const { format, width } = await sharp(files[name]).metadata()
    expect([format, width]).toEqual(['webp', 300])
  }
  expect(json('wears.json')).toMatchObject([{ state: 'WORN', feeling: 'GOOD', feedId: mine.id, photo: null }])
  expect(json('looks.json')).toMatchObject([{ name: '주말 카멜', items: [{ name: '흰 셔츠' }] }])
  expect(json('trips.json')).toMatchObject([
    { startsOn, endsOn: startsOn, size: 'LIGHT', outfits: [{ date: startsOn, occasion: 'CASUAL' }] },
  ])
  expect(json('trips.json')[0].packedNeeds).toEqual([])
  expect(json('trips.json')[0].packing).toEqual([{ clothesId: shirt.id, isPacked: false, isExtra: false }])
  expect(json('laundry.json')).toMatchObject([{ clothesId: shirt.id, place: 'STORAGE' }])
  expect(account.laundryRules).toMatchObject({ daysAway: 5 })
  expect(json('feeds.json')).toMatchObject([{ id: mine.id, content: '내 글' }])
  expect(json('comments.json')).toMatchObject([{ feedId: theirs.id, content: '예뻐요' }])
  expect(json('likes.json')).toMatchObject([{ feedId: theirs.id }])
  expect(json('followings.json')).toMatchObject([{ userId: 민지.id, name: '민지' }])
  expect(json('followers.json')).toMatchObject([{ userId: 민지.id, name: '민지' }])
  expect(json('messages.json')).toMatchObject([
    { content: '안녕', sentByMe: true, partner: { userId: 민지.id, name: '민지' } },
    { content: '반가워', sentByMe: false },
  ])
  expect(json('notifications.json')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ title: '민지님이 나를 팔로우해요', readAt: null }),
      expect.objectContaining({ id: liked?.id, readAt: expect.any(String) }),
    ]),
  )
})

test('wears and looks with the smallest possible id are in the export archive', async () => {
  const nil = '00000000-0000-0000-0000-000000000000'
  const shirt = await garment(하니, '흰 셔츠')
  const date = seoulDate(testApp.clock.now())
  const wear = (wearId: WearId, days: number) =>
    하니.wears.save({
      params: { wearId },
      body: { date: daysAfter(date, days), state: 'WORN', source: 'HAND', clothesIds: [shirt.id], revision: 0 },
    })
  await wear(nil as WearId, 0)
  await wear(newId<WearId>(), -1)
  await 하니.looks.save({
    params: { lookId: nil as LookId },
    body: { name: '첫 옷차림', clothesIds: [shirt.id], revision: 0 },
  })
  const { json } = await archiveOf(하니)
  expect(json('wears.json').map(({ id }: { id: string }) => id)).toEqual([nil, expect.any(String)])
  expect(json('looks.json')).toMatchObject([{ id: nil }])
})

test('the export archive holds no private data of others and no secrets', async () => {
  await 민지.profiles.update({ params: { userId: 민지.id }, body: { name: '민지', birthDate: '1999-09-09' } })
  const 해린 = await testApp.signUp('해린')
  await post(민지, { content: '민지의 글' })
  await write(testApp, 민지, 해린, '둘만의 이야기')
  await write(testApp, 민지, 하니, '반가워')
  await write(testApp, 해린, 하니, '안녕')
  await 해린.account.leave({ params: { userId: 해린.id } })
  const { text, json } = await archiveOf(하니)
  for (const secret of [
    민지.email,
    해린.email,
    '1999-09-09',
    '민지의 글',
    '둘만의 이야기',
    '$argon2',
    하니.token,
    '해린',
  ])
    expect(text).not.toContain(secret)
  expect(json('messages.json').map(({ partner }: { partner: { name: string } }) => partner.name)).toEqual([
    '민지',
    departedName,
  ])
})

test('lists longer than one batch are exported whole and in order, and empty ones as empty lists', async () => {
  for (let at = 0; at < 3; at++) await write(testApp, 하니, 민지, '처음')
  const { db } = testApp.database
  const { id: conversationId } = await db
    .selectFrom('conversations')
    .select('id')
    .where(({ eb, or }) => or([eb('lowUserId', '=', 하니.id), eb('highUserId', '=', 하니.id)]))
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: 1100 }, (_, at) => ({
    id: `01a00000-0000-7000-8000-${String(at).padStart(12, '0')}` as never,
    conversationId,
    seq: at + 4,
    senderId: 하니.id,
    content: `글 ${at}`,
    createdAt: new Date(Date.UTC(2026, 0, 1) + at),
  }))
  await db.deleteFrom('directMessages').where('conversationId', '=', conversationId).execute()
  await db.insertInto('directMessages').values(rows).execute()
  const { json } = await archiveOf(하니)
  const contents: string[] = json('messages.json').map(({ content }: { content: string }) => content)
  expect(contents).toEqual(rows.map(({ content }) => content))
  for (const name of ['closet.json', 'feeds.json', 'likes.json']) expect(json(name)).toEqual([])
})

test('an export needs a ticket of its owner, which is valid for a minute and ends with the session', async () => {
  expect((await testApp.inject({ url: addressOf(하니) })).statusCode).toBe(401)
  const foreign = { authorization: `Bearer ${민지.token}` }
  expect((await testApp.inject({ method: 'POST', url: addressOf(하니), headers: foreign })).statusCode).toBe(403)
  expect((await testApp.inject({ url: addressOf(하니), headers: foreign })).statusCode).toBe(401)
  const own = await ticketOf(하니)
  for (const [who, cookie] of [
    [민지, own],
    [하니, `${own}x`],
    [하니, `EXPORT_TICKET=${하니.token}`],
    [하니, 'EXPORT_TICKET='],
  ] as const)
    expect((await download(who, cookie)).statusCode).toBe(401)
  expect((await download(하니, own)).statusCode).toBe(200)
  testApp.clock.advance(61)
  expect((await download(하니, own)).statusCode).toBe(401)
  const late = await ticketOf(하니)
  await 하니.auth.signOut({})
  expect((await download(하니, late)).statusCode).toBe(401)
})

/**
 * Writes so many messages that their download exceeds the socket buffers: the download stays open while the client does
 * not read.
 */
async function writeVolumes(from: TestUser, to: TestUser) {
  await write(testApp, from, to, '처음')
  await testApp.database.pool.query(
    `insert into direct_messages (id, conversation_id, seq, sender_id, content, created_at)
     select gen_random_uuid(), conversation_id, 1 + n, sender_id, repeat('가', 2000), created_at + n * interval '1 ms'
     from direct_messages, generate_series(1, 4000) n where sender_id = $1`,
    [from.id],
  )
}

test('a second simultaneous export of a person is refused, and a dropped connection lets the next one start', async () => {
  await writeVolumes(하니, 민지)
  const instance = await testApp.listen({})
  const [cookie, other] = [await ticketOf(하니), await ticketOf(민지)]
  const take = (who: TestUser, ticket: string, leave?: AbortController) =>
    fetch(`${new URL(instance.url).origin}${addressOf(who)}`, {
      headers: { cookie: ticket },
      signal: leave?.signal ?? null,
    })
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()]
  const answers = await Promise.all([first, second].map((leave) => take(하니, cookie, leave)))
  const refused = answers.find(({ status }) => status === 429)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused?.json()).toMatchObject({ exceptionName: 'TooManyRequests' })
  expect((await take(민지, other, third)).status).toBe(200)
  // The page sends this request before it starts a download, and learns from it that another download is running (429).
  const asked = await fetch(`${new URL(instance.url).origin}${addressOf(하니)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${하니.token}` },
  })
  expect(asked.status).toBe(429)
  for (const leave of [first, second, third]) leave.abort()

  const { hostname, port } = new URL(instance.url)
  const request = `GET ${addressOf(하니)} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`
  for (let index = 0; index < 60; index++) {
    const hasty = net.connect(Number(port), hostname)
    await new Promise<void>((resolve) => hasty.write(request, () => resolve()))
    if (index % 3 === 0) await new Promise(setImmediate)
    hasty.destroy()
  }
  const statusNow = async () => {
    const leave = new AbortController()
    const { status } = await take(하니, cookie, leave)
    leave.abort()
    return status
  }
  await expect.poll(statusNow, { timeout: 20_000 }).toBe(200)
  await instance.close()
})

test('with a limit of two the third export ticket in an hour is refused, and downloads are not limited', async () => {
  const cookie = await ticketOf(하니)
  const instance = await testApp.listen({ RATE_LIMITS: 'on', RATE_EXPORT: '2/3600' })
  const ask = () =>
    fetch(`${instance.url}/api/users/${하니.id}/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${하니.token}` },
    })
  expect([(await ask()).status, (await ask()).status]).toEqual([204, 204])
  const third = await ask()
  expect(third.status).toBe(429)
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
  const url = `${instance.url}/api/users/${하니.id}/export`
  const first = await fetch(url, { headers: { cookie } })
  expect(first.status).toBe(200)
  expect((await first.arrayBuffer()).byteLength).toBeGreaterThan(0)
  const second = await fetch(url, { headers: { cookie } })
  expect(second.status).toBe(200)
  await second.arrayBuffer()
  await instance.close()
})

test('the export archive holds briefings, and push subscriptions without their keys', async () => {
  const { db } = testApp.database
  const endpoint = 'https://fcm.googleapis.com/fcm/send/a-browser'
  const keys = { p256dh: `B${'q'.repeat(86)}`, auth: 'w'.repeat(22) }
  await 하니.briefings.set({ body: { ...usualBriefing, isOn: true } })
  await 하니.briefings.subscribe({ body: { endpoint, keys } })
  const content = {
    title: '오늘 3°–13°, 코트에 니트',
    reason: '',
    rain: '',
    warning: '',
    clothesIds: [],
    outfit: '코트에 니트',
    place: '',
    skyLabel: '맑음',
    sky: 'clear',
  }
  const sent = { userId: 하니.id, date: '2026-11-20', sentAt: testApp.clock.now(), content: JSON.stringify(content) }
  await db.insertInto('briefingsSent').values(sent).execute()
  const { json, text } = await archiveOf(하니)
  expect(json('account.json')).toMatchObject({
    briefing: { isOn: true, push: false, times: expect.arrayContaining([{ weekday: 1, minute: 420, isOn: true }]) },
    pushSubscriptions: [{ endpoint }],
  })
  expect(json('briefings.json')).toMatchObject([{ date: '2026-11-20', content }])
  for (const key of Object.values(keys)) expect(text).not.toContain(key)
})

test('SIGHT-19: an export has a blocked conversation for the one who blocks, and one’s own words for the other', async () => {
  await write(testApp, 하니, 민지, '제 말')
  await write(testApp, 민지, 하니, '나쁜 말')
  await 하니.mutes.create({ body: { kind: 'WORD', word: '세일' } })
  await 하니.blocks.create({ body: { userId: 민지.id } })
  const [hers, mine] = [await archiveOf(하니), await archiveOf(민지)]
  expect(hers.json('messages.json')).toHaveLength(2)
  expect(hers.json('blocks.json')).toMatchObject([{ userId: 민지.id, name: '민지', blockedAt: expect.any(String) }])
  expect(hers.json('mutes.json')).toMatchObject([{ kind: 'WORD', word: '세일', userId: null }])
  expect(mine.json('messages.json')).toMatchObject([{ partner: null, sentByMe: true, content: '나쁜 말' }])
  expect([mine.json('blocks.json'), mine.json('mutes.json')]).toEqual([[], []])
  expect(mine.text).not.toContain(하니.id)
})
