import { searchedWords } from '@otday/contract'

/** A searched word. `word` must occur verbatim in a text; `tokens` find candidates in an index. */
export interface SearchWord {
  word: string
  tokens: string[]
}

/** Runs of letters and digits, or single signs, which form no pairs. */
const runs = /[\p{L}\p{N}]+|\S/gu

/** Returns distinct characters other than spaces, and pairs of adjacent letters and digits. */
export function searchTokens(key: string): string[] {
  const found = runsOf(key)
  return [...new Set([...found.flat(), ...found.flatMap(pairsOf)])]
}

/**
 * Returns the words of a search. Their tokens are pairs of characters; a single character is a token only if it stands
 * alone.
 */
export function searchWords(keyword: string): SearchWord[] {
  return searchedWords(keyword).map((word) => ({
    word,
    tokens: [...new Set(runsOf(word).flatMap((run) => (run.length > 1 ? pairsOf(run) : run)))],
  }))
}

const runsOf = (key: string) => Array.from(key.matchAll(runs), ([run]) => Array.from(run))
const pairsOf = (run: string[]) => run.slice(1).map((character, before) => `${run[before]}${character}`)
