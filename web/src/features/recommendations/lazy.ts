import { lazy } from '../../ui/lazy.ts'

/** Prefetches the data that is needed to choose other outfits offline. */
export const readBasesAhead = async () => (await import('./offline/read-bases.ts')).readBasesAhead()

/** Dialogs whose code is loaded when the user opens them. */
export const ComposeToday = lazy(() => import('./components/ComposeToday.tsx')).part('ComposeToday')
export const DayDialog = lazy(() => import('./components/day/DayDialog.tsx')).part('DayDialog')

/** Loaded lazily, as these are rarely shown. */
export const NothingToWear = lazy(() => import('./components/NothingToWear.tsx')).part('NothingToWear')
export const OccasionKinds = lazy(() => import('./components/OccasionKinds.tsx')).part('OccasionKinds')
export const QuestionCard = lazy(() => import('./components/QuestionCard.tsx')).part('QuestionCard')
export const VoteRow = lazy(() => import('./components/VoteRow.tsx')).part('VoteRow')
