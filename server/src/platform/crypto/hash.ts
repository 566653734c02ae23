import { createHash } from 'node:crypto'

/** Returns a short key (SHA-256 in base64) by which changes of long texts are detected. */
export const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('base64')
