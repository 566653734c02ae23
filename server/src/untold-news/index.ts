export {
  forgetUntoldMessages,
  queuedNews,
  takeUntoldNews,
  type UntoldNews,
  untoldNews,
} from './queries.ts'
