import type { Purpose } from '../day/plan.ts'
import type { Season } from './facts.ts'
import type { Modifier } from './lexicon/types.ts'

const seasonMark = (season: Season | 'all') => `season:${season}`
const purposeMark = (purpose: string) => `for:${purpose}`
const seasonsOfYear = 4

/** Returns the marks of the seasons in which a piece is worn. */
export const seasonMarks = (seasons: readonly Season[]): string[] =>
  [...seasons, ...(seasons.length === seasonsOfYear ? ['all' as const] : [])].map(seasonMark)

/** Returns the marks of the purposes and occasions for which a piece is worn; a wedding is also a formal occasion. */
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

/**
 * Returns the marks of the seasons and occasions that modifiers mean; an empty list if one of them has no such mark, as
 * the word then means more (휴양지, a resort, is more than travel).
 */
export function wornMarksMeant(modifiers: readonly Modifier[]): readonly string[] {
  const marks = modifiers.flatMap((modifier) => marksOf[modifier] ?? [])
  return marks.length === modifiers.length ? marks : []
}

/** Words that mean casual clothes only in a search: in a name, 편한 says how a piece feels. */
export const casualWords = /^편(?:하게|한|한옷)$/
export const casualMark = purposeMark('CASUAL')
