import { createECDH } from 'node:crypto'
import type { Pool } from 'pg'

const piecesEach = 24
/** Number of weather grid cells in and around Seoul in which the people live. */
const cells = 40

/**
 * Adds people with copies of the owner's clothes, who want a briefing by push at `minute` of every day; `host` receives
 * their pushes.
 */
export async function seedBriefings(
  pool: Pool,
  { people, ownerId, host, minute }: { people: number; ownerId: string; host: string; minute: number },
): Promise<void> {
  const browser = createECDH('prime256v1')
  const p256dh = browser.generateKeys('base64url')
  await pool.query(
    `insert into users (id, email, email_key, name, created_at)
     select gen_random_uuid(), 'briefed' || place || '@example.com', 'briefed' || place || '@example.com', '받는이', now()
     from generate_series(1, $1) as place`,
    [people],
  )
  const briefed = `select id, row_number() over (order by id) as place from users where name = '받는이'`
  await pool.query(
    `insert into profiles (user_id, latitude, longitude, nx, ny, location_names, created_at)
     select id, 37.5, 127, 55 + place % 8, 122 + place % ${cells} / 8, array['서울특별시'], now() from (${briefed}) as people`,
  )
  await pool.query(
    `insert into sessions (id, user_id, rotated_at, expires_at, created_at)
     select gen_random_uuid(), id, now(), now() + interval '10 days', now() from (${briefed}) as people`,
  )
  await pool.query(
    `insert into clothes (id, owner_id, name, type, created_at)
     select gen_random_uuid(), people.id, piece.name, piece.type, piece.created_at
     from (${briefed}) as people
     join (select *, row_number() over (order by id) as place from clothes where owner_id = $1) as piece
       on piece.place <= ${piecesEach}`,
    [ownerId],
  )
  await pool.query(
    `insert into briefings (user_id, is_on, by_push, by_mail, with_outfit, with_rain, with_warning)
     select id, true, true, false, true, true, true from (${briefed}) as people`,
  )
  await pool.query(
    `insert into briefing_times (user_id, weekday, minute, is_on)
     select id, weekday, $1, true from (${briefed}) as people, generate_series(0, 6) as weekday`,
    [minute],
  )
  await pool.query(
    `insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at)
     select gen_random_uuid(), user_id, id, 'http://' || $1::text || '/' || user_id, $2, $3, now()
     from sessions where user_id in (select id from (${briefed}) as people)`,
    [host, p256dh, 'A'.repeat(22)],
  )
  await pool.query('analyze')
}
