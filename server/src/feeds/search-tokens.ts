import { searchedWords } from '@otday/contract'

/** `word` must occur verbatim; `tokens` find candidates. */
export interface SearchWord {
  word: string
  tokens: string[]
}

/** Signs form no pairs. */
const runs = /[\p{L}\p{N}]+|\S/gu

/** Distinct characters but spaces, and pairs of adjacent letters and digits. */
export function searchTokens(key: string): string[] {
  const found = runsOf(key)
  return [...new Set([...found.flat(), ...found.flatMap(pairsOf)])]
}

/** Pairs imply their characters. */
export function searchWords(keyword: string): SearchWord[] {
  return searchedWords(keyword).map((word) => ({
    word,
    tokens: [...new Set(runsOf(word).flatMap((run) => (run.length > 1 ? pairsOf(run) : run)))],
  }))
}

const runsOf = (key: string) => Array.from(key.matchAll(runs), ([run]) => Array.from(run))
const pairsOf = (run: string[]) => run.slice(1).map((character, before) => `${run[before]}${character}`)
