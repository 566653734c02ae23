export { comfortOffset, type Felt } from './comfort.ts'
export { learnFrom, type Sign, type Taste } from './learn.ts'
export { warmthOf } from './warmth-belief.ts'
