/** '' or '/otday'. Routes live in the hash, so the document's path is the prefix. */
export const basePath = new URL('.', document.baseURI).pathname.replace(/\/$/, '')
