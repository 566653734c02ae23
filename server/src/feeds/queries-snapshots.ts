import type { FeedId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import type { StoredSnapshots } from './snapshots.ts'

/** Returns feeds of which nobody knows whether their snapshots are stored as responses show them, by id. */
export const unshownFeeds = (db: Db, after: FeedId | null, most: number) =>
  db
    .selectFrom('feeds')
    .select(['id', sql<string>`weather::text`.as('weather'), sql<string>`ootds::text`.as('ootds')])
    .where('isStoredAsShown', 'is', null)
    .$if(after !== null, (feeds) => feeds.where('id', '>', after))
    .orderBy('id')
    .limit(most)
    .execute()

/**
 * Marks whether the snapshots of feeds are stored as responses show them. Those of `feeds` that have changed since they
 * were read stay as they are.
 */
export const markSnapshots = (db: Db, feeds: readonly ({ id: FeedId } & StoredSnapshots)[], isStoredAsShown: boolean) =>
  sql`
    update feeds set is_stored_as_shown = ${isStoredAsShown}
    from unnest(${feeds.map(({ id }) => id)}::uuid[], ${feeds.map(({ weather }) => weather)}::jsonb[],
      ${feeds.map(({ ootds }) => ootds)}::jsonb[]) as read (id, weather, ootds)
    where feeds.id = read.id and feeds.weather = read.weather and feeds.ootds = read.ootds`.execute(db)

/** Replaces the snapshots of a feed, unless they have changed since they were read. */
export const rewriteSnapshots = (db: Db, id: FeedId, read: StoredSnapshots, written: StoredSnapshots) =>
  db
    .updateTable('feeds')
    .set({ ...written, isStoredAsShown: true })
    .where('id', '=', id)
    .where(sql<boolean>`weather = ${read.weather}::jsonb and ootds = ${read.ootds}::jsonb`)
    .execute()
