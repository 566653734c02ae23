import { lazyNamed, warmUp } from '../../ui/lazy.ts'

const ootd = () => import('./components/OotdDialog.tsx')

/** Most mornings end without a post. */
export const OotdDialog = lazyNamed(ootd, 'OotdDialog')
export const warmUpOotdDialog = () => warmUp(ootd)

/** Opened by hand. */
export const ComposeToday = lazyNamed(() => import('./components/compose/ComposeToday.tsx'), 'ComposeToday')
export { ExchangeDialog } from './lazy-exchange.ts'
export const DayDialog = lazyNamed(() => import('./components/day/DayDialog.tsx'), 'DayDialog')
export const ShareDialog = lazyNamed(() => import('./components/ShareDialog.tsx'), 'ShareDialog')

/** Rarely shown. */
export const NothingToWear = lazyNamed(() => import('./components/NothingToWear.tsx'), 'NothingToWear')
export const OccasionKinds = lazyNamed(() => import('./components/OccasionKinds.tsx'), 'OccasionKinds')
export const QuestionCard = lazyNamed(() => import('./components/QuestionCard.tsx'), 'QuestionCard')
export const VoteRow = lazyNamed(() => import('./components/VoteRow.tsx'), 'VoteRow')
