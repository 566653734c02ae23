import { daysAfter } from '@otday/common/seoul-time'

const [daily, weekly, beforeMigrations] = [7, 4, 3]
const nightly = /^otday-(\d{4}-\d\d-\d\d)\.tar\.zst$/
const before = /^otday-\d{4}-\d\d-\d\d-before-[\w-]+\.tar\.zst$/

/** Returns the name of a nightly archive; `day` is YYYY-MM-DD. */
export const nightlyName = (day: string): string => `otday-${day}.tar.zst`
export const nameBefore = (day: string, migration: string): string =>
  `otday-${day}-before-${migration.replace(/\.sql$/, '')}.tar.zst`

/**
 * Chooses which archives of a folder to remove, and the oldest day that is kept; files with other names are ignored.
 */
export function sortedOut(names: readonly string[]): { removed: string[]; oldestDay: string | null } {
  const days = names
    .flatMap((name) => nightly.exec(name)?.[1] ?? [])
    .toSorted()
    .reverse()
  const latest = new Set(days.slice(0, daily))
  // A week whose newest archive is among the latest daily archives needs no weekly archive.
  const weeks = [...Map.groupBy(days, weekOf).values()].flatMap(([newest]) => newest ?? [])
  const kept = new Set([...latest, ...weeks.filter((day) => !latest.has(day)).slice(0, weekly)])
  const gone = days.filter((day) => !kept.has(day)).map(nightlyName)
  const old = names
    .filter((name) => before.test(name))
    .toSorted()
    .reverse()
    .slice(beforeMigrations)
  return { removed: [...gone, ...old], oldestDay: [...kept].toSorted()[0] ?? null }
}

/** Numbers weeks, which begin on Mondays; 1 January 1970 was a Thursday. */
const weekOf = (day: string) => Math.floor((Date.parse(day) / 86_400_000 + 3) / 7)

/**
 * Returns the time from which on saved files are needed: a day before the oldest kept archive, in case the clock was
 * set back. Files that no archive has needed since then may be removed.
 */
export const neededSince = (oldestDay: string): Date => new Date(Date.parse(daysAfter(oldestDay, -1)))
