import type { AnyKind, Modifier } from './lexicon/types.ts'
import type { Declared } from './read-attributes.ts'
import type { Resolved } from './resolve-kind.ts'

/** Cloths that make a coat or parka a winter one, whatever seasons its owner states. */
const winterCloth: readonly Modifier[] = [
  'wool',
  'cashmere',
  'padded',
  'down',
  'boa',
  'fur',
  'fleeced',
  'winter',
  'thick',
]

/**
 * Winter kinds that a general word such as 파카 or 코트 names, and the kinds it means if the owner wears the piece only in
 * spring or autumn.
 */
const outsideWinter: Partial<Record<AnyKind, AnyKind>> = { winterParka: 'parka', woolCoat: 'springCoat' }

/** Matches winter cloths inside a compound that names a coat: 울코트 and 털코트, but not 서울, 울트라 and 크리스털. */
const winterNames =
  /(?<![서소거방너여한])울(?!트라|산|릉|프|림)|모직|캐시|알파카|핸드메이드|핸메|겨울|방한|(?<![스지])털|멜톤|wool/i

/** Replaces a winter kind by its counterpart when the owner does not wear the piece in winter. */
export function bySeason(
  name: string,
  read: Resolved,
  says: ReadonlySet<Modifier>,
  { seasons, thickness }: Declared,
): Resolved {
  const kind = read.source === 'name' ? outsideWinter[read.kind] : undefined
  if (!kind || seasons.length === 0 || seasons.includes('겨울') || thickness === 'thick' || winterNames.test(name))
    return read
  return winterCloth.some((cloth) => says.has(cloth)) ? read : { ...read, kind }
}
