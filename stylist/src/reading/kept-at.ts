import type { Facts } from './facts.ts'

const places: readonly (readonly [Facts['keptAt'] & string, string])[] = [
  [
    'work',
    '병원|가게|매장|사무실|회사|학원|교실|현장|주방|공장|알바|연구실|교무실|작업|실험실|랩실|탈의실|당직실|어린이집|유치원',
  ],
  ['sport', '체육관|헬스장|수영장|골프장|요가원|도장'],
  ['home', '집|베란다|마당'],
  ['car', '차'],
]
const within = ' ?(?:안|앞|옆|뒤|책상|서랍|락커|라커|사물함|캐비닛|신발장|창고)'
/** Spots that are inside a home; in front of it and beside it, people are outside. */
const withinHome = ' ?(?:안|신발장|창고)'
const stays = '(?:에서만|에서 ?신는|에서 ?입는|에 ?둠|에 ?두는|에 ?둔|에 ?있음|에 ?놔둠)'
/**
 * Returns a pattern for a place in brackets, where naming it is enough, without a word for keeping: (실험실 앞), (마당). Of a
 * home, only yard and balcony count.
 */
const spot = (place: string, words: string) =>
  place === 'home' ? '|\\((?:마당|베란다)(?:용)?\\)' : `|\\((?:${words})${within}\\)`
/** Phrases for pieces that are worn only indoors at a place: 원내용, 사내용. */
const inside = '|(?:^|[^가-힣])(?:원내|사내|병동)(?:용| ?전용)'
const stayPatterns = places.map(
  ([place, words]) =>
    [
      place,
      new RegExp(
        `(?:^|[^가-힣])(?:${words})(?:${place === 'home' ? withinHome : within})?${stays}${spot(place, words)}${place === 'work' ? inside : ''}`,
      ),
    ] as const,
)

/** Returns where the owner keeps a piece, by its name; null if the name does not say. */
export const keptAt = (name: string): Facts['keptAt'] =>
  stayPatterns.find(([, pattern]) => pattern.test(name))?.[0] ?? null
