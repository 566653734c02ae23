import type { Feeling } from '@otday/contract'
import { lazyNamed } from '../../ui/lazy.ts'

/** Loaded with the first feed dialog. */
export const FeedComfort = lazyNamed(() => import('./components/FeedComfort.tsx'), 'FeedComfort')

/** For telling how it felt. */
export const thank = async (feeling: Feeling) => (await import('./thank.ts')).thank(feeling)

/** Of no use until a vote is cast. */
export const loadStylist = async () => (await import('./stylist-queries.ts')).stylistApi

/** Used by the settings only. */
export const ComfortSettings = lazyNamed(() => import('./components/ComfortSettings.tsx'), 'ComfortSettings')
export const StylistSettings = lazyNamed(() => import('./components/StylistSettings.tsx'), 'StylistSettings')

/** Chooses from the closet in other features, too. */
export const ClothesPicker = lazyNamed(() => import('./components/ClothesPicker.tsx'), 'ClothesPicker')
