import { type ClothesId, mostClothes, outfitLimit } from '@otday/contract'
import type { Pool } from 'pg'
import type { Person } from '../../server/test/kit/kills/person.ts'
import { addYears, furnish } from './seed-decade.ts'

const looks = 500
/** How many fewer pieces and looks the user gets than the product allows, because the measured calls add some. */
const spare = { pieces: 500, looks: 20 }
/** Most days that the calendar shows at once, and most outfits on one day. */
const calendar = { days: 62, outfits: 6 }

/**
 * Gives a user nearly as much as the product allows: outfits with as many pieces as possible, and records of ten years.
 */
export async function seedFullAccount(pool: Pool, person: Person) {
  const furnished = await furnish(pool, person, mostClothes - spare.pieces)
  await addYears(pool, furnished, { years: 10, ago: 0 })
  const { wearId, lookId } = furnished
  const many = (table: string, id: string) =>
    pool.query(
      `update ${table} set items = (
         select jsonb_agg(item || jsonb_build_object('clothesId', piece.id, 'name', piece.name, 'type', piece.type))
         from (select items -> 0 as item from ${table} where user_id = $1 and id = $2) as one,
           (select id, name, type from clothes where owner_id = $1 order by id limit ${outfitLimit}) as piece)
       where user_id = $1 and id = $2`,
      [person.id, id],
    )
  await many('wear_entries', wearId)
  await many('looks', lookId)
  await pool.query(
    `insert into look_items (user_id, look_id, clothes_id)
     select $1, $2, id from clothes where owner_id = $1 order by id limit ${outfitLimit} on conflict do nothing`,
    [person.id, lookId],
  )
  await pool.query('delete from looks where user_id = $1 and id <> $2', [person.id, lookId])
  await pool.query(
    `with copies as (
       insert into looks (user_id, id, name, items, scene, created_at, updated_at)
       select user_id, gen_random_uuid(), name || ' ' || place, items, scene, created_at, updated_at
       from looks, generate_series(2, ${looks - spare.looks}) as place where user_id = $1 returning id)
     insert into look_items (user_id, look_id, clothes_id)
     select $1, copies.id, clothes_id from copies, look_items where user_id = $1 and look_id = $2`,
    [person.id, lookId],
  )
  await pool.query(
    `insert into wear_entries (user_id, id, date, state, items, scene, source, weather, revision, created_at, updated_at)
     select user_id, gen_random_uuid(), date - (place / ${calendar.outfits})::integer, 'WORN', items, scene, source,
       weather, 1, created_at, updated_at
     from wear_entries, generate_series(1, ${calendar.days * calendar.outfits - 1}) as place
     where user_id = $1 and id = $2`,
    [person.id, wearId],
  )
  await pool.query('analyze')
  const { weather, clothesIds, tripId, feedId, blockedId } = furnished
  const pieces = await pool.query<{ id: ClothesId }>(
    'select id from clothes where owner_id = $1 order by id limit 1000',
    [person.id],
  )
  const [color] = await person.calls.attributes.list({ query: {} })
  if (!color) throw new Error('no attributes')
  return {
    weatherId: weather.id,
    clothesIds,
    pieces: pieces.rows.map(({ id }) => id),
    color: { definitionId: color.id, value: color.selectableValues[0] ?? '' },
    wearId,
    lookId,
    tripId,
    feedId,
    blockedId,
  }
}
