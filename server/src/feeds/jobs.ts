import { batchesOf } from '#platform/batches.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { job, scheduled, work } from '#platform/jobs/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import { flatLayAvifJob, type FlatLayDeps, makeFlatLayAvif } from './draw-flat-lay.ts'
import { flatLayFolder, flatLayNameOf } from './flat-lay-files.ts'
import { knownFlatLays } from './queries-flat-lays.ts'
import { type RewritingDeps, rewritingJobs } from './rewrite-snapshots.ts'

const sweepJob = job()('feeds-flat-lay-sweep')
const dayMs = 86_400_000
const batch = 1000
/** Seconds after which a nightly run that has not ended counts as failed. */
const sweepTime = 21_600

export const feedJobs = (deps: FlatLayDeps & RewritingDeps & { clock: Clock }) => [
  ...rewritingJobs(deps),
  work(flatLayAvifJob, ({ name, format, ground = 'sky' }) => makeFlatLayAvif(deps, name, { format, ground }), {
    expiresAfter: 120,
  }),
  scheduled(sweepJob, '50 4 * * *', (signal) => sweepFlatLays(deps, signal), { expiresAfter: sweepTime }),
]

interface SweepDeps {
  db: Db
  clock: Clock
  storage: Storage
}

/** Removes pictures older than a day whose feed is gone, and those drawn by an older version. */
export async function sweepFlatLays({ db, clock, storage }: SweepDeps, signal?: AbortSignal): Promise<void> {
  const before = new Date(clock.now().getTime() - dayMs)
  for await (const files of batchesOf(flatLaysStored(storage, before), batch)) {
    signal?.throwIfAborted()
    const known = await knownFlatLays(db, [...new Set(files.map(({ name }) => name))])
    const unused = files.filter(({ name, isOutdated }) => isOutdated || !known.has(name))
    await storage.remove(unused.map(({ key }) => key))
  }
}

async function* flatLaysStored(storage: Storage, before: Date) {
  for await (const { key, modifiedAt } of storage.list(flatLayFolder)) {
    const found = flatLayNameOf(key)
    if (found && modifiedAt <= before) yield { key, ...found }
  }
}
