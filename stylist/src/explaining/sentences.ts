export type { Sentence, SentenceKind } from './claims.ts'
export { reasonOf } from './claims.ts'
export { type Explanation, explain } from './explain.ts'
