import type { Feeling } from '@otday/contract'
import { lazy } from '../../ui/lazy.ts'

/** Loaded with the first feed dialog. */
export const FeedComfort = lazy(() => import('./components/FeedComfort.tsx')).part('FeedComfort')

/** Returns the thanks for an answer on how an outfit felt. */
export const thank = async (feeling: Feeling) => (await import('./thank.ts')).thank(feeling)

/** Loads the client of the stylist's API, which nothing needs until a vote is cast. */
export const loadStylist = async () => (await import('./stylist-queries.ts')).stylistApi

/** Only the settings use these. */
export const ComfortSettings = lazy(() => import('./components/ComfortSettings.tsx')).part('ComfortSettings')
export const StylistSettings = lazy(() => import('./components/StylistSettings.tsx')).part('StylistSettings')
