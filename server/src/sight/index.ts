import { defineModule } from '#platform/define-module.ts'

/** Conditions by which all reads of what others made leave out what their viewer may not see. */
export const sight = defineModule('sight', () => ({}))

export {
  isAccountOpenTo,
  isFeedOpenTo,
  isNoUnderwearOfOthers,
  isOpenTo,
  maySeeCloset,
  maySeeFeed,
  maySeePiece,
} from './queries-audiences.ts'
export {
  blockedPeople,
  hasNoMutedWord,
  hasNoMutedWordOf,
  isActive,
  isHeardBy,
  isMutedBy,
  isSeenBy,
  isSeenInList,
  isSeenNow,
  leftOutPeople,
  lockSight,
  sightRevision,
  silentPairs,
} from './queries.ts'
