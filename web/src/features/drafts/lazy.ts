import { lazyNamed } from '../../ui/lazy.ts'

/** Fetched with the closet's page, which is there before it. */
export const ClosetPhotos = lazyNamed(() => import('./components/ClosetPhotos.tsx'), 'ClosetPhotos')
