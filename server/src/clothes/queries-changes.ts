import type { ClosetChangeId, ClothesId, DefinitionId, UserId } from '@otday/contract'
import * as z from 'zod'
import type { Db } from '#platform/db/index.ts'
import { ChangeContent } from './change-content.ts'
import { anyOf } from './queries.ts'

export interface ChangeKey {
  ownerId: UserId
  changeId: ClosetChangeId
}

/**
 * Inserts a change that has no content yet; false when its id is taken. Concurrent calls with the same id wait until
 * `tx` ends.
 */
export async function claimChange(tx: Db, { ownerId, changeId }: ChangeKey, createdAt: Date): Promise<boolean> {
  const claimed = await tx
    .insertInto('closetChanges')
    .values({ ownerId, id: changeId, content: '{}', createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

export const keepContent = (tx: Db, { ownerId, changeId }: ChangeKey, content: ChangeContent) =>
  tx
    .updateTable('closetChanges')
    .set({ content: JSON.stringify(z.encode(ChangeContent, content)) })
    .where('ownerId', '=', ownerId)
    .where('id', '=', changeId)
    .execute()

/** Locks a change; returns undefined unless this owner made it. */
export async function lockChange(tx: Db, { ownerId, changeId }: ChangeKey) {
  const row = await tx
    .selectFrom('closetChanges')
    .select(['content', 'createdAt', 'undoneAt'])
    .where('ownerId', '=', ownerId)
    .where('id', '=', changeId)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, content: z.decode(ChangeContent, row.content as z.input<typeof ChangeContent>) }
}

export const markUndone = (tx: Db, { ownerId, changeId }: ChangeKey, undoneAt: Date) =>
  tx.updateTable('closetChanges').set({ undoneAt }).where('ownerId', '=', ownerId).where('id', '=', changeId).execute()

export const forgetChangesBefore = (db: Db, before: Date) =>
  db.deleteFrom('closetChanges').where('createdAt', '<', before).execute()

export const lockOwnPieces = (tx: Db, ownerId: UserId, ids: readonly ClothesId[]) =>
  tx
    .selectFrom('clothes')
    .select(['id', 'name', 'type', 'imageId', 'originalId', 'cutMask', 'revision', 'createdAt'])
    .select(['brand', 'size', 'memo', 'price', 'currency', 'purchasedOn'])
    .where('id', '=', anyOf(ids))
    .where('ownerId', '=', ownerId)
    .orderBy('id')
    .forUpdate()
    .execute()

export const attributesOfPieces = (tx: Db, ids: readonly ClothesId[]) =>
  tx.selectFrom('clothesAttributes').selectAll().where('clothesId', '=', anyOf(ids)).execute()

export const deletePieces = (tx: Db, ids: readonly ClothesId[]) =>
  tx.deleteFrom('clothes').where('id', '=', anyOf(ids)).execute()

export async function valuesOf(
  tx: Db,
  definitionId: DefinitionId,
  ids: readonly ClothesId[],
): Promise<Map<ClothesId, string>> {
  const rows = await tx
    .selectFrom('clothesAttributes')
    .select(['clothesId', 'value'])
    .where('definitionId', '=', definitionId)
    .where('clothesId', '=', anyOf(ids))
    .execute()
  return new Map(rows.map(({ clothesId, value }) => [clothesId, value]))
}

export interface SetValue {
  clothesId: ClothesId
  /** Null removes the attribute. */
  value: string | null
}

/** Sets the values and also makes a new revision of each piece. */
export async function setValues(tx: Db, definitionId: DefinitionId, values: readonly SetValue[]): Promise<void> {
  const ids = values.map(({ clothesId }) => clothesId)
  await tx
    .deleteFrom('clothesAttributes')
    .where('definitionId', '=', definitionId)
    .where('clothesId', '=', anyOf(ids))
    .execute()
  const rows = values.flatMap(({ clothesId, value }) => (value === null ? [] : [{ clothesId, definitionId, value }]))
  if (rows.length > 0) await tx.insertInto('clothesAttributes').values(rows).execute()
  await tx
    .updateTable('clothes')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('id', '=', anyOf(ids))
    .execute()
}
