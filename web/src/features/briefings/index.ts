export { BriefingConfirmation, BriefingSettings, BriefingStop } from './lazy.ts'

/** Reports that the user was here today, as no briefing is sent about such a day. */
export const noteOpening = () => import('./opening.ts').then(({ noteOpening }) => noteOpening())
