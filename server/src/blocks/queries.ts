import type { ImageId, PageQuery, UserId } from '@otday/contract'
import { sql } from 'kysely'
import { advisoryLock, type Db, type New, type Paging } from '#platform/db/index.ts'

/** A block with name and picture of the blocked person, whose id is that of the row. */
export interface BlockRow {
  id: UserId
  name: string
  imageId: ImageId | null
  createdAt: Date
}

/** Keeps changes of what the owner sees one after the other until `tx` ends, so that their limits are exact. */
export const lockOwnSight = (tx: Db, ownerId: UserId) => advisoryLock(tx, 'own sight', ownerId)

/** Finds an account that is not deleted and that does not block the viewer. */
export const findPerson = (db: Db, viewer: UserId, id: UserId) =>
  db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', id)
    .where('users.deletedAt', 'is', null)
    .where(
      sql<boolean>`not exists (
        select from blocks as others where others.blocker_id = users.id and others.blocked_id = ${viewer}::uuid)`,
    )
    .executeTakeFirst()

/**
 * Selects the people whom a user blocks, without deleted accounts, and without people who blocked the user before, who
 * do not exist for the user. Who blocked first keeps a person in the list, even if that person blocks in turn.
 */
const blockedBy = (db: Db, blockerId: UserId) =>
  db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blockedId')
    .leftJoin('profiles', 'profiles.userId', 'blocks.blockedId')
    .where('blocks.blockerId', '=', blockerId)
    .where('users.deletedAt', 'is', null)
    .where(isFirst)

const isFirst = sql<boolean>`not exists (
  select from blocks as others
  where others.blocker_id = blocks.blocked_id and others.blocked_id = blocks.blocker_id
    and (others.created_at, others.blocker_id) < (blocks.created_at, blocks.blocker_id))`

const shown = ['blocks.blockedId as id', 'blocks.createdAt', 'users.name', 'profiles.imageId'] as const

export const blockPage = (db: Db, paging: Paging, blockerId: UserId, page: PageQuery) =>
  paging.pageOf(blockedBy(db, blockerId).select(shown).$castTo<BlockRow>(), {
    page,
    order: {
      by: 'blockedAt',
      direction: 'DESCENDING',
      column: 'blocks.createdAt',
      id: 'blocks.blockedId',
      valueOf: (row) => row.createdAt,
    },
    filters: { blockerId },
    total: async () => {
      const { total } = await blockedBy(db, blockerId)
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow()
      return total
    },
  })

export const findBlock = (db: Db, blockerId: UserId, blockedId: UserId): Promise<BlockRow | undefined> =>
  blockedBy(db, blockerId).where('blocks.blockedId', '=', blockedId).select(shown).executeTakeFirst()

export async function countBlocks(db: Db, blockerId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('blocks')
    .where('blockerId', '=', blockerId)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Stores a block of an account that is there; false if there was one already, and for an unknown account. */
export async function insertBlock(tx: Db, { blockerId, blockedId, createdAt }: New<'blocks'>): Promise<boolean> {
  const row = await tx
    .insertInto('blocks')
    .columns(['blockerId', 'blockedId', 'createdAt'])
    .expression((blocks) =>
      blocks
        .selectFrom('users')
        .where('users.id', '=', blockedId)
        .where('users.deletedAt', 'is', null)
        .select([
          sql<UserId>`${blockerId}::uuid`.as('blockerId'),
          'users.id',
          sql<Date>`${createdAt}::timestamptz`.as('createdAt'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('blockedId')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a block; false if there was none. */
export async function deleteBlock(tx: Db, blockerId: UserId, blockedId: UserId): Promise<boolean> {
  const row = await tx
    .deleteFrom('blocks')
    .where('blockerId', '=', blockerId)
    .where('blockedId', '=', blockedId)
    .returning('blockedId')
    .executeTakeFirst()
  return row !== undefined
}

/** Adds `by` to the number of blocks of or by each of these people, in the order of ids, against deadlocks. */
export const moveUnseen = (tx: Db, people: readonly UserId[], by: 1 | -1) =>
  sql`insert into sights (user_id, unseen, revision)
    select id, greatest(${by}::integer, 0), 1 from unnest(${people}::uuid[]) as person (id) order by id
    on conflict (user_id) do update set unseen = sights.unseen + ${by}::integer, revision = sights.revision + 1`.execute(
    tx,
  )
