import { setImmediate as turn } from 'node:timers/promises'
import {
  type Clothes,
  type ClothesType,
  type DraftId,
  type Feed,
  NewDirectMessage,
  type PrecipitationType,
  SessionId,
  type SkyStatus,
  type UserId,
  type Weather,
  type WeatherId,
} from '@otday/contract'
import { expect, vi } from 'vitest'
import { newId } from '#platform/ids.ts'
import { createPictureSigner } from '#platform/crypto/picture-signatures.ts'
import { createUrls, type Urls } from '#platform/http/urls.ts'
import { job } from '#platform/jobs/index.ts'
import { sendDirectMessage } from '../../src/messages/index.ts'
import { createUser } from '../../src/users/index.ts'
import { seoulDate } from '@otday/common/seoul-time'
import { openTestApp, type TestUser, type TestApp, testPassword } from './test-app.ts'

export async function testAppWithTwo(): Promise<{ testApp: TestApp; 하니: TestUser; 민지: TestUser }> {
  const testApp = await openTestApp()
  return { testApp, 하니: await testApp.signUp('하니'), 민지: await testApp.signUp('민지') }
}

/** Returns builders of URLs without a base path, signed by a key that only tests use. */
export const testUrls = ({ clock }: TestApp): Urls => createUrls('', createPictureSigner(Buffer.from('a key'), clock))

export const seoul = { longitude: 126.988, latitude: 37.567 }

export async function fiveDays(person: TestUser): Promise<Weather[]> {
  return person.weathers.list({ query: seoul })
}

export async function today(person: TestUser): Promise<Weather> {
  const [day] = await fiveDays(person)
  if (!day) throw new Error('no weather')
  return day
}

/** Sets the clock to 07:00 in Seoul. At a later hour, recommendations would be for the rest of the day alone. */
export const setMorning = ({ clock }: TestApp) => clock.set(`${seoulDate(new Date())}T07:00:00+09:00`)

let days = 0
/** Stores a day's weather for a grid cell that no other day has; `celsius` is in °C, `date` is today by default. */
export async function aDay(
  testApp: TestApp,
  sky: SkyStatus,
  precipitation: PrecipitationType = 'NONE',
  celsius = 12,
  date = seoulDate(testApp.clock.now()),
): Promise<WeatherId> {
  const id = newId<WeatherId>()
  const now = testApp.clock.now()
  const forecast = {
    forecastedAt: now.toISOString(),
    forecastAt: now.toISOString(),
    skyStatus: sky,
    precipitation: { type: precipitation, amount: precipitation === 'NONE' ? 0 : 6, probability: 80 },
    humidity: { current: 50, comparedToDayBefore: 0 },
    temperature: { current: celsius, comparedToDayBefore: 1, min: celsius - 3, max: celsius + 3 },
    windSpeed: { speed: 2, asWord: 'WEAK' },
    source: 'sample',
    isSample: true,
    staleMinutes: 0,
  }
  await testApp.database.db
    .insertInto('weathers')
    .values({
      id,
      nx: 1 + (days % 140),
      ny: 200 + Math.floor(days++ / 140),
      forecastDate: date,
      forecast: JSON.stringify(forecast),
      fetchedAt: now,
    })
    .execute()
  return id
}

export const garment = (person: TestUser, name: string, type: ClothesType = 'TOP'): Promise<Clothes> =>
  person.clothes.create({ body: { ownerId: person.id, name, type, attributes: [] } })

export interface Post {
  content?: string
  weatherId?: WeatherId
  clothes?: Clothes[]
}

/** Posts an outfit, by default with today's weather and a new white shirt. */
export async function post(person: TestUser, { content = '오늘의 옷', weatherId, clothes }: Post = {}): Promise<Feed> {
  const worn = clothes ?? [await garment(person, '흰 셔츠')]
  return person.feeds.create({
    body: {
      authorId: person.id,
      weatherId: weatherId ?? (await today(person)).id,
      clothesIds: worn.map(({ id }) => id),
      content,
    },
  })
}

/** Reads all pages of a list and returns their rows in order. */
export async function walk<T extends { id: string }>(
  page: (at: { cursor?: string; idAfter?: string }) => Promise<{
    data: T[]
    nextCursor: string | null
    nextIdAfter: string | null
    hasNext: boolean
  }>,
  between: () => Promise<unknown> = async () => {},
): Promise<T[]> {
  const rows: T[] = []
  let at: { cursor?: string; idAfter?: string } = {}
  for (;;) {
    const { data, nextCursor, nextIdAfter, hasNext } = await page(at)
    rows.push(...data)
    if (!hasNext || nextCursor === null || nextIdAfter === null) return rows
    at = { cursor: nextCursor, idAfter: nextIdAfter }
    await between()
  }
}

/** Returns the user and session as the socket gets them from the access token. */
export function viewerOf({ id, token }: TestUser): { id: UserId; sessionId: SessionId } {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { id, sessionId: SessionId.parse(claims.sid) }
}

/** Sends a message as the socket would. */
export const write = (
  testApp: TestApp,
  from: TestUser,
  to: { id: UserId },
  content: string,
  clientMessageId?: string,
) =>
  sendDirectMessage(testApp.app.sending, viewerOf(from), {
    ...NewDirectMessage.parse({ senderId: from.id, receiverId: to.id, content }),
    clientMessageId: clientMessageId ?? null,
  })

/** Waits until `calls` database connections wait for locks. */
export async function waiting({ database: { pool } }: TestApp, calls: number): Promise<void> {
  const atLocks = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while (((await pool.query(atLocks)).rowCount ?? 0) < calls) await turn()
}

const queued = '(select 1 from untold_likes limit 1) union all (select 1 from untold_news limit 1)'

/** Waits until those who are notified of likes, comments, follows and messages are notified. */
export async function newsDelivered({ database: { pool } }: TestApp): Promise<void> {
  while (((await pool.query(queued)).rowCount ?? 0) > 0) await turn()
}

/** Returns a user's unread notifications, with those that are on their way. */
export async function inboxOf(testApp: TestApp, who: TestUser, query: { limit?: number; cursor?: string } = {}) {
  await newsDelivered(testApp)
  return who.notifications.list({ query })
}

/** Marks the conversation as viewed until `seconds` from now on the test app's clock. */
export const viewConversation = async (
  testApp: TestApp,
  person: { id: UserId },
  partner: { id: UserId },
  seconds = 45,
) => {
  const expiresAt = new Date(testApp.clock.now().getTime() + seconds * 1000)
  const watch = { userId: person.id, partnerId: partner.id, instanceId: newId(), expiresAt }
  await testApp.database.db.insertInto('conversationWatches').values(watch).execute()
}

/** Creates users without passwords and returns them, ordered by id. */
export async function manyUsers(
  testApp: TestApp,
  size: number,
  name = (at: number) => `사람${at}`,
): Promise<{ id: UserId; name: string }[]> {
  const people = Array.from({ length: size }, (_, at) => ({ id: newId<UserId>(), name: name(at) }))
  const createdAt = testApp.clock.now()
  const { db } = testApp.database
  for (let from = 0; from < size; from += 1000) {
    const some = people.slice(from, from + 1000)
    const users = some.map(({ id, name }) => ({ id, name, email: id, emailKey: id, createdAt }))
    await db.insertInto('users').values(users).execute()
    await db
      .insertInto('profiles')
      .values(some.map(({ id }) => ({ userId: id, createdAt })))
      .execute()
  }
  return people
}

export async function openDrafts(
  { database, clock }: TestApp,
  { id: ownerId }: TestUser,
  count: number,
): Promise<void> {
  const draft = {
    ownerId,
    state: 'OPEN' as const,
    name: '옷',
    attributes: '[]',
    isCutOut: false,
    createdAt: clock.now(),
  }
  const drafts = Array.from({ length: count }, () => ({ ...draft, id: newId<DraftId>() }))
  await database.db.insertInto('clothesDrafts').values(drafts).execute()
}

/** Creates an administrator as the command line does. */
export async function administrator(testApp: TestApp, name: string): Promise<TestUser> {
  const account = { email: `${newId()}@example.com`, name, password: testPassword, role: 'ADMIN' as const }
  await createUser(testApp.app.people, account)
  return testApp.signIn(account.email, testPassword)
}

/** Runs the nightly job for deleted accounts, and waits until the account's data is gone. */
export async function night({ app, database: { db } }: TestApp, userId: UserId): Promise<void> {
  await app.jobs.enqueue(db, job()('departures-sweep'), {})
  await vi.waitFor(
    async () => {
      const row = await db.selectFrom('users').select('emptiedAt').where('id', '=', userId).executeTakeFirst()
      expect(row === undefined || row.emptiedAt !== null).toBe(true)
    },
    { timeout: 20_000, interval: 50 },
  )
}
