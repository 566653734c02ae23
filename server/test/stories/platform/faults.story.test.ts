import { renameSync, rmSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { garment, post, walk } from '../../kit/fixtures.ts'
import { type ApiFailure, useTestApp, type TestUser } from '../../kit/test-app.ts'

/** Tests of faults in what the server depends on: the disk, the database and the clock. */

const testApp = useTestApp({ LOG_LEVEL: 'info' })
let 하니: TestUser
beforeAll(async () => {
  하니 = await testApp.signUp('하니')
})

/** Numbers of pino's levels. */
const levels = { info: 30, error: 50 }
/** Records the log from now on; the returned function gives the lines of failures only. */
function recordFailures() {
  const before = testApp.log.length
  return () => testApp.log.slice(before).filter((line) => 'err' in (JSON.parse(line) as object))
}

const pieces = async () => (await 하니.clothes.list({ query: { ownerId: 하니.id } })).totalCount
const failure = (status: number, exceptionName: string) => ({ status, body: { exceptionName } })
const picture = new Blob([
  Uint8Array.from(
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123456' } })
      .png()
      .toBuffer(),
  ),
])
const withPicture = () =>
  하니.clothes.create({ body: { ownerId: 하니.id, name: '사진 옷', type: 'TOP' }, image: picture })

/**
 * Makes the database refuse new clothes with this SQLSTATE: the first `times` of them or, without `times`, all until
 * the returned function is called.
 */
async function breakWrites(sqlState: string, times?: number): Promise<() => Promise<unknown>> {
  const { pool } = testApp.database
  await pool.query(`create sequence faults;
    create function fault() returns trigger language plpgsql as $$ begin
      if nextval('faults') <= ${times ?? 'cast(9e15 as bigint)'} then
        raise exception 'broken on purpose in a secret place' using errcode = '${sqlState}';
      end if;
      return new;
    end $$;
    create trigger fault before insert on clothes for each row execute function fault();`)
  return () => pool.query('drop trigger fault on clothes; drop function fault; drop sequence faults')
}

test('FLT-05: a full database refuses writes with 507, still serves reads, and accepts writes again later', async () => {
  const before = await pieces()
  const mend = await breakWrites('53100')
  await expect(garment(하니, '셔츠')).rejects.toMatchObject(failure(507, 'StorageFull'))
  expect(await pieces()).toBe(before)
  await mend()
  await garment(하니, '셔츠')
  expect(await pieces()).toBe(before + 1)
})

test.each([
  ['ENOSPC', 507, 'StorageFull'],
  ['EDQUOT', 507, 'StorageFull'],
  ['EROFS', 503, 'Unavailable'],
  ['EACCES', 503, 'Unavailable'],
  ['EPERM', 503, 'Unavailable'],
])(
  'FLT-05, 06: a disk that fails with %s refuses the picture and stores nothing of its piece',
  async (code, status, name) => {
    const before = await pieces()
    const images = async () => (await testApp.database.db.selectFrom('images').select('id').execute()).length
    const kept = await images()
    const broken = vi.spyOn(fs, 'writeFile').mockRejectedValue(Object.assign(new Error(code), { code }))
    onTestFinished(() => broken.mockRestore())
    await expect(withPicture()).rejects.toMatchObject(failure(status, name))
    broken.mockRestore()
    expect([await pieces(), await images()]).toEqual([before, kept])
    expect((await withPicture()).imageUrl).not.toBeNull()
  },
)

test('FLT-06: a missing picture folder gives 404 for pictures alone, and pictures return with the folder', async () => {
  const folder = path.join(testApp.config.dataDir, 'files')
  const { imageUrl } = await withPicture()
  renameSync(folder, `${folder}.away`)
  expect((await testApp.inject({ url: imageUrl ?? '' })).statusCode).toBe(404)
  expect(await pieces()).toBeGreaterThan(0)
  expect((await withPicture()).imageUrl).not.toBeNull()
  rmSync(folder, { recursive: true })
  renameSync(`${folder}.away`, folder)
  expect((await testApp.inject({ url: imageUrl ?? '' })).statusCode).toBe(200)
})

test.each(['40P01', '40001'])(
  'FLT-08: a write that fails with %s is retried by the server and stored once',
  async (sqlState) => {
    const before = await pieces()
    const mend = await breakWrites(sqlState, 2)
    await garment(하니, '셔츠')
    await mend()
    expect(await pieces()).toBe(before + 1)
  },
)

test.each(['40P01', '40001', '57P01', '57014', '53300', '55P03'])(
  'FLT-07, 08: the lasting database error %s gets 503 with a retry-after',
  async (sqlState) => {
    const mend = await breakWrites(sqlState)
    const payload = { ownerId: 하니.id, name: '셔츠', type: 'TOP', attributes: [] }
    const form = new FormData()
    form.append('request', new Blob([JSON.stringify(payload)], { type: 'application/json' }))
    const encoded = new Response(form)
    const answer = await testApp.inject({
      method: 'POST',
      url: '/api/clothes',
      headers: { authorization: `Bearer ${하니.token}`, 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    expect([answer.statusCode, answer.json().exceptionName]).toEqual([503, 'Unavailable'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(10)
    await mend()
    await garment(하니, '셔츠')
  },
)

test('FLT-26: an unexpected database error fails one request with 500 and reveals no details', async () => {
  const mend = await breakWrites('XX000')
  const [failed] = await Promise.all([
    garment(하니, '셔츠').catch((error: unknown) => error),
    하니.feeds.list({ query: {} }),
    하니.profiles.get({ params: { userId: 하니.id } }),
  ])
  await mend()
  expect(failed).toMatchObject(failure(500, 'Internal'))
  expect(JSON.stringify((failed as ApiFailure).body)).not.toMatch(/secret|clothes|insert/)
  await garment(하니, '셔츠')
})

test('FLT-26: a violated database constraint is logged as an error without values', async () => {
  const mend = await breakWrites('23514')
  const failures = recordFailures()
  await expect(garment(하니, '비밀 셔츠')).rejects.toMatchObject(failure(500, 'Internal'))
  await mend()
  const lines = failures()
  expect(lines).toEqual([expect.stringMatching(/"reqId":"[^"]+".*"code":"23514"/)])
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: levels.error })
  expect(lines.join('')).not.toMatch(/broken on purpose|비밀/)
})

test.each(['22P02', '22001'])(
  'FLT-26: a value that the database refuses (%s) gets 400 and is logged as info without values',
  async (state) => {
    const mend = await breakWrites(state)
    const failures = recordFailures()
    await expect(garment(하니, '비밀 셔츠')).rejects.toMatchObject(failure(400, 'InvalidInput'))
    await mend()
    const lines = failures()
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: levels.info,
        reqId: expect.any(String),
        err: expect.objectContaining({ code: state }),
      }),
    ])
    expect(lines.join('')).not.toMatch(/broken on purpose|비밀/)
  },
)

test('LOG-2: a NUL character or a year 0000 is refused before it reaches the database', async () => {
  const failures = recordFailures()
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  const replaced = await testApp.inject({
    method: 'POST',
    url: '/api/briefings/subscriptions/replaced',
    payload: {
      old: { endpoint: 'https://push.example/\u0000', auth: keys.auth },
      subscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys },
    },
  })
  expect([replaced.statusCode, Object.keys(replaced.json().details)]).toEqual([400, ['old.endpoint']])
  await expect(하니.wears.list({ query: { from: '0000-01-01', to: '0000-01-31' } })).rejects.toMatchObject({
    status: 400,
    body: { exceptionName: 'InvalidInput', details: { from: expect.any(String), to: expect.any(String) } },
  })
  expect(failures()).toEqual([])
})

test.each([-600, 600])(
  'FLT-20: a clock jump of %i seconds ends no session and keeps feed pages complete and in order',
  async (seconds) => {
    const author = await testApp.signUp('시계')
    const ids = new Set<string>()
    const write = async () => void ids.add((await post(author, { content: '시계' })).id)
    await write()
    await write()
    testApp.clock.advance(seconds)
    let jumps = 1
    await write()
    await write()
    const walked = await walk(
      (at) => author.feeds.list({ query: { ...at, authorIdEqual: author.id, limit: 1 } }),
      async () => {
        if (jumps-- > 0) testApp.clock.advance(-seconds)
      },
    )
    expect(walked.map(({ id }) => id).toSorted()).toEqual([...ids].toSorted())
    const times = walked.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    await expect(testApp.signIn(author.email, author.password)).resolves.toMatchObject({ id: author.id })
    testApp.clock.reset()
  },
)
