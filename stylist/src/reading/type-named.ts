import type { ClothesType } from '@otday/contract'
import { listed } from './dictionary.ts'
import type { AnyKind, Modifier } from './lexicon/types.ts'
import { isKindOf, isVague, rowOf } from './kind-rows.ts'
import { type Found, wordsOf } from './words.ts'

/**
 * Types in the order of precedence for a word that several types know: a belt is an accessory, although people also
 * keep belts elsewhere.
 */
const order: readonly ClothesType[] = [
  ...(['DRESS', 'BOTTOM', 'SHOES', 'SOCKS', 'HAT', 'BAG', 'ACCESSORY', 'SCARF', 'TOP', 'OUTER'] as const),
  ...(['UNDERWEAR', 'ETC'] as const),
]

const thermal: ReadonlySet<string> = new Set(['thermalTop', 'thermalBottom', 'thermalSet'])
/** Kinds that are worn under all other clothes, whichever type people list them as. */
const underneath: ReadonlySet<string> = new Set([
  ...thermal,
  ...(['bra', 'sportsBra', 'briefs', 'shapewear', 'safetyShorts'] as const),
])
/** Garments for the legs that are worn under trousers or in bed; other shorts and leggings are seen. */
const hidden: ReadonlySet<AnyKind> = new Set(['thermalLegs', 'homePants', 'pajamaPants', 'swimShorts'] as const)

/** Shop words that do not name a kind: 베스트 mostly means "the best". */
const shopTalk = new Set(['베스트'])

/** Endings of words for what is worn on the legs. */
export const trousers = /(?<!내복|속)(?:바지|팬츠|[레래]깅[스쓰]|pants|leggings?)$/

/**
 * Words that several types know, by the type under which shops list them: a bolero is not a scarf, a raincoat is not
 * trousers.
 */
const sorted = {
  OUTER:
    '볼레로 볼래로 bolero shrug 케이프 cape capes 망토 망또 판초 판쵸 poncho ponchos 우비 우의 비옷 raingear 사파리',
  TOP: '뷔스티에 뷔스티애 부스티에 뷔스티 비스티에 비스띠에 뷔스띠에 래시가드 래쉬가드 레쉬가드 레시가드 rashguard',
}
const sortedAs = new Map<string, ClothesType>([
  ...sorted.OUTER.split(' ').map((word) => [word, 'OUTER'] as const),
  ...sorted.TOP.split(' ').map((word) => [word, 'TOP'] as const),
])

/**
 * Endings of garments that close from top to bottom by a zip or buttons; those with half a zip are pulled over the
 * head.
 */
const jackets =
  /(?:[자쟈재]켓|재킷|점퍼|잠바|트랙[탑톱]|(?<!반|하프|쿼터|목|넥)[집짚]업|jackets?|tracktops?|(?<!half|quarter)zipup)$/
/** Endings of tops of fleece; shops call all other fleece garments jackets. */
const pulledOver =
  /(?:티|티셔츠|상의|맨투맨?|풀오버|[탑톱]|(?:반|하프|쿼터)[집짚]업?|하프|tops?|pullover|halfzip|snapt)$/

/**
 * Returns TOP or OUTER for a word that both types know: pieces worn open, against wind or of fleece, and vests that are
 * not knitted, are outer garments.
 */
function topOrOuter(word: Found, top: AnyKind, outer: AnyKind, before: readonly Found[]): ClothesType {
  if (isVague(top)) return 'OUTER'
  if (jackets.test(word.word) || (top === 'fleeceTop' && !pulledOver.test(word.word))) return 'OUTER'
  const marks = rowOf('TOP', top)[6]
  if (marks.includes('vest')) return before.some(({ modifiers }) => modifiers.includes('knitted')) ? 'TOP' : 'OUTER'
  return marks.includes('open') || rowOf('OUTER', outer)[6].includes('windproof') ? 'OUTER' : 'TOP'
}

/** Sports for which tights are worn by themselves; for a ballet they are stockings. */
const inTights: ReadonlySet<Modifier> = new Set([
  ...(['sport', 'running', 'gym', 'golf', 'hiking', 'climbing', 'outdoor', 'cycling'] as const),
  ...(['tennis', 'badminton', 'soccer', 'basketball', 'baseball', 'gateball'] as const),
])
/** Whether tights are for a sport and so are worn by themselves; others are stockings. */
const isForSport = (word: Found, before: readonly Found[]) =>
  /타이[즈츠]$|tights$/.test(word.word) &&
  [...before, word].some(({ modifiers }) => modifiers.some((one) => inTights.has(one)))

type Kinds = Found['kinds']

const firstOf = (kinds: Kinds, types: readonly ClothesType[] = order) =>
  types.find((type) => kinds[type] !== undefined && !isVague(kinds[type])) ?? null

function isUnderneath({ UNDERWEAR, BOTTOM, SOCKS }: Kinds): boolean {
  if (UNDERWEAR === undefined || !underneath.has(UNDERWEAR) || SOCKS !== undefined) return false
  return BOTTOM === undefined || hidden.has(BOTTOM)
}

/** Types that need no further choice. TOP and OUTER are decided below, and UNDERWEAR and ETC may list any word. */
const plainTypes = order.filter((type) => !['TOP', 'OUTER', 'UNDERWEAR', 'ETC'].includes(type))
/** Words for these whole types take precedence over other types that list them: 상의 is also listed as underwear. */
const wide: readonly ClothesType[] = ['TOP', 'BOTTOM']

/**
 * Returns the type by the kinds of a word. Kinds that are listed for the word itself count before those that its parts
 * add, so 폴로옥스포드 is no shoe, although 옥스포드 may be one.
 */
function typeOfKinds(word: Found, before: readonly Found[]): ClothesType | null {
  const { kinds } = word
  const own = listed(word.word).kinds
  const known = sortedAs.get(word.word)
  if (known) return known
  if (kinds.BOTTOM !== undefined && trousers.test(word.word)) return 'BOTTOM'
  if (isUnderneath(own)) return 'UNDERWEAR'
  const clear = firstOf(own, plainTypes)
  if (clear === 'BOTTOM' && own.SOCKS !== undefined && own.OUTER === undefined)
    return isForSport(word, before) ? 'BOTTOM' : 'SOCKS'
  if (clear) return clear
  if (Object.values(own).every(isVague) || wide.some((type) => own[type]?.startsWith('unknown'))) return null
  const things = own.TOP === undefined && own.OUTER === undefined ? firstOf(own, ['ETC']) : null
  if (things) return things
  if (kinds.TOP !== undefined && kinds.OUTER !== undefined)
    return topOrOuter(word, kinds.TOP, kinds.OUTER, [...before, word])
  return firstOf(own, ['TOP', 'OUTER']) ?? firstOf(kinds)
}

const typeOfModel = ({ models: [model] }: Found) =>
  model === undefined ? null : (order.find((type) => isKindOf(type, model)) ?? null)

/** Returns the type of a product line; null for brands, as a maker that is known for one thing makes others, too. */
const typeOfLine = (word: Found) => (listed(word.word).brand === null ? typeOfModel(word) : null)

/**
 * Returns the types that a word names as a whole (신발, 가방, dress); accessories, the type of small things, only if it
 * names no other.
 */
export function wholeTypes(word: string): readonly ClothesType[] {
  const { kinds } = listed(word)
  const named = order.filter((type) => type !== 'ETC' && kinds[type]?.startsWith('unknown'))
  const others = named.filter((type) => type !== 'ACCESSORY')
  return others.length > 0 ? others : named
}

/** Returns the type that a general word names. A single letter counts only when it stands alone. */
const typeOfGeneral = ({ word, whole }: Found): ClothesType | null =>
  word.length === 1 && !whole ? null : (wholeTypes(word)[0] ?? null)

/** Types that are never a part of another piece, unlike the hat of a coat. */
const heads: readonly (ClothesType | null)[] = ['DRESS', 'SHOES']

/**
 * Whether a word can also describe: 니트, 미니 and 3P name pieces by themselves, but beside other words they say how a
 * piece is made.
 */
const describes = ({ word }: Found) => listed(word).modifiers.length > 0 || /^\d/.test(word)

/** Parts that a piece comes with: a jacket with hood, 패딩 모자 달림. */
const parts =
  /\s(with|in|for|by|from)\s.*$|(모자|후드|벨트|주머니|가방|스카프|머플러)\s*(달린|달림|탈부착|탈착|분리|있는|있음|포함)/gi

type Reader = (word: Found, before: readonly Found[]) => ClothesType | null

const typeOfHead: Reader = (word, before) => {
  const whole = typeOfGeneral(word)
  if (heads.includes(whole)) return whole
  return describes(word) ? null : typeOfKinds(word, before)
}

/** Ways to read the type from a word, the most reliable first. */
const readers: readonly Reader[] = [typeOfHead, typeOfLine, typeOfGeneral, typeOfKinds, typeOfModel]

/**
 * Returns the type that a name (of a piece or a category) states: Korean and English names end in what a thing is, so
 * the last known word decides. Null if no word is known.
 */
export function typeNamed(text: string): ClothesType | null {
  const words = wordsOf(text.replace(parts, ' ')).filter(({ aside, word }) => !aside && !shopTalk.has(word))
  for (const read of readers)
    for (let at = words.length - 1; at >= 0; at--) {
      const word = words[at]
      const type = word ? read(word, words.slice(0, at)) : null
      if (word && type) return isWarmedBy(words, word, type) ? 'UNDERWEAR' : type
    }
  return null
}

/** Whether a piece is thermal wear, which is worn underneath: 히트텍 크루넥. */
const isWarmedBy = (words: readonly Found[], head: Found, type: ClothesType) =>
  (type === 'TOP' || type === 'BOTTOM') &&
  !trousers.test(head.word) &&
  words.some(({ word }) => {
    const { kinds } = listed(word)
    return isUnderneath(kinds) && thermal.has(kinds.UNDERWEAR ?? '')
  })

/** Returns the colors that a text names, as `#rrggbb`, in the order of their words. */
export const colorsNamed = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).flatMap(({ color }) => (color ? [color] : [])))
