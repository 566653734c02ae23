import type { Facts } from '../reading/facts.ts'
import { wordsOf } from '../reading/words.ts'

/** Returns words that two names of a set may share (maker, color, event), without garment words. */
export function tokensIn({ name }: Pick<Facts, 'name'>): ReadonlySet<string> {
  const garment = new Set(wordsOf(name).flatMap(({ word, kinds }) => (Object.keys(kinds).length > 0 ? [word] : [])))
  const words = name
    .toLowerCase()
    .split(/[^0-9a-z가-힣]+/)
    .filter((word) => word.length >= 2 && !/^\d+$/.test(word) && !garment.has(word))
  return new Set(words)
}
