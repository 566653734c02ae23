import type { Feeling } from '@otday/contract'
import { lazyNamed } from '../../ui/lazy.ts'

/** Loaded with the first feed dialog. */
export const FeedComfort = lazyNamed(() => import('./components/FeedComfort.tsx'), 'FeedComfort')

/** For choosing others offline. */
export const readBasesAhead = async () => (await import('./offline/read-bases.ts')).readBasesAhead()

/** For telling how it felt. */
export const thank = async (feeling: Feeling) => (await import('./thank.ts')).thank(feeling)

/** Used by the settings only. */
export const ComfortSettings = lazyNamed(() => import('./components/ComfortSettings.tsx'), 'ComfortSettings')
export const StylistSettings = lazyNamed(() => import('./components/settings/StylistSettings.tsx'), 'StylistSettings')

/** Chooses from the closet in other features, too. */
export const ClothesPicker = lazyNamed(() => import('./components/settings/ClothesPicker.tsx'), 'ClothesPicker')

/** Composes outfits for other features, too. */
export const ComposeDialog = lazyNamed(() => import('./components/compose/ComposeDialog.tsx'), 'ComposeDialog')
