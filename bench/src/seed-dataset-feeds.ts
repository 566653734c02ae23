import type pg from 'pg'
import { searchKey } from '@otday/contract'
import { searchTokens } from '../../server/src/feeds/search-tokens.ts'
import type { Chance } from './chance.ts'
import { postText, replyText } from './dataset-text.ts'

/** Age of the oldest feed of the dataset in ms: two years. */
export const age = 2 * 365 * 86_400_000
const batch = 5000
/**
 * The people who like a feed have numbers that are a stride apart. The stride is the first of these primes that does
 * not divide the number of people, so that nobody likes a feed twice.
 */
const strides = [7919, 7907]
const likedAtMost = 20_000
const answeredAtMost = 2000

interface Draft {
  id: string
  at: Date
  author: number
  weather: number
  outfit: number
  content: string
  key: string
  tokens: string
  likes: number
  /** Number of the first person who likes the feed. */
  firstLiker: number
  comments: number
}

/** Inserts the feeds in the order of their posting, each with its likes and comments. @returns the totals */
export async function seedFeeds(
  client: pg.PoolClient,
  chance: Chance,
  { people, feeds }: { people: number; feeds: number },
  say: (line: string) => void,
): Promise<{ likes: number; comments: number }> {
  const sizes = { likes: 0, comments: 0 }
  const since = Date.now() - age
  for (let from = 0; from < feeds; from += batch) {
    const drafts = Array.from({ length: Math.min(batch, feeds - from) }, (_, index) =>
      draftOf(chance, { number: from + index, at: since + (age * (from + index)) / feeds, people }),
    )
    await insertFeeds(client, drafts)
    await insertLikes(client, drafts, people)
    sizes.likes += drafts.reduce((sum, draft) => sum + draft.likes, 0)
    sizes.comments += await insertComments(client, chance, drafts, people)
    if ((from / batch) % 20 === 19)
      say(`${from + drafts.length} feeds, ${sizes.likes} likes, ${sizes.comments} comments`)
  }
  return sizes
}

function draftOf(chance: Chance, { number, at, people }: { number: number; at: number; people: number }): Draft {
  const content = postText(chance, number)
  const key = searchKey(content)
  return {
    id: chance.idAt(at),
    at: new Date(at),
    author: Math.floor(people * chance.next() ** 2),
    weather: chance.below(400),
    outfit: chance.below(3000),
    content,
    key,
    tokens: searchTokens(key).join(' '),
    likes: chance.longTailed(1, Math.min(people, likedAtMost)),
    firstLiker: chance.below(people),
    comments: chance.longTailed(0.4, answeredAtMost, 1.6),
  }
}

const column = <K extends keyof Draft>(drafts: Draft[], name: K) => drafts.map((draft) => draft[name])

const insertFeeds = (client: pg.PoolClient, drafts: Draft[]) =>
  client.query(
    `insert into feeds (id, author_id, content, content_key, search_tokens, weather_id, weather, ootds, sky_status,
       precipitation_type, like_count, comment_count, created_at, updated_at)
     select f.id, p.id, f.content, f.key, string_to_array(f.tokens, ' '), (w.snapshot ->> 'weatherId')::uuid,
       w.snapshot, o.snapshot, w.snapshot ->> 'skyStatus', w.snapshot #>> '{precipitation,type}', f.likes, f.comments,
       f.at, f.at
     from unnest($1::uuid[], $2::integer[], $3::text[], $4::text[], $5::text[], $6::integer[], $7::integer[],
         $8::integer[], $9::integer[], $10::timestamptz[])
       as f (id, author, content, key, tokens, weather, outfit, likes, comments, at)
     join dataset_people p on p.number = f.author join dataset_weathers w on w.number = f.weather
     join dataset_outfits o on o.number = f.outfit`,
    (['id', 'author', 'content', 'key', 'tokens', 'weather', 'outfit', 'likes', 'comments', 'at'] as const).map(
      (name) => column(drafts, name),
    ),
  )

const insertLikes = (client: pg.PoolClient, drafts: Draft[], people: number) =>
  client.query(
    `insert into feed_likes (feed_id, user_id, created_at)
     select f.id, p.id, f.at from unnest($1::uuid[], $2::integer[], $3::integer[], $4::timestamptz[])
         as f (id, first, likes, at)
       cross join lateral generate_series(0, f.likes - 1) as n
       join dataset_people p on p.number = ((f.first + n::bigint * $5) % $6)`,
    [
      ...(['id', 'firstLiker', 'likes', 'at'] as const).map((name) => column(drafts, name)),
      strides.find((stride) => people % stride !== 0),
      people,
    ],
  )

async function insertComments(client: pg.PoolClient, chance: Chance, drafts: Draft[], people: number) {
  const rows = drafts.flatMap(({ id, at, comments }) =>
    Array.from({ length: comments }, () => {
      const later = at.getTime() + (Date.now() - at.getTime()) * chance.next() ** 4
      return [chance.idAt(later), id, chance.below(people), replyText(chance), new Date(later)] as const
    }),
  )
  await client.query(
    `insert into comments (id, feed_id, author_id, content, created_at)
     select c.id, c.feed, p.id, c.content, c.at
     from unnest($1::uuid[], $2::uuid[], $3::integer[], $4::text[], $5::timestamptz[]) as c (id, feed, author, content, at)
       join dataset_people p on p.number = c.author`,
    [0, 1, 2, 3, 4].map((index) => rows.map((row) => row[index])),
  )
  return rows.length
}
