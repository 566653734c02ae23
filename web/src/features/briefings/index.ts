export { BriefingSettings, BriefingStop, BriefingWatch } from './lazy.tsx'
