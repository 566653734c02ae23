import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import type { KeyedRequest, StoredResponse } from '#platform/http/repeats.ts'

type Named = Pick<KeyedRequest, 'owner' | 'route' | 'key'>

export const findKey = (db: Db, { owner, route, key }: Named, since: Date) =>
  db
    .selectFrom('idempotencyKeys')
    .select(['requestId', 'fingerprint', 'status', 'body'])
    .where('owner', '=', owner)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('createdAt', '>=', since)
    .executeTakeFirst()

/**
 * Claims a key for a request; false if another request has it. Waits if another request has claimed the same key and
 * has not committed yet.
 */
export async function claimKey(tx: Db, request: KeyedRequest, times: { now: Date; since: Date }): Promise<boolean> {
  const { owner, route, key, requestId, fingerprint } = request
  const { rows } = await sql`
    insert into idempotency_keys as known (owner, route, key, request_id, fingerprint, created_at)
    values (${owner}, ${route}, ${key}, ${requestId}::uuid, ${fingerprint}, ${times.now}::timestamptz)
    on conflict (owner, route, key) do update set
      request_id = excluded.request_id, fingerprint = excluded.fingerprint, created_at = excluded.created_at,
      status = null, body = null
    where known.request_id = excluded.request_id or known.created_at < ${times.since}::timestamptz
    returning 1`.execute(tx)
  return rows.length > 0
}

export const keepResponse = (db: Db, { owner, route, key, requestId }: KeyedRequest, response: StoredResponse) =>
  db
    .updateTable('idempotencyKeys')
    .set(response)
    .where('owner', '=', owner)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('requestId', '=', requestId)
    .execute()

/**
 * At most this many keys are kept of each user, the latest ones, since each key keeps a response; nobody makes more
 * things than that in a day.
 */
const mostKeys = 2000
/** Owner of keys that are sent without a session. */
const everybody = 'public'

export const deleteKeysBeyond = (db: Db) =>
  sql`
    delete from idempotency_keys as known using (
      select owner, route, key, row_number() over (partition by owner order by created_at desc) as place
      from idempotency_keys where owner <> ${everybody}
    ) as counted
    where counted.place > ${mostKeys} and known.owner = counted.owner and known.route = counted.route
      and known.key = counted.key`.execute(db)

export const deleteKeysBefore = (db: Db, before: Date) =>
  db.deleteFrom('idempotencyKeys').where('createdAt', '<', before).execute()
