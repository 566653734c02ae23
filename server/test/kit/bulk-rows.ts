import type pg from 'pg'

/**
 * Runs `work` without the indexes of `tables` that are not unique, then builds them again, which is many times faster
 * than updating them row by row. Call it inside a transaction.
 */
export async function withoutIndexes<T>(
  client: pg.PoolClient,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::text[]::regclass[]) and not indisunique`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  const result = await work()
  for (const { definition } of rows) await client.query(definition)
  return result
}

/**
 * Runs `work` in a transaction that fires no trigger of the product, so that it must keep the product's counts itself.
 * The tables are vacuumed after it.
 */
export async function insertInBulk<T>(
  pool: pg.Pool,
  tables: readonly string[],
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const setTriggers = async (to: 'enable' | 'disable') => {
    for (const table of tables) await client.query(`alter table ${table} ${to} trigger user`)
  }
  try {
    await client.query('begin')
    await client.query("set local maintenance_work_mem = '256MB'")
    await client.query('set local synchronous_commit = off')
    await ignoreForeignKeys(client)
    await setTriggers('disable')
    const result = await work(client)
    await setTriggers('enable')
    await client.query('commit')
    await client.query(`vacuum (analyze) ${tables.join(', ')}`)
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Turns checks of foreign keys off until the end of the transaction, if the role may: it must be a superuser. */
async function ignoreForeignKeys(client: pg.PoolClient) {
  const { rows } = await client.query<{ isSuper: boolean }>(
    'select usesuper as "isSuper" from pg_user where usename = current_user',
  )
  if (rows[0]?.isSuper) await client.query('set local session_replication_role = replica')
}

/** Inserts the row of `feed_reactions` for each feed without one, as the trigger of `feeds` does. */
export const insertMissingReactions = (client: pg.PoolClient) =>
  client.query(
    `insert into feed_reactions
       (feed_id, author_id, sky_status, precipitation_type, like_count, comment_count, content_key)
     select id, author_id, sky_status, precipitation_type, like_count, comment_count, content_key from feeds
     on conflict do nothing`,
  )
