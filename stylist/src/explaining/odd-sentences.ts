import { withParticle } from '@otday/common/particles'
import type { ClothesType, Occasion } from '@otday/contract'
import { unsuitable } from '../choosing/unsuitable.ts'
import { fittedTables } from '../choosing/tables.ts'
import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Sentence } from './claims.ts'
import { type Scene, worn } from './scene.ts'
import { speechName } from './speech-name.ts'
import { typeNames } from './type-names.ts'

const wherePhrases: Readonly<Record<Occasion, string>> = {
  WORK: '출근할 때는',
  SCHOOL: '학교에는',
  CASUAL: '편하게 입기엔',
  DATE: '만나는 자리에는',
  FORMAL: '격식 있는 자리에는',
  SPORT: '운동할 때는',
  TRAVEL: '여행에는',
}

/**
 * A piece is called odd for the purpose of the day if at least this share (0–1) of people would not wear it for that.
 */
const wrongFrom = 0.75
const seen = new Set<ClothesType>(['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES', 'BAG', 'HAT'])

const oddness = (f: Facts, day: Day) => unsuitable(f, day.purpose, fittedTables())
const isOdd = (f: Facts, day: Day) => oddness(f, day) >= wrongFrom

/** Returns the piece that suits the purpose of the day the least, if it is odd for that; null otherwise. */
export function oddestOf(items: readonly Facts[], day: Day): Facts | null {
  if (day.span === 'home') return null
  const [oddest] = items
    .filter((f) => seen.has(f.type) && !(day.rain.said && has(f, 'rainShoe')))
    .map((f) => ({ f, share: oddness(f, day) }))
    .filter(({ share }) => share >= wrongFrom)
    .toSorted((a, b) => b.share - a.share)
  return oddest?.f ?? null
}

/** Returns words such as 격식 있는 자리에는 운동화가 조금 어색해요. */
export const oddWords = (f: Facts, { occasion }: Day) =>
  `${wherePhrases[occasion]} ${withParticle(speechName(f), '이/가')} 조금 어색해요`

/** Types that people do not go without. */
const needed = new Set<ClothesType>(['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES'])

/**
 * Returns the sentence about a piece that is odd for the occasion and was chosen as the closet has none that suits it
 * better; null for sports, whose kit has a sentence of its own, for outfits chosen by hand, which get hints, and for a
 * kind of work that is only guessed.
 */
export function oddSentence({ items, closet, day, outfit }: Scene): Sentence | null {
  if (day.occasion === 'SPORT' || outfit.byHand || closet.length === 0) return null
  if (day.occasion === 'WORK' && !day.isNamed) return null
  const odd = oddestOf(
    items.filter(({ slot }) => needed.has(slot)),
    day,
  )
  if (!odd) return null
  const better = closet.filter((f) => f.slot === odd.slot && f.condition === 'fine' && !isOdd(f, day))
  const isAway = better.length > 0
  if (better.some(({ keptAt }) => keptAt !== 'away')) return null
  const what = withParticle(typeNames[odd.slot], isAway ? '은/는' : '이/가')
  return {
    kind: 'MISSING',
    headline: oddWords(odd, day),
    reason: `더 어울리는 ${what} ${isAway ? '세탁하거나 보관하는 중이에요' : '옷장에 없어요'}`,
    claims: [worn(odd), { is: 'odd', id: odd.id }, { is: 'noBetter', type: odd.slot, isAway }],
  }
}
