import type { ClothesId, DraftId, ImageId, UserId } from '@otday/contract'
import { type Db, advisoryLock, type New, type Row } from '#platform/db/index.ts'

export type Draft = Row<'clothesDrafts'>

export interface DraftKey {
  ownerId: UserId
  id: DraftId
}

const drafts = (db: Db, { ownerId, id }: DraftKey) =>
  db.selectFrom('clothesDrafts').selectAll().where('ownerId', '=', ownerId).where('id', '=', id)

export const findDraft = (db: Db, key: DraftKey): Promise<Draft | undefined> => drafts(db, key).executeTakeFirst()

export const lockDraft = (tx: Db, key: DraftKey): Promise<Draft | undefined> =>
  drafts(tx, key).forUpdate().executeTakeFirst()

export const openDraftsOf = (db: Db, ownerId: UserId): Promise<Draft[]> =>
  db
    .selectFrom('clothesDrafts')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('state', '=', 'OPEN')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** Locks the opening of drafts: until `tx` ends, the user's count of open drafts is exact. */
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
export const changeOpen = (tx: Db, { ownerId, id }: DraftKey, change: Change): Promise<Draft | undefined> =>
  tx
    .updateTable('clothesDrafts')
    .set(change)
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .returningAll()
    .executeTakeFirst()

/** Changes the cut of a locked, open draft. */
export const changeCut = (
  tx: Db,
  { ownerId, id }: DraftKey,
  cut: Pick<New<'clothesDrafts'>, 'cutOutId' | 'cutMask' | 'isCutOut'>,
): Promise<Draft> =>
  tx
    .updateTable('clothesDrafts')
    .set(cut)
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Closes a draft and removes its pictures from it, as the piece now refers to them. */
export const closeConfirmed = (tx: Db, { ownerId, id }: DraftKey, clothesId: ClothesId) =>
  tx
    .updateTable('clothesDrafts')
    .set({ state: 'CONFIRMED', clothesId, originalId: null, cutOutId: null, cutMask: null })
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .execute()

/**
 * Discards a draft; if it does not exist yet, stores it as discarded, so that a photo still being uploaded is refused.
 * False when the draft was confirmed.
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

const photos = (tx: Db) =>
  tx
    .selectFrom('clothesDrafts as draft')
    .innerJoin('images', (join) =>
      join.on(({ eb, or, ref }) =>
        or([eb('images.id', '=', ref('draft.originalId')), eb('images.id', '=', ref('draft.cutOutId'))]),
      ),
    )
    .select('images.id')
    .orderBy('images.id')
    .forUpdate('images')

/**
 * Locks a draft's pictures. Call it before locking the draft: the sweep of pictures locks in the same order, so it
 * either waits or has finished with them.
 */
export const lockPhoto = (tx: Db, { ownerId, id }: DraftKey) =>
  photos(tx).where('draft.ownerId', '=', ownerId).where('draft.id', '=', id).execute()

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

export async function deleteOld(tx: Db, before: Date, most: number): Promise<{ count: number; images: ImageId[] }> {
  const old = tx
    .selectFrom('clothesDrafts as old')
    .select(['old.ownerId', 'old.id'])
    .where('old.createdAt', '<', before)
    .orderBy('old.createdAt')
    .orderBy('old.id')
    .limit(most)
  await photos(tx)
    .where(({ eb, refTuple }) => eb(refTuple('draft.ownerId', 'draft.id'), 'in', old.$asTuple('ownerId', 'id')))
    .execute()
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

/** Deletes drafts; their pictures are left to `forgetImagesOf`. */
export async function forgetDraftsOf(tx: Db, ownerId: UserId): Promise<void> {
  await tx.deleteFrom('clothesDrafts').where('ownerId', '=', ownerId).execute()
}
