import { seoulDate } from '@otday/common/seoul-time'
import { clothesImageLimit, type ClothesId, outfitLimit } from '@otday/contract'
import { garmentPhoto } from '../../server/test/kit/garment-photos.ts'
import type { BlockingReady } from './blocking-process.ts'

/** The ids and files that the measured calls send. */
export type Subject = BlockingReady['ids'] & {
  piece: ClothesId
  today: string
  /** Ids of as many pieces as an outfit may have. */
  outfit: ClothesId[]
  photo: Blob
  /** A photo of the largest size that an upload may have. */
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
    // The padding makes the file as large as allowed; image decoders ignore what follows the end of the JPEG.
    largePhoto: new Blob([jpeg, new Uint8Array(clothesImageLimit - jpeg.length)]),
  }
}
