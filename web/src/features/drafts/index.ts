import { lazy } from 'react'

/** Many photos at once, beside the title of the closet: fetched with that page, which is there before it. */
export const ClosetPhotos = lazy(async () => ({ default: (await import('./ClosetPhotos.tsx')).ClosetPhotos }))
