import type { ClothesType } from '@otday/contract'
import { isKindOf, isVague, rowOf } from './resolve-kind.ts'
import { type Found, wordsOf } from './words.ts'

/** Where a word that several types know belongs: a belt is an accessory, although people keep belts elsewhere, too. */
const order: readonly ClothesType[] = [
  ...(['DRESS', 'BOTTOM', 'SHOES', 'SOCKS', 'HAT', 'BAG', 'ACCESSORY', 'SCARF', 'TOP', 'OUTER'] as const),
  ...(['UNDERWEAR', 'ETC'] as const),
]

/** Worn under everything, wherever people keep them. */
const underneath = new Set(['thermalTop', 'thermalBottom', 'thermalSet', 'bra', 'sportsBra', 'briefs', 'shapewear'])

/** Words of shops that are a kind only beside others: 베스트 is mostly the best. */
const shopTalk = new Set(['베스트'])

/** What is worn open or against wind, or a vest that is not knitted, hangs with the outer garments. */
function topOrOuter(top: string, outer: string, before: readonly Found[]): ClothesType {
  const marks = rowOf('TOP', top)[6]
  if (marks.includes('vest')) return before.some(({ modifiers }) => modifiers.includes('knitted')) ? 'TOP' : 'OUTER'
  return marks.includes('open') || rowOf('OUTER', outer)[6].includes('windproof') ? 'OUTER' : 'TOP'
}

function typeOfWord(word: Found, before: readonly Found[]): ClothesType | null {
  const { kinds, models } = word
  if (shopTalk.has(word.word)) return null
  if (kinds.BOTTOM !== undefined && /(?<!내복)(?:바지|팬츠|레깅스)$/.test(word.word)) return 'BOTTOM'
  if (kinds.UNDERWEAR !== undefined && underneath.has(kinds.UNDERWEAR)) return 'UNDERWEAR'
  if (kinds.TOP !== undefined && kinds.OUTER !== undefined) return topOrOuter(kinds.TOP, kinds.OUTER, [...before, word])
  const own = order.find((type) => kinds[type] !== undefined && !isVague(kinds[type]))
  if (own) return own
  const [model] = models
  return model === undefined ? null : (order.find((type) => isKindOf(type, model)) ?? null)
}

const describing = /\s(with|in|for|by|from)\s.*$/i

/**
 * The type that a name (or the name of a category) tells: names end in what a thing is, in Korean and in English, so
 * the last word that is known decides. Null when none is.
 */
export function typeNamed(text: string): ClothesType | null {
  const words = wordsOf(text.replace(describing, ''))
  const relevant = words.filter((word) => !word.aside)
  const typeAt = (at: number) => {
    const word = relevant[at]
    return word ? typeOfWord(word, relevant.slice(0, at)) : null
  }
  const last = (having: (word: Found) => boolean) => {
    for (let at = relevant.length - 1; at >= 0; at--) {
      const word = relevant[at]
      const type = word && having(word) ? typeAt(at) : null
      if (type) return type
    }
    return null
  }
  return last(({ kinds }) => Object.keys(kinds).length > 0) ?? last(() => true)
}

/** The colours a text names, as `#rrggbb`, in the order of their words. */
export const colorsNamed = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).flatMap(({ color }) => (color ? [color] : [])))
