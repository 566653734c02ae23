import type { Clothes, OutfitItem } from '@otday/contract'
import { type Addresses, createAddresses } from '#platform/addresses.ts'
import { storedPicture } from '../files/index.ts'
import type { Piece } from './queries.ts'

export const present = (addresses: Addresses, piece: Piece): Clothes => ({
  id: piece.id,
  ownerId: piece.ownerId,
  name: piece.name,
  type: piece.type,
  imageUrl: addresses.image(piece.imageId),
  picture: storedPicture(piece)?.picture ?? null,
  attributes: piece.attributes,
  createdAt: piece.createdAt,
})

const withoutBase = createAddresses('')

/** A piece as snapshots keep it: its `imageUrl` has no base path, which may change. */
export const outfitItem = (piece: Piece): OutfitItem => ({
  clothesId: piece.id,
  name: piece.name,
  type: piece.type,
  imageUrl: withoutBase.image(piece.imageId),
  picture: storedPicture(piece)?.picture ?? null,
  attributes: piece.attributes,
})
