import type { Feeling } from '@otday/contract'
import { lazy } from '../../ui/lazy.ts'

/** Loaded with the first feed dialog. */
export const FeedComfort = lazy(() => import('./components/FeedComfort.tsx')).part('FeedComfort')

/** For telling how it felt. */
export const thank = async (feeling: Feeling) => (await import('./thank.ts')).thank(feeling)

/** Of no use until a vote is cast. */
export const loadStylist = async () => (await import('./stylist-queries.ts')).stylistApi

/** Used by the settings only. */
export const ComfortSettings = lazy(() => import('./components/ComfortSettings.tsx')).part('ComfortSettings')
export const StylistSettings = lazy(() => import('./components/StylistSettings.tsx')).part('StylistSettings')

/** Chooses from the closet in other features, too. */
export const ClothesPicker = lazy(() => import('./components/ClothesPicker.tsx')).part('ClothesPicker')
