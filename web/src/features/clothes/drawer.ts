import { lazy } from 'react'

/** A person's closet beside the page; only profiles have it. */
export const ClosetDrawer = lazy(async () => ({ default: (await import('./ClosetDrawer.tsx')).ClosetDrawer }))
