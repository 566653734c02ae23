import type { ClothesId, ClothesType, DefinitionId, UserId, WornCondition } from '@otday/contract'
import { slicesOf } from '#platform/batches.ts'
import { createBreath } from '#platform/concurrency/breathe.ts'
import type { Db } from '#platform/db/index.ts'
import type { Oklch } from '@otday/common/oklab'
import { allDefinitions } from '../attributes/index.ts'
import { type OutfitPiece, outfitItem } from './present-clothes.ts'
import { ownPieces, wardrobeRows } from './queries.ts'

/** A piece as the stylist reads it; derived facts may be cached by (id, revision). */
export interface WardrobeItem {
  id: ClothesId
  revision: number
  name: string
  type: ClothesType
  attributes: { definitionName: string; value: string }[]
  /** Dominant color of the picture; null without a picture. */
  color: Oklch | null
  /** Null when the owner has corrected nothing. */
  correction: { kind: string | null; condition: WornCondition | null } | null
}

/** Returns pieces in any order, without ids that are not the owner's. */
export async function wardrobeOf(db: Db, ownerId: UserId, ids: readonly ClothesId[]): Promise<WardrobeItem[]> {
  const definitions = await allDefinitions(db)
  const rows = await wardrobeRows(db, ownerId, ids)
  return rows.map(({ id, revision, name, type, colorL, colorC, colorH, values, kind, condition }) => ({
    id,
    revision,
    name,
    type,
    attributes: Object.entries(values ?? {}).flatMap(([definitionId, value]) => {
      const definition = definitions.get(definitionId as DefinitionId)
      return definition ? [{ definitionName: definition.name, value }] : []
    }),
    color: colorL === null || colorC === null || colorH === null ? null : { l: colorL, c: colorC, h: colorH },
    correction: kind === null && condition === null ? null : { kind, condition },
  }))
}

/** Pieces that are read in one query: parsing more rows at once would block other requests. */
const piecesAtOnce = 500

/** Returns items of outfits by id, without ids that are not the owner's. */
export async function outfitItemsOf(
  db: Db,
  ownerId: UserId,
  clothesIds: readonly ClothesId[],
): Promise<Map<ClothesId, OutfitPiece>> {
  const breathe = createBreath()
  const items = new Map<ClothesId, OutfitPiece>()
  for (const ids of slicesOf(clothesIds, piecesAtOnce)) {
    for (const piece of await ownPieces(db, ownerId, ids)) {
      await breathe()
      items.set(piece.id, { ownerId, item: outfitItem(piece), imageId: piece.imageId })
    }
  }
  return items
}
