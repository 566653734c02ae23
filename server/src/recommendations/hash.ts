import { createHash } from 'node:crypto'

/** A short stand-in for long texts, to tell whether something is still the same. */
export const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('base64')
