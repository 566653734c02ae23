import type { Facts } from '../reading/facts.ts'
import { wordsOf } from '../reading/words.ts'

/** Words that say that a piece is one of a set, and so do not tell of which. */
const ofAnySet = /^(?:[세셋쎄쎗]트|세트[가-힣]*|한벌|셋업|상하[세셋]트|투피스|쓰리피스|set|setup)$/

/** Returns words that two names of a set may share (maker, color, event), without garment words. */
export function tokensIn({ name }: Pick<Facts, 'name'>): ReadonlySet<string> {
  const garment = new Set(wordsOf(name).flatMap(({ word, kinds }) => (Object.keys(kinds).length > 0 ? [word] : [])))
  const words = name
    .toLowerCase()
    .split(/[^0-9a-z가-힣]+/)
    .filter((word) => word.length >= 2 && !/^\d+$/.test(word) && !garment.has(word) && !ofAnySet.test(word))
  return new Set(words)
}
