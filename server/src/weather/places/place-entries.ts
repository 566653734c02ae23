import type { FoundPlace } from '@otday/contract'
import type { Point } from '../grid.ts'
import { EQUAL_DISTRICTS, EVERYDAY_NAMES } from './names.data.ts'
import { quarters } from './quarters.ts'
import { foldLatin, romanized, transliterated } from './romanize.ts'
import type { District, PlaceTable } from './table.ts'

/** One spelling of a place. */
export interface PlaceName {
  hangul: string
  /** Of the Hangul, one character each. */
  letters: string
  latin: string
  /** `foldLatin`, as pronounced and as spelt. */
  folded: readonly string[]
  /** A station or quarter, as people write it. */
  alias: string | null
}

export interface PlaceEntry extends Pick<FoundPlace, 'locationNames' | 'latitude' | 'longitude'> {
  /** Of the place itself. */
  own: readonly PlaceName[]
  /** Of the wider places. */
  wider: readonly PlaceName[]
  /** In one word, with the full and the short province. */
  joined: readonly string[]
  depth: number
  /** Among equals, the likelier first. */
  rank: number
}

const entries = new WeakMap<PlaceTable, readonly PlaceEntry[]>()

/** Provinces, cities, districts, then quarters. */
export function entriesOf(table: PlaceTable): readonly PlaceEntry[] {
  const known = entries.get(table)
  if (known) return known
  const made = [...areas(table), ...quarterAreas()].map(entryOf)
  entries.set(table, made)
  return made
}

type Area = { names: string[]; aliases: string[]; depth: number; point: Point }

/** Below any district's. */
const quarterDepth = 4

function areas(table: PlaceTable): Area[] {
  const groups = new Map<string, { names: string[]; members: District[] }>()
  for (const district of table.districts) {
    for (const names of widerNames(district.locationNames)) {
      const group = groups.get(names.join(' ')) ?? { names, members: [] }
      group.members.push(district)
      groups.set(names.join(' '), group)
    }
  }
  return [...groups.values()].map(({ names, members }) => ({
    names,
    aliases: [],
    depth: names.join(' ').split(' ').length,
    point: middlemost(members),
  }))
}

/** ['경기도', '수원시 장안구'] also means ['경기도'] and ['경기도', '수원시']. */
function widerNames([province = '', district]: string[]): string[][] {
  if (!district) return [[province]]
  const city = district.includes(' ') ? [[province, district.slice(0, district.indexOf(' '))]] : []
  return [[province], ...city, [province, district]]
}

const quarterAreas = (): Area[] =>
  Object.entries(quarters).flatMap(([district, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => quarterOf(district, line.trim())),
  )

function quarterOf(district: string, line: string): Area {
  const [name = '', latitude, longitude, ...aliases] = line.split(' ')
  const [province = '', ...rest] = district.split(' ')
  const names = rest.length > 0 ? [province, rest.join(' '), name] : [province, name]
  return { names, aliases, depth: quarterDepth, point: { latitude: Number(latitude), longitude: Number(longitude) } }
}

function entryOf({ names: locationNames, aliases, depth, point }: Area, order: number): PlaceEntry {
  const words = locationNames.flatMap((name) => name.split(' '))
  const [province = ''] = words
  const last = words.at(-1) ?? ''
  const equals = (EQUAL_DISTRICTS[last] ?? []).indexOf(province)
  return {
    locationNames,
    ...point,
    own: [...spellings(last).map((name) => nameOf(name, null)), ...aliases.flatMap(aliasNames)],
    wider: words.slice(0, -1).flatMap((word) => spellings(word).map((name) => nameOf(name, null))),
    joined: [words.join(''), [short(province), ...words.slice(1)].join('')],
    depth,
    rank: equals < 0 ? order : equals - 10,
  }
}

/** '홍대입구역' is also '홍대입구'. */
const aliasNames = (alias: string) =>
  alias.length > 2 && alias.endsWith('역')
    ? [nameOf(alias, alias), nameOf(alias.slice(0, -1), alias)]
    : [nameOf(alias, alias)]

const spellings = (word: string) => [...new Set([word, short(word), ...(EVERYDAY_NAMES[word] ?? [])])]

/** '강릉' counts as '강릉시', '서교' as '서교동', but '명' not as '명동'. */
function short(name: string): string {
  const plain = name.replace(/(특별자치도|특별자치시|특별시|광역시|도|시|군|구)$/, '')
  return plain === name ? name.replace(/(?<=..)(읍|면|동)$/, '') : plain
}

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

/** A member's own point: never in a bay between. */
function middlemost(members: District[]): Point {
  const mean = (of: (district: District) => number) => members.reduce((sum, each) => sum + of(each), 0) / members.length
  const middle = { latitude: mean((each) => each.latitude), longitude: mean((each) => each.longitude) }
  const away = (each: Point) => Math.hypot(each.latitude - middle.latitude, (each.longitude - middle.longitude) * 0.8)
  const { latitude, longitude } = members.reduce((best, each) => (away(each) < away(best) ? each : best))
  return { latitude, longitude }
}
