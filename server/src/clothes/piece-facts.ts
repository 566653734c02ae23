import {
  type ClothesType,
  clothesTypeLabels,
  type ColorFamily,
  type PieceFacts,
  type PieceNotes,
  Season,
  searchKey,
} from '@otday/contract'
import { isColorAttribute } from '@otday/common/color-attribute'
import {
  appearanceOf,
  colorOf as colorOfHex,
  type Facts,
  type Item,
  kindLabel,
  occasionsIn,
  occasionsOf,
  purposeMarks,
  purposesOf,
  readFacts,
  searchMarksOf,
  seasonsOf as namedSeasons,
} from '@otday/stylist'
import { colorFamilyOf } from '../attributes/index.ts'
import { colorFamilyWords } from './color-words.data.ts'
import { initialsOf } from './search-words.ts'
import type { WardrobeItem } from './wardrobe.ts'

const seasonOf = { 봄: 'SPRING', 여름: 'SUMMER', 가을: 'AUTUMN', 겨울: 'WINTER' } as const satisfies Record<
  Facts['seasons'][number],
  Season
>

const conditionOf = { FINE: 'fine', LAST_RESORT: 'lastResort', UNWORN: 'unworn' } as const

const itemOf = ({ correction, ...item }: WardrobeItem): Item => ({
  ...item,
  correction: correction && { ...correction, condition: correction.condition && conditionOf[correction.condition] },
})

/** Returns the family of the color in which a piece is drawn; null if it is drawn as plain cloth. */
function familyOf(facts: Facts): ColorFamily | null {
  const [hex] = appearanceOf(facts).colors
  return hex === undefined ? null : colorFamilyOf(colorOfHex(hex))
}
const seasonsOf = ({ seasons }: Facts): Season[] => seasons.map((season) => seasonOf[season])

/**
 * Felt temperatures in °C of the coldest and the hottest days. A piece that still suits the coldest day gets no lower
 * bound, and one that still suits the hottest day no upper bound.
 */
const coldest = -25
const hottest = 38
/** Types that are chosen by temperature. */
const warming = new Set<ClothesType>(['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES', 'SOCKS', 'HAT', 'SCARF'])

function temperatureOf({ slot, from, to }: Facts): PieceFacts['temperature'] {
  const bounds = { from: from > coldest ? Math.round(from) : null, to: to < hottest ? Math.round(to) : null }
  return warming.has(slot) && (bounds.from !== null || bounds.to !== null) ? bounds : null
}

function colorOf(item: Item, facts: Facts): PieceFacts['color'] {
  const family = familyOf(facts)
  if (!family) return null
  // A cloth's color counts as read from the name, as clients of earlier versions refuse a source that they do not know.
  if (facts.hexes.length === 0) return { family, source: facts.color ? 'PICTURE' : 'NAME' }
  const { hexes } = readFacts({ ...item, name: '', color: null })
  return { family, source: hexes.length > 0 ? 'ATTRIBUTES' : 'NAME' }
}

/**
 * Returns what the stylist derives from a piece's name, attributes and picture besides its kind, each fact with its
 * source.
 */
export function factsOf(piece: WardrobeItem): PieceFacts {
  const item = itemOf(piece)
  const facts = readFacts(item)
  const seasons = facts.seasons.join()
  const isDeclared = seasons !== '' && item.attributes.some(({ value }) => namedSeasons(value).join() === seasons)
  return {
    color: colorOf(item, facts),
    seasons: { values: seasonsOf(facts), source: isDeclared ? 'ATTRIBUTES' : 'KIND' },
    temperature: temperatureOf(facts),
    occasions: occasionsOf(facts),
    rain: facts.waterproof ? 'RESISTS' : facts.spoiltByRain ? 'SUFFERS' : 'PLAIN',
  }
}

const isMaterial = (name: string) => /소재|재질|원단|material|fabric/i.test(name)

/**
 * Version of the stored search columns: when it is raised, they are computed again for every piece (migration 0054).
 */
export const searchVersion = 2

/**
 * Returns the columns by which a closet is searched. They may contain the owner's notes, as only the owner can search a
 * closet.
 */
export function searchFactsOf(piece: WardrobeItem, { brand, size, memo }: Pick<PieceNotes, 'brand' | 'size' | 'memo'>) {
  const { id, revision, name, attributes } = piece
  const facts = readFacts(itemOf(piece))
  const family = familyOf(facts)
  const words = attributes.flatMap(({ definitionName, value }) =>
    isColorAttribute(definitionName) || isMaterial(definitionName) ? value : [],
  )
  const written = [name, brand ?? '', ...words, family ? colorFamilyWords[family] : '']
  const purposes = purposesOf(facts)
  // The initial consonants of size and memo are not stored: two consonants that somebody searches for would occur in
  // nearly every long text.
  const noted = [size ?? '', memo ?? '']
  const called = [clothesTypeLabels[piece.type], kindLabel(facts.slot, facts.kind)]
  return {
    id,
    revision,
    nameKey: searchKey(name),
    searchKey: searchKey([...written, ...noted, ...[...written, ...called].map(initialsOf)].join('\n')),
    searchMarks: [...searchMarksOf(facts), ...purposeMarks(purposes), ...(family ? [family] : [])],
    colorFamily: family,
    seasons: seasonsOf(facts),
    occasions: occasionsIn(purposes),
  }
}
export type SearchFacts = ReturnType<typeof searchFactsOf>
