import type { DraftId, UserId } from '@otday/contract'
import { deviceTime } from '../../platform/clock.ts'
import { objectStore } from '../../platform/object-store.ts'
import { wipedAt } from '../../platform/wiped.ts'

/** Kept in the browser: a reload loses nothing. */
export interface KeptPhoto {
  readonly id: DraftId
  readonly ownerId: UserId
  readonly fileName: string
  readonly photo: Blob
  /** ms since 1970 */
  readonly chosenAt: number
}

/** As long as the server keeps drafts. */
const longest = 7 * 86_400_000

const onKept = objectStore('otday-photos', 'photos', 'id')

/** In the order of choosing; removes old ones, whoever they are of. */
export async function keptPhotosOf(ownerId: UserId): Promise<KeptPhoto[]> {
  const all = await onKept<KeptPhoto[]>('readonly', (photos) => photos.getAll())
  const oldest = Math.max(deviceTime() - longest, wipedAt())
  for (const { id, chosenAt } of all) if (chosenAt < oldest) await forgetPhoto(id)
  const own = all.filter((photo) => photo.ownerId === ownerId && photo.chosenAt >= oldest)
  return own.toSorted((a, b) => a.chosenAt - b.chosenAt)
}

export const keepPhoto = (photo: KeptPhoto): Promise<unknown> => onKept('readwrite', (photos) => photos.put(photo))

export const isPhotoKept = async (id: DraftId): Promise<boolean> =>
  (await onKept('readonly', (photos) => photos.count(id))) > 0

export const forgetPhoto = (id: DraftId): Promise<unknown> => onKept('readwrite', (photos) => photos.delete(id))

export async function forgetPhotosOf(ownerId: UserId): Promise<void> {
  const all = await onKept<KeptPhoto[]>('readonly', (photos) => photos.getAll())
  for (const photo of all) if (photo.ownerId === ownerId) await forgetPhoto(photo.id)
}
