import type { ClothesId, DraftId, ImageId, UserId } from '@otday/contract'
import { type Db, advisoryLock, type New, type Row } from '#platform/db/index.ts'

export type Draft = Row<'clothesDrafts'>

/** Whose draft it is, and which. */
export interface DraftKey {
  ownerId: UserId
  id: DraftId
}

const drafts = (db: Db, { ownerId, id }: DraftKey) =>
  db.selectFrom('clothesDrafts').selectAll().where('ownerId', '=', ownerId).where('id', '=', id)

export const findDraft = (db: Db, key: DraftKey): Promise<Draft | undefined> => drafts(db, key).executeTakeFirst()

/** Locks a draft until `tx` ends. */
export const lockDraft = (tx: Db, key: DraftKey): Promise<Draft | undefined> =>
  drafts(tx, key).forUpdate().executeTakeFirst()

/** The oldest first. */
export const openDraftsOf = (db: Db, ownerId: UserId): Promise<Draft[]> =>
  db
    .selectFrom('clothesDrafts')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('state', '=', 'OPEN')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** Has whoever else opens a draft of this person wait until `tx` ends: how many are open is exact. */
export const lockOpening = (tx: Db, ownerId: UserId) => advisoryLock(tx, 'open drafts', ownerId)

export async function countOpen(db: Db, ownerId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom('clothesDrafts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow()
  return count
}

export const insertDraft = (tx: Db, draft: New<'clothesDrafts'>): Promise<Draft> =>
  tx.insertInto('clothesDrafts').values(draft).returningAll().executeTakeFirstOrThrow()

type Change = Pick<New<'clothesDrafts'>, 'name' | 'type' | 'attributes' | 'isCutOut'>
/** The open draft as it is then; undefined when there is none. */
export const changeOpen = (tx: Db, { ownerId, id }: DraftKey, change: Change): Promise<Draft | undefined> =>
  tx
    .updateTable('clothesDrafts')
    .set(change)
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .returningAll()
    .executeTakeFirst()

/** Lets go of both pictures: from now on the piece has its own. */
export const closeConfirmed = (tx: Db, { ownerId, id }: DraftKey, clothesId: ClothesId) =>
  tx
    .updateTable('clothesDrafts')
    .set({ state: 'CONFIRMED', clothesId, originalId: null, cutOutId: null })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .execute()

/**
 * Closes an open draft, and one that is still to come: a photo on its way then comes to nothing. False when the draft
 * has become a piece.
 */
export async function closeDiscarded(tx: Db, { ownerId, id }: DraftKey, at: Date): Promise<boolean> {
  const closed = await tx
    .insertInto('clothesDrafts')
    .values({ id, ownerId, state: 'DISCARDED', name: '', attributes: '[]', isCutOut: false, createdAt: at })
    .onConflict((conflict) =>
      conflict
        .columns(['ownerId', 'id'])
        .doUpdateSet({ state: 'DISCARDED' })
        .where('clothesDrafts.state', '!=', 'CONFIRMED'),
    )
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}

/**
 * Holds the pictures of a draft until `tx` ends. Before the draft, as the sweep does: it waits for whoever is about to
 * show them again, or has come first.
 */
export const lockPhoto = (tx: Db, { ownerId, id }: DraftKey) =>
  tx
    .selectFrom('clothesDrafts as draft')
    .innerJoin('images', (join) =>
      join.on(({ eb, or, ref }) =>
        or([eb('images.id', '=', ref('draft.originalId')), eb('images.id', '=', ref('draft.cutOutId'))]),
      ),
    )
    .select('images.id')
    .where('draft.ownerId', '=', ownerId)
    .where('draft.id', '=', id)
    .orderBy('images.id')
    .forKeyShare('images')
    .execute()

/** A discarded draft whose photo is still there, open again; undefined when there is none. */
export const reopenDraft = (tx: Db, { ownerId, id }: DraftKey): Promise<Draft | undefined> =>
  tx
    .updateTable('clothesDrafts')
    .set({ state: 'OPEN' })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .where('state', 'in', ['OPEN', 'DISCARDED'])
    .where('originalId', 'is not', null)
    .returningAll()
    .executeTakeFirst()

/** Removes some of the drafts that were made before `before`, and gives their pictures and how many there were. */
export async function deleteOld(tx: Db, before: Date, most: number): Promise<{ count: number; images: ImageId[] }> {
  const old = tx
    .selectFrom('clothesDrafts as old')
    .select(['old.ownerId', 'old.id'])
    .where('old.createdAt', '<', before)
    .orderBy('old.createdAt')
    .limit(most)
  const rows = await tx
    .deleteFrom('clothesDrafts')
    .where(({ eb, refTuple }) =>
      eb(refTuple('clothesDrafts.ownerId', 'clothesDrafts.id'), 'in', old.$asTuple('ownerId', 'id')),
    )
    .returning(['originalId', 'cutOutId'])
    .execute()
  return {
    count: rows.length,
    images: rows.flatMap((row) => [row.originalId, row.cutOutId]).filter((id) => id !== null),
  }
}

/** Removes what somebody has not confirmed yet; their pictures go with all others. */
export async function forgetDraftsOf(tx: Db, ownerId: UserId): Promise<void> {
  await tx.deleteFrom('clothesDrafts').where('ownerId', '=', ownerId).execute()
}
