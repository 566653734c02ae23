import { foldLatin } from './romanize.ts'

export interface Word {
  /**
   * The typed word in the form in which names are compared: '역삼1동' as '역삼동', '연세대학교' as '연세대', a Latin word without
   * hyphens and accents.
   */
  hangul: string
  /** Result of `foldLatin` for a word in Latin letters; empty ('') for every other word. */
  folded: string
  /** The word without 역, such as '서교' for '서교역'; else null. */
  withoutStation: string | null
}

/** Most words of a search; a longer text names no place. */
const mostWords = 6

/**
 * Reads words of letters and digits: emoji and wildcards separate them. Hyphens join, 'station' is 역, '역삼1동' is '역삼동',
 * '연세대학교' is '연세대'.
 */
export function readWords(text: string): Word[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/(?<=[a-z])['’.-](?=[a-z])/g, '')
    .replaceAll(/ (station|stn)\b/g, 'yeok')
    .replaceAll(/ city\b/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords)
    .map(wordOf)
}

/** Joins words into one: '홍대 입구' is also '홍대입구'. */
export const joinWords = (words: readonly Word[]): Word => wordOf(words.map(({ hangul }) => hangul).join(''))

function wordOf(typed: string): Word {
  if (/^[a-z\p{M}\u00c0-\u024f]/u.test(typed)) {
    const hangul = typed.normalize('NFD').replaceAll(/\p{M}/gu, '')
    return { hangul, folded: foldLatin(hangul), withoutStation: null }
  }
  const hangul = typed
    .replace(/(?<=..)제?\d+동$/, '동')
    .replace(/(?<=동)\d가$/, '')
    .replace(/(?<=.)여자대학교?$/, '여대')
    .replace(/(?<=.)대학교?$/, '대')
  return { hangul, folded: '', withoutStation: hangul.length > 2 && hangul.endsWith('역') ? hangul.slice(0, -1) : null }
}
