import type { DraftId, UserId } from '@otday/contract'
import { ownedStore } from './owned-store.ts'

/** Kept in the browser: a reload loses nothing. */
export interface KeptPhoto {
  readonly id: DraftId
  readonly ownerId: UserId
  readonly fileName: string
  readonly photo: Blob
  /** Absent where the photo could not be read. */
  readonly hash?: string | undefined
  /** ms since 1970 */
  readonly chosenAt: number
}

const photos = ownedStore<KeptPhoto>('otday-photos', 'photos')
export const keptPhotosOf = photos.allOf
export const keepPhoto = photos.keep
export const isPhotoKept = photos.has
export const forgetPhoto = photos.forget

/** Of photos that have arrived, to be known again while their drafts wait. */
const hashes = ownedStore<Required<Pick<KeptPhoto, 'id' | 'ownerId' | 'hash' | 'chosenAt'>>>(
  'otday-photo-hashes',
  'hashes',
)
export const keptHashesOf = hashes.allOf
export const keepHash = hashes.keep

export async function forgetPhotosOf(ownerId: UserId): Promise<void> {
  await Promise.all([photos.forgetAllOf(ownerId), hashes.forgetAllOf(ownerId)])
}
