import type { Clothes, ClothesId, ImageId, OutfitItem, UserId } from '@otday/contract'
import { imageIdIn, publicPath, type Urls } from '#platform/http/urls.ts'
import type { Db, StoredOutfitItem } from '#platform/db/index.ts'
import { storedPicture } from '../files/index.ts'
import { appearanceOf } from './appearance-of.ts'
import { type Piece, requirePiece } from './queries.ts'

export function present(urls: Urls, viewer: UserId, piece: Piece): Clothes {
  const { id, ownerId, createdAt } = piece
  return { id, ownerId, ...describe(piece), imageUrl: urls.signedImage(viewer, piece.imageId), createdAt }
}

/** Returns a piece as the API shows it to its owner; the piece must exist. */
export async function shownPiece(db: Db, urls: Urls, id: ClothesId): Promise<Clothes> {
  const piece = await requirePiece(db, id)
  return present(urls, piece.ownerId, piece)
}

function describe(piece: Piece) {
  const { name, type, attributes } = piece
  const picture = storedPicture(piece)?.picture ?? null
  return { name, type, picture, appearance: appearanceOf({ ...piece, picture }), attributes }
}

/** A piece of somebody's closet, which its owner alone is shown. */
export interface OutfitPiece {
  ownerId: UserId
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

/** Presents a piece of a snapshot that everyone may see. Older snapshots store no appearance, so it is derived here. */
export const presentSnapshotItem = ({ basePath }: Pick<Urls, 'basePath'>, item: StoredOutfitItem): OutfitItem => ({
  ...item,
  imageUrl: item.imageUrl && `${basePath}${item.imageUrl}`,
  appearance: item.appearance ?? appearanceOf(item),
})

/** Presents a piece of a snapshot, with a URL of its picture that works while the viewer may see it. */
export const presentSnapshotFor = (urls: Urls, viewer: UserId, item: StoredOutfitItem): OutfitItem => ({
  ...presentSnapshotItem(urls, item),
  imageUrl: urls.signedImage(viewer, imageIdIn(item.imageUrl)),
})

/** Presents a piece of a closet to its owner. */
export const presentOutfitItem = (urls: Urls, { ownerId, item, imageId }: OutfitPiece): OutfitItem => ({
  ...item,
  imageUrl: urls.signedImage(ownerId, imageId),
  appearance: item.appearance ?? appearanceOf(item),
})
