import { memoized } from '@otday/common/memoized'
import type { FoundPlace } from '@otday/contract'
import type { Point } from './grid.ts'
import { EQUAL_DISTRICTS, EVERYDAY_NAMES } from './names.data.ts'
import { quarters } from './quarters.ts'
import { foldLatin, romanized, transliterated } from './romanize.ts'
import { districtAt } from './resolve-place.ts'
import type { NamedDistrict, PlaceTable } from './table.ts'

/** One spelling of one of a place's names. */
export interface PlaceName {
  hangul: string
  /** The Hangul letters (consonants and vowels) of which the name's syllables consist, one character each. */
  letters: string
  latin: string
  /** Results of `foldLatin` for the name as pronounced and as spelled. */
  folded: readonly string[]
  /**
   * A station or quarter, as people write it, or a former name, if this is the name of one; null for an ordinary name.
   */
  alias: string | null
}

export interface PlaceEntry extends Pick<FoundPlace, 'locationNames' | 'latitude' | 'longitude'> {
  /** Names of the place itself. */
  own: readonly PlaceName[]
  /** Names of the wider places. */
  wider: readonly PlaceName[]
  /** All names of the place in one word, with the full and with the short name of the province. */
  joined: readonly string[]
  depth: number
  /** Orders equally good matches, ascending: a likelier place has a lower rank. */
  rank: number
}

/** Returns provinces, cities, districts, their former names, then quarters. */
export const entriesOf = memoized(new WeakMap<PlaceTable, readonly PlaceEntry[]>(), (table) => {
  const today = areas(table)
  const nameOnce = onceByName()
  const all = [...today, ...formerAreas(table, today), ...quarterAreas(table)]
  return all.map((area, order) => entryOf(area, order, nameOnce))
})

/**
 * `namings` are the names by which the place is found, today's first, then former ones; each lists its areas from the
 * largest down. `formerName` is the name of a place that no longer exists.
 */
interface Area {
  names: string[]
  namings: readonly string[][]
  formerName?: string
  aliases: string[]
  depth: number
  point: Point
}

/** Depth of a quarter in the hierarchy of areas, one more than the greatest depth of a district. */
const quarterDepth = 4

const wordsOf = (names: readonly string[]) => names.flatMap((name) => name.split(' '))
const sameEnd = (one: readonly string[], other: readonly string[]) => wordsOf(one).at(-1) === wordsOf(other).at(-1)

function areas({ districts }: PlaceTable): Area[] {
  const groups = new Map<string, { names: string[]; members: NamedDistrict[] }>()
  for (const district of districts) {
    for (const names of widerNames(district.locationNames)) {
      const group = groups.get(names.join(' ')) ?? { names, members: [] }
      group.members.push(district)
      groups.set(names.join(' '), group)
    }
  }
  return [...groups.values()].map(({ names, members }) => {
    const former = members.length === 1 ? (members[0]?.former ?? []) : []
    return {
      names,
      namings: [names, ...former.filter((before) => sameEnd(before, names))],
      aliases: [],
      depth: wordsOf(names).length,
      point: middlemost(members),
    }
  })
}

/**
 * Returns the names of a district's wider places and of the district itself: ['경기도', '수원시 장안구'] also gives ['경기도'] and
 * ['경기도', '수원시'].
 */
function widerNames([province = '', district]: string[]): string[][] {
  if (!district) return [[province]]
  const city = district.includes(' ') ? [[province, district.slice(0, district.indexOf(' '))]] : []
  return [[province], ...city, [province, district]]
}

/**
 * Returns entries for names that places had before: each leads to the place that replaced the former one, or to all of
 * its parts.
 */
function formerAreas({ districts }: PlaceTable, today: readonly Area[]): Area[] {
  const known = new Set(today.map(({ names }) => names.join(' ')))
  const provinces = new Map<string, NamedDistrict[]>()
  const gone: Area[] = []
  // In reverse order, so that of a divided district the part that remained comes first: it has the old town hall.
  for (const district of districts.toReversed()) {
    for (const before of district.former) {
      const [province = ''] = before
      if (!known.has(province)) provinces.set(province, [...(provinces.get(province) ?? []), district])
      if (!known.has(before.join(' ')) && !sameEnd(before, district.locationNames))
        gone.push(formerArea(before, district.locationNames, district))
    }
  }
  const merged = [...provinces].map(([province, members]) =>
    formerArea([province], members[0]?.locationNames.slice(0, 1) ?? [], middlemost(members)),
  )
  return [...merged, ...gone]
}

const formerArea = (before: string[], names: string[], { latitude, longitude }: Point): Area => ({
  names,
  namings: [before],
  formerName: before.join(' '),
  aliases: [],
  depth: wordsOf(before).length,
  point: { latitude, longitude },
})

const quarterAreas = (table: PlaceTable): Area[] =>
  Object.entries(quarters).flatMap(([key, lines]) => {
    const district = table.districts.find(({ locationNames }) => locationNames.join(' ') === key)
    return lines
      .trim()
      .split('\n')
      .flatMap((line) => quarterOf(table, district, line.trim()))
  })

/**
 * Returns the area of a quarter from its line in the data; empty if it lies in no district.
 * @param named the district under which the data list the quarter; undefined if no district has that name today, so
 * that the quarter's point decides
 */
function quarterOf(table: PlaceTable, named: NamedDistrict | undefined, line: string): Area[] {
  const [name = '', latitude, longitude, ...aliases] = line.split(' ')
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  const district = named ?? districtAt(table, point)?.district
  if (!district) return []
  const names = [...district.locationNames, name]
  const namings = [names, ...district.former.map((before) => [...before, name])]
  return [{ names, namings, aliases, depth: quarterDepth, point }]
}

function entryOf(
  { names: locationNames, namings, formerName, aliases, depth, point }: Area,
  order: number,
  nameOnce: (hangul: string) => PlaceName,
): PlaceEntry {
  const words = namings.map(wordsOf)
  const last = words[0]?.at(-1) ?? ''
  const likelier = EQUAL_DISTRICTS[last] ?? []
  const equals = formerName ? -1 : likelier.findIndex((province) => words.some(([first]) => first === province))
  const wider = new Set(words.flatMap((naming) => naming.slice(0, -1)).flatMap(spellings))
  return {
    locationNames,
    ...point,
    own: [...spellings(last).map((name) => nameOf(name, formerName ?? null)), ...aliases.flatMap(aliasNames)],
    wider: [...wider].map(nameOnce),
    joined: words.flatMap(([province = '', ...rest]) => [
      [province, ...rest].join(''),
      [short(province), ...rest].join(''),
    ]),
    depth,
    rank: equals < 0 ? order : equals - 10,
  }
}

/** Returns the spellings of an alias: '홍대입구역' is also '홍대입구'. */
const aliasNames = (alias: string) =>
  alias.length > 2 && alias.endsWith('역')
    ? [nameOf(alias, alias), nameOf(alias.slice(0, -1), alias)]
    : [nameOf(alias, alias)]

/** Keeps the first entry of each place, as several entries may name the same one. */
export function onceEach<T extends { entry: PlaceEntry }>(found: readonly T[]): T[] {
  const seen = new Set<string>()
  return found.filter(({ entry }) => {
    const name = entry.locationNames.join(' ')
    if (seen.has(name)) return false
    seen.add(name)
    return true
  })
}

const spellings = (word: string) => [...new Set([word, short(word), ...(EVERYDAY_NAMES[word] ?? [])])]

/** Shortens a name: '강릉' counts as '강릉시', '서교' as '서교동', but '명' not as '명동'. */
function short(name: string): string {
  const plain = name.replace(/(특별자치도|특별자치시|통합특별시|특별시|광역시|도|시|군|구)$/, '')
  return plain === name ? name.replace(/(?<=..)(읍|면|동)$/, '') : plain
}

/** Returns a function that makes each name only once, as each place of a province has the names of the province. */
const onceByName = () => memoized(new Map<string, PlaceName>(), (hangul) => nameOf(hangul, null))

function nameOf(hangul: string, alias: string | null): PlaceName {
  const latin = romanized(hangul)
  return {
    hangul: hangul.toLowerCase(),
    letters: hangul.toLowerCase().normalize('NFD'),
    latin,
    folded: [...new Set([latin, transliterated(hangul)].map(foldLatin))],
    alias,
  }
}

/**
 * Returns the position of the member that is closest to the mean of all. The mean itself might lie in a bay between the
 * members.
 */
function middlemost(members: readonly Point[]): Point {
  const mean = (of: (member: Point) => number) => members.reduce((sum, each) => sum + of(each), 0) / members.length
  const middle = { latitude: mean((each) => each.latitude), longitude: mean((each) => each.longitude) }
  const away = (each: Point) => Math.hypot(each.latitude - middle.latitude, (each.longitude - middle.longitude) * 0.8)
  const { latitude, longitude } = members.reduce((best, each) => (away(each) < away(best) ? each : best))
  return { latitude, longitude }
}
