import { letterOf, syllableOf } from '@otday/common/syllable'

/** Final consonants that are often mistyped for others, by Unicode's number: none (0), ㄱ ㄴ ㄹ ㅁ ㅂ ㅅ ㅆ ㅇ. */
const usualFinals = [0, 1, 4, 8, 16, 17, 19, 20, 21] as const
/** Vowels that sound alike, by Unicode's number: ㅐㅔ, ㅒㅖ, ㅙㅚㅞ. */
const alike: readonly (readonly number[])[] = [
  [1, 5],
  [3, 7],
  [10, 11, 15],
]
/** Vowels that are neighbors on the keyboard or in sound: ㅏㅑ, ㅓㅕ, ㅗㅛ, ㅜㅠ, ㅡㅜ, ㅓㅗ. */
const close: readonly (readonly number[])[] = [
  [0, 2],
  [4, 6],
  [8, 12],
  [13, 17],
  [18, 13],
  [4, 8],
]

/** Returns all words that differ from this one by one final or vowel that is easily mistyped. */
export function variantsOf(word: string): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < word.length; at += 1) {
    const syllable = syllableOf(word.charAt(at))
    if (!syllable) continue
    const put = (other: Partial<typeof syllable>) =>
      found.push(word.slice(0, at) + letterOf({ ...syllable, ...other }) + word.slice(at + 1))
    for (const final of usualFinals) if (final !== syllable.final) put({ final })
    for (const group of [...alike, ...close])
      if (group.includes(syllable.medial)) for (const medial of group) if (medial !== syllable.medial) put({ medial })
  }
  return found
}

/** Corrects the finals of 갓다, 햇는데 to 갔다, 했는데. */
export const withDoubleFinals = (text: string): string =>
  text.replace(/[갓햇왓잇엇앗겟됫봣](?=[다어는고지네던음습])/g, (syllable) =>
    String.fromCharCode(syllable.charCodeAt(0) + 1),
  )
