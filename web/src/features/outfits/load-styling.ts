/** Loads the client of the styling API, which is needed only once the user changes an outfit by hand. */
export const loadStyling = async () => (await import('./styling-api.ts')).stylingApi
