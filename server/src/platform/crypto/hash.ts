import { createHash } from 'node:crypto'

/** Short key to detect changes of long texts. */
export const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('base64')
