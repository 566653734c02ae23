import type { Feed } from '@otday/contract'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { garment, post } from '../../kit/fixtures.ts'
import { runJob } from '../../kit/run-job.ts'
import { type TestApp, type TestUser, useTestApp } from '../../kit/test-app.ts'

/** Snapshots of weather and outfit pass into lists as they are stored, where our own writer wrote them. */

const atRoot = useTestApp()
const below = useTestApp({ BASE_PATH: '/otday' })
const rewriting = 'feeds-rewriting'

interface Snapshot {
  weather: Record<string, unknown>
  ootds: Record<string, unknown>[]
  isMarked: boolean | null
}

async function storedOf({ database: { pool } }: TestApp, { id }: Feed): Promise<Snapshot> {
  const { rows } = await pool.query(
    'select weather, ootds, is_stored_as_shown as "isMarked" from feeds where id = $1',
    [id],
  )
  return rows[0]
}

/** Writes snapshots into the database as somebody else than the product would. */
const plant = ({ database: { pool } }: TestApp, { id }: Feed, { weather, ootds }: Omit<Snapshot, 'isMarked'>) =>
  pool.query('update feeds set weather = $2, ootds = $3 where id = $1', [
    id,
    JSON.stringify(weather),
    JSON.stringify(ootds),
  ])

/** Makes a row as an earlier version wrote it: without the mark. */
const unmark = ({ database: { pool } }: TestApp, { id }: Feed) =>
  pool.query('update feeds set is_stored_as_shown = null where id = $1', [id])

const listed = async (person: TestUser, { id }: Feed) =>
  (await person.feeds.list({ query: { limit: 100 } })).data.find((feed) => feed.id === id)

const rawList = async (app: TestApp, { token }: TestUser) => {
  const url = `${app.config.basePath}/api/feeds?limit=100`
  return (await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).body
}

async function posted(app: TestApp, name = '린넨 "셔츠", "imageUrl": "/files/') {
  const 하니 = await app.signUp('하니')
  const feed = await post(하니, { clothes: [await garment(하니, name), await garment(하니, '청바지', 'BOTTOM')] })
  return { 하니, feed }
}

test.each([
  ['', atRoot],
  ['/otday', below],
])('with the base path “%s” a list shows a post as the post itself is shown', async (basePath, app) => {
  const { 하니, feed } = await posted(app)
  expect((await storedOf(app, feed)).isMarked).toBe(true)
  expect(await listed(하니, feed)).toEqual(feed)
  const { weather, ootds } = await storedOf(app, feed)
  const image = newId()
  const [first, ...others] = ootds
  await plant(app, feed, { weather, ootds: [{ ...first, imageUrl: `/files/${image}` }, ...others] })
  await app.database.pool.query('update feeds set is_stored_as_shown = true where id = $1', [feed.id])
  const shown = await listed(하니, feed)
  expect(shown?.ootds.map(({ imageUrl }) => imageUrl)).toEqual([`${basePath}/files/${image}`, null])
  expect(shown?.ootds[0]?.name).toBe('린넨 "셔츠", "imageUrl": "/files/')
  expect(shown).toEqual(await 하니.feeds.get({ params: { feedId: feed.id } }))
})

test.each([
  ['', atRoot],
  ['/otday', below],
])('with the base path “%s” a name that the contract lacks does not leak from a snapshot', async (_, app) => {
  const { 하니, feed } = await posted(app)
  const { weather, ootds } = await storedOf(app, feed)
  const secret = { homeAddress: '명동 1' }
  await plant(app, feed, {
    weather: { ...weather, ...secret, temperature: { ...(weather['temperature'] as object), ...secret } },
    ootds: ootds.map((item) => ({ ...item, ...secret, appearance: { ...(item['appearance'] as object), ...secret } })),
  })
  expect((await storedOf(app, feed)).isMarked).toBeNull()
  expect(await rawList(app, 하니)).not.toContain('homeAddress')
  expect(await listed(하니, feed)).toEqual(feed)
  await runJob(app, rewriting, { after: null })
  expect(await storedOf(app, feed)).toEqual({ weather, ootds, isMarked: true })
  expect(await rawList(app, 하니)).not.toContain('homeAddress')
  expect(await listed(하니, feed)).toEqual(feed)
})

test('posts of an earlier version are shown as before, and a job brings them into the form of today', async () => {
  const { 하니, feed } = await posted(atRoot)
  const { weather, ootds } = await storedOf(atRoot, feed)
  await plant(atRoot, feed, { weather, ootds: ootds.map(({ appearance: _later, ...item }) => item) })
  const { feed: other } = await posted(atRoot)
  await unmark(atRoot, other)
  expect(await listed(하니, feed)).toEqual(feed)
  const worn = () => atRoot.database.pool.query('select * from worn_sums order by clothes_id')
  const before = await worn()
  await runJob(atRoot, rewriting, { after: null })
  for (const each of [feed, other]) expect((await storedOf(atRoot, each)).isMarked).toBe(true)
  expect((await storedOf(atRoot, feed)).ootds).toEqual(ootds)
  expect(await listed(하니, feed)).toEqual(feed)
  expect((await worn()).rows).toEqual(before.rows)
})

test('a snapshot that cannot be shown stays as it is and is not read again, and the others are rewritten', async () => {
  const { feed: broken } = await posted(atRoot)
  const { weather, ootds } = await storedOf(atRoot, broken)
  const unreadable = ootds.map((item) => ({ ...item, type: 'CAPE' }))
  await plant(atRoot, broken, { weather, ootds: unreadable })
  const { feed } = await posted(atRoot)
  await unmark(atRoot, feed)
  await runJob(atRoot, rewriting, { after: null })
  expect((await storedOf(atRoot, feed)).isMarked).toBe(true)
  expect(await storedOf(atRoot, broken)).toEqual({ weather, ootds: unreadable, isMarked: false })
  await plant(atRoot, broken, { weather, ootds })
})
