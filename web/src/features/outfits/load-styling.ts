/** Loads the calls that are of no use until something is chosen by hand. */
export const loadStyling = async () => (await import('./styling-api.ts')).stylingApi
