// What a browser chooses with by itself. With the dictionary the build would fail: see `mostBytes` in web/worker-plugin.ts.
export { type Basis, readBasis } from './basis.ts'
export { keyOf, recommend } from './choosing/recommend.ts'
export { present } from './explaining/present.ts'
