export { createDiskStorage } from './disk.ts'
export { type FreeSpace, watchFreeSpace } from './free-space.ts'
export type { Storage, StoredFile } from './storage.ts'
