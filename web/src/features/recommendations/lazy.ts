import { lazy } from '../../ui/lazy.ts'

/** For choosing others offline. */
export const readBasesAhead = async () => (await import('./offline/read-bases.ts')).readBasesAhead()

/** Opened by hand. */
export const DayDialog = lazy(() => import('./components/day/DayDialog.tsx')).part('DayDialog')

/** Rarely shown. */
export const NothingToWear = lazy(() => import('./components/NothingToWear.tsx')).part('NothingToWear')
export const OccasionKinds = lazy(() => import('./components/OccasionKinds.tsx')).part('OccasionKinds')
export const QuestionCard = lazy(() => import('./components/QuestionCard.tsx')).part('QuestionCard')
export const VoteRow = lazy(() => import('./components/VoteRow.tsx')).part('VoteRow')
