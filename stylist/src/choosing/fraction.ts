/**
 * Returns a number from 0 to 1 that depends only on the words (FNV-1a, mixed once more so that low bits spread).
 */
export const fraction = (...words: readonly (string | number)[]): number =>
  mixed(words.reduce<number>((hash, word) => hashed(hash, String(word)), start))

/** Returns `fraction` of a seed and a word, for many words after one seed, which is often the longer one. */
export function fractions(seed: string): (word: string) => number {
  const seeded = hashed(start, seed)
  return (word) => mixed(hashed(seeded, word))
}

const start = 0x811c9dc5

function mixed(before: number): number {
  let hash = before
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 12
  return (hash >>> 0) / 0x1_0000_0000
}

/** Ends each word: `|`. */
const barrier = 0x7c

/** Adds a word to a hash. */
function hashed(before: number, word: string): number {
  let hash = before
  for (let at = 0; at < word.length; at++) {
    const letter = word.codePointAt(at) ?? 0
    if (letter > 0xff_ff) at++
    hash = Math.imul(hash ^ letter, 0x01000193)
  }
  return Math.imul(hash ^ barrier, 0x01000193)
}
