import { searchedWords } from '@otday/contract'

/** One word of a search: it must stand in the content as it is; the index finds candidates by its tokens. */
export interface SearchWord {
  word: string
  tokens: string[]
}

/** A run of letters and digits, or one sign: signs make no pairs. */
const runs = /[\p{L}\p{N}]+|\S/gu

/** The distinct single characters of a search key, spaces aside, and the adjacent pairs of its letters and digits. */
export function searchTokens(key: string): string[] {
  const found = runsOf(key)
  return [...new Set([...found.flat(), ...found.flatMap(pairsOf)])]
}

/** The words of a search. A pair says all that its two characters would, so longer runs ask for their pairs alone. */
export function searchWords(keyword: string): SearchWord[] {
  return searchedWords(keyword).map((word) => ({
    word,
    tokens: [...new Set(runsOf(word).flatMap((run) => (run.length > 1 ? pairsOf(run) : run)))],
  }))
}

const runsOf = (key: string) => Array.from(key.matchAll(runs), ([run]) => Array.from(run))
const pairsOf = (run: string[]) => run.slice(1).map((character, before) => `${run[before]}${character}`)
