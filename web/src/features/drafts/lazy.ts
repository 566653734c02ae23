import type { UserId } from '@otday/contract'
import { lazy } from '../../ui/lazy.ts'

/** Loaded after the page of the closet, which does not wait for it. */
export const ClosetPhotos = lazy(() => import('./components/ClosetPhotos.tsx')).part('ClosetPhotos')

/**
 * Adds photos shared by another app as if they were chosen in the closet.
 * @returns whether there is a photo among the files
 */
export const addSharedPhotos = async (ownerId: UserId, files: readonly File[]) => {
  const [{ addPhotos }, { picturesIn }] = await Promise.all([import('./photo-queue.ts'), import('./pictures-in.ts')])
  const pictures = picturesIn(files)
  if (pictures.length > 0) await addPhotos(ownerId, pictures)
  return pictures.length > 0
}
