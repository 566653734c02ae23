import type { DefinitionId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { pictureColumns } from '../files/index.ts'

/** Ignores spaces and Latin case; `ownedNamed` does the same in SQL. */
export const nameKey = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll(' ', '')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())

export const ownedNamed = (db: Db, ownerId: UserId, keys: readonly string[], colourId: DefinitionId | null) =>
  db
    .selectFrom('clothes')
    .innerJoin('images', 'images.id', 'clothes.imageId')
    .leftJoin('clothesAttributes as colour', (join) =>
      join.onRef('colour.clothesId', '=', 'clothes.id').on('colour.definitionId', '=', colourId),
    )
    .select(['clothes.id', 'clothes.name', 'clothes.imageId', 'images.lookHash', 'colour.value as colour'])
    .select(pictureColumns)
    .where('clothes.ownerId', '=', ownerId)
    .where('images.lookHash', 'is not', null)
    .where(sql<boolean>`translate(lower(clothes.name collate "C"), ' ', '') = any(${sql.val([...keys])}::text[])`)
    .orderBy('clothes.createdAt', 'desc')
    .execute()
