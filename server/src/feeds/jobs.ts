import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { job, scheduled, work } from '#platform/jobs/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import { flatLayAvifJob, type FlatLayDeps, makeFlatLayAvif } from './draw-flat-lay.ts'
import { flatLayNameOf } from './flat-lay-files.ts'
import { knownFlatLays } from './queries-flat-lays.ts'

const sweepJob = job()('feeds-flat-lay-sweep')
const dayMs = 86_400_000
const batch = 1000

export const feedJobs = (deps: FlatLayDeps & { clock: Clock }) => [
  work(flatLayAvifJob, ({ name, format, ground = 'sky' }) => makeFlatLayAvif(deps, name, { format, ground }), {
    expiresAfter: 120,
  }),
  scheduled(sweepJob, '50 4 * * *', () => sweepFlatLays(deps), { expiresAfter: 1800 }),
]

interface SweepDeps {
  db: Db
  clock: Clock
  storage: Storage
}

/** Removes day-old pictures of feeds that are gone, and those that are drawn otherwise now. */
export async function sweepFlatLays({ db, clock, storage }: SweepDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - dayMs)
  const outdated: string[] = []
  const keys = new Map<string, string[]>()
  for await (const { key, modifiedAt } of storage.list()) {
    const found = flatLayNameOf(key)
    if (!found || modifiedAt > before) continue
    if (found.isOutdated) outdated.push(key)
    else keys.set(found.name, [...(keys.get(found.name) ?? []), key])
  }
  await storage.remove(outdated)
  const names = [...keys.keys()]
  for (let from = 0; from < names.length; from += batch) {
    const some = names.slice(from, from + batch)
    const known = await knownFlatLays(db, some)
    await storage.remove(some.filter((name) => !known.has(name)).flatMap((name) => keys.get(name) ?? []))
  }
}
