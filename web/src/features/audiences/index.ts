export { AudienceSettings } from './lazy.ts'
