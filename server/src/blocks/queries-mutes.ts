import type { ImageId, MuteId, PageQuery, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, New, Paging, Row } from '#platform/db/index.ts'
import { isSeenBy } from '../sight/index.ts'
import type { MutedWord } from './muted-words.ts'

export type MutedThing = Pick<Row<'mutes'>, 'kind' | 'personId' | 'word' | 'wordKey'>

/** A mute with name and picture of a muted person. */
export type MuteRow = Pick<Row<'mutes'>, 'id' | 'kind' | 'personId' | 'word' | 'createdAt'> & {
  name: string | null
  imageId: ImageId | null
}

/** Selects mutes without those of people whose accounts are deleted, or whom their owner does not see. */
const mutesOf = (db: Db, ownerId: UserId) =>
  db
    .selectFrom('mutes')
    .leftJoin('users', 'users.id', 'mutes.personId')
    .leftJoin('profiles', 'profiles.userId', 'mutes.personId')
    .where('mutes.ownerId', '=', ownerId)
    .where('users.deletedAt', 'is', null)
    .where(sql<boolean>`(mutes.person_id is null or ${isSeenBy(ownerId, sql`mutes.person_id`)})`)

const shown = [
  'mutes.id',
  'mutes.kind',
  'mutes.personId',
  'mutes.word',
  'mutes.createdAt',
  'users.name',
  'profiles.imageId',
] as const

export const mutePage = (db: Db, paging: Paging, ownerId: UserId, page: PageQuery) =>
  paging.pageOf(mutesOf(db, ownerId).select(shown).$castTo<MuteRow>(), {
    page,
    order: {
      by: 'mutedAt',
      direction: 'DESCENDING',
      column: 'mutes.createdAt',
      id: 'mutes.id',
      valueOf: (row) => row.createdAt,
    },
    filters: { ownerId },
    total: async () => {
      const { total } = await mutesOf(db, ownerId)
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow()
      return total
    },
  })

/** Finds an account that is not deleted and that the viewer sees. */
export const findSeenPerson = (db: Db, viewer: UserId, id: UserId) =>
  db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', id)
    .where('users.deletedAt', 'is', null)
    .where(isSeenBy(viewer, sql`users.id`))
    .executeTakeFirst()

export const findMute = (db: Db, ownerId: UserId, thing: MutedThing): Promise<MuteRow | undefined> =>
  mutesOf(db, ownerId)
    .where('mutes.kind', '=', thing.kind)
    .where('mutes.personId', 'is not distinct from', thing.personId)
    .where('mutes.wordKey', 'is not distinct from', thing.wordKey)
    .select(shown)
    .executeTakeFirst()

export async function countMutes(db: Db, ownerId: UserId, of: 'people' | 'words'): Promise<number> {
  const { count } = await db
    .selectFrom('mutes')
    .where('ownerId', '=', ownerId)
    .where('personId', of === 'people' ? 'is not' : 'is', null)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const insertMute = (tx: Db, mute: New<'mutes'>) => tx.insertInto('mutes').values(mute).execute()

/** Returns undefined, and deletes nothing, unless the mute is the owner's. */
export const deleteMute = (tx: Db, ownerId: UserId, id: MuteId) =>
  tx.deleteFrom('mutes').where('id', '=', id).where('ownerId', '=', ownerId).returning('personId').executeTakeFirst()

export async function mutedWordsOf(db: Db, ownerId: UserId): Promise<MutedWord[]> {
  const rows = await db
    .selectFrom('mutes')
    .select(['kind', 'wordKey'])
    .where('ownerId', '=', ownerId)
    .where('wordKey', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ kind, wordKey }) => (wordKey === null ? [] : [{ kind, wordKey }]))
}

/** Adds `by` to the number of muted people of each of these users, in the order of ids, against deadlocks. */
export const moveMuted = async (tx: Db, owners: readonly UserId[], by: 1 | -1): Promise<void> => {
  await sql`insert into sights (user_id, muted, revision)
    select id, greatest(${by}::integer, 0), 1 from unnest(${owners}::uuid[]) as owner (id) order by id
    on conflict (user_id) do update set muted = sights.muted + ${by}::integer, revision = sights.revision + 1`.execute(
    tx,
  )
}

/** Stores the words that a user's lists leave out, as one regular expression. */
export const saveMutedWords = async (tx: Db, ownerId: UserId, words: string | null): Promise<void> => {
  await sql`insert into sights (user_id, words, revision) values (${ownerId}, ${words}, 1)
    on conflict (user_id) do update set words = excluded.words, revision = sights.revision + 1`.execute(tx)
}
