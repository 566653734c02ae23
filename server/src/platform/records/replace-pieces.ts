import type { ClothesId, ImageId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '../db/index.ts'

interface Owner {
  of: 'wear' | 'look'
  userId: UserId
  id: string
}

export interface PieceRefs {
  clothesIds: readonly ClothesId[]
  imageIds: readonly ImageId[]
}

/**
 * Replaces the references of a wear record or look to clothes and pictures. `clothesIds` names only clothes still in
 * the closet; the pictures are kept as long as the record.
 */
export async function replacePieces(
  tx: Db,
  { of, userId, id }: Owner,
  { clothesIds, imageIds }: PieceRefs,
): Promise<void> {
  const key = sql.ref(`${of}_id`)
  const refs = [
    { table: sql.table(`${of}_items`), column: sql.ref('clothes_id'), ids: clothesIds },
    { table: sql.table(`${of}_images`), column: sql.ref('image_id'), ids: [...new Set(imageIds)] },
  ]
  for (const { table, column, ids } of refs) {
    await sql`delete from ${table} where user_id = ${userId} and ${key} = ${id}`.execute(tx)
    await sql`insert into ${table} (user_id, ${key}, ${column})
      select ${userId}, ${id}, unnest(${[...ids]}::uuid[])`.execute(tx)
  }
}
