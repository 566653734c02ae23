import { seoulDate } from '@otday/common/seoul-time'
import { clothesImageLimit, type ClothesId, outfitLimit } from '@otday/contract'
import { garmentPhoto } from '../../server/test/kit/garment-photos.ts'
import type { BlockingReady } from './blocking-process.ts'

/** Data that the endpoints are asked about. */
export type Subject = BlockingReady['ids'] & {
  piece: ClothesId
  today: string
  /** Ids of as many pieces as an outfit may have. */
  outfit: ClothesId[]
  photo: Blob
  /** A photo as large as one may be. */
  largePhoto: Blob
}

export async function subjectOf({ ids }: BlockingReady): Promise<Subject> {
  const [piece = '' as ClothesId] = ids.clothesIds
  const jpeg = Uint8Array.from(await garmentPhoto({ outline: 'shirt', color: '#1f2a48', size: 800 }))
  return {
    ...ids,
    piece,
    today: seoulDate(new Date()),
    outfit: ids.pieces.slice(0, outfitLimit),
    photo: new Blob([jpeg]),
    // Readers of pictures stop at the end of the picture.
    largePhoto: new Blob([jpeg, new Uint8Array(clothesImageLimit - jpeg.length)]),
  }
}
