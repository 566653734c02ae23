import type { UserId } from '@otday/contract'
import { sql } from 'kysely'
import { affectedRows, type Db } from '#platform/db/index.ts'

/** Blocks, and mutes of the account, that are deleted in a step of a removal. */
const rowsAtOnce = 500

/**
 * Deletes some blocks by and of a deleted account, and mutes of it, and lowers the counts of the others; returns whether
 * it found some, so that the caller calls it again. At last it deletes what the account has muted.
 */
export async function forgetBlocksOf(tx: Db, userId: UserId): Promise<boolean> {
  const changed = await affectedRows(
    tx,
    sql`
    with gone as (
      delete from blocks using (
        select blocker_id, blocked_id from blocks where blocker_id = ${userId} or blocked_id = ${userId}
        limit ${rowsAtOnce}
      ) as chosen
      where blocks.blocker_id = chosen.blocker_id and blocks.blocked_id = chosen.blocked_id
      returning case when blocks.blocker_id = ${userId} then blocks.blocked_id else blocks.blocker_id end as id
    ), unmuted as (
      delete from mutes where id in (select id from mutes where person_id = ${userId} limit ${rowsAtOnce})
      returning owner_id as id
    )
    update sights set unseen = sights.unseen - lost.unseen, muted = sights.muted - lost.muted, revision = revision + 1
    from (select id, sum(unseen)::integer as unseen, sum(muted)::integer as muted
      from (select id, 1 as unseen, 0 as muted from gone union all select id, 0, 1 from unmuted) as each_lost
      group by id) as lost
    where sights.user_id = lost.id`,
  )
  if (changed > 0) return true
  await sql`with gone as (delete from sights where user_id = ${userId})
    delete from mutes where owner_id = ${userId}`.execute(tx)
  return false
}
