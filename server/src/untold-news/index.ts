import { defineModule } from '#platform/define-module.ts'

/** The queue of news that nobody is notified of yet: whoever makes them writes to it, `notifications` reads it. */
export const untoldNewsQueue = defineModule('untold-news', () => ({}))

export {
  forgetUntoldMessages,
  queuedNews,
  takeUntoldNews,
  type UntoldNews,
  untoldNews,
} from './queries.ts'
