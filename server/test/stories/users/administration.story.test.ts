import { live, type UserDto, type UserId, type WearId } from '@otday/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { seedDemo } from '../../../src/demo/index.ts'
import { demoPeople } from '../../../src/demo/people.data.ts'
import { changeRole, createUser, ensureAdmin, lockAccount } from '../../../src/users/index.ts'
import { sessionsOf } from '../../../src/auth/index.ts'
import { StompTalk, StreamTalk } from '../../kit/live-client.ts'
import { administrator, garment, viewerOf, walk, write } from '../../kit/fixtures.ts'
import { type Instance, openTestApp, type TestUser, testPassword, useTestApp } from '../../kit/test-app.ts'

const testApp = useTestApp()
let instance: Instance
let 관리자: TestUser
let 하니: TestUser
beforeAll(async () => {
  instance = await testApp.listen()
})
beforeEach(async () => {
  ;[관리자, 하니] = [await administrator(testApp, '관리자'), await testApp.signUp('하니')]
})

const roleOf = (by: TestUser, whom: { id: UserId }, role: 'USER' | 'ADMIN') =>
  by.users.changeRole({ params: { userId: whom.id }, body: { role } })
const lock = (by: TestUser, whom: { id: UserId }, locked = true) =>
  by.users.lock({ params: { userId: whom.id }, body: { locked } })
const refusal = (status: number, exceptionName: string) => ({ status, body: { exceptionName } })
const isSignedIn = (who: TestUser) =>
  who.feeds.list({ query: {} }).then(
    () => true,
    () => false,
  )
const refresh = (who: TestUser) =>
  testApp.inject({
    method: 'POST',
    url: '/api/auth/refresh',
    headers: { cookie: who.cookies, 'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(who.cookies)?.[1] ?? '' },
  })

test('a lock ends the sessions, stream and socket at once, and an unlocked user can sign in again', async () => {
  const stream = await StreamTalk.open(instance.url + live.stream, 하니.token)
  const socket = await StompTalk.connect(instance.url + live.socket, 하니.token)
  const locked = await lock(관리자, 하니)
  expect(locked).toMatchObject({ id: 하니.id, email: 하니.email, locked: true, role: 'USER' })
  expect(await isSignedIn(하니)).toBe(false)
  expect((await refresh(하니)).statusCode).toBe(401)
  await stream.ended
  await socket.closed
  await expect(testApp.signIn(하니.email, testPassword)).rejects.toMatchObject(refusal(401, 'AccountLocked'))
  await expect(testApp.signIn(하니.email, 'wrong123')).rejects.toMatchObject(refusal(401, 'InvalidCredentials'))
  expect(await lock(관리자, 하니, false)).toMatchObject({ locked: false })
  expect(await isSignedIn(하니)).toBe(false)
  expect(await isSignedIn(await testApp.signIn(하니.email, testPassword))).toBe(true)
})

test('no write of a locked user is acknowledged after the lock response', async () => {
  const 민지 = await testApp.signUp('민지')
  let acknowledged = 0
  const first = Promise.withResolvers<void>()
  const writing = Promise.allSettled(
    Array.from({ length: 30 }, async (_, at) => {
      await write(testApp, 하니, 민지, `${at}`)
      acknowledged++
      first.resolve()
    }),
  )
  await first.promise
  await lock(관리자, 하니)
  const before = acknowledged
  await writing
  expect(acknowledged).toBe(before)
  const { data } = await 민지.messages.list({ query: { userId: 하니.id, limit: 100 } })
  expect(data).toHaveLength(before)
  await expect(write(testApp, 하니, 민지, '늦은 말')).rejects.toThrow()
})

test('a write that arrives after a waiting lock is refused, and an earlier write completes', async () => {
  const { pool } = testApp.database
  const { id: pieceId } = await garment(하니, '셔츠')
  const wear = () =>
    하니.wears.save({
      params: { wearId: newId<WearId>() },
      body: { date: '2026-01-01', state: 'WORN', source: 'HAND', clothesIds: [pieceId], revision: 0 },
    })
  const waitFor = (count: number) =>
    expect
      .poll(async () => {
        const { rows } = await pool.query(
          `select from pg_locks where locktype = 'advisory' and not granted
             and database = (select oid from pg_database where datname = current_database())`,
        )
        return rows.length
      })
      .toBe(count)
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query("select pg_advisory_xact_lock(hashtext('wears'), hashtext($1))", [하니.id])
  const earlier = wear()
  await waitFor(1)
  const locking = lock(관리자, 하니)
  await waitFor(2)
  const later = garment(하니, '늦은 셔츠').catch((error: unknown) => error)
  await waitFor(3)
  await holder.query('commit')
  holder.release()
  expect(await earlier).toMatchObject({ state: 'WORN' })
  expect(await locking).toMatchObject({ locked: true })
  expect(await later).toMatchObject({ status: 401 })
  const { rows } = await pool.query("select from clothes where owner_id = $1 and name = '늦은 셔츠'", [하니.id])
  expect(rows).toEqual([])
})

const writers = 12
test.each<[string, (elsewhere: TestUser) => Promise<unknown>]>([
  ['a lock', (elsewhere) => lock(관리자, elsewhere)],
  ['a role', (elsewhere) => roleOf(관리자, elsewhere, 'ADMIN')],
  [
    'a new password',
    (elsewhere) => elsewhere.auth.changePassword({ params: { userId: elsewhere.id }, body: { password: 'otday456!' } }),
  ],
  ['leaving', (elsewhere) => elsewhere.account.leave({ params: { userId: elsewhere.id } })],
  ['a sign-out', () => 하니.auth.signOut({})],
])('%s completes although twelve clients write without a pause', async (_, end) => {
  const { id: pieceId } = await garment(하니, '셔츠')
  const elsewhere = await testApp.signIn(하니.email, testPassword)
  let written = 0
  let isOver = false
  const plan = { date: '2026-01-01', state: 'PLANNED', source: 'HAND' } as const
  const writeOn = async () => {
    const wearId = newId<WearId>()
    for (let revision = 0; !isOver; revision++) {
      await 하니.wears.save({ params: { wearId }, body: { ...plan, clothesIds: [pieceId], revision } })
      written++
    }
  }
  const writing = Array.from({ length: writers }, () => writeOn().catch((error: unknown) => error))
  await expect.poll(() => written).toBeGreaterThan(2 * writers)
  const before = written
  await end(elsewhere)
  // Each writer may finish one write that was ahead of the request, and another one while the request waited for a
  // database connection; the limit allows one more.
  expect(written - before).toBeLessThanOrEqual(3 * writers)
  isOver = true
  await Promise.all(writing)
})

test('a role change notifies the user, ends the sessions and takes effect at once', async () => {
  expect(await roleOf(관리자, 하니, 'ADMIN')).toMatchObject({ role: 'ADMIN' })
  expect(await isSignedIn(하니)).toBe(false)
  const promoted = await testApp.signIn(하니.email, testPassword)
  expect((await promoted.users.list({ query: {} })).data.length).toBeGreaterThan(1)
  expect((await promoted.notifications.list({ query: {} })).data[0]).toMatchObject({
    level: 'WARNING',
    title: '권한이 변경되었어요',
  })
  await roleOf(관리자, 하니, 'USER')
  await expect(promoted.users.list({ query: {} })).rejects.toMatchObject({ status: 401 })
  const demoted = await testApp.signIn(하니.email, testPassword)
  await expect(demoted.users.list({ query: {} })).rejects.toMatchObject(refusal(403, 'Forbidden'))
})

test('setting the role or lock state that is already set ends no session and sends no notification', async () => {
  expect(await roleOf(관리자, 하니, 'USER')).toMatchObject({ role: 'USER' })
  expect(await lock(관리자, 하니, false)).toMatchObject({ locked: false })
  expect(await isSignedIn(하니)).toBe(true)
  expect((await 하니.notifications.list({ query: {} })).totalCount).toBe(0)
})

test('changing the own account returns 403, an unknown account 404 and an invalid value 400', async () => {
  await expect(roleOf(관리자, 관리자, 'USER')).rejects.toMatchObject(refusal(403, 'OwnAccount'))
  await expect(lock(관리자, 관리자)).rejects.toMatchObject(refusal(403, 'OwnAccount'))
  const nobody = { id: crypto.randomUUID() as UserId }
  await expect(roleOf(관리자, nobody, 'ADMIN')).rejects.toMatchObject(refusal(404, 'UserNotFound'))
  for (const [what, payload] of [
    ['role', { role: 'OWNER' }],
    ['role', {}],
    ['role', { role: ['ADMIN'] }],
    ['lock', { locked: 'yes' }],
    ['lock', { locked: 1 }],
  ] as const) {
    const headers = { authorization: `Bearer ${관리자.token}` }
    const answer = await testApp.inject({ method: 'PATCH', url: `/api/users/${하니.id}/${what}`, headers, payload })
    expect(answer.statusCode).toBe(400)
  }
})

test('several instances that start at once create one administrator in total', async () => {
  const empty = await openTestApp()
  const named = ['first', 'second'].map((name) => ({ email: `${name}@example.com`, password: testPassword }))
  await Promise.all([...named, null, null].map((who) => ensureAdmin(empty.app.people, who)))
  const { rows } = await empty.database.pool.query(`select from users where role = 'ADMIN'`)
  expect(rows).toHaveLength(1)
  await empty.close()
})

test('the demo seed does not fail when another instance creates its users at the same moment', async () => {
  const { demo } = testApp.app
  const others = [...demoPeople]
  const hash = async (password: string) => {
    const { email = '', name = '' } = others.shift() ?? {}
    await createUser(demo.people, { email, name, password })
    return demo.people.passwords.hash(password)
  }
  await seedDemo({ ...demo, people: { ...demo.people, passwords: { ...demo.people.passwords, hash } } }, () => {})
  expect(others).toEqual([])
})

test('all pieces in the posts of demo users have pictures', async () => {
  const empty = await openTestApp()
  const { demo } = empty.app
  const [, author, ...others] = demoPeople
  for (const { email, name } of [demoPeople[0], ...others].filter((one) => one !== undefined))
    await createUser(demo.people, { email, name, password: testPassword })
  await seedDemo(demo, () => {})
  const reader = await empty.signUp('하니')
  const { data } = await reader.feeds.list({ query: {} })
  expect(data.map((feed) => feed.author.name)).toEqual(author?.posts.map(() => author.name))
  expect(data.flatMap(({ ootds }) => ootds).filter(({ imageUrl }) => imageUrl === null)).toEqual([])
  await empty.close()
})

test('a user without the administrator role gets 403 from the administration endpoints', async () => {
  const 민지 = await testApp.signUp('민지')
  for (const act of [
    () => 민지.users.list({ query: {} }),
    () => roleOf(민지, 민지, 'ADMIN'),
    () => roleOf(민지, 하니, 'ADMIN'),
    () => lock(민지, 하니),
    () => lock(민지, 관리자),
    () => 민지.audit.list({ query: {} }),
  ])
    await expect(act()).rejects.toMatchObject(refusal(403, 'Forbidden'))
  for (const person of [민지, 하니]) expect(await isSignedIn(person)).toBe(true)
  const { data } = await 관리자.users.list({ query: { emailLike: 민지.email } })
  expect(data).toMatchObject([{ role: 'USER', locked: false }])
})

const openAdmins = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from users
    where role = 'ADMIN' and locked_at is null`.execute(testApp.database.db)
  return rows[0]?.n
}
/** Makes everybody except these people an ordinary user, so that few administrators are left. */
const onlyAdmins = (...people: TestUser[]) =>
  testApp.database.db
    .updateTable('users')
    .set({ role: 'USER' })
    .where(
      'id',
      'not in',
      people.map(({ id }) => id),
    )
    .execute()

test('administrators who demote and lock each other at the same time leave one administrator', async () => {
  const others = [
    await administrator(testApp, '둘째'),
    await administrator(testApp, '셋째'),
    await administrator(testApp, '넷째'),
  ]
  const all = [관리자, ...others]
  await onlyAdmins(...all)
  const tries = all.flatMap((by) =>
    all.filter((whom) => whom !== by).map((whom, at) => (at % 2 === 0 ? roleOf(by, whom, 'USER') : lock(by, whom))),
  )
  const results = await Promise.allSettled(tries)
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(3)
  for (const result of results) if (result.status === 'rejected') expect(result.reason.status).toBe(401)
  expect(await openAdmins()).toBe(1)
})

test('a lock or role change from the shell cannot remove the last administrator, even in a race', async () => {
  const 둘째 = await administrator(testApp, '둘째')
  await onlyAdmins(관리자, 둘째)
  const { db } = testApp.database
  const sessions = sessionsOf({ ended: () => {} })
  const deps = { db, clock: testApp.clock, sessions, publish: async () => {} }
  const results = await Promise.allSettled([
    lockAccount(deps, null, 관리자.id, true),
    changeRole(deps, null, 둘째.id, 'USER'),
    roleOf(관리자, 둘째, 'USER'),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
  expect(await openAdmins()).toBe(1)
  const last = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('lockedAt', 'is', null)
    .execute()
  const [{ id }] = last as [{ id: UserId }]
  await expect(lockAccount(deps, null, id, true)).rejects.toMatchObject({ code: 'LastAdmin' })
  await expect(changeRole(deps, null, id, 'USER')).rejects.toMatchObject({ code: 'LastAdmin' })
})

test('concurrent role changes, locks and sign-ins cause no deadlock, and no session outlives a lock', async () => {
  const 둘째 = await administrator(testApp, '둘째')
  const results = await Promise.allSettled([
    ...Array.from({ length: 10 }, (_, at) => roleOf(at % 2 ? 관리자 : 둘째, 하니, at % 3 ? 'ADMIN' : 'USER')),
    ...Array.from({ length: 10 }, (_, at) => lock(at % 2 ? 관리자 : 둘째, 하니, at % 3 !== 0)),
    ...Array.from({ length: 10 }, () => testApp.signIn(하니.email, testPassword)),
    ...Array.from({ length: 10 }, () => garment(하니, '셔츠')),
  ])
  for (const result of results) if (result.status === 'rejected') expect([401, 403]).toContain(result.reason.status)
  await lock(관리자, 하니)
  const left = await testApp.database.db.selectFrom('sessions').select('id').where('userId', '=', 하니.id).execute()
  expect(left).toEqual([])
})

test('role changes and locks are in the audit log, whose entries cannot be changed or deleted', async () => {
  await lock(관리자, 하니)
  await lock(관리자, 하니)
  await lock(관리자, 하니, false)
  await roleOf(관리자, 하니, 'ADMIN')
  await expect(lock(관리자, 관리자)).rejects.toThrow()
  const { data } = await 관리자.audit.list({ query: { limit: 4 } })
  const mine = data.filter(({ subject }) => subject?.userId === 하니.id)
  expect(mine.map(({ action, detail }) => [action, detail])).toEqual([
    ['role.changed', 'ADMIN'],
    ['account.unlocked', ''],
    ['account.locked', ''],
  ])
  expect(mine[0]?.actor).toEqual({ userId: 관리자.id, email: 관리자.email, name: '관리자' })
  for (const statement of [
    'delete from audit_entries',
    "update audit_entries set detail = ''",
    'truncate audit_entries',
  ])
    await expect(testApp.database.pool.query(statement)).rejects.toThrow(/never changed/)
  const whole = await walk((at) => 관리자.audit.list({ query: { ...at, limit: 2 } }))
  expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length)
})

const emails = (page: { data: UserDto[] }) => page.data.map(({ email }) => email)

test('accounts are found by part of the address, by role and by lock state', async () => {
  const named = async (email: string) => {
    const password = testPassword
    return 하니.users.create({ body: { email, name: '아무개', password } })
  }
  const tag = Math.random().toString(36).slice(2)
  for (const local of ['50%_off', '50xxoff', 'A_B', 'AxB', 'back\\slash']) await named(`${local}.${tag}@example.com`)
  const like = async (emailLike: string, more = {}) =>
    emails(await 관리자.users.list({ query: { emailLike, sortBy: 'email', sortDirection: 'ASCENDING', ...more } }))
  expect(await like(`50%_OFF.${tag}`)).toEqual([`50%_off.${tag}@example.com`])
  expect(await like(`a_b.${tag}`)).toEqual([`A_B.${tag}@example.com`])
  expect(await like(`\\slash.${tag}`)).toEqual([`back\\slash.${tag}@example.com`])
  expect(await like(tag)).toHaveLength(5)
  expect(await like(tag, { roleEqual: 'ADMIN' })).toEqual([])
  expect(await like(관리자.email, { roleEqual: 'ADMIN', locked: false })).toEqual([관리자.email])
  await lock(관리자, 하니)
  expect(await like(하니.email, { locked: true })).toEqual([하니.email])
  expect(await like(하니.email, { locked: false })).toEqual([])
  expect(await like("' or 1=1 --")).toEqual([])
})

test('the account list is paged, newest first by default, and contains no secrets', async () => {
  const first = await 관리자.users.list({ query: {} })
  expect(first).toMatchObject({ sortBy: 'createdAt', sortDirection: 'DESCENDING' })
  expect(first.data[0]?.email).toBe(하니.email)
  for (const sortBy of ['email', 'createdAt'] as const)
    for (const sortDirection of ['ASCENDING', 'DESCENDING'] as const) {
      const rows = await walk((at) => 관리자.users.list({ query: { ...at, limit: 3, sortBy, sortDirection } }))
      expect(new Set(rows.map(({ id }) => id)).size).toBe(first.totalCount)
      const keys = rows.map((row) => (sortBy === 'email' ? row.email.toLowerCase() : row.createdAt.toISOString()))
      const sorted = keys.toSorted()
      expect(keys).toEqual(sortDirection === 'ASCENDING' ? sorted : sorted.toReversed())
    }
  const headers = { authorization: `Bearer ${관리자.token}` }
  const raw = await testApp.inject({ url: '/api/users?limit=2&emailLike=&locked=false&roleEqual=', headers })
  expect(raw.statusCode).toBe(200)
  expect(raw.body).not.toContain('argon2')
  expect(Object.keys(raw.json().data[0]).toSorted()).toEqual(
    [
      'createdAt',
      'email',
      'id',
      'leavingUntil',
      'linkedOAuthProviders',
      'locked',
      'mustChangePassword',
      'name',
      'role',
    ].toSorted(),
  )
  const other = `/api/users?limit=2&sortBy=email&cursor=${encodeURIComponent(raw.json().nextCursor)}`
  for (const url of [other, '/api/users?locked=yes', '/api/users?roleEqual=KING', '/api/users?sortBy=name'])
    expect((await testApp.inject({ url, headers })).statusCode).toBe(400)
})

test('an administrator demoted during concurrent requests gets 401 for the next lock request', async () => {
  const 둘째 = await administrator(testApp, '둘째')
  expect(viewerOf(둘째).id).toBe(둘째.id)
  await Promise.allSettled([roleOf(관리자, 둘째, 'USER'), lock(둘째, 하니), lock(둘째, 하니)])
  await expect(lock(둘째, 하니)).rejects.toMatchObject({ status: 401 })
})
