import type { Feeling } from '@otday/contract'
import { lazyNamed, warmUp } from '../../ui/lazy.ts'

const ootd = () => import('./components/OotdDialog.tsx')

/** Most mornings end without a post. */
export const OotdDialog = lazyNamed(ootd, 'OotdDialog')
export const warmUpOotdDialog = () => warmUp(ootd)

/** Loaded with the first feed dialog. */
export const FeedComfort = lazyNamed(() => import('./components/FeedComfort.tsx'), 'FeedComfort')

/** For telling how it felt. */
export const thank = async (feeling: Feeling) => (await import('./thank.ts')).thank(feeling)

/** Used by the settings only. */
export const ComfortSettings = lazyNamed(() => import('./components/ComfortSettings.tsx'), 'ComfortSettings')
export const StylistSettings = lazyNamed(() => import('./components/settings/StylistSettings.tsx'), 'StylistSettings')

/** Chooses from the closet in other features, too. */
export const ClothesPicker = lazyNamed(() => import('./components/settings/ClothesPicker.tsx'), 'ClothesPicker')

/** Opened by hand. */
export const ComposeDialog = lazyNamed(() => import('./components/compose/ComposeDialog.tsx'), 'ComposeDialog')
export { ExchangeDialog } from './lazy-exchange.ts'
export const ShareDialog = lazyNamed(() => import('./components/ShareDialog.tsx'), 'ShareDialog')

/** Rarely shown. */
export const AdviceCard = lazyNamed(() => import('./components/AdviceCard.tsx'), 'AdviceCard')
export const OccasionKinds = lazyNamed(() => import('./components/OccasionKinds.tsx'), 'OccasionKinds')
export const QuestionCard = lazyNamed(() => import('./components/QuestionCard.tsx'), 'QuestionCard')
export const VoteRow = lazyNamed(() => import('./components/VoteRow.tsx'), 'VoteRow')
