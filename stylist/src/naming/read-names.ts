export { madeName } from './made-name.ts'
export { tokensIn } from './set-tokens.ts'
