/**
 * The prefix under which the page itself was served, without a slash at the end: '' or '/otday'. Every route lives in
 * the hash, so the path of the document is the prefix.
 */
export const basePath = new URL('.', document.baseURI).pathname.replace(/\/$/, '')
