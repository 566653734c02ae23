import type { Readable } from 'node:stream'

/** A storage of files. Keys consist of slash-separated lower-case letters, digits, dots and hyphens. */
export interface Storage {
  /** Writes each file atomically and durably. A failure leaves some of the files, but no pending writes. */
  put(files: readonly NewFile[]): Promise<void>
  /** Opens a file; null when it is missing. The stream must be read or destroyed. */
  open(key: string): Promise<StoredFile | null>
  /** Removes files; ignores missing ones. */
  remove(keys: readonly string[]): Promise<void>
  /** Lists the files of one folder, or of all without `folder`, in no order. */
  list(folder?: string): AsyncIterable<StoredEntry>
}

interface NewFile {
  key: string
  bytes: Uint8Array
}
export interface StoredFile {
  /** Size in bytes. */
  size: number
  modifiedAt: Date
  stream: Readable
}
export interface StoredEntry {
  key: string
  modifiedAt: Date
}
