import type { UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { revisionsOf } from '../clothes/index.ts'
import { deleteSaidDaysOf } from './queries-days.ts'
import { deletePreferences } from './queries-preferences.ts'
import { deleteVotesOf } from './queries-votes.ts'

/** Returns the pieces of a closet, each as `id:revision`. */
export async function findRevisions(db: Db, userId: UserId): Promise<string[]> {
  const { rows } = await sql<{ revisions: string | null }>`select ${revisionsOf(userId)} as revisions`.execute(db)
  return rows[0]?.revisions?.split(' ') ?? []
}

/** Returns a user's sensitivity to temperature, from 1 (feels the cold) to 5 (feels the heat). */
export async function findSensitivity(db: Db, userId: UserId): Promise<number> {
  const { temperatureSensitivity } = await db
    .selectFrom('profiles')
    .select('temperatureSensitivity')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return temperatureSensitivity
}

/** Deletes a user's preferences, votes and what the user said about days. */
export async function forgetPreferencesOf(tx: Db, userId: UserId): Promise<void> {
  await deletePreferences(tx, userId)
  await deleteVotesOf(tx, userId)
  await deleteSaidDaysOf(tx, userId)
}
