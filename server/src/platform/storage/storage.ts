import type { Readable } from 'node:stream'

/** Files of ours by key; a key is a slash-separated path of lower-case letters, digits, dots and hyphens. */
export interface Storage {
  /**
   * Keeps files: readers see each of them whole or not at all, and all survive a power cut once this returns. When it
   * fails, some may be there and none is written any more.
   */
  put(files: readonly NewFile[]): Promise<void>
  /** Null when there is no such file. Whoever opens a file reads or destroys its stream. */
  open(key: string): Promise<StoredFile | null>
  /** Files that are already gone are no failure. */
  remove(keys: readonly string[]): Promise<void>
  list(): AsyncIterable<StoredEntry>
}

export interface NewFile {
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
