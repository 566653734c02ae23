import type pg from 'pg'
import { filtersOf, type Word, wordsOf } from './dataset-search.ts'
import { atMost, type Figure, forTheRecord, median, percentile } from './figures.ts'
import { type Reader, walkPages } from './reader.ts'

const rounds = 3
const sorts = ['createdAt', 'likeCount']
/** Cached totals live for a minute; each round moves the server's clock by this many ms, so that it finds none. */
const minute = 61_000
const pages = 150
const ends = 30
/** Highest p95 of a page, in ms. */
const longest = 50

interface Timing {
  word: Word
  filter: string
  sort: string
  ms: number
}

/** Measures the first pages of searches with their totals, and pages deep in a list as multiples of its first pages. */
export async function searchFigures(reader: Reader, pool: pg.Pool): Promise<Figure[]> {
  const [words, filters] = [await wordsOf(pool), await filtersOf(pool)]
  const timings: Timing[] = []
  for (let round = 0; round <= rounds; round++) {
    reader.pass(minute)
    const asked = await searchAll(reader, words, filters)
    // The first round does not count: it loads from disk what the other rounds then find in memory.
    if (round > 0) timings.push(...asked)
  }
  return [...timingFigures(timings), atMost('a deep page against a first one (ratio)', await deepPages(reader), 1.5, 2)]
}

/** Requests the first page and total of every word with every filter, in both sort orders. */
async function searchAll(
  reader: Reader,
  words: Word[],
  filters: Record<string, Record<string, string>>,
): Promise<Timing[]> {
  const timings: Timing[] = []
  for (const [filter, fields] of Object.entries(filters))
    for (const word of words)
      for (const sort of sorts) {
        const { ms } = await reader.ask('/api/feeds', { keywordLike: word.text, sortBy: sort, ...fields })
        timings.push({ word, filter, sort, ms })
      }
  return timings
}

/**
 * Returns how many times as long the last pages of a list take as the first (medians); the worst of all orders, with a
 * keyword and without.
 */
async function deepPages(reader: Reader): Promise<number> {
  const ratios = []
  for (const sortBy of sorts)
    for (const keyword of [{}, { keywordLike: '니트' }]) {
      const query = { sortBy, limit: '20', ...keyword }
      // The first walk loads from disk what the second one then finds in memory.
      await walkPages(reader, '/api/feeds', query, pages)
      const times = await walkPages(reader, '/api/feeds', query, pages)
      ratios.push(median(times.slice(-ends)) / median(times.slice(1, ends + 1)))
    }
  return Math.max(...ratios)
}

function timingFigures(timings: Timing[]): Figure[] {
  const groups = Map.groupBy(timings, ({ word }) => `${word.syllables} syllables, ${word.frequency}`)
  const byFilter = Map.groupBy(timings, ({ filter, sort }) => `filter ${filter}, by ${sort}`)
  const timesOf = (some: Timing[]) => some.map(({ ms }) => ms)
  return [
    p95Figure('everything', timesOf(timings)),
    ...[...groups, ...byFilter].map(([name, some]) => p95Figure(name, timesOf(some))),
    forTheRecord('median of everything', median(timesOf(timings))),
  ]
}

/** Returns a figure of the p95 of `times` (ms) with the bar for pages of lists. */
export const p95Figure = (what: string, times: readonly number[]): Figure =>
  atMost(`p95 of ${what}`, percentile(times, 95), longest)
