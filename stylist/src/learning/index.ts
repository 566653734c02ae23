export { comfortOffset, type Felt, offsetOf } from './comfort.ts'
export { learnFrom, type Sign, type Taste } from './learn.ts'
export { likingOf, type Posted } from './liking.ts'
export { warmthOf } from './warmth-belief.ts'
