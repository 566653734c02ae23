export { BriefingConfirmation, BriefingSettings, BriefingStop } from './lazy.ts'

/** Nobody is briefed about a day on which they have been here. */
export const noteOpening = () => import('./opening.ts').then(({ noteOpening }) => noteOpening())
