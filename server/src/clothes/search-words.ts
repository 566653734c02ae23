import { memoized } from '@otday/common/memoized'
import { syllableOf } from '@otday/common/syllable'
import { ColorFamily } from '@otday/contract'
import { colorsNamed, searchMarksMeant } from '@otday/stylist'
import { LruCache } from '#platform/cache/lru-cache.ts'
import { colorFamilyWords } from './color-words.data.ts'

/**
 * Color families by the colors (in hex) that the names of a family stand for, so that a search for such a name finds
 * all shades of the family.
 */
let familyOf: ReadonlyMap<string, ColorFamily> | undefined

const families = () =>
  (familyOf ??= new Map(
    ColorFamily.options.flatMap((family) => [...colorsNamed(colorFamilyWords[family])].map((hex) => [hex, family])),
  ))

/**
 * Returns groups of marks (`search_marks`) for a searched word: a piece that the word names has a mark of each group.
 * Empty for words that name nothing. Finding what a word names takes a millisecond; a search asks it for each page.
 */
export const meantBy = memoized(new LruCache<string, readonly (readonly string[])[]>(1000), (word) =>
  searchMarksMeant(word).map((marks) => [...marks, ...marks.flatMap((mark) => families().get(mark) ?? [])]),
)

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

/** Returns the first sounds of syllables, which people type alone: ㄱㅁㅎㄷㅌ for 기모 후드티. Empty without Hangul. */
export const initialsOf = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => initials[syllableOf(letter)?.initial ?? -1] ?? '').join('')
