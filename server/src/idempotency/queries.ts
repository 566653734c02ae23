import { type RawBuilder, sql } from 'kysely'
import { affectedRows, type Db } from '#platform/db/index.ts'
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

interface Claiming {
  /** Null while the request is under way: it is stored afterwards (`keepResponse`). */
  response: StoredResponse | null
  from: RawBuilder<unknown>
  times: { now: Date; since: Date }
}

/**
 * SQL that claims a key for a request and stores its response, if `from` has a row; it returns a row unless another
 * request has the key. It waits if another request has claimed the same key and has not committed yet.
 */
export function claimedKey(
  { owner, route, key, requestId, fingerprint }: KeyedRequest,
  { response, from, times }: Claiming,
): RawBuilder<unknown> {
  return sql`
    insert into idempotency_keys as known (owner, route, key, request_id, fingerprint, created_at, status, body)
    select ${owner}, ${route}, ${key}, ${requestId}::uuid, ${fingerprint}, ${times.now}::timestamptz,
      ${response?.status ?? null}::integer, ${response?.body ?? null}::text
    from (${from}) as allowed
    on conflict (owner, route, key) do update set
      request_id = excluded.request_id, fingerprint = excluded.fingerprint, created_at = excluded.created_at,
      status = excluded.status, body = excluded.body
    where known.request_id = excluded.request_id or known.created_at < ${times.since}::timestamptz
    returning request_id`
}

/** Claims a key in a transaction, before its response is known; false if another request has it. */
export async function claimKey(tx: Db, request: KeyedRequest, times: Claiming['times']): Promise<boolean> {
  const { rows } = await claimedKey(request, { response: null, from: sql`select`, times }).execute(tx)
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
 * Selects one key in 128, by the last byte of the random id that the server gives each request; `idempotency_keys_sample`
 * (migration 0065) has these keys alone.
 */
const isSampled = sql<boolean>`get_byte(uuid_send(request_id), 15) < 2`
/**
 * Users with this many sampled keys have their keys counted. With more than `mostKeys` keys one has sixteen sampled keys
 * on average; of ten thousand such users, one has fewer than this, and is found as soon as there are more keys.
 */
const suspicious = 4
/**
 * At most this many keys are kept of each user, the latest ones, since each key keeps a response; nobody makes more
 * things than that in a day.
 */
const mostKeys = 2000
/** Owner of keys that are sent without a session. */
const everybody = 'public'

/** Returns users who probably have more keys than are kept; reads the sampled keys, and no others. */
export async function ownersOfMany(db: Db): Promise<string[]> {
  const { rows } = await sql<{ owner: string }>`
    select owner from idempotency_keys where ${isSampled} and owner <> ${everybody}
    group by owner having count(*) >= ${suspicious}`.execute(db)
  return rows.map(({ owner }) => owner)
}

/** Deletes all but the user's latest keys. */
export const deleteKeysBeyond = (db: Db, owner: string) =>
  sql`
    delete from idempotency_keys as known using (
      select route, key from idempotency_keys where owner = ${owner} order by created_at desc offset ${mostKeys}
    ) as old
    where known.owner = ${owner} and known.route = old.route and known.key = old.key`.execute(db)

/** Deletes up to `limit` old keys and returns how many were deleted. A key that is claimed meanwhile is not old. */
export const deleteKeysBefore = (db: Db, before: Date, limit: number): Promise<number> =>
  affectedRows(
    db,
    sql`
    delete from idempotency_keys where created_at < ${before} and ctid = any(array(
      select ctid from idempotency_keys where created_at < ${before} order by created_at limit ${limit}))`,
  )
