import type { DefinitionId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/index.ts'
import { pictureColumns } from '../files/index.ts'

/** By it, names are one that differ in spaces and Latin capitals only. The query below makes the same of a stored name. */
export const nameKey = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll(' ', '')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Pieces of a closet that have one of the names and a picture that can be compared, each with its colour. */
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
