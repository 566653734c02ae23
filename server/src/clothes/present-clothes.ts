import type { Clothes, ClothesId, ImageId, OutfitItem } from '@otday/contract'
import { publicPath, type Urls } from '#platform/http/urls.ts'
import type { Db, StoredOutfitItem } from '#platform/db/index.ts'
import { storedPicture } from '../files/index.ts'
import { appearanceOf } from './appearance-of.ts'
import { type Piece, requirePiece } from './queries.ts'

export function present(urls: Urls, piece: Piece): Clothes {
  const { id, ownerId, createdAt } = piece
  return { id, ownerId, ...describe(piece), imageUrl: urls.signedImage(piece.imageId), createdAt }
}

/** Returns a piece as the API shows it; the piece must exist. */
export const shownPiece = async (db: Db, urls: Urls, id: ClothesId): Promise<Clothes> =>
  present(urls, await requirePiece(db, id))

function describe(piece: Piece) {
  const { name, type, attributes } = piece
  const picture = storedPicture(piece)?.picture ?? null
  return { name, type, picture, appearance: appearanceOf({ ...piece, picture }), attributes }
}

export interface OutfitPiece {
  /** The piece in the form in which snapshots of outfits store it. */
  item: StoredOutfitItem
  imageId: ImageId | null
}

/** Returns the item for snapshots: `imageUrl` is public and without the base path, which may change. */
export const outfitItem = (piece: Piece): StoredOutfitItem => ({
  clothesId: piece.id,
  ...describe(piece),
  imageUrl: piece.imageId && publicPath(piece.imageId),
})

/** Presents a piece of a feed's snapshot. Older snapshots store no appearance, so it is derived here. */
export const presentSnapshotItem = ({ basePath }: Pick<Urls, 'basePath'>, item: StoredOutfitItem): OutfitItem => ({
  ...item,
  imageUrl: item.imageUrl && `${basePath}${item.imageUrl}`,
  appearance: item.appearance ?? appearanceOf(item),
})

/** Presents a piece of the closet, with a signed URL of its picture. */
export const presentOutfitItem = (urls: Urls, { item, imageId }: OutfitPiece): OutfitItem => ({
  ...item,
  imageUrl: urls.signedImage(imageId),
  appearance: item.appearance ?? appearanceOf(item),
})
