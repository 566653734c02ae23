import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { eachStoryHasNewUsers, testApp, 하니, 민지 } from '../../kit/story-users.ts'
import { administrator, post, seoul } from '../../kit/fixtures.ts'
import { ApiFailure, testPassword, type TestUser } from '../../kit/test-app.ts'

eachStoryHasNewUsers()

const profileOf = (whose: TestUser, who = whose) => who.profiles.get({ params: { userId: whose.id } })
/** Changes a profile as a client would, also with values that a typed client would not send. */
const change = (body: object, image: Blob | null = null, who = 하니, whose = who) =>
  who.profiles.update({ params: { userId: whose.id }, body: { name: '하니', ...body }, image })
const refusal = (request: Promise<unknown>) =>
  request.then(
    () => null,
    (error: unknown) => (error instanceof ApiFailure ? [error.status, error.body.exceptionName] : error),
  )
const picture = async (text: 'png' | 'jpeg' = 'png') =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } })
        .toFormat(text)
        .toBuffer(),
    ),
  ])

test('NAME-02: reserved names and odd addresses are refused when new and kept when already stored', async () => {
  const refused = [400, 'InvalidInput']
  const signUp = (email: string, name: string) => 하니.users.create({ body: { email, name, password: testPassword } })
  expect(await refusal(signUp('new1@example.com', '관리자'))).toEqual(refused)
  expect(await refusal(signUp('h\u0430ni@example.com', '새사람'))).toEqual(refused)
  expect(await refusal(change({ name: 'adm1n' }))).toEqual(refused)
  const email = 'hani\u200B@example.com'
  expect(await refusal(하니.account.changeEmail({ params: { userId: 하니.id }, body: { email } }))).toEqual(refused)
  const 관리자 = await administrator(testApp, '관리자')
  expect((await change({ name: '관리자', gender: 'FEMALE' }, null, 관리자)).gender).toBe('FEMALE')
})

test('a new account has a profile with its name and the default values', async () => {
  expect(await profileOf(하니)).toEqual({
    userId: 하니.id,
    name: '하니',
    gender: null,
    birthDate: null,
    location: null,
    temperatureSensitivity: 3,
    profileImageUrl: null,
    weatherAlerts: true,
    audience: 'EVERYONE',
    closetAudience: 'EVERYONE',
  })
})

test('others see name, gender and picture, and nothing private', async () => {
  await change(
    { gender: 'FEMALE', birthDate: '2001-02-03', temperatureSensitivity: 1, location: seoul },
    await picture(),
  )
  const own = await profileOf(하니)
  expect(own).toMatchObject({ birthDate: '2001-02-03', temperatureSensitivity: 1, location: { latitude: 37.567 } })
  expect(await profileOf(하니, 민지)).toEqual({
    userId: 하니.id,
    name: '하니',
    gender: 'FEMALE',
    birthDate: null,
    location: null,
    temperatureSensitivity: null,
    profileImageUrl: own.profileImageUrl,
    weatherAlerts: null,
    audience: 'EVERYONE',
  })
  const { body } = await testApp.inject({
    url: `/api/users/${하니.id}/profiles`,
    headers: { authorization: `Bearer ${민지.token}` },
  })
  expect(body).not.toMatch(/2001-02|37\.5|126\.9|@example|role|locked|password/i)
})

test('a saved location gets its grid cell and names, and stays when the field is absent or null', async () => {
  const located = await change({ location: { ...seoul, x: 1, y: 2, locationNames: ['달'] } })
  expect(located.location).toMatchObject({ ...seoul, x: 60, y: 127 })
  expect(located.location?.locationNames[0]).toMatch(/서울/)
  expect((await change({ gender: 'OTHER' })).location).toEqual(located.location)
  expect((await change({ location: null })).location).toEqual(located.location)
})

test('a location chosen by station keeps its names on every device and is hidden from others', async () => {
  const [found] = await 하니.weathers.places({ query: { nameLike: '홍대입구역' } })
  if (!found) throw new Error('no place')
  expect(found).toMatchObject({ locationNames: ['서울특별시', '마포구', '서교동'], matchedName: '홍대입구역' })
  const { latitude, longitude, locationNames } = found
  await change({ location: { latitude, longitude } })
  const elsewhere = await testApp.signIn(하니.email, testPassword)
  expect((await profileOf(하니, elsewhere)).location?.locationNames).toEqual(['서울특별시', '마포구'])
  // Clients round the coordinates before they send them.
  const rounded = { latitude: Number(latitude.toFixed(2)), longitude: Number(longitude.toFixed(2)) }
  await change({ location: { ...rounded, locationNames } })
  expect((await profileOf(하니, elsewhere)).location).toMatchObject({ ...rounded, locationNames })
  expect((await profileOf(하니, 민지)).location).toBeNull()
  // The stored place name is kept for the chosen coordinates alone, not for other ones.
  const away = { latitude: latitude + 0.02, longitude }
  expect((await change({ location: { ...away, locationNames } })).location?.locationNames).not.toEqual(locationNames)
  const near = await 하니.weathers.places({ query: { nameLike: '혜운대' } })
  expect(near[0]).toMatchObject({ locationNames: ['부산광역시', '해운대구'], isNearest: true })
})

test('gender and birth date can be cleared, and stay when they are absent', async () => {
  await change({ gender: 'MALE', birthDate: '1999-12-31', temperatureSensitivity: 5 })
  expect(await change({})).toMatchObject({ gender: 'MALE', birthDate: '1999-12-31', temperatureSensitivity: 5 })
  expect(await change({ gender: null, birthDate: null, temperatureSensitivity: null })).toMatchObject({
    gender: null,
    birthDate: null,
    temperatureSensitivity: 5,
  })
})

test('a new name and picture show in the feeds of the person', async () => {
  const { id } = await post(하니)
  const { profileImageUrl } = await change({ name: '팜하니' }, await picture())
  expect(profileImageUrl).toMatch(/^\/files\//)
  expect((await 민지.feeds.get({ params: { feedId: id } })).author).toEqual({
    userId: 하니.id,
    name: '팜하니',
    profileImageUrl,
  })
  const answer = await testApp.inject({ url: profileImageUrl ?? '' })
  expect([answer.statusCode, answer.headers['x-content-type-options']]).toEqual([200, 'nosniff'])
  expect((await change({})).profileImageUrl).toBe(profileImageUrl)
  expect((await change({}, await picture('jpeg'))).profileImageUrl).not.toBe(profileImageUrl)
})

test('invalid profile fields and unsupported locations are refused and change nothing', async () => {
  const before = await profileOf(하니)
  const tomorrow = new Date(testApp.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
  for (const body of [
    { name: '' },
    { name: '하' },
    { name: '하 니' },
    { name: '가'.repeat(21) },
    { name: '<b>하니</b>' },
    { name: '하니\u0000' },
    { gender: 'female' },
    { birthDate: tomorrow },
    { birthDate: '1899-12-31' },
    { birthDate: '2001-02-30' },
    { birthDate: '2001-2-3' },
    ...[0, 6, 2.5, -1, '3', 1e9].map((temperatureSensitivity) => ({ temperatureSensitivity })),
    { location: { latitude: '37', longitude: 127 } },
    { location: { latitude: 37.5 } },
  ])
    expect([body, await refusal(change({ birthDate: '2000-01-01', ...body }))]).toEqual([body, [400, 'InvalidInput']])
  for (const location of [
    { latitude: 35.68, longitude: 139.76 },
    { latitude: 0, longitude: 0 },
    { latitude: 126.988, longitude: 37.567 },
    { latitude: 1e300, longitude: 127 },
  ])
    expect(await refusal(change({ birthDate: '2000-01-01', location }))).toEqual([400, 'LocationNotSupported'])
  expect(await profileOf(하니)).toEqual(before)
})

test('a birth date of today in Seoul is accepted, and one of tomorrow is refused', async () => {
  testApp.clock.set('2026-03-01T15:30:00Z')
  const early = await testApp.signIn(하니.email, 하니.password)
  expect((await change({ birthDate: '2026-03-02' }, null, early)).birthDate).toBe('2026-03-02')
  expect(await refusal(change({ birthDate: '2026-03-03' }, null, early))).toEqual([400, 'InvalidInput'])
  testApp.clock.reset()
})

test('an invalid or too large profile picture is refused and changes nothing', async () => {
  const before = await profileOf(하니)
  for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<script>alert(1)</script>', '%PDF-1.4'])
    expect(await refusal(change({ name: '딴이름' }, new Blob([bytes])))).toEqual([400, 'InvalidImage'])
  const limit = 5 * 1024 * 1024
  const png = new Uint8Array(await (await picture()).arrayBuffer())
  const padded = (length: number) => new Blob([png, new Uint8Array(length - png.length)])
  expect(await refusal(change({ name: '딴이름' }, padded(limit + 1)))).toEqual([413, 'ImageTooLarge'])
  expect(await profileOf(하니)).toEqual(before)
  expect((await change({}, padded(limit))).profileImageUrl).not.toBeNull()
  const images = await testApp.database.db.selectFrom('images').selectAll().where('ownerId', '=', 하니.id).execute()
  expect(images).toHaveLength(1)
})

test('another’s profile cannot be changed, and a profile edit cannot change role, email or lock', async () => {
  expect(await refusal(change({ name: '침입자' }, null, 민지, 하니))).toEqual([403, 'Forbidden'])
  expect(await refusal(change({ name: '침입자' }, await picture(), 민지, 하니))).toEqual([403, 'Forbidden'])
  expect((await profileOf(하니)).name).toBe('하니')
  await change({ role: 'ADMIN', email: 'x@example.com', locked: true, userId: 민지.id, password: 'abc12345' })
  const again = await testApp.signIn(하니.email, 하니.password)
  const row = await testApp.database.db.selectFrom('users').selectAll().where('id', '=', again.id).executeTakeFirst()
  expect(row).toMatchObject({ role: 'USER', email: 하니.email, lockedAt: null })
})

test('a request for the profile of an unknown or deleted account gets 404', async () => {
  expect(await refusal(하니.profiles.get({ params: { userId: newId() } }))).toEqual([404, 'UserNotFound'])
  expect(await refusal(하니.profiles.get({ params: { userId: 'me' } }))).toEqual([400, 'InvalidInput'])
  const { db } = testApp.database
  await db.updateTable('users').set({ deletedAt: testApp.clock.now() }).where('id', '=', 민지.id).execute()
  expect(await refusal(profileOf(민지, 하니))).toEqual([404, 'UserNotFound'])
})

test('simultaneous profile edits never mix their fields', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `하니${index}`)
  await Promise.all(names.map((name, index) => change({ name, birthDate: `2000-01-${String(index + 10)}` })))
  const { name, birthDate } = await profileOf(하니)
  expect(birthDate).toBe(`2000-01-${Number(name.slice(2)) + 10}`)
})
