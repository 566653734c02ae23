import type { Clothes, ClothesId, OutfitItem } from '@otday/contract'
import { type Urls, createUrls } from '#platform/urls.ts'
import type { Db, StoredOutfitItem } from '#platform/db/index.ts'
import { storedPicture } from '../files/index.ts'
import { appearanceOf } from './appearance-of.ts'
import { type Piece, requirePiece } from './queries.ts'

export function present(urls: Urls, piece: Piece): Clothes {
  const { id, ownerId, name, type, attributes, createdAt } = piece
  const picture = storedPicture(piece)?.picture ?? null
  const appearance = appearanceOf({ ...piece, picture })
  return { id, ownerId, name, type, imageUrl: urls.image(piece.imageId), picture, appearance, attributes, createdAt }
}

/** The piece must exist. */
export const shownPiece = async (db: Db, urls: Urls, id: ClothesId): Promise<Clothes> =>
  present(urls, await requirePiece(db, id))

const withoutBase = createUrls('')

/** For snapshots: `imageUrl` has no base path, which may change. */
export function outfitItem(piece: Piece): StoredOutfitItem {
  const { id, ownerId: _, createdAt: __, ...shown } = present(withoutBase, piece)
  return { clothesId: id, ...shown }
}

/** A piece of a snapshot; older ones are read now. */
export const presentOutfitItem = ({ basePath }: Pick<Urls, 'basePath'>, item: StoredOutfitItem): OutfitItem => ({
  ...item,
  imageUrl: item.imageUrl && `${basePath}${item.imageUrl}`,
  appearance: item.appearance ?? appearanceOf(item),
})
