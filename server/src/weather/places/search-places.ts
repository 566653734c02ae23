import type { FoundPlace } from '@otday/contract'
import type { Point } from '../grid.ts'
import { EVERYDAY_NAMES } from './names.data.ts'
import type { District, PlaceTable } from './table.ts'

type Entry = FoundPlace & { names: string[]; own: string[]; depth: number; order: number }

const LEVEL = { exact: 0, beginning: 1, part: 2, within: 3 } as const

/** Matches every word. Ranks whole name, beginning, part, then inside such a place; larger first. */
export function searchPlaces(table: PlaceTable, text: string, limit: number): FoundPlace[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return entriesOf(table)
    .flatMap((entry) => {
      const level = levelOf(entry, words)
      return level === undefined ? [] : [{ entry, level }]
    })
    .toSorted((a, b) => a.level - b.level || a.entry.depth - b.entry.depth || a.entry.order - b.entry.order)
    .slice(0, limit)
    .map(({ entry: { locationNames, latitude, longitude } }) => ({
      locationNames: [...locationNames],
      latitude,
      longitude,
    }))
}

const plain = (text: string) => text.normalize('NFC').toLowerCase().trim()

/** '강릉' counts as '강릉시'. */
const short = (name: string) => name.replace(/(특별자치도|특별자치시|특별시|광역시|도|시|군|구)$/, '')

function levelOf({ names, own }: Entry, words: string[]): number | undefined {
  const everyWord = words.every((word) => names.some((name) => name.includes(word)))
  if (!everyWord && !names.join('').includes(words.join(''))) return undefined
  const last = words.at(-1) ?? ''
  if (own.includes(last)) return LEVEL.exact
  if (own.some((name) => name.startsWith(last))) return LEVEL.beginning
  return own.some((name) => name.includes(last)) ? LEVEL.part : LEVEL.within
}

const indexes = new WeakMap<PlaceTable, Entry[]>()

function entriesOf(table: PlaceTable): Entry[] {
  const known = indexes.get(table)
  if (known) return known
  const groups = new Map<string, { names: string[]; members: District[] }>()
  for (const district of table.districts) {
    for (const names of widerNames(district.locationNames)) {
      const group = groups.get(names.join(' ')) ?? { names, members: [] }
      group.members.push(district)
      groups.set(names.join(' '), group)
    }
  }
  const entries = [...groups.values()].map(({ names, members }, order) => entryOf(names, members, order))
  indexes.set(table, entries)
  return entries
}

/** ['경기도', '수원시 장안구'] also means ['경기도'] and ['경기도', '수원시']. */
function widerNames([province = '', district]: string[]): string[][] {
  if (!district) return [[province]]
  const city = district.includes(' ') ? [[province, district.slice(0, district.indexOf(' '))]] : []
  return [[province], ...city, [province, district]]
}

function entryOf(locationNames: string[], members: District[], order: number): Entry {
  const words = locationNames.flatMap((name) => plain(name).split(' '))
  const last = words.at(-1) ?? ''
  return {
    locationNames,
    ...middlemost(members),
    names: words.flatMap((word) => [word, ...(EVERYDAY_NAMES[word] ?? [])]),
    own: [last, short(last), ...(EVERYDAY_NAMES[last] ?? [])],
    depth: words.length,
    order,
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
