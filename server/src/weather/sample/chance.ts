/**
 * Returns a number in [0, 1), stable across processes and versions: FNV-1a with the MurmurHash3 finalizer, so that
 * neighboring dates differ.
 */
export function chance(...about: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const character of about.join(' ')) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
