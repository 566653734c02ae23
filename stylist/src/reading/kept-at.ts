import type { ClothesType } from '@otday/contract'
import type { Facts } from './facts.ts'

const places: readonly (readonly [Facts['keptAt'] & string, string])[] = [
  [
    'work',
    '병원|가게|매장|사무실|회사|학원|교실|현장|주방|공장|알바|연구실|교무실|작업|실험실|랩실|탈의실|당직실|어린이집|유치원',
  ],
  ['sport', '체육관|헬스장|수영장|골프장|요가원|도장|복싱장|클라이밍장|암장|볼링장|탁구장'],
  ['home', '집|베란다|마당'],
  ['car', '차'],
]
const within = ' ?(?:안|앞|옆|뒤|책상|의자|서랍|락커|라커|로커|사물함|캐비닛|캐비넷|옷걸이|신발장|창고)'
/** Spots that are inside a home; in front of it and beside it, people are outside. */
const withinHome = ' ?(?:안|신발장|창고)'
const stays =
  '(?:에서만|에서 ?신는|에서 ?입는|에 ?(?:걸어 ?|놔 ?|넣어 ?|맡겨 ?)?(?:둠|두는|둔|뒀음|놓음|놓는)|에 ?있음|에 ?있는|에 ?걸려 ?있음|(?:에 ?| ?)보관(?:중|함)?(?![가-힣]))'
/**
 * Returns a pattern for a place in brackets, where naming it is enough, without a word for keeping: (실험실 앞), (마당). Of a
 * home, only yard and balcony count.
 */
const spot = (place: string, words: string) =>
  place === 'home' ? '|\\((?:마당|베란다)(?:용)?\\)' : `|\\((?:${words})${within}\\)`
/** Phrases for pieces that are worn only indoors at a place, or where the owner works: 원내용, 사내용, 가게용. */
const inside = '|(?:^|[^가-힣])(?:원내|사내|병동|가게|공방|작업실)(?:용| ?전용)'
const stayPatterns = places.map(
  ([place, words]) =>
    [
      place,
      new RegExp(
        `(?:^|[^가-힣])(?:${words})(?:${place === 'home' ? withinHome : within})?${stays}${spot(place, words)}${place === 'work' ? inside : ''}`,
      ),
    ] as const,
)

const locker = '(?:사물함|락커|라커|로커|캐비닛)'
/** Phrases for pieces in a locker, at whatever place: (사물함), 락커에 있음; a bag's name may say that it fits into one. */
const inLocker = new RegExp(`\\(${locker}\\)|(?:^|[^가-힣])${locker}${stays}`)
/** Phrases for pieces in a locker at school, to which their owner comes in other clothes. */
const inSchoolLocker = new RegExp(`(?:학교|과방|실습실|교실|동아리방) ?${locker}(?:${stays}|\\))`)

/** Returns where the owner keeps a piece, by its name; null if the name does not say. */
export function keptAt(name: string, type?: ClothesType): Facts['keptAt'] {
  if (inSchoolLocker.test(name)) return 'school'
  const place = stayPatterns.find(([, pattern]) => pattern.test(name))?.[0]
  return place ?? (type !== 'BAG' && inLocker.test(name) ? 'work' : null)
}
