import type { DefinitionId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { pictureColumns } from '../files/index.ts'

/** Returns a name without spaces, in lower case; `ownedNamed` does the same in SQL. */
export const nameKey = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll(' ', '')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())

const ownedPieces = (db: Db, ownerId: UserId) =>
  db
    .selectFrom('clothes')
    .innerJoin('images', 'images.id', 'clothes.imageId')
    .select(['clothes.id', 'clothes.name', 'clothes.imageId', 'images.lookHash', 'images.contentHash'])
    .select(pictureColumns)
    .where('clothes.ownerId', '=', ownerId)
    .orderBy('clothes.createdAt', 'desc')

export type OwnedPiece = Awaited<ReturnType<ReturnType<typeof ownedPieces>['execute']>>[number]

export const ownedNamed = (db: Db, ownerId: UserId, keys: readonly string[], colourId: DefinitionId | null) =>
  ownedPieces(db, ownerId)
    .leftJoin('clothesAttributes as colour', (join) =>
      join.onRef('colour.clothesId', '=', 'clothes.id').on('colour.definitionId', '=', colourId),
    )
    .select('colour.value as colour')
    .where('images.lookHash', 'is not', null)
    .where(sql<boolean>`translate(lower(clothes.name collate "C"), ' ', '') = any(${sql.val([...keys])}::text[])`)
    .execute()

export const ownedPictured = async (db: Db, ownerId: UserId, hashes: readonly string[]): Promise<OwnedPiece[]> =>
  hashes.length === 0
    ? []
    : ownedPieces(db, ownerId)
        .where('images.ownerId', '=', ownerId)
        .where('images.contentHash', '=', sql<string>`any(${sql.val([...hashes])}::text[])`)
        .execute()
