/**
 * Path under which the app is served: '' or, for example, '/otday'. Routes are in the hash, so the document's own path
 * is this prefix.
 */
export const basePath = new URL('.', document.baseURI).pathname.replace(/\/$/, '')
