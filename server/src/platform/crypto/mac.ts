import { createHmac, timingSafeEqual } from 'node:crypto'

/** Returns the HMAC-SHA256 of a text in base64url. */
export const macOf = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

/** Compares two texts in constant time. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
