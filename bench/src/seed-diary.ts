import type { Pool } from 'pg'

/** A number of whole years, the last of which ended `ago` years ago. */
export interface Span {
  years: number
  ago: number
}

/**
 * Adds `wears` diary records over the years, as copies of the newest one that the API has saved, each with other
 * pieces.
 */
export async function seedDiary(
  pool: Pool,
  userId: string,
  wears: number,
  { years, ago }: Span = { years: 10, ago: 0 },
): Promise<void> {
  await pool.query(
    `insert into wear_entries (user_id, id, date, state, items, scene, feeling, felt_at, source, weather, revision,
       created_at, updated_at)
     select user_id, gen_random_uuid(), date - 30 - ((place * $3::numeric / $2 + $4::integer) * 365.25)::integer, 'WORN', items, scene,
       (array['COLD', 'GOOD', 'GOOD', 'HOT'])[1 + place % 4], updated_at, 'RECOMMENDATION',
       weather || json_build_object('felt', 5 + place % 20, 'wind', 1 + place % 5, 'rain', place % 3)::jsonb, 1,
       created_at, updated_at
     from (select * from wear_entries where user_id = $1 order by date desc limit 1) as saved,
       generate_series(1, $2) as place`,
    [userId, wears, years, ago],
  )
  await pool.query(
    `insert into wear_items (user_id, wear_id, clothes_id)
     select entry.user_id, entry.id, piece.id
     from (select *, row_number() over (order by id) as place from wear_entries where user_id = $1) as entry
     join (select id, row_number() over (order by id) as place from clothes where owner_id = $1) as piece
       on (piece.place + entry.place * 7) % 100 = 0
     where not exists (select from wear_items as known where known.user_id = $1 and known.wear_id = entry.id)`,
    [userId],
  )
  await pool.query('analyze wear_entries, wear_items')
}
