export { BriefingConfirmation, BriefingSettings, BriefingStop } from './lazy.ts'

/** Reports that the user opened the app today: no briefing is sent for a day on which that has happened. */
export const noteOpening = () => import('./opening.ts').then(({ noteOpening }) => noteOpening())
