import type { ClothesType } from '@otday/contract'
import { words } from './lexicon.data.ts'
import { tellsNothing, typeMeanings, typeWords } from './type-words.data.ts'
import { plain } from './words.ts'

/** Null: known to tell nothing. */
type Told = ClothesType | null
type Dictionary = ReadonlyMap<string, Told>

/** The first list that has a word decides. Numbers name models of a single maker at best. */
const dictionaryOf = (lists: readonly (readonly [Told, string])[]): Dictionary =>
  new Map(
    lists
      .flatMap(([told, list]) => list.split(' ').map((word) => [word, told] as const))
      .filter(([word]) => !/^\d+$/.test(word))
      .toReversed(),
  )

const own = dictionaryOf([
  [null, tellsNothing],
  ...Object.entries(typeWords).map(([type, list]) => [type as ClothesType, list] as const),
])
const lexicon = dictionaryOf([
  ...typeMeanings.flatMap(([type, meanings]) => meanings.map((meaning) => [type, words[meaning]] as const)),
  [null, words._],
])

/** What follows one of these describes the piece: a jacket with a hood is a jacket. */
const describing = new Set(['with', 'in', 'for', 'by', 'from'])

/**
 * The type that a name (or the name of a category) tells: names end in what a thing is, in Korean and in English, so
 * the last word that is known decides, 니트 스커트 and 니트스커트 alike. Null when no word is known.
 */
export function typeNamed(text: string): ClothesType | null {
  const all = plain(text).split(' ')
  const end = all.findIndex((word, at) => at > 0 && describing.has(word))
  const head = end < 0 ? all : all.slice(0, end)
  for (let at = head.length - 1; at >= 0; at--) {
    const word = head[at] ?? ''
    const both = `${head[at - 1] ?? ''}${word}`
    const type = (own.has(both) || lexicon.has(both) ? toldBy(both) : null) ?? toldBy(word)
    if (type) return type
  }
  // 단체티: whatever it was printed for.
  return head.some((word) => /[가-힣]{2,}티$/.test(word) && !lexicon.has(word)) ? 'TOP' : null
}

/** The whole word in our own lists, else what it ends in (니트원피스 is a dress), else the whole word in the lexicon. */
function toldBy(word: string): ClothesType | null {
  return wholeIn(own, word) ?? (own.has(word) ? null : (endingOf(word) ?? wholeIn(lexicon, word)))
}

/** A plural s is not part of the word. */
const wholeIn = (dictionary: Dictionary, word: string) =>
  dictionary.get(word) ?? (/[a-z]s$/.test(word) ? (dictionary.get(word.slice(0, -1)) ?? null) : null)

/** By the longest Korean ending, of two syllables at least, that tells something. */
function endingOf(word: string): ClothesType | null {
  if (lexicon.get(word) === null) return null
  for (let start = 1; start < word.length - 1; start++) {
    const ending = word.slice(start)
    const told = /^[가-힣]/.test(ending) ? (own.get(ending) ?? lexicon.get(ending)) : null
    if (told) return told
  }
  return null
}
