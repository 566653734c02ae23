export { BlockSettings, PersonMenu } from './lazy.ts'
