import { lazyNamed } from '../../ui/lazy.ts'

/** For choosing others offline. */
export const readBasesAhead = async () => (await import('./offline/read-bases.ts')).readBasesAhead()

/** Opened by hand. */
export const DayDialog = lazyNamed(() => import('./components/day/DayDialog.tsx'), 'DayDialog')

/** Rarely shown. */
export const NothingToWear = lazyNamed(() => import('./components/NothingToWear.tsx'), 'NothingToWear')
export const OccasionKinds = lazyNamed(() => import('./components/OccasionKinds.tsx'), 'OccasionKinds')
export const QuestionCard = lazyNamed(() => import('./components/QuestionCard.tsx'), 'QuestionCard')
export const VoteRow = lazyNamed(() => import('./components/VoteRow.tsx'), 'VoteRow')
