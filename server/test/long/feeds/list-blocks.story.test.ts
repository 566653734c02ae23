import type { FeedQuery, UserId } from '@otday/contract'
import { beforeAll, expect, test } from 'vitest'
import { feedListBlocks, listOrders } from '../../kit/feed-list-blocks.ts'
import { post } from '../../kit/fixtures.ts'
import { addManyFeeds, type Extremes } from '../../kit/many-feeds.ts'
import { type TestUser, useTestApp } from '../../kit/test-app.ts'

/**
 * Stories of the feed list: how much it reads does not grow with the number of feeds, of deleted accounts or of the
 * viewer's likes.
 */

const testApp = useTestApp()
const feeds = 300_000
const departed = 20_000
let 하니: TestUser
let people: Extremes
beforeAll(async () => {
  하니 = await testApp.signUp('하니')
  const { id } = await post(하니)
  people = await addManyFeeds(testApp.database.pool, id, { feeds, authors: 15_000, departed, likes: 20_000 })
}, 900_000)

const read = (asked: Partial<FeedQuery>, viewer = 하니.id) => feedListBlocks(testApp.database, viewer, asked)

/** Most blocks of 8 kB that a page may read. */
const pageBlocks = 200

test.each(listOrders)(
  'a feed page by $sortBy, $sortDirection, reads at most 200 blocks among 20,000 deleted accounts',
  async (order) => {
    const first = await read(order)
    expect(first.result.totalCount).toBe(feeds + 1)
    expect(first.blocks).toBeLessThanOrEqual(pageBlocks)
    const next = await read({ ...order, cursor: first.result.nextCursor ?? '' })
    expect(next.result.data).toHaveLength(20)
    expect(next.blocks).toBeLessThanOrEqual(pageBlocks)
  },
)

test.each(listOrders)(
  'a feed page by $sortBy, $sortDirection, reads at most four more blocks a row if the viewer has 20,000 likes',
  async (order) => {
    const [many, none] = [await read(order, people.liker), await read(order)]
    expect(many.blocks - none.blocks).toBeLessThanOrEqual(4 * many.result.data.length)
  },
)

/** Lets a user block the first thousand authors and mute ten others and a word; returns the user. */
async function blockMany(): Promise<UserId> {
  const { id } = await testApp.signUp('많이차단')
  const { pool } = testApp.database
  const authors = `select id from users where email_key like '%@here' order by md5(id::text)`
  await pool.query(
    `insert into blocks (blocker_id, blocked_id, created_at)
     select $1, id, now() from (${authors} limit 1000) as blocked`,
    [id],
  )
  await pool.query(
    `insert into mutes (id, owner_id, kind, person_id, created_at)
     select gen_random_uuid(), $1, 'PERSON', id, now() from (${authors} offset 1000 limit 10) as muted`,
    [id],
  )
  await pool.query(`insert into sights (user_id, unseen, muted, words) values ($1, 1000, 10, '세일')`, [id])
  await pool.query('vacuum (analyze) blocks, mutes, sights')
  return id
}

test('a feed page reads at most two more blocks a row if the viewer blocks 1,000 authors', async () => {
  const blocking = await blockMany()
  for (const order of listOrders) {
    const [some, none] = [await read(order, blocking), await read(order)]
    expect(some.blocks - none.blocks).toBeLessThanOrEqual(2 * some.result.data.length)
    expect(some.result.totalCount).toBeLessThan(none.result.totalCount)
    const [nextOfSome, nextOfNone] = [
      await read({ ...order, cursor: some.result.nextCursor ?? '' }, blocking),
      await read({ ...order, cursor: none.result.nextCursor ?? '' }),
    ]
    expect(nextOfSome.blocks - nextOfNone.blocks).toBeLessThanOrEqual(2 * nextOfSome.result.data.length)
  }
})

test.each(listOrders)(
  'a feed page by $sortBy, $sortDirection, reads at most 200 blocks plus three a row with every filter',
  async (order) => {
    const skies = [undefined, 'CLEAR', 'MOSTLY_CLOUDY'] as const
    const falls = [undefined, 'RAIN', 'SHOWER', 'SNOW'] as const
    for (const skyStatusEqual of skies)
      for (const precipitationTypeEqual of falls)
        for (const authorIdEqual of [undefined, people.author]) {
          const filter = { skyStatusEqual, precipitationTypeEqual, authorIdEqual }
          const { result, blocks } = await read({ ...order, ...filter })
          expect({ ...filter, blocks: blocks <= 3 * result.data.length + 200 ? 'few' : blocks }).toEqual({
            ...filter,
            blocks: 'few',
          })
        }
  },
)

/** Makes the accounts of some authors private, whose feeds follow one another in no order. */
async function closeAuthors(one: number): Promise<void> {
  const { pool } = testApp.database
  await pool.query(
    `update users set audience = 'FOLLOWERS'
     where email_key like '%@here' and get_byte(decode(md5(id::text), 'hex'), 0) % $1 = 0`,
    [one],
  )
  await pool.query(
    `update feed_reactions set is_restricted = true from users
     where users.id = feed_reactions.author_id and users.audience = 'FOLLOWERS'`,
  )
  await pool.query('vacuum (analyze) users, feed_reactions')
}

test('a feed page reads at most a fifth more blocks if every twentieth author is private', async () => {
  const before = []
  for (const order of listOrders) before.push(await read(order))
  await closeAuthors(20)
  for (const [at, order] of listOrders.entries()) {
    const { blocks, result } = await read(order)
    const { blocks: usual = 0, result: all } = before[at] ?? {}
    expect({ order, blocks: blocks <= 1.2 * usual ? 'few' : [blocks, usual] }).toEqual({ order, blocks: 'few' })
    expect(result.totalCount).toBeLessThan(all?.totalCount ?? 0)
    expect(result.data).toHaveLength(20)
  }
})
