import type { Feeling } from '@otday/contract'
import { lazy } from '../../ui/lazy.ts'

/** Question about how warm an outfit felt; its code is loaded when a feed is first opened. */
export const FeedComfort = lazy(() => import('./components/FeedComfort.tsx')).part('FeedComfort')

/** Returns the thanks for an answer on how an outfit felt. */
export const loadThanks = async (feeling: Feeling) => (await import('./load-thanks.ts')).loadThanks(feeling)

/** Loads the client of the stylist's API on demand, because it is first needed when the user votes on an outfit. */
export const loadStylist = async () => (await import('./stylist-queries.ts')).stylistApi

/** Parts of the settings page; their code is loaded when that page first shows them. */
export const ComfortSettings = lazy(() => import('./components/ComfortSettings.tsx')).part('ComfortSettings')
export const StylistSettings = lazy(() => import('./components/StylistSettings.tsx')).part('StylistSettings')
