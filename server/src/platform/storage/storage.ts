import type { Readable } from 'node:stream'

/** Keys: slash-separated lower-case letters, digits, dots, hyphens. */
export interface Storage {
  /** Writes each file atomically and durably. A failure leaves some of the files, but no pending writes. */
  put(files: readonly NewFile[]): Promise<void>
  /** Null when missing. Read or destroy the stream. */
  open(key: string): Promise<StoredFile | null>
  /** Ignores missing files. */
  remove(keys: readonly string[]): Promise<void>
  /** Lists the files of one folder, if named, else all; in no order. */
  list(folder?: string): AsyncIterable<StoredEntry>
}

interface NewFile {
  key: string
  bytes: Uint8Array
}
export interface StoredFile {
  /** Bytes. */
  size: number
  modifiedAt: Date
  stream: Readable
}
export interface StoredEntry {
  key: string
  modifiedAt: Date
}
