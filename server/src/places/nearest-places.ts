import { onceEach, type PlaceEntry, type PlaceName } from './place-entries.ts'
import type { Word } from './search-words.ts'

/** Returns how many letters of a name may differ: a quarter, at least one. */
const allowed = (length: number) => Math.max(1, Math.round(length / 4))

/** Length of a word in letters: shorter ones are near to too many names, longer ones are no name. */
const lengths = { least: 4, most: 24 } as const

export interface NearPlace {
  entry: PlaceEntry
  /** The station, quarter or former name that resembles the word; null if an ordinary name of the place does. */
  alias: string | null
  distance: number
}

/**
 * Returns the places whose names are nearest to the last word (Levenshtein 1966, over Hangul letters). A place that is
 * not inside one that the other words name comes later: each such word counts as two differing letters. Places that are
 * called exactly like one of the words are found, too.
 */
export function nearestPlaces(entries: readonly PlaceEntry[], words: readonly Word[], limit: number): NearPlace[] {
  const last = words.at(-1)
  if (!last) return []
  const letters = spelt(last)
  const near = entries.flatMap((entry) => {
    const found = nearestName(entry.own, last, letters)
    const misses = words.slice(0, -1).filter((word) => !entry.wider.some((name) => isCalled(name, word))).length
    return found ? [{ entry, alias: found.alias, distance: found.distance + misses * 2 }] : []
  })
  const named = entries.flatMap((entry) => {
    const name = entry.own.find((own) => words.some((word) => isCalled(own, word)))
    return name ? [{ entry, alias: name.alias, distance: words.length }] : []
  })
  return onceEach([...near, ...named].toSorted(byDistance)).slice(0, limit)
}

const byDistance = (a: NearPlace, b: NearPlace) =>
  a.distance - b.distance || a.entry.depth - b.entry.depth || a.entry.rank - b.entry.rank

const isCalled = ({ hangul, folded }: PlaceName, word: Word) =>
  word.folded === '' ? hangul === word.hangul : folded.includes(word.folded)

const spelt = ({ hangul, folded }: Word) => (folded === '' ? hangul.normalize('NFD') : folded)

function nearestName(names: readonly PlaceName[], { folded: latin }: Word, letters: string) {
  if (letters.length < lengths.least || letters.length > lengths.most) return undefined
  const most = allowed(letters.length)
  let nearest: Pick<NearPlace, 'alias' | 'distance'> | undefined
  for (const { letters: own, folded, alias } of names) {
    for (const name of latin === '' ? [own] : folded) {
      if (Math.abs(name.length - letters.length) > most) continue
      const distance = editDistance(name, letters)
      if (distance <= most && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)) nearest = { alias, distance }
    }
  }
  return nearest
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
