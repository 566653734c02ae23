import type { UserId } from '@otday/contract'
import type pg from 'pg'

/**
 * Inserts one author for each number in `followers`, and as many other people as the largest number; ids are UUIDv7 as
 * the product's. @returns the ids of the authors
 */
export async function seedFollowers(pool: pg.Pool, followers: readonly number[]): Promise<UserId[]> {
  const people = Math.max(...followers)
  const client = await pool.connect()
  try {
    await client.query(`create temp table seeded as
      select place, (lpad(to_hex(1764000000000 + place), 12, '0') || '7000' || '8000' || lpad(to_hex(place), 12, '0'))::uuid as id
      from generate_series(1, ${people + followers.length}) as place`)
    await client.query(`insert into users (id, email, email_key, name, created_at)
      select id, 'p' || place || '@example.com', 'p' || place || '@example.com', '사람' || place, now() from seeded`)
    for (const [at, count] of followers.entries())
      await client.query(
        `insert into follows (id, follower_id, followee_id, created_at)
        select gen_random_uuid(), follower.id, author.id, now() from seeded as author, seeded as follower
        where author.place = $1 and follower.place % $2 = $3 and follower.place <= $4`,
        [people + 1 + at, Math.floor(people / count), at % Math.floor(people / count), people],
      )
    await client.query('analyze users, follows')
    const { rows } = await client.query<{ id: UserId }>('select id from seeded where place > $1 order by place', [
      people,
    ])
    return rows.map(({ id }) => id)
  } finally {
    client.release(true)
  }
}
