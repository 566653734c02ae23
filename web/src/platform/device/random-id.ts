/**
 * Bytes of a UUID that state its version and variant. Of the random byte `at`, the bits in `kept` stay, and those in
 * `set` become 1.
 */
const marks = [
  { at: 6, kept: 0x0f, set: 0x40 },
  { at: 8, kept: 0x3f, set: 0x80 },
] as const

/** A random UUID (version 4). Browsers have `crypto.randomUUID` only where a page came by https or from loopback. */
export function randomId<Id extends string>(): Id {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  for (const { at, kept, set } of marks) bytes[at] = ((bytes[at] ?? 0) & kept) | set
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') as Id
}
