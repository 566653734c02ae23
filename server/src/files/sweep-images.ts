import type { ImageId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { job, type JobLog } from '#platform/jobs/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import { imageIdOf, keysOf } from './file-keys.ts'
import { countImages, deleteUnreferenced, knownImages, noteUnreferenced, unreferencedSince } from './queries.ts'

export const sweepJob = job()('files-sweep')

export interface SweepDeps {
  db: Db
  clock: Clock
  storage: Storage
  log: JobLog
}

const dayMs = 86_400_000
/** A larger share at once is taken for a bug. */
const largestShare = 0.2
/** Lets small collections be swept. */
const alwaysAllowed = 20
const batch = 1000

/** Removes pictures unshown for a day, then day-old files without a picture. */
export async function sweepImages(deps: SweepDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - dayMs)
  await sweepRows(deps, before)
  await sweepFiles(deps, before)
}

async function sweepRows({ db, clock, storage, log }: SweepDeps, before: Date) {
  await inTransaction(db, (tx) => noteUnreferenced(tx, clock.now()))
  const unused = await unreferencedSince(db, before)
  if (isTooMuch(unused.length, await countImages(db))) {
    log.error({ unused: unused.length }, 'the picture sweep refuses to remove so many pictures at once')
    return
  }
  for (let from = 0; from < unused.length; from += batch) {
    const removed = await inTransaction(db, (tx) => deleteUnreferenced(tx, unused.slice(from, from + batch)))
    await storage.remove(removed.flatMap(keysOf))
  }
}

async function sweepFiles({ db, storage, log }: SweepDeps, before: Date) {
  const old = new Map<ImageId, string[]>()
  for await (const { key, modifiedAt } of storage.list()) {
    const id = imageIdOf(key)
    if (id && modifiedAt <= before) old.set(id, [...(old.get(id) ?? []), key])
  }
  const ids = [...old.keys()]
  const orphans: ImageId[] = []
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch)
    const known = await knownImages(db, some)
    orphans.push(...some.filter((id) => !known.has(id)))
  }
  if (isTooMuch(orphans.length, ids.length)) {
    log.error({ orphans: orphans.length }, 'the picture sweep refuses to remove so many files at once')
    return
  }
  await storage.remove(orphans.flatMap((id) => old.get(id) ?? []))
}

const isTooMuch = (removed: number, all: number) => removed > Math.max(alwaysAllowed, all * largestShare)
