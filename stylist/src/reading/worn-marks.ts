import type { Purpose } from '../day/plan.ts'
import type { Season } from './facts.ts'
import type { Modifier } from './lexicon/types.ts'

const seasonMark = (season: Season | 'all') => `season:${season}`
const purposeMark = (purpose: string) => `for:${purpose}`
const seasonsOfYear = 4

/** Returns marks for when a piece is worn, whatever its name says. */
export const seasonMarks = (seasons: readonly Season[]): string[] =>
  [...seasons, ...(seasons.length === seasonsOfYear ? ['all' as const] : [])].map(seasonMark)

/** Returns the marks of where a piece is worn; a wedding is a formal occasion, too. */
export const purposeMarks = (purposes: readonly Purpose[]): string[] => [
  ...new Set(purposes.flatMap((purpose) => [purpose.split(' ')[0] ?? purpose, purpose]).map(purposeMark)),
]

const marksOf: Partial<Record<Modifier, string>> = {
  spring: seasonMark('봄'),
  summer: seasonMark('여름'),
  autumn: seasonMark('가을'),
  winter: seasonMark('겨울'),
  allSeason: seasonMark('all'),
  office: purposeMark('WORK'),
  school: purposeMark('SCHOOL'),
  everyday: purposeMark('CASUAL'),
  date: purposeMark('DATE'),
  party: purposeMark('DATE'),
  formal: purposeMark('FORMAL'),
  wedding: purposeMark('FORMAL WEDDING'),
  interview: purposeMark('FORMAL INTERVIEW'),
  funeral: purposeMark('FORMAL FUNERAL'),
  sport: purposeMark('SPORT'),
  travel: purposeMark('TRAVEL'),
}

/** Returns the marks of season and occasion that words mean; none where they say more (휴양지 is no travel by bus). */
export function wornMarksMeant(modifiers: readonly Modifier[]): readonly string[] {
  const marks = modifiers.flatMap((modifier) => marksOf[modifier] ?? [])
  return marks.length === modifiers.length ? marks : []
}

/** Words for casual clothes in a search only: in a name 편한 says how a piece feels. */
export const casualWords = /^편(?:하게|한|한옷)$/
export const casualMark = purposeMark('CASUAL')
