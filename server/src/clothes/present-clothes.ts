import type { Clothes, ClothesId, OutfitItem } from '@otday/contract'
import { type Urls, createUrls } from '#platform/urls.ts'
import type { Db } from '#platform/db/index.ts'
import { storedPicture } from '../files/index.ts'
import { type Piece, requirePiece } from './queries.ts'

export const present = (urls: Urls, piece: Piece): Clothes => ({
  id: piece.id,
  ownerId: piece.ownerId,
  name: piece.name,
  type: piece.type,
  imageUrl: urls.image(piece.imageId),
  picture: storedPicture(piece)?.picture ?? null,
  attributes: piece.attributes,
  createdAt: piece.createdAt,
})

/** The piece must exist. */
export const shownPiece = async (db: Db, urls: Urls, id: ClothesId): Promise<Clothes> =>
  present(urls, await requirePiece(db, id))

const withoutBase = createUrls('')

/** For snapshots: `imageUrl` has no base path, which may change. */
export const outfitItem = (piece: Piece): OutfitItem => ({
  clothesId: piece.id,
  name: piece.name,
  type: piece.type,
  imageUrl: withoutBase.image(piece.imageId),
  picture: storedPicture(piece)?.picture ?? null,
  attributes: piece.attributes,
})
