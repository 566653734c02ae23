import { randomUUID } from 'node:crypto'
import { commonGarments, type DraftId, idempotencyKeyHeader, isCreating } from '@otday/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { job } from '#platform/jobs/index.ts'
import { calls } from '../../kit/calls.ts'
import { administrator, garment, post, today } from '../../kit/fixtures.ts'
import { runJob } from '../../kit/run-job.ts'
import { garmentPhoto } from '../../kit/garment-photos.ts'
import { allStoriesShareOneUser, testApp, 하니 } from '../../kit/story-users.ts'
import type { TestUser } from '../../kit/test-app.ts'

allStoriesShareOneUser()

interface Call {
  path: string
  body: unknown
  image?: Buffer
}

async function send({ path, body, image }: Call, key: string | null, who: TestUser | null = 하니) {
  const headers: Record<string, string> = {
    ...(key !== null && { [idempotencyKeyHeader]: key }),
    ...(who && { authorization: `Bearer ${who.token}` }),
  }
  if (!isMultipart(path)) return testApp.inject({ method: 'POST', url: path, headers, payload: body as object })
  const form = new FormData()
  form.append('request', new Blob([JSON.stringify(body)], { type: 'application/json' }), 'blob')
  if (image) form.append('image', new Blob([Uint8Array.from(image)]), 'a.jpg')
  const encoded = new Response(form)
  return testApp.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}
const isMultipart = (path: string) => ['/api/clothes', '/api/clothes/drafts'].includes(path)

const comment = async (content = '예뻐요'): Promise<Call> => {
  const { id: feedId } = await post(하니)
  return { path: `/api/feeds/${feedId}/comments`, body: { feedId, authorId: 하니.id, content } }
}
const posting = async (): Promise<Call> => {
  const [{ id: weatherId }, { id }] = [await today(하니), await garment(하니, '셔츠')]
  return { path: '/api/feeds', body: { authorId: 하니.id, weatherId, clothesIds: [id], content: '오늘의 옷' } }
}
const confirmation = { name: '셔츠', type: 'TOP', attributes: [], isCutOut: false }

/** Every call of the contract that creates something. */
const creating: Record<string, () => Promise<Call>> = {
  '/api/users': async () => ({
    path: '/api/users',
    body: { email: `${randomUUID()}@example.com`, name: '다니엘', password: 'otday123!' },
  }),
  '/api/clothes': async () => ({
    path: '/api/clothes',
    body: { ownerId: 하니.id, name: '셔츠', type: 'TOP', attributes: [] },
    image: await garmentPhoto({ outline: 'shirt', color: '#1f2a48', size: 300 }),
  }),
  '/api/clothes/starts': async () => {
    const [first] = commonGarments
    const garments = [{ key: first?.key, color: first?.colors[0] }]
    return { path: '/api/clothes/starts', body: { changeId: randomUUID(), garments } }
  },
  '/api/clothes/drafts': async () => ({
    path: '/api/clothes/drafts',
    body: { draftId: randomUUID(), fileName: 'IMG_1.JPG' },
    image: await garmentPhoto({ outline: 'shirt', color: '#aa2a48', size: 300 }),
  }),
  '/api/clothes/drafts/:draftId/confirmation': async () => {
    const image = new Blob([Uint8Array.from(await garmentPhoto({ outline: 'shirt', color: '#1f8a48', size: 300 }))])
    const body = { draftId: randomUUID() as DraftId, fileName: 'IMG_2.JPG' }
    const { id } = await 하니.drafts.create({ body, image })
    return { path: `/api/clothes/drafts/${id}/confirmation`, body: { ...confirmation, acceptsDuplicate: true } }
  },
  '/api/clothes/attribute-defs': async () => ({
    path: '/api/clothes/attribute-defs',
    body: { name: `속성 ${randomUUID()}`, selectableValues: ['하나', '둘'] },
  }),
  '/api/feeds': posting,
  '/api/feeds/:feedId/comments': () => comment(),
  '/api/follows': async () => {
    const { id: followeeId } = await testApp.signUp('민지')
    return { path: '/api/follows', body: { followerId: 하니.id, followeeId } }
  },
  '/api/blocks': async () => ({ path: '/api/blocks', body: { userId: (await testApp.signUp('민지')).id } }),
  '/api/mutes': async () => ({ path: '/api/mutes', body: { kind: 'WORD', word: randomUUID().slice(0, 30) } }),
}

const rows = async () => {
  const { db } = testApp.database
  const tables = [
    'users',
    'clothes',
    'clothesDrafts',
    'attributeDefinitions',
    'feeds',
    'comments',
    'follows',
    'blocks',
    'mutes',
  ] as const
  return Promise.all(
    tables.map(async (table) => {
      const { count } = await db.selectFrom(table).select(db.fn.countAll().as('count')).executeTakeFirstOrThrow()
      return [table, Number(count)]
    }),
  )
}
let administering: TestUser | undefined
const callerOf = async (path: string) =>
  path === '/api/users'
    ? null
    : path.includes('attribute-defs')
      ? (administering ??= await administrator(testApp, '관리인'))
      : 하니

test('this test file covers every creating call of the contract', () => {
  const paths = calls.filter(isCreating).map(({ path }) => path)
  expect(Object.keys(creating).toSorted()).toEqual(paths.toSorted())
})

test.each(Object.entries(creating))(
  'IDEM-01: %s repeated with its idempotency key is executed once and replays the response',
  async (path, prepare) => {
    const [call, who, key] = [await prepare(), await callerOf(path), randomUUID()]
    const first = await send(call, key, who)
    expect(first.statusCode).toBe(201)
    const after = await rows()
    const again = await send(call, key, who)
    expect([again.statusCode, again.body, again.headers['idempotency-replayed']]).toEqual([201, first.body, 'true'])
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    expect(await rows()).toEqual(after)
  },
)

test('IDEM-01: simultaneous requests with one key create one comment and all get its response', async () => {
  const [call, key] = [await comment(), randomUUID()]
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(call, key)))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(201)
  const { data } = await 하니.comments.list({ params: { feedId: answers[0]?.json().feedId }, query: {} })
  expect(data).toHaveLength(1)
})

test('IDEM-01: simultaneous follows with one key all get the same 201 instead of a conflict', async () => {
  const { id: followeeId } = await testApp.signUp('민지')
  const [call, key] = [{ path: '/api/follows', body: { followerId: 하니.id, followeeId } }, randomUUID()]
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(call, key)))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(201)
})

test('IDEM-01: a request whose response could not be stored is not executed again', async () => {
  const { db } = testApp.database
  await sql`create function keep_nothing() returns trigger language plpgsql as
    'begin raise exception using errcode = ''53300''; end'`.execute(db)
  await sql`create trigger keep_nothing before update on idempotency_keys
    for each row execute function keep_nothing()`.execute(db)
  try {
    const [call, key] = [await posting(), randomUUID()]
    const before = (await 하니.feeds.list({ query: { authorIdEqual: 하니.id } })).totalCount
    expect((await send(call, key)).statusCode).toBe(201)
    const again = await send(call, key)
    expect([again.statusCode, again.json().exceptionName]).toEqual([409, 'AlreadyProcessed'])
    expect((await 하니.feeds.list({ query: { authorIdEqual: 하니.id } })).totalCount).toBe(before + 1)
  } finally {
    await sql`drop trigger keep_nothing on idempotency_keys`.execute(db)
    await sql`drop function keep_nothing()`.execute(db)
  }
})

test('IDEM-02: a key reused for another body gets 422, but may be used by another person or for another route', async () => {
  const key = randomUUID()
  const call = await comment()
  expect((await send(call, key)).statusCode).toBe(201)
  const other = await send({ ...call, body: { ...(call.body as object), content: '다른 말' } }, key)
  expect([other.statusCode, other.json().exceptionName]).toEqual([422, 'IdempotencyKeyReused'])
  const 민지 = await testApp.signUp('민지')
  const hers = { ...call, body: { ...(call.body as object), authorId: 민지.id } }
  expect((await send(hers, key, 민지)).headers['idempotency-replayed']).toBeUndefined()
  const followee = { followerId: 하니.id, followeeId: 민지.id }
  expect((await send({ path: '/api/follows', body: followee }, key)).statusCode).toBe(201)
})

test('IDEM-02: a failed request can be retried with its key, and requests without a key are not merged', async () => {
  const [call, key] = [await comment(), randomUUID()]
  const nowhere = { ...call, path: call.path.replace(/feeds\/[^/]+/, `feeds/${randomUUID()}`) }
  expect((await send({ ...call, body: { ...(call.body as object), content: ' ' } }, key)).statusCode).toBe(400)
  expect((await send(nowhere, key)).statusCode).toBeGreaterThanOrEqual(400)
  expect((await send(call, key)).statusCode).toBe(201)
  for (const wrong of ['', 'x'.repeat(65), 'a b']) expect((await send(call, wrong)).statusCode).toBe(400)
  const [one, two] = [await send(call, null), await send(call, null)]
  expect(one.json().id).not.toBe(two.json().id)
})

test('IDEM-03: keys are valid for a day and are then removed', async () => {
  const [call, key] = [await comment('비밀스러운 말'), randomUUID()]
  const first = await send(call, key)
  testApp.clock.advance(23 * 3600)
  const 하니again = await testApp.signIn(하니.email, 하니.password)
  expect((await send(call, key, 하니again)).json().id).toBe(first.json().id)
  testApp.clock.advance(3600 + 60)
  const 하니later = await testApp.signIn(하니.email, 하니.password)
  const late = await send(call, key, 하니later)
  expect(late.statusCode).toBe(201)
  expect(late.json().id).not.toBe(first.json().id)
  testApp.clock.advance(25 * 3600)
  await testApp.app.jobs.enqueue(testApp.database.db, job()('idempotency-sweep'), {})
  await expect
    .poll(async () => testApp.database.db.selectFrom('idempotencyKeys').selectAll().execute(), { timeout: 20_000 })
    .toEqual([])
  testApp.clock.reset()
})

test('IDEM-03: the sweep keeps the latest 2000 keys of a person', async () => {
  const call = await comment()
  const { db } = testApp.database
  await sql`insert into idempotency_keys (owner, route, key, request_id, fingerprint, created_at)
    select ${하니.id}, 'POST /api/feeds', place::text, md5(place::text)::uuid, 'x', ${testApp.clock.now()}::timestamptz
      - place * interval '1 second'
    from generate_series(1, 2100) as place`.execute(db)
  const key = randomUUID()
  const first = await send(call, key)
  await runJob(testApp, 'idempotency-sweep', {})
  const kept = await db.selectFrom('idempotencyKeys').select('key').where('owner', '=', 하니.id).execute()
  expect(kept).toHaveLength(2000)
  expect((await send(call, key)).json().id).toBe(first.json().id)
})

test('IDEM-03: a stored key row contains no password', async () => {
  const body = { email: `${randomUUID()}@example.com`, name: '다니엘', password: 'otday123!' }
  await send({ path: '/api/users', body }, randomUUID(), null)
  const kept = await testApp.database.db.selectFrom('idempotencyKeys').selectAll().execute()
  expect(kept.map(({ owner, route }) => [owner, route])).toContainEqual(['public', 'POST /api/users'])
  expect(JSON.stringify(kept)).not.toContain(body.password)
})
