import type { FoundPlace } from '@otday/contract'
import { nearestPlaces } from './nearest-places.ts'
import { entriesOf, onceEach, type PlaceEntry, type PlaceName } from './place-entries.ts'
import { joinWords, readWords, type Word } from './search-words.ts'
import type { PlaceTable } from './table.ts'

/**
 * Levels of a match, the best first. A `loose` match has another spelling in Latin letters, or lacks the 역 of an
 * unknown station; in a match `within`, words name wider places, too.
 */
const LEVEL = { exact: 0, loose: 1, beginning: 2, part: 3, within: 4 } as const

type Match = { level: number; alias: string | null }

/**
 * Finds places that match every word, in Hangul or Latin letters. Whole names rank first, then beginnings, parts, and
 * names inside such a place; larger and likelier ones first. If nothing matches, returns the places with the nearest
 * names, marked `isNearest`.
 */
export function searchPlaces(table: PlaceTable, text: string, limit: number): FoundPlace[] {
  const words = readWords(text)
  if (words.length === 0) return []
  const whole = joinWords(words)
  const entries = entriesOf(table)
  const found = entries.flatMap((entry) => {
    const match = matchOf(entry, words, whole)
    return match ? [{ entry, ...match }] : []
  })
  if (found.length === 0)
    return nearestPlaces(entries, words, limit).map((near) => ({ ...shown(near), isNearest: true }))
  const sorted = found.toSorted(
    (a, b) => a.level - b.level || a.entry.depth - b.entry.depth || a.entry.rank - b.entry.rank,
  )
  return onceEach(sorted)
    .slice(0, limit)
    .map((each) => ({ ...shown(each), isNearest: false }))
}

const shown = ({ entry, alias }: { entry: PlaceEntry; alias: string | null }) => ({
  locationNames: [...entry.locationNames],
  latitude: entry.latitude,
  longitude: entry.longitude,
  matchedName: alias,
})

function matchOf(entry: PlaceEntry, words: readonly Word[], whole: Word): Match | undefined {
  const last = words.at(-1)
  const own = last && best(entry.own, last)
  if (own && words.slice(0, -1).every((word) => isNamed(entry, word))) return own
  if (words.every((word) => isNamed(entry, word))) return { level: LEVEL.within, alias: null }
  if (entry.joined.includes(whole.hangul)) return { level: LEVEL.exact, alias: null }
  if (entry.joined.some((name) => name.includes(whole.hangul))) return { level: LEVEL.within, alias: null }
  const spaced = words.length > 1 ? best(entry.own, whole) : undefined
  return spaced && spaced.level <= LEVEL.loose ? spaced : undefined
}

const isNamed = ({ own, wider }: PlaceEntry, word: Word) =>
  wider.some((name) => levelOf(name, word) !== undefined) || own.some((name) => levelOf(name, word) !== undefined)

function best(names: readonly PlaceName[], word: Word): Match | undefined {
  let found: Match | undefined
  for (const name of names) {
    const level = levelOf(name, word)
    if (level !== undefined && level < (found?.level ?? Number.POSITIVE_INFINITY)) found = { level, alias: name.alias }
  }
  return found
}

function levelOf(name: PlaceName, word: Word): number | undefined {
  if (word.folded !== '') return latinLevelOf(name, word)
  if (name.hangul === word.hangul) return LEVEL.exact
  if (word.withoutStation !== null && name.hangul === word.withoutStation) return LEVEL.loose
  if (name.hangul.startsWith(word.hangul)) return LEVEL.beginning
  return name.hangul.includes(word.hangul) ? LEVEL.part : undefined
}

/** Returns the level of a match in Latin letters; a single letter is no beginning, as too many names begin with it. */
function latinLevelOf({ latin, folded }: PlaceName, word: Word): number | undefined {
  if (latin === word.hangul) return LEVEL.exact
  if (folded.includes(word.folded)) return LEVEL.loose
  if (word.folded.length > 1 && folded.some((name) => name.startsWith(word.folded))) return LEVEL.beginning
  return word.folded.length > 3 && folded.some((name) => name.includes(word.folded)) ? LEVEL.part : undefined
}
