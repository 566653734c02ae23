import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import {
  type ClosetChangeId,
  commonGarments,
  type DraftId,
  type Endpoint,
  type EndpointTable,
  type NotificationId,
  tables,
} from '@otday/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { follow, setAudience } from '../../kit/audiences.ts'
import { garmentPhoto } from '../../kit/garment-photos.ts'
import { administrator, garment, inboxOf, newsDelivered, post, today, viewerOf, write } from '../../kit/fixtures.ts'
import { type Call, endedAmid } from '../../kit/session-end.ts'
import { jobsDone } from '../../kit/run-job.ts'
import { briefingWrites } from '../../kit/briefing-writes.ts'
import { diaryWrites } from '../../kit/diary-writes.ts'
import { stylistWrites } from '../../kit/stylist-writes.ts'
import type { TestUser, TestApp } from '../../kit/test-app.ts'
import { html, openHostileServer, type HostileServer } from '../../kit/hostile-server.ts'
import { newAddress, openSocialTestApp, type SocialTestApp } from '../../kit/social-browser.ts'

/** Tests that a write counts only while its session lives, whichever write it is and whoever makes it. */

let shop: HostileServer
let social: SocialTestApp
let testApp: TestApp
let 민지: TestUser
beforeAll(async () => {
  const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: '#1f2a48' } })
  const bytes = await picture.jpeg().toBuffer()
  shop = await openHostileServer('127.0.0.2', 0, {
    '/coat': html('<meta property="og:title" content="울 코트"><meta property="og:image" content="/coat.jpg">'),
    '/coat.jpg': (_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes),
  })
  social = await openSocialTestApp({ LINK_ALLOW: `127.0.0.2:${shop.port}` })
  testApp = social.testApp
  민지 = await administrator(testApp, '민지')
})
afterAll(async () => {
  await social.close()
  await shop.close()
})

/** Prepares a call that stores something, made by somebody who is also an administrator. */
type Preparation = (who: TestUser) => Promise<Call>

const change = () => ({ changeId: randomUUID() as ClosetChangeId })
const [firstGarment] = commonGarments
const newAttribute = () => ({ name: `속성 ${randomUUID()}`, selectableValues: ['하나', '둘'] })

async function draftOf(who: TestUser) {
  const image = new Blob([Uint8Array.from(await garmentPhoto({ outline: 'shirt', color: '#1f2a48', size: 300 }))])
  return () => who.drafts.create({ body: { draftId: randomUUID() as DraftId, fileName: 'IMG_1.JPG' }, image })
}
/** A mask that leaves out the first row. */
const wholeMask = { width: 20, height: 20, runs: [20, 380] }

async function pictured(who: TestUser) {
  const image = new Blob([Uint8Array.from(await garmentPhoto({ outline: 'shirt', color: '#1f2a48', size: 300 }))])
  return who.clothes.create({ body: { ownerId: who.id, name: '셔츠', type: 'TOP' }, image })
}

async function openDraftOf(who: TestUser) {
  const { id: draftId } = await (await draftOf(who))()
  return { params: { draftId } }
}
const confirmation = { name: '셔츠', type: 'TOP' as const, attributes: [], isCutOut: false }

const linkGoogle = (who: TestUser) =>
  testApp.database.db
    .insertInto('oauthIdentities')
    .values({ provider: 'google', subject: who.id, userId: who.id, createdAt: testApp.clock.now() })
    .execute()
const askForEmail = (who: TestUser) =>
  who.account.changeEmail({ params: { userId: who.id }, body: { email: newAddress(), password: who.password } })

/** Returns the id of 민지's request to follow somebody whose account is private from now on. */
async function askedBy민지(who: TestUser) {
  await setAudience(who, 'FOLLOWERS')
  return (await follow(민지, who)).id
}

/** Every write of the table that needs a session, and reads that store something. */
const writes: Record<string, Preparation> = {
  'auth.changePassword': async (who) => () =>
    who.auth.changePassword({ params: { userId: who.id }, body: { password: 'otday456!' } }),
  'devices.end': async (who) => {
    const { sessionId } = viewerOf(await testApp.signIn(who.email, who.password))
    return () => who.devices.end({ params: { sessionId } })
  },
  'signInMethods.link': async (who) => () =>
    who.signInMethods.link({ params: { provider: 'google' }, body: { password: who.password } }),
  'signInMethods.confirm': async (who) => {
    await linkGoogle(who)
    return () => who.signInMethods.confirm({ params: { provider: 'google' } })
  },
  'signInMethods.unlink': async (who) => {
    await linkGoogle(who)
    return () => who.signInMethods.unlink({ params: { provider: 'google' }, body: { password: who.password } })
  },
  'users.changeRole': async (who) => {
    const { id: userId } = await testApp.signUp('다니엘')
    return () => who.users.changeRole({ params: { userId }, body: { role: 'ADMIN' } })
  },
  'users.lock': async (who) => {
    const { id: userId } = await testApp.signUp('다니엘')
    return () => who.users.lock({ params: { userId }, body: { locked: true } })
  },
  'account.changeEmail': async (who) => () => askForEmail(who),
  'account.mailEmailLink': async (who) => {
    await askForEmail(who)
    return () => who.account.mailEmailLink({ params: { userId: who.id } })
  },
  'account.cancelEmail': async (who) => {
    await askForEmail(who)
    return () => who.account.cancelEmail({ params: { userId: who.id } })
  },
  'account.keepLanguage': async (who) => () =>
    who.account.keepLanguage({ params: { userId: who.id }, body: { language: 'ko' } }),
  'account.leave': async (who) => () => who.account.leave({ params: { userId: who.id } }),
  'profiles.update': async (who) => () =>
    who.profiles.update({ params: { userId: who.id }, body: { name: '새이름', gender: 'FEMALE' } }),
  'attributes.create': async (who) => () => who.attributes.create({ body: newAttribute() }),
  'attributes.update': async (who) => {
    const { id: definitionId } = await who.attributes.create({ body: newAttribute() })
    return () => who.attributes.update({ params: { definitionId }, body: newAttribute() })
  },
  'attributes.delete': async (who) => {
    const { id: definitionId } = await who.attributes.create({ body: newAttribute() })
    return () => who.attributes.delete({ params: { definitionId } })
  },
  'clothes.create': async (who) => () => garment(who, '셔츠'),
  'clothes.update': async (who) => {
    const { id: clothesId } = await garment(who, '셔츠')
    return () => who.clothes.update({ params: { clothesId }, body: { name: '바지', type: 'BOTTOM', attributes: [] } })
  },
  'clothes.delete': async (who) => {
    const { id: clothesId } = await garment(who, '셔츠')
    return () => who.clothes.delete({ params: { clothesId } })
  },
  'closetChanges.start': async (who) => {
    const garments = firstGarment ? [{ key: firstGarment.key, color: firstGarment.colors[0] }] : []
    return () => who.closetChanges.start({ body: { ...change(), garments } })
  },
  'closetChanges.setAttribute': async (who) => {
    const clothesIds = [(await garment(who, '셔츠')).id]
    const { id: definitionId, selectableValues } = await who.attributes.create({ body: newAttribute() })
    const value = selectableValues[0] ?? null
    return () => who.closetChanges.setAttribute({ body: { ...change(), clothesIds, definitionId, value } })
  },
  'closetChanges.delete': async (who) => {
    const clothesIds = [(await garment(who, '셔츠')).id]
    return () => who.closetChanges.delete({ body: { ...change(), clothesIds } })
  },
  'closetChanges.undo': async (who) => {
    const { changeId } = change()
    await who.closetChanges.delete({ body: { changeId, clothesIds: [(await garment(who, '셔츠')).id] } })
    return () => who.closetChanges.undo({ body: { changeId } })
  },
  'drafts.create': draftOf,
  'drafts.update': async (who) => {
    const draft = await openDraftOf(who)
    return () => who.drafts.update({ ...draft, body: confirmation })
  },
  'drafts.confirm': async (who) => {
    const draft = await openDraftOf(who)
    return () => who.drafts.confirm({ ...draft, body: confirmation })
  },
  'drafts.discard': async (who) => {
    const draft = await openDraftOf(who)
    return () => who.drafts.discard(draft)
  },
  'drafts.restore': async (who) => {
    const draft = await openDraftOf(who)
    await who.drafts.discard(draft)
    return () => who.drafts.restore(draft)
  },
  'cuts.cutDraft': async (who) => {
    const draft = await openDraftOf(who)
    return () => who.cuts.cutDraft({ ...draft, body: { mask: wholeMask } })
  },
  'cuts.cutPiece': async (who) => {
    const { id: clothesId } = await pictured(who)
    return () => who.cuts.cutPiece({ params: { clothesId }, body: { mask: wholeMask } })
  },
  'linkImport.extract': async (who) => () => who.linkImport.extract({ query: { url: `${shop.url}/coat` } }),
  'recommendations.get': async (who) => {
    for (const [name, type] of [
      ['셔츠', 'TOP'],
      ['바지', 'BOTTOM'],
      ['운동화', 'SHOES'],
    ] as const)
      await garment(who, name, type)
    const { id: weatherId } = await today(who)
    return () => who.recommendations.get({ query: { weatherId } })
  },
  'comfort.tell': async (who) => {
    const { id: feedId } = await post(who)
    return () => who.comfort.tell({ body: { feedId, feeling: 'COLD' } })
  },
  'comfort.reset': async (who) => {
    const { id: feedId } = await post(who)
    await who.comfort.tell({ body: { feedId, feeling: 'COLD' } })
    return () => who.comfort.reset({})
  },
  ...stylistWrites,
  ...diaryWrites,
  ...briefingWrites(() => testApp),
  'feeds.create': async (who) => {
    const [{ id: weatherId }, shirt] = [await today(who), await garment(who, '셔츠')]
    const body = { authorId: who.id, weatherId, clothesIds: [shirt.id], content: '오늘의 옷' }
    return () => who.feeds.create({ body })
  },
  'feeds.update': async (who) => {
    const { id: feedId } = await post(who)
    return () => who.feeds.update({ params: { feedId }, body: { content: '다른 글' } })
  },
  'feeds.delete': async (who) => {
    const { id: feedId } = await post(who)
    return () => who.feeds.delete({ params: { feedId } })
  },
  'likes.create': async (who) => {
    const { id: feedId } = await post(민지)
    return () => who.likes.create({ params: { feedId } })
  },
  'likes.delete': async (who) => {
    const { id: feedId } = await post(민지)
    await who.likes.create({ params: { feedId } })
    return () => who.likes.delete({ params: { feedId } })
  },
  'comments.create': async (who) => {
    const { id: feedId } = await post(민지)
    return () => who.comments.create({ params: { feedId }, body: { feedId, authorId: who.id, content: '예뻐요' } })
  },
  'follows.create': async (who) => () => who.follows.create({ body: { followerId: who.id, followeeId: 민지.id } }),
  'blocks.create': async (who) => () => who.blocks.create({ body: { userId: 민지.id } }),
  'blocks.delete': async (who) => {
    await who.blocks.create({ body: { userId: 민지.id } })
    return () => who.blocks.delete({ params: { userId: 민지.id } })
  },
  'mutes.create': async (who) => () => who.mutes.create({ body: { kind: 'WORD', word: '세일' } }),
  'mutes.delete': async (who) => {
    const { id: muteId } = await who.mutes.create({ body: { kind: 'WORD', word: '세일' } })
    return () => who.mutes.delete({ params: { muteId } })
  },
  'audiences.update': async (who) => () =>
    who.audiences.update({ params: { userId: who.id }, body: { audience: 'FOLLOWERS' } }),
  'followRequests.approve': async (who) => {
    const params = { followId: await askedBy민지(who) }
    return () => who.followRequests.approve({ params })
  },
  'followRequests.decline': async (who) => {
    const params = { followId: await askedBy민지(who) }
    return () => who.followRequests.decline({ params })
  },
  'followRequests.removeFollower': async (who) => {
    await follow(민지, who)
    return () => who.followRequests.removeFollower({ params: { userId: 민지.id } })
  },
  'follows.delete': async (who) => {
    const { id: followId } = await who.follows.create({ body: { followerId: who.id, followeeId: 민지.id } })
    return () => who.follows.delete({ params: { followId } })
  },
  'conversations.read': async (who) => {
    await write(testApp, 민지, who, '안녕')
    return () => who.conversations.read({ params: { partnerId: 민지.id } })
  },
  'notifications.delete': async (who) => {
    await write(testApp, 민지, who, '안녕')
    const [sent] = (await inboxOf(testApp, who)).data
    return () => who.notifications.delete({ params: { notificationId: sent?.id as NotificationId } })
  },
}

/** Calls that store nothing: one sets a cookie for a download while the session lives, one reads a photo. */
const storesNothing = ['account.askExport', 'drafts.read']

test('this test file covers every write that needs a session', () => {
  const rows = Object.entries(tables as Record<string, EndpointTable>).flatMap(([module, table]) =>
    Object.entries(table).map(([name, row]) => [`${module}.${name}`, row] as const),
  )
  const isWrite = ([, { method, access }]: readonly [string, Endpoint]) => method !== 'GET' && access !== 'public'
  const expected = rows.filter(isWrite).map(([name]) => name)
  const reads = ['linkImport.extract', 'recommendations.get']
  expect([...Object.keys(writes), ...storesNothing].toSorted()).toEqual([...expected, ...reads].toSorted())
})

/**
 * Returns a digest of each table and the names of pictures when no job is running, without what jobs, the weather and
 * the end of a session store on their own.
 */
async function stored() {
  const { pool, db } = testApp.database
  await jobsDone(testApp.database)
  await newsDelivered(testApp)
  const all = await db.introspection.getTables()
  const digests = all
    .filter(
      ({ schema, isView, name }) =>
        schema === 'public' &&
        !isView &&
        !/^(weather|fan_outs|notification_inboxes|session_changes|attribute_news)/.test(name),
    )
    .map(
      ({ name }) => `select '${name}' as name, md5(string_agg(row::text, ' ' order by row::text)) as digest
        from (select to_jsonb(t) - 'has_avif' as row from ${name} t) as rows
        where row ->> 'kind' is distinct from 'attribute.saved'`,
    )
  // PostgreSQL lists tables in a different order after one was analyzed, so the rows are sorted.
  const { rows } = await pool.query(`${digests.join(' union all ')} order by name`)
  const files = readdirSync(path.join(testApp.config.dataDir, 'files'), { recursive: true, encoding: 'utf8' })
  return [...rows, ...files.filter((file) => file.endsWith('.webp')).toSorted()]
}

test.each(Object.entries(writes))('%s stores nothing when its session ends during the request', async (_, prepare) => {
  const who = await administrator(testApp, '하니')
  const call = await prepare(who)
  const before = await stored()
  const refused = { status: 401, body: { exceptionName: 'SessionEnded' } }
  expect(await endedAmid(testApp, who, call)).toMatchObject(refused)
  expect(await stored()).toEqual(before)
  await call()
  expect(await stored()).not.toEqual(before)
})

type Ending = (who: TestUser, elsewhere: TestUser) => Promise<unknown>
const endings: [string, Ending][] = [
  ['a sign-out', (who) => who.auth.signOut({})],
  [
    'its end from another device',
    (who, elsewhere) => elsewhere.devices.end({ params: { sessionId: viewerOf(who).sessionId } }),
  ],
  [
    'another password',
    (_, elsewhere) =>
      elsewhere.auth.changePassword({ params: { userId: elsewhere.id }, body: { password: 'otday456!' } }),
  ],
  ['another role', ({ id: userId }) => 민지.users.changeRole({ params: { userId }, body: { role: 'USER' } })],
  ['a lock', ({ id: userId }) => 민지.users.lock({ params: { userId }, body: { locked: true } })],
  ['leaving', (_, elsewhere) => elsewhere.account.leave({ params: { userId: elsewhere.id } })],
]

/** Writes again and again until a write is refused; returns its error. */
async function untilRefused(write: (at: number) => Promise<unknown>): Promise<unknown> {
  for (let at = 0; ; at++) {
    const refusal = await write(at).then(
      () => null,
      (error: unknown) => error,
    )
    if (refusal) return refusal
  }
}

test.each(endings)('no concurrent write of a session is stored after %s has been answered', async (_, end) => {
  const who = await administrator(testApp, '하니')
  const elsewhere = await testApp.signIn(who.email, who.password)
  const { id: feedId } = await post(who)
  const params = { feedId }
  const writing = Promise.all(
    [
      () => garment(who, '셔츠'),
      (at: number) => who.comments.create({ params, body: { feedId, authorId: who.id, content: `글 ${at}` } }),
      (at: number) => who.profiles.update({ params: { userId: who.id }, body: { name: `하니${at}` } }),
      (at: number) => (at % 2 === 0 ? who.likes.create({ params }) : who.likes.delete({ params })),
    ].map(untilRefused),
  )
  await garment(who, '바지')
  await end(who, elsewhere)
  const before = await stored()
  for (const refusal of await writing) expect(refusal).toMatchObject({ status: 401 })
  expect(await stored()).toEqual(before)
})
