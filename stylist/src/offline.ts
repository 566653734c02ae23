// Exports for choosing in a browser without the server. They must not import the dictionary: the build would fail by
// `mostBytes` in web/worker-plugin.ts.
export { type Basis, readBasis } from './basis.ts'
export { keyOf } from './choosing/outfit-key.ts'
export { recommend } from './choosing/recommend.ts'
export { present } from './explaining/present.ts'
