import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { administrator } from '../../kit/fixtures.ts'
import { ForeignClient, multipart } from '../../kit/foreign-client.ts'
import type { Attribute, Definition, Failure, Paged, Piece, ProfileOf } from '../../kit/foreign-shapes.ts'
import { emailsIn, passwordIn } from '../../kit/mail-catcher.ts'
import { type Instance, useTestApp, testPassword } from '../../kit/test-app.ts'

/**
 * Tests of profile, closet and passwords with a client that shares no code with the product, on a base path other than
 * `/`.
 */

const password = 'foreign1!'
const seoul = { longitude: 126.988, latitude: 37.567 }
const colour = { selectableValues: ['하양', '검정'] }

const testApp = useTestApp({ BASE_PATH: '/otday' })
let instance: Instance
let 하니: ForeignClient
let 민지: ForeignClient
let email: string
let 관리자: ForeignClient
let image: Buffer
beforeAll(async () => {
  instance = await testApp.listen()
  image = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#334455' } })
    .jpeg()
    .toBuffer()
  하니 = (await ForeignClient.signUp(instance.url, '하니', password)).client
  ;({ client: 민지, email } = await ForeignClient.signUp(instance.url, '민지', password))
  관리자 = await ForeignClient.start(instance.url)
  const boss = await administrator(testApp, '관리자')
  expect((await 관리자.signIn(boss.email, testPassword)).status).toBe(200)
})

const failure = (status: number, name: string | RegExp = /./) => ({
  status,
  body: { exceptionName: expect.stringMatching(name) },
})
const piecesOf = (who: ForeignClient, ownerId: string, query = {}) =>
  who.call<Paged<Piece>>('GET', '/api/clothes', { query: { ownerId, ...query } })
const add = (who: ForeignClient, name: string, attributes: object[] = [], picture?: Uint8Array) =>
  who.call<Piece>('POST', '/api/clothes', {
    form: multipart({ ownerId: who.id, name, type: 'TOP', attributes }, picture),
  })

test('WIRE-01: a profile accepts a picture without a content type and hides private fields from others', async () => {
  const path = `/api/users/${하니.id}/profiles`
  const given = { name: '하니', gender: 'FEMALE', birthDate: '1999-05-05', temperatureSensitivity: 2 }
  const location = { ...seoul, locationNames: ['서울'] }
  const saved = await 하니.call<ProfileOf>('PATCH', path, { form: multipart({ ...given, location }, image) })
  expect(saved).toMatchObject({ status: 200, body: { userId: 하니.id, ...given, location: seoul } })
  const picture = await fetch(new URL(saved.body.profileImageUrl ?? '', instance.url))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/')])

  const later = await 하니.call<ProfileOf>('PATCH', path, { form: multipart({ ...given, temperatureSensitivity: 4 }) })
  expect(later.body).toEqual({ ...saved.body, temperatureSensitivity: 4 })
  expect((await 하니.call('GET', path)).body).toEqual(later.body)
  expect((await 민지.call('GET', path)).body).toMatchObject({
    name: '하니',
    gender: 'FEMALE',
    profileImageUrl: saved.body.profileImageUrl,
    birthDate: null,
    location: null,
    temperatureSensitivity: null,
  })
  expect(await 민지.call('PATCH', path, { form: multipart(given) })).toMatchObject(failure(403))

  const padded = (size: number) => Buffer.concat([image, Buffer.alloc(size - image.length)])
  const limit = 5 * 1024 * 1024
  expect((await 하니.call('PATCH', path, { form: multipart(given, padded(limit)) })).status).toBe(200)
  expect(await 하니.call('PATCH', path, { form: multipart(given, padded(limit + 1)) })).toMatchObject(failure(413))
  expect(await 하니.call('PATCH', path, { form: multipart(given, Buffer.from('no picture')) })).toMatchObject(
    failure(400),
  )
})

test('WIRE-01: pieces and attributes are created, changed and deleted by their owners and administrators', async () => {
  const defs = '/api/clothes/attribute-defs'
  expect(await 하니.call('POST', defs, { json: { name: '무늬', ...colour } })).toMatchObject(failure(403))
  const made = await 관리자.call<Definition>('POST', defs, { json: { name: '무늬', ...colour } })
  expect(made).toMatchObject({ status: 201, body: { name: '무늬', ...colour } })
  expect(await 관리자.call('POST', defs, { json: { name: ' 무늬 ', ...colour } })).toMatchObject(failure(409))
  await 관리자.call('POST', defs, { json: { name: '가격', ...colour } })
  const names = (await 하니.call<Definition[]>('GET', defs, { query: { keywordLike: '' } })).body.map(
    ({ name }) => name,
  )
  expect(names).toEqual(names.toSorted())
  expect(names).toEqual(expect.arrayContaining(['가격', '무늬']))
  const backwards = { sortBy: 'name', sortDirection: 'DESCENDING', keywordLike: '가격' }
  expect((await 하니.call('GET', defs, { query: backwards })).body).toMatchObject([{ name: '가격' }])

  const definitionId = made.body.id
  const white = { definitionId, value: '하양' }
  const shirt = await add(하니, '셔츠', [white], image)
  const expected: Attribute = { ...white, definitionName: '무늬', ...colour }
  expect(shirt).toMatchObject({
    status: 201,
    body: { ownerId: 하니.id, name: '셔츠', type: 'TOP', attributes: [expected] },
  })
  expect(await add(하니, '바지', [{ definitionId, value: '분홍' }])).toMatchObject(failure(400))
  expect(await add(하니, '바지', [white, { ...white, value: '검정' }])).toMatchObject(failure(400))
  await add(하니, '둘째')
  expect(await 하니.call('GET', '/api/clothes')).toMatchObject(failure(400, 'InvalidInput'))
  for (const who of [하니, 민지])
    expect((await piecesOf(who, 하니.id)).body.data.map(({ name }) => name)).toEqual(['둘째', '셔츠'])
  expect((await piecesOf(민지, 하니.id, { typeEqual: 'SHOES' })).body).toMatchObject({ data: [], totalCount: 0 })
  expect((await piecesOf(민지, 하니.id, { typeEqual: '' })).body.totalCount).toBe(2)

  const path = `/api/clothes/${shirt.body.id}`
  const renamed = { name: '흰 셔츠', type: 'OUTER', attributes: [white] }
  expect(await 민지.call('PATCH', path, { form: multipart(renamed) })).toMatchObject(failure(403))
  const changed = await 하니.call<Piece>('PATCH', path, { form: multipart(renamed) })
  expect(changed.body).toMatchObject({
    id: shirt.body.id,
    name: '흰 셔츠',
    type: 'OUTER',
    imageUrl: shirt.body.imageUrl,
  })
  expect((await fetch(new URL(shirt.body.imageUrl ?? '', instance.url))).status).toBe(200)

  const only = { name: '무늬', selectableValues: ['검정'] }
  expect((await 관리자.call('PATCH', `${defs}/${definitionId}`, { json: only })).body).toMatchObject(only)
  expect((await piecesOf(하니, 하니.id)).body.data.at(-1)?.attributes).toEqual([])
  expect((await 관리자.call('DELETE', `${defs}/${definitionId}`)).status).toBe(204)
  expect(await 관리자.call('DELETE', `${defs}/${definitionId}`)).toMatchObject(failure(404))

  expect(await 민지.call('DELETE', path)).toMatchObject(failure(403))
  expect((await 하니.call('DELETE', path)).status).toBe(204)
  expect(await 하니.call('DELETE', path)).toMatchObject(failure(404))
  const closed = 'http://127.0.0.1:9/shirt'
  const link = await 하니.call<Failure>('GET', '/api/clothes/extractions', { query: { url: closed } })
  expect(link).toMatchObject(failure(422, 'LinkUnreadable'))
})

test('WIRE-01: a mailed temporary password allows the password change alone, which ends all sessions', async () => {
  for (const address of ['nobody@example.com', email])
    expect((await 민지.call('POST', '/api/auth/reset-password', { json: { email: address } })).status).toBe(204)
  const temporary = await vi.waitFor(() => {
    const [mail] = emailsIn(testApp.config.mail.folder)
    expect(mail).toBeDefined()
    return mail ? passwordIn(mail) : ''
  })
  expect(temporary).toMatch(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d@$!%*?&]{12}$/)
  const lost = await ForeignClient.start(instance.url)
  expect((await lost.signIn(email, temporary)).body.userDto.mustChangePassword).toBe(true)
  const refused = await lost.call<Failure>('GET', '/api/feeds')
  expect(refused).toMatchObject(failure(403, 'PasswordChangeRequired'))
  expect(refused.body.message).toMatch(/임시 비밀번호로 로그인했어요.*‘비밀번호를 잊으셨나요\?’에서 새 비밀번호/)
  const path = `/api/users/${lost.id}/password`
  expect(await lost.call('PATCH', path, { json: { password: 'short' } })).toMatchObject(failure(400))
  expect((await lost.call('PATCH', path, { json: { password: 'another1!' } })).status).toBe(204)
  expect(lost.jar.has('REFRESH_TOKEN')).toBe(false)
  expect((await lost.call('GET', '/api/feeds')).status).toBe(401)
  expect(await 민지.call('GET', '/api/feeds')).toMatchObject(failure(401))
  for (const old of [temporary, password]) expect(await lost.signIn(email, old)).toMatchObject(failure(401))
  expect((await 민지.signIn(email, 'another1!')).body.userDto.mustChangePassword).toBe(false)
})
