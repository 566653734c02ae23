import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type Clothes, type DraftId, ImageId, type LookId, type WearId } from '@otday/contract'
import { atSeoul, daysAfter, seoulDate } from '@otday/common/seoul-time'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { follow, followPrivately, setAudience, setClosetAudience, summaryOf } from '../../kit/audiences.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { garmentPhoto } from '../../kit/garment-photos.ts'
import { post, today } from '../../kit/fixtures.ts'
import type { TestUser } from '../../kit/test-app.ts'

eachStoryHasNewUsers()

const picture = async (background = '#335577') =>
  new Blob([
    Uint8Array.from(
      await sharp({ create: { width: 400, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  ])
const pictured = async (person: TestUser, name = '사진 있는 옷'): Promise<Shown> =>
  shown(
    await person.clothes.create({ body: { ownerId: person.id, name, type: 'TOP' }, image: await picture('#7a3b2e') }),
  )
type Shown = Clothes & { imageUrl: string }
function shown(piece: Clothes): Shown {
  const { imageUrl } = piece
  if (imageUrl === null) throw new Error('no picture')
  return { ...piece, imageUrl }
}
const newDraft = async (person: TestUser) =>
  person.drafts.create({
    body: { draftId: crypto.randomUUID() as DraftId, fileName: 'IMG_1.JPG' },
    image: new Blob([Uint8Array.from(await garmentPhoto({ outline: 'shirt', color: '#1f2a48' }))]),
  })
const portrayed = async (person: TestUser) => {
  const image = await picture('#aa8844')
  const { profileImageUrl } = await person.profiles.update({
    params: { userId: person.id },
    body: { name: person.name },
    image,
  })
  return profileImageUrl ?? ''
}

const signed = /^\/files\/([0-9a-f-]{36})\/(\d{4}-\d{2}-\d{2})\.[\w-]{22}\/[\w-]{22}$/
/** A feed's outfit as one picture. */
const drawn = /^\/files\/outfits\/[\w-]+$/
const open = /^\/files\/[0-9a-f-]{36}$/
const bare = (imageUrl: string) => imageUrl.split('/').slice(0, 3).join('/')
const idOf = (imageUrl: string) => ImageId.parse(imageUrl.split('/')[2])
async function get(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: received, payload } = await testApp.inject({ url, headers })
  return { status: statusCode, headers: received, body: statusCode < 400 ? '' : payload }
}
const status = async (url: string) => (await get(url)).status
/** Seconds after which every instance knows of a change in who may see a picture. */
const noticed = 1

test('PIC-01: pictures of pieces and drafts load by signed URL without headers, and no cache keeps them', async () => {
  const { imageUrl } = await pictured(하니)
  const { original, cutOut } = await newDraft(하니)
  for (const url of [imageUrl, original.imageUrl, cutOut?.imageUrl ?? '']) {
    expect(url).toMatch(signed)
    for (const width of ['', '?w=160', '?w=1280']) {
      const { status, headers } = await get(url + width)
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'private, no-store',
      ])
      expect(await get(bare(url) + width)).toMatchObject({ status: 403 })
    }
  }
})

test('PIC-02: a forged signature, day or picture id gets the same 403 whether the picture exists or not', async () => {
  const [one, other] = [await pictured(하니), await pictured(하니)]
  const [, , id, pass = '', signature = ''] = one.imageUrl.split('/')
  const [day = '', viewer = ''] = pass.split('.')
  const passOf민지 = (await 민지.pictures.urls({ query: { ids: idOf(one.imageUrl) } }))[0]?.imageUrl.split('/')[3]
  const unknown = '00000000-0000-4000-8000-000000000000'
  const refused = await get(bare(one.imageUrl))
  expect(refused.status).toBe(403)
  expect(refused.headers['cache-control']).toBe('no-store')
  expect(refused.body.length).toBeLessThan(200)
  const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  const forged = [
    `/files/${unknown}`,
    `/files/${unknown}/${pass}/${signature}`,
    `/files/${idOf(other.imageUrl)}/${pass}/${signature}`,
    `/files/${id}/${daysAfter(day, 1)}.${viewer}/${signature}`,
    `/files/${id}/9999-12-31.${viewer}/${signature}`,
    `/files/${id}/${day}/${signature}`,
    `/files/${id}/${passOf민지}/${signature}`,
    `/files/${id}/${pass}.${viewer}/${signature}`,
    `/files/${id}/${pass}/${flipped}`,
    `/files/${id}/${pass}/${signature.slice(0, -1)}`,
    `/files/${id}/${pass}/${signature}A`,
    `/files/${id}/${pass}/${'A'.repeat(22)}`,
    `/files/${id}/${pass}/%20`,
    `/files/${id}/tomorrow.${viewer}/${signature}`,
  ]
  for (const url of forged) expect(await get(url)).toMatchObject({ status: 403, body: refused.body })
  expect(passOf민지).not.toBe(pass)
  expect(await status(`/files/${id?.toUpperCase()}/${pass}/${signature}`)).toBe(200)
})

test('PIC-03: a signed url is the same all day, works for 24 to 48 hours', async () => {
  const day = seoulDate(testApp.clock.now())
  testApp.clock.set(atSeoul(daysAfter(day, 1), 0))
  const again = () => testApp.signIn(하니.email, 하니.password)
  const { imageUrl } = await pictured(await again())
  const urlNow = async () =>
    (await (await again()).clothes.list({ query: { ownerId: 하니.id } })).data[0]?.imageUrl ?? ''
  expect(await status(imageUrl)).toBe(200)
  testApp.clock.set(atSeoul(daysAfter(day, 2), -0.01))
  expect(await urlNow()).toBe(imageUrl)
  testApp.clock.set(atSeoul(daysAfter(day, 2), 1))
  const next = await urlNow()
  expect(next).not.toBe(imageUrl)
  expect(idOf(next)).toBe(idOf(imageUrl))
  testApp.clock.set(atSeoul(daysAfter(day, 3), -0.01))
  expect(await status(imageUrl)).toBe(200)
  testApp.clock.set(atSeoul(daysAfter(day, 3), 0))
  expect([await status(imageUrl), await status(next)]).toEqual([403, 200])
})

test('PIC-04: pictures of feeds and profiles have public urls, for which caches ask each time', async () => {
  const profileImageUrl = await portrayed(하니)
  const feed = await post(하니, { clothes: [await pictured(하니)] })
  const [item] = feed.ootds
  for (const url of [profileImageUrl, item?.imageUrl ?? '']) {
    expect(url).toMatch(open)
    const { status: found, headers } = await get(url)
    expect([found, headers['cache-control']]).toEqual([200, 'public, no-cache'])
    expect((await get(url, { 'if-none-match': String(headers['etag']) })).status).toBe(304)
  }
})

interface Found {
  where: string
  url: string
}
function urlsIn(where: string, value: unknown): Found[] {
  if (typeof value === 'string') return value.includes('/files/') ? [{ where, url: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    urlsIn(Array.isArray(value) ? where : `${where} ${name}`, part),
  )
}

test('PIC-05: of all picture URLs in API responses, those of feeds and profiles alone work unsigned', async () => {
  await portrayed(하니)
  await portrayed(민지)
  const worn = await pictured(하니)
  await pictured(하니, '아무도 못 본 옷')
  await pictured(하니)
  await newDraft(하니)
  const feed = await post(하니, { clothes: [worn] })
  await 민지.comments.create({
    params: { feedId: feed.id },
    body: { feedId: feed.id, authorId: 민지.id, content: '멋져요' },
  })
  await 민지.follows.create({ body: { followerId: 민지.id, followeeId: 하니.id } })
  const weatherId = (await today(하니)).id
  const answers = async (person: TestUser): Promise<[string, unknown][]> => [
    ['clothes', await person.clothes.list({ query: { ownerId: 하니.id } })],
    ['drafts', await person.drafts.list({})],
    ['recommendation', await person.recommendations.get({ query: { weatherId } })],
    ['feeds', await person.feeds.list({ query: { sortBy: 'createdAt', sortDirection: 'DESCENDING' } })],
    ['feed', await person.feeds.get({ params: { feedId: feed.id } })],
    ['comments', await person.comments.list({ params: { feedId: feed.id }, query: {} })],
    ['comfort', await person.comfort.get({})],
    ['followers', await person.follows.followers({ query: { followeeId: 하니.id } })],
    ['followings', await person.follows.followings({ query: { followerId: 민지.id } })],
    ['profile', await person.profiles.get({ params: { userId: 하니.id } })],
    [
      'duplicate',
      await person.clothes.create({
        body: { ownerId: person.id, name: worn.name, type: 'TOP' },
        image: await picture('#7a3b2e'),
      }),
    ],
    ['fresh', await person.pictures.urls({ query: { ids: idOf(worn.imageUrl) } })],
  ]
  const places = new Set<string>()
  for (const person of [하니, 민지])
    for (const [where, answer] of await answers(person))
      for (const { where: place, url } of urlsIn(where, answer)) {
        places.add(place)
        const isPublic = open.test(url) || drawn.test(url)
        if (!isPublic) expect(url).toMatch(signed)
        expect([place, await status(url)]).toEqual([place, 200])
        if (isPublic) expect(place).toMatch(/ootds imageUrl$|flatLayUrl$|today items imageUrl$|profileImageUrl$/)
        else if (idOf(url) !== idOf(worn.imageUrl)) expect([place, await status(bare(url))]).toEqual([place, 403])
      }
  expect([...places].toSorted()).toEqual(
    [
      'clothes data imageUrl',
      'comfort today items imageUrl',
      'comments data author profileImageUrl',
      'drafts cutOut imageUrl',
      'drafts original imageUrl',
      'duplicate duplicateOf imageUrl',
      'duplicate imageUrl',
      'feed author profileImageUrl',
      'feed flatLayUrl',
      'feed ootds imageUrl',
      'feeds data author profileImageUrl',
      'feeds data flatLayUrl',
      'feeds data ootds imageUrl',
      'followers data follower profileImageUrl',
      'followers data followee profileImageUrl',
      'followings data followee profileImageUrl',
      'followings data follower profileImageUrl',
      'fresh imageUrl',
      'profile profileImageUrl',
      'recommendation clothes imageUrl',
    ].toSorted(),
  )
})

test('PIC-06: a public URL works while a feed shows the picture, even after the piece is deleted', async () => {
  const piece = await pictured(하니)
  const [first, second] = [await post(하니, { clothes: [piece] }), await post(하니, { clothes: [piece] })]
  const url = first.ootds[0]?.imageUrl ?? ''
  await 하니.clothes.delete({ params: { clothesId: piece.id } })
  await 하니.feeds.delete({ params: { feedId: first.id } })
  testApp.clock.advance(noticed)
  expect(await status(url)).toBe(200)
  await 하니.feeds.delete({ params: { feedId: second.id } })
  testApp.clock.advance(noticed)
  expect([await status(url), await status(piece.imageUrl)]).toEqual([403, 404])
})

test('PIC-06: a picture that was just refused to the public is there at once when a feed shows it', async () => {
  const piece = await pictured(하니)
  expect([await status(bare(piece.imageUrl)), await status(piece.imageUrl)]).toEqual([403, 200])
  const feed = await post(하니, { clothes: [piece] })
  expect(await status(feed.ootds[0]?.imageUrl ?? '')).toBe(200)
})

test('PIC-06: a replaced profile picture and all pictures of a leaving account stop loading within a second', async () => {
  const before = await portrayed(하니)
  const now = await portrayed(하니)
  const piece = await pictured(하니)
  const draft = await newDraft(하니)
  const feed = await post(하니, { clothes: [piece] })
  const all = [now, feed.ootds[0]?.imageUrl ?? '', piece.imageUrl, draft.original.imageUrl]
  expect(await Promise.all(all.map(status))).toEqual([200, 200, 200, 200])
  testApp.clock.advance(noticed)
  expect(await status(before)).toBe(403)
  await 하니.account.leave({ params: { userId: 하니.id } })
  testApp.clock.advance(noticed)
  expect(await Promise.all(all.map(status))).toEqual([403, 403, 404, 404])
  await testApp.signIn(하니.email, 하니.password)
  expect(await Promise.all(all.map(status))).toEqual([200, 200, 200, 200])
})

test('PIC-07: the picture of a deleted piece or draft stops loading within a second, and undo restores it', async () => {
  const piece = await pictured(하니)
  const draft = await newDraft(하니)
  const urls = [piece.imageUrl, draft.original.imageUrl]
  expect(await Promise.all(urls.map(status))).toEqual([200, 200])
  const changeId = crypto.randomUUID() as never
  await 하니.closetChanges.delete({ body: { changeId, clothesIds: [piece.id] } })
  await 하니.drafts.discard({ params: { draftId: draft.id } })
  testApp.clock.advance(noticed)
  expect(await Promise.all(urls.map(status))).toEqual([404, 404])
  const kept = readdirSync(path.join(testApp.config.dataDir, 'files'), { recursive: true, encoding: 'utf8' })
  for (const url of urls) expect(kept.some((file) => file.includes(idOf(url)))).toBe(true)
  await 하니.closetChanges.undo({ body: { changeId } })
  await 하니.drafts.restore({ params: { draftId: draft.id } })
  expect(await Promise.all(urls.map(status))).toEqual([200, 200])
})

test('a deleted piece’s picture loads while a wear or look shows it, and again when either is restored', async () => {
  const { id, imageUrl } = await pictured(하니)
  const [wearId, lookId] = [newId<WearId>(), newId<LookId>()]
  const date = seoulDate(testApp.clock.now())
  const wear = (revision: number) =>
    하니.wears.save({
      params: { wearId },
      body: { date, state: 'WORN', source: 'HAND', clothesIds: [id], revision },
    })
  const look = (revision: number) =>
    하니.looks.save({ params: { lookId }, body: { name: '한 벌', clothesIds: [id], revision } })
  await wear(0)
  await look(0)
  const statusAfter = async (change: Promise<unknown>) => {
    await change
    testApp.clock.advance(noticed)
    return status(imageUrl)
  }
  expect(await statusAfter(하니.clothes.delete({ params: { clothesId: id } }))).toBe(200)
  expect(await statusAfter(하니.looks.delete({ params: { lookId }, query: {} }))).toBe(200)
  expect(await statusAfter(하니.wears.delete({ params: { wearId }, query: {} }))).toBe(404)
  expect(await statusAfter(look(2))).toBe(200)
  expect(await statusAfter(하니.looks.delete({ params: { lookId }, query: {} }))).toBe(404)
  expect(await statusAfter(wear(2))).toBe(200)
  expect(await statusAfter(하니.wears.delete({ params: { wearId }, query: {} }))).toBe(404)
})

test('PIC-08: current URLs are issued for pictures of visible pieces and own drafts, and for no others', async () => {
  const { imageUrl } = await pictured(하니)
  const { original } = await newDraft(하니)
  const gone = await pictured(하니)
  await 하니.clothes.delete({ params: { clothesId: gone.id } })
  const portrait = await portrayed(하니)
  const unknown = ImageId.parse('00000000-0000-4000-8000-000000000000')
  const ids = [imageUrl, original.imageUrl, gone.imageUrl, portrait].map(idOf)
  const query = { ids: [...ids, unknown].join(',') }
  const stored = async (person: TestUser) =>
    (await person.pictures.urls({ query })).map((one) => one.imageUrl).toSorted()
  expect((await stored(하니)).map(idOf).toSorted()).toEqual(
    [imageUrl, original.imageUrl, portrait].map(idOf).toSorted(),
  )
  expect((await stored(민지)).map(idOf)).toEqual([idOf(imageUrl)])
  const answer = await testApp.inject({ url: `/api/pictures?ids=${query.ids}` })
  expect(answer.statusCode).toBe(401)
  const tooMany = Array.from({ length: 101 }, () => unknown).join(',')
  for (const wrong of ['', 'x', tooMany])
    await expect(하니.pictures.urls({ query: { ids: wrong } })).rejects.toMatchObject({ status: 400 })
})

const urlFor = async (person: TestUser, id: ImageId) =>
  (await person.pictures.urls({ query: { ids: id } })).map(({ imageUrl }) => imageUrl)

test('PIC-09: a closet’s picture has another url for each viewer, and a block of either ends it at once', async () => {
  const { imageUrl } = await pictured(하니)
  const [seen] = (await 민지.clothes.list({ query: { ownerId: 하니.id } })).data
  const url = seen?.imageUrl ?? ''
  expect([url === imageUrl, idOf(url)]).toEqual([false, idOf(imageUrl)])
  for (const [blocker, blocked] of [[하니, 민지] as const, [민지, 하니] as const]) {
    expect(await status(url)).toBe(200)
    await blocker.blocks.create({ body: { userId: blocked.id } })
    expect([await status(url), await status(imageUrl), await urlFor(민지, idOf(url))]).toEqual([404, 200, []])
    await blocker.blocks.delete({ params: { userId: blocked.id } })
  }
  expect(await urlFor(민지, idOf(url))).toEqual([url])
})

test('PIC-10: whoever has the url of somebody sees what that account sees: nothing once it is locked or gone', async () => {
  const { imageUrl } = await pictured(하니)
  const url = (await urlFor(민지, idOf(imageUrl)))[0] ?? ''
  const { db } = testApp.database
  const change = (columns: { lockedAt?: Date | null; deletedAt?: Date | null }) =>
    db.updateTable('users').set(columns).where('id', '=', 민지.id).execute()
  for (const column of ['lockedAt', 'deletedAt'] as const) {
    await change({ [column]: testApp.clock.now() })
    expect([await status(url), await status(imageUrl)]).toEqual([404, 200])
    await change({ [column]: null })
    expect(await status(url)).toBe(200)
  }
})

test('PIC-11: a picture of underwear loads for its owner alone, even if a feed shows the piece', async () => {
  const underwear = shown(
    await 하니.clothes.create({
      body: { ownerId: 하니.id, name: '속옷', type: 'UNDERWEAR' },
      image: await picture('#445566'),
    }),
  )
  const { id, imageUrl } = underwear
  const feed = await post(하니, { clothes: [underwear, await pictured(하니)] })
  const own = feed.ootds.find(({ clothesId }) => clothesId === id)?.imageUrl ?? ''
  expect(await Promise.all([imageUrl, own, bare(imageUrl)].map(status))).toEqual([200, 200, 403])
  expect(await urlFor(민지, idOf(imageUrl))).toEqual([])
  await 하니.clothes.delete({ params: { clothesId: id } })
  expect(await Promise.all([imageUrl, own, bare(imageUrl)].map(status))).toEqual([200, 200, 403])
})

async function unfollow(person: TestUser, other: TestUser) {
  const { followedByMeId } = await summaryOf(person, other)
  if (followedByMeId === null) throw new Error('no follow')
  await person.follows.delete({ params: { followId: followedByMeId } })
}

test('PIC-12: pictures of a feed for followers, and of its outfit, load for its followers and author alone', async () => {
  const feed = await post(하니, { clothes: [await pictured(하니)] })
  const open = [feed.ootds[0]?.imageUrl ?? '', feed.flatLayUrl ?? '']
  expect(await Promise.all(open.map(status))).toEqual([200, 200])
  await setAudience(하니, 'FOLLOWERS')
  testApp.clock.advance(noticed)
  expect(await Promise.all(open.map(status))).toEqual([403, 404])
  await followPrivately(민지, 하니)
  const urlsOf = async (person: TestUser) => {
    const { ootds, flatLayUrl } = await person.feeds.get({ params: { feedId: feed.id } })
    const listed = (await person.feeds.list({ query: { sortBy: 'createdAt', sortDirection: 'DESCENDING' } })).data[0]
    expect([listed?.ootds, listed?.flatLayUrl]).toEqual([ootds, flatLayUrl])
    return [ootds[0]?.imageUrl ?? '', flatLayUrl ?? '']
  }
  const [own, theirs] = [await urlsOf(하니), await urlsOf(민지)]
  expect(await Promise.all([...own, ...theirs].map(status))).toEqual([200, 200, 200, 200])
  const [, outfit = ''] = theirs
  expect((await get(outfit)).headers['cache-control']).toBe('private, no-store')
  expect(await status(`${outfit.slice(0, -1)}${outfit.endsWith('A') ? 'B' : 'A'}`)).toBe(403)
  await unfollow(민지, 하니)
  expect(await Promise.all([...own, ...theirs].map(status))).toEqual([200, 200, 404, 404])
})

test('PIC-13: pictures of a closet load for whom its owner lets see it', async () => {
  const { imageUrl } = await pictured(하니)
  const [url = ''] = await urlFor(민지, idOf(imageUrl))
  const seen = async () => [await status(url), await status(imageUrl), (await urlFor(민지, idOf(imageUrl))).length]
  expect(await seen()).toEqual([200, 200, 1])
  await setClosetAudience(하니, 'NOBODY')
  expect(await seen()).toEqual([404, 200, 0])
  await setClosetAudience(하니, 'FOLLOWERS')
  expect(await seen()).toEqual([404, 200, 0])
  await follow(민지, 하니)
  expect(await seen()).toEqual([200, 200, 1])
})
