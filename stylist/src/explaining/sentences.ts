export type { Claim, Sentence, SentenceKind } from './claims.ts'
export { reasonOf } from './claims.ts'
export { type Explanation, explain } from './explain.ts'
export type { Help } from './help.ts'
