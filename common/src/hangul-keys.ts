import { syllableOf } from './syllable.ts'

/**
 * Latin keys of the two-set keyboard (KS X 5002) that type the initials, medials and finals of Hangul syllables, in
 * Unicode's order; upper case stands for Shift.
 */
const initials = 'r R s e E f a q Q t T d w W c z x v g'.split(' ')
const medials = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ')
const finals = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ')
/** The consonants ㄱ to ㅎ as Unicode lists them, clusters included, each typed with its keys. */
const consonants = 'r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g'.split(' ')

const first = { consonant: 0x3131, vowel: 0x314f } as const
const lastVowel = 0x3163

function keysOf(character: string): string {
  const syllable = syllableOf(character)
  if (syllable) {
    const { initial, medial, final } = syllable
    return `${initials[initial] ?? ''}${medials[medial] ?? ''}${finals[final] ?? ''}`
  }
  const code = character.charCodeAt(0)
  if (code >= first.vowel && code <= lastVowel) return medials[code - first.vowel] ?? ''
  return (code >= first.consonant && consonants[code - first.consonant]) || character
}

/** Returns what the keys of a text type when the keyboard is set to Latin: `ㅅㄷㄴㅅ` is `test`. */
export const latinKeysOf = (text: string): string => Array.from(text.normalize('NFC'), keysOf).join('')
