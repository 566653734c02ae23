export { comfortOffset, type Felt } from './comfort.ts'
export { learnFrom, type Sign, type Taste } from './learn.ts'
export { warmthOf, type WarmthAnswer } from './warmth-belief.ts'
