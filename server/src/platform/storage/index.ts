export { createDiskStorage } from './disk.ts'
export type { Storage, StoredEntry, StoredFile } from './storage.ts'
