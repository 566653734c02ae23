import { lazyNamed, warmUp } from '../../ui/lazy.ts'

const ootd = () => import('./components/OotdDialog.tsx')

/** Most mornings end without a post. */
export const OotdDialog = lazyNamed(ootd, 'OotdDialog')
export const warmUpOotdDialog = () => warmUp(ootd)

/** Asks in an own feed how it felt; comes with the first dialog of a feed. */
export const FeedComfort = lazyNamed(() => import('./components/FeedComfort.tsx'), 'FeedComfort')

/** Only the settings need them. */
export const ComfortSettings = lazyNamed(() => import('./components/ComfortSettings.tsx'), 'ComfortSettings')
export const StylistSettings = lazyNamed(() => import('./components/settings/StylistSettings.tsx'), 'StylistSettings')

/** Parts of the page that few days show. */
export const AdviceCard = lazyNamed(() => import('./components/AdviceCard.tsx'), 'AdviceCard')
export const ComfortCards = lazyNamed(() => import('./components/ComfortCards.tsx'), 'ComfortCards')
export const OccasionKinds = lazyNamed(() => import('./components/OccasionKinds.tsx'), 'OccasionKinds')
export const QuestionCard = lazyNamed(() => import('./components/QuestionCard.tsx'), 'QuestionCard')
export const VoteRow = lazyNamed(() => import('./components/VoteRow.tsx'), 'VoteRow')
