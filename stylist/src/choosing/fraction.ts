/** Returns a number from 0 to 1 that depends only on the words (FNV-1a, mixed once more so that low bits spread). */
export function fraction(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const word of words)
    for (const letter of `${word}|`) {
      hash ^= letter.codePointAt(0) ?? 0
      hash = Math.imul(hash, 0x01000193)
    }
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 12
  return (hash >>> 0) / 0x1_0000_0000
}
