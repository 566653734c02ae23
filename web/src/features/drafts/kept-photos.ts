import type { DraftId, UserId } from '@otday/contract'
import { ownedStore } from './owned-store.ts'

/** A photo stored in the browser, so that a reload loses nothing. */
export interface KeptPhoto {
  readonly id: DraftId
  readonly ownerId: UserId
  readonly fileName: string
  readonly photo: Blob
  /** Absent if the photo could not be read. */
  readonly hash?: string | undefined
  /** ms since 1970 */
  readonly chosenAt: number
}

const photos = ownedStore<KeptPhoto>('otday-photos', 'photos')
export const keptPhotosOf = photos.allOf
export const keepPhoto = photos.keep
export const isPhotoKept = photos.has
export const forgetPhoto = photos.forget

/** Hashes of photos whose drafts await review, to recognize a photo that is chosen again. */
const hashes = ownedStore<Required<Pick<KeptPhoto, 'id' | 'ownerId' | 'hash' | 'chosenAt'>>>(
  'otday-photo-hashes',
  'hashes',
)
export const keptHashesOf = hashes.allOf
export const keepHash = hashes.keep

export async function forgetPhotosOf(ownerId: UserId): Promise<void> {
  await Promise.all([photos.forgetAllOf(ownerId), hashes.forgetAllOf(ownerId)])
}
