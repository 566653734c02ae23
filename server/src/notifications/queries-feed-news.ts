import type { FeedId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'

/**
 * Records that followers are notified of an author's post; false, without recording, if they were notified after
 * `before`.
 */
export async function beginNews(tx: Db, authorId: UserId, { at, before }: { at: Date; before: Date }) {
  const row = await tx
    .insertInto('feedNews')
    .values({ authorId, announcedAt: at })
    .onConflict((conflict) =>
      conflict.column('authorId').doUpdateSet({ announcedAt: at }).where('feedNews.announcedAt', '<=', before),
    )
    .returning('authorId')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks an author's posts as waiting to be announced; false if some wait already. */
export async function waitWithNews(tx: Db, authorId: UserId): Promise<boolean> {
  const waiting = tx.updateTable('feedNews').set({ isWaiting: true }).where('authorId', '=', authorId)
  return (await waiting.where('isWaiting', '=', false).returning('authorId').executeTakeFirst()) !== undefined
}

/** Ends the waiting and returns the time of the last announcement; undefined if nothing waits. */
export async function endWaiting(tx: Db, authorId: UserId, now: Date): Promise<Date | undefined> {
  const waiting = tx.selectFrom('feedNews').select('announcedAt').where('authorId', '=', authorId)
  const row = await waiting.where('isWaiting', '=', true).forUpdate().executeTakeFirst()
  if (row)
    await tx
      .updateTable('feedNews')
      .set({ announcedAt: now, isWaiting: false })
      .where('authorId', '=', authorId)
      .execute()
  return row?.announcedAt
}

export const postsSince = (db: Db, authorId: UserId, since: Date) =>
  db
    .selectFrom('feeds')
    .where('authorId', '=', authorId)
    .where('createdAt', '>', since)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<FeedId | null>`(array_agg(id order by created_at desc, id desc))[1]`.as('newest'),
    ])
    .executeTakeFirstOrThrow()
