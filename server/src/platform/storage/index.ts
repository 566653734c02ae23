export { createDiskStorage } from './disk.ts'
export type { NewFile, Storage, StoredEntry, StoredFile } from './storage.ts'
