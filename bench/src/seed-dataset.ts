import type pg from 'pg'
import { insertInBulk, insertMissingReactions, withoutIndexes } from '../../server/test/kit/bulk-rows.ts'
import { type Chance, createChance } from './chance.ts'
import { age, seedFeeds } from './seed-dataset-feeds.ts'
import { outfitSnapshots, weatherSnapshots } from './dataset-snapshots.ts'
import { personName } from './dataset-text.ts'

/** Generates a dataset with a given number of feeds, whose people follow, like and comment about as real ones do. */

const feedsPerPerson = 20
const batch = 5000
const tables = ['users', 'profiles', 'feeds', 'feed_reactions', 'feed_likes', 'comments', 'follows']

export interface DatasetSize {
  people: number
  feeds: number
  likes: number
  comments: number
  follows: number
}

/**
 * Seeds the dataset in one transaction. Indexes that only reads need are dropped and built again at the end, many times
 * faster than updating them row by row.
 */
export function seedDataset(pool: pg.Pool, feeds: number, say: (line: string) => void): Promise<DatasetSize> {
  const chance = createChance(feeds)
  return insertInBulk(pool, tables, (client) =>
    withoutIndexes(client, tables, async () => {
      const people = await seedPeople(client, chance, Math.max(20, Math.ceil(feeds / feedsPerPerson)))
      await seedSnapshots(client, chance)
      const follows = await seedFollows(client, chance, people)
      say(`${people} people, ${follows} follows`)
      const { likes, comments } = await seedFeeds(client, chance, { people, feeds }, say)
      await insertMissingReactions(client)
      await keepCounts(client, { people, feeds })
      say('building indexes')
      return { people, feeds, likes, comments, follows }
    }),
  )
}

/** Inserts accounts without a password, so that nobody can sign in to them. @returns their number */
async function seedPeople(client: pg.PoolClient, chance: Chance, count: number): Promise<number> {
  const since = new Date(Date.now() - age)
  await client.query('create temp table dataset_people (number integer primary key, id uuid not null) on commit drop')
  for (let from = 0; from < count; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - from) }, (_, index) => from + index)
    const ids = numbers.map(() => chance.idAt(since.getTime()))
    await client.query('insert into dataset_people select * from unnest($1::integer[], $2::uuid[])', [numbers, ids])
    await client.query(
      `insert into users (id, email, email_key, name, created_at)
       select id, id || '@dataset.example', id || '@dataset.example', name, $3
       from unnest($1::uuid[], $2::text[]) as person (id, name)`,
      [ids, numbers.map((number) => personName(chance, number)), since],
    )
    await client.query('insert into profiles (user_id, created_at) select unnest($1::uuid[]), $2', [ids, since])
  }
  return count
}

/**
 * Stores the weathers and outfits that feeds will show in temporary tables, so that each is sent to the database once.
 */
async function seedSnapshots(client: pg.PoolClient, chance: Chance) {
  const kinds = { dataset_weathers: weatherSnapshots(chance), dataset_outfits: outfitSnapshots(chance) }
  for (const [table, snapshots] of Object.entries(kinds)) {
    await client.query(
      `create temp table ${table} (number integer primary key, snapshot jsonb not null) on commit drop`,
    )
    await client.query(
      `insert into ${table} select number - 1, snapshot from jsonb_array_elements($1::jsonb) with ordinality as s (snapshot, number)`,
      [JSON.stringify(snapshots)],
    )
  }
  await client.query('analyze dataset_people, dataset_weathers, dataset_outfits')
}

/** Lets everybody follow some people; most follow the same few. @returns the number of follows */
async function seedFollows(client: pg.PoolClient, chance: Chance, people: number): Promise<number> {
  let follows = 0
  const since = Date.now() - age
  for (let from = 0; from < people; from += batch) {
    const rows: [id: string, follower: number, followee: number, at: Date][] = []
    for (let follower = from; follower < Math.min(people, from + batch); follower++) {
      const followees = new Set<number>()
      for (let left = chance.longTailed(8, people / 4); left > 0; left--)
        followees.add(Math.floor(people * chance.next() ** 3))
      followees.delete(follower)
      for (const followee of followees) {
        const at = since + age * chance.next()
        rows.push([chance.idAt(at), follower, followee, new Date(at)])
      }
    }
    follows += rows.length
    await client.query(
      `insert into follows (id, follower_id, followee_id, created_at)
       select f.id, a.id, b.id, f.at from unnest($1::uuid[], $2::integer[], $3::integer[], $4::timestamptz[])
         as f (id, follower, followee, at)
       join dataset_people a on a.number = f.follower join dataset_people b on b.number = f.followee`,
      [0, 1, 2, 3].map((column) => rows.map((row) => row[column])),
    )
  }
  return follows
}

/** Sets the product's counters of posts, followers, followings and feeds from the rows of the dataset. */
async function keepCounts(client: pg.PoolClient, { people, feeds }: Pick<DatasetSize, 'people' | 'feeds'>) {
  await client.query(
    `update profiles set feed_count = coalesce(posted.count, 0), follower_count = coalesce(followers.count, 0),
       following_count = coalesce(followings.count, 0)
     from dataset_people left join (select author_id as id, count(*) from feeds group by 1) posted using (id)
       left join (select followee_id as id, count(*) from follows group by 1) followers using (id)
       left join (select follower_id as id, count(*) from follows group by 1) followings using (id)
     where profiles.user_id = dataset_people.id`,
  )
  await client.query(
    `insert into feed_counts (shard, count) values (0, $1)
     on conflict (shard) do update set count = feed_counts.count + excluded.count`,
    [feeds],
  )
  await client.query('select move_user_count($1)', [people])
}
