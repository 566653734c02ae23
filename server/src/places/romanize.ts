import { syllableOf } from '@otday/common/syllable'

/**
 * Revised Romanization of Korean (국립국어원, 2000): one array for each position in a syllable, with its letters in
 * Unicode's order. The empty one among `INITIALS` is the silent ㅇ.
 */
const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
/**
 * `FINALS` are final consonants before another consonant or at the end of a word; `LINKED` are those before a vowel,
 * where they are fully heard.
 */
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')
const LINKED = ' g kk ks n nj n d r lg lm lb ls lt lp r m b bs s ss  j ch k t p '.split(' ')
const SUFFIX = /(특별자치도|특별자치시|통합특별시|특별시|광역시|도|시|군|구|읍|면|동|역)$/

/**
 * Sounds that a final consonant and the initial consonant after it become together (section 3.1.1): a 'k' before an 'n'
 * is pronounced 'ng'.
 */
const ASSIMILATED: Readonly<Record<string, string>> = {
  'k n': 'ngn',
  'k m': 'ngm',
  'k r': 'ngn',
  't n': 'nn',
  't m': 'nm',
  't r': 'nn',
  'p n': 'mn',
  'p m': 'mm',
  'p r': 'mn',
  'n r': 'll',
  'l n': 'll',
  'l r': 'll',
  'm r': 'mn',
  'ng r': 'ngn',
}

/**
 * Romanizes a name as pronounced, in lower case and without hyphens. Sounds never change between a name and its suffix,
 * such as 동 (section 3.5). Characters other than Hangul stay.
 */
export const romanized = (name: string) => bySuffix(name, true)

/** Romanizes a name letter by letter, as it is spelled: 신림 becomes 'sinrim', while `romanized` returns 'sillim'. */
export const transliterated = (name: string) => bySuffix(name, false)

function bySuffix(name: string, assimilates: boolean): string {
  const suffix = name.length > 1 ? (SUFFIX.exec(name)?.[0] ?? '') : ''
  return latin(name.slice(0, name.length - suffix.length), assimilates) + latin(suffix, assimilates)
}

function latin(text: string, assimilates: boolean): string {
  let written = ''
  let final = 0
  for (const letter of text) {
    const syllable = syllableOf(letter)
    if (!syllable) {
      written += FINALS[final] + letter.toLowerCase()
      final = 0
      continue
    }
    written += joint(final, syllable.initial, assimilates) + VOWELS[syllable.medial]
    final = syllable.final
  }
  return written + FINALS[final]
}

function joint(final: number, initial: number, assimilates: boolean): string {
  const [before = '', after = ''] = [FINALS[final], INITIALS[initial]]
  if (after === '') return (assimilates ? LINKED[final] : before) || before
  return (assimilates && ASSIMILATED[`${before} ${after}`]) || before + after
}

const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/[^a-z0-9]/g, ''],
  [/sh/g, 's'],
  [/w?oo/g, 'u'],
  [/ee/g, 'i'],
  [/eo/g, 'o'],
  [/eu/g, 'u'],
  [/ae/g, 'e'],
  [/ch/g, 'j'],
  [/k/g, 'g'],
  [/t/g, 'd'],
  [/p/g, 'b'],
  [/l/g, 'r'],
  [/(.)\1+/g, '$1'],
]

/** Returns one key for the usual spellings of a name: Pusan, Busan; Kangnam, Gangnam; Haewoondae, Haeundae. */
export function foldLatin(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return FOLDS.reduce((folded, [pattern, letter]) => folded.replace(pattern, letter), plain)
}
