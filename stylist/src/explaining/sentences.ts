export { reasonOf, type Sentence, type SentenceKind } from './claims.ts'
export { type Explanation, explain } from './explain.ts'
