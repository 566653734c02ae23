import type { Readable } from 'node:stream'

/** Files of ours by key; a key is a slash-separated path of lower-case letters, digits, dots and hyphens. */
export interface Storage {
  /** Keeps `bytes` under `key`: readers see all of them or none, and they survive a power cut once this returns. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. Whoever opens a file reads or destroys its stream. */
  open(key: string): Promise<StoredFile | null>
  /** Files that are already gone are no failure. */
  remove(keys: readonly string[]): Promise<void>
  list(): AsyncIterable<StoredEntry>
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
