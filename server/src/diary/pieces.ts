import { sceneOf } from '@otday/art/flat-lay/scene'
import type { ClothesId, FlatLayFormat, UserId } from '@otday/contract'
import type { Db, StoredOutfitItem, WornPiece } from '#platform/db/index.ts'
import { requireFound } from '#platform/errors.ts'
import { outfitItemsOf, presentSnapshotItem } from '../clothes/index.ts'
import type { PieceRefs } from '#platform/records/index.ts'
import { imageIdIn, publicPath } from '#platform/http/urls.ts'

export type KeptPiece = WornPiece & { isGone: boolean }

interface Wanted {
  clothesIds: readonly ClothesId[]
  /** Pieces as the record stored them before (`known`), and as a feed shows them (`posted`). */
  known: readonly WornPiece[]
  posted?: readonly StoredOutfitItem[]
}

/**
 * Returns pieces of the closet as they are now, and deleted ones as they were.
 * @throws ClothesNotFound for a piece that is neither in the closet nor in `known` nor in `posted`
 */
export const piecesOf = async (db: Db, userId: UserId, wanted: Wanted): Promise<KeptPiece[]> =>
  keptPieces(await outfitItemsOf(db, userId, wanted.clothesIds), wanted)

/** Does the same with pieces of the closet that were read already. @throws ClothesNotFound as `piecesOf` */
export function keptPieces(
  own: Awaited<ReturnType<typeof outfitItemsOf>>,
  { clothesIds, known, posted = [] }: Wanted,
): KeptPiece[] {
  return clothesIds.map((clothesId) => {
    const piece = own.get(clothesId)
    if (piece) {
      const { imageUrl: _public, ...item } = piece.item
      return { ...item, imageId: piece.imageId, isGone: false }
    }
    const before = known.find((item) => item.clothesId === clothesId)
    if (before) return { ...before, isGone: true }
    const shown = requireFound(
      posted.find((item) => item.clothesId === clothesId),
      'ClothesNotFound',
      { clothesIds: clothesId },
    )
    const { imageUrl, ...item } = shown
    return { ...item, imageId: imageIdIn(imageUrl), isGone: true }
  })
}

/**
 * Returns the columns of a record or look that derive from its pieces, and the ids of pieces and pictures that it
 * refers to.
 */
export function storedPieces(pieces: readonly KeptPiece[], format: FlatLayFormat) {
  const shown = pieces.map(({ imageId, ...piece }) =>
    presentSnapshotItem({ basePath: '' }, { ...piece, imageUrl: imageId && publicPath(imageId) }),
  )
  const scene = sceneOf(shown, format)
  const refs: PieceRefs = {
    clothesIds: pieces.filter(({ isGone }) => !isGone).map(({ clothesId }) => clothesId),
    imageIds: pieces.flatMap(({ imageId }) => imageId ?? []),
  }
  const items = pieces.map(({ isGone: _gone, ...piece }): WornPiece => piece)
  return { columns: { items: JSON.stringify(items), scene: JSON.stringify(scene) }, refs }
}
