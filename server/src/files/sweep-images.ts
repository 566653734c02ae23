import type { ImageId } from '@otday/contract'
import { batchesOf } from '#platform/batches.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { job, type JobLog } from '#platform/jobs/index.ts'
import type { Storage } from '#platform/storage/index.ts'
import { imageIdOf, keysOf } from './file-keys.ts'
import {
  countUnreferenced,
  deleteUnreferenced,
  imagesAfter,
  knownImages,
  referencedAmong,
  setUnreferenced,
  unreferencedAfter,
} from './queries.ts'

export const sweepJob = job()('files-sweep')

export interface SweepDeps {
  db: Db
  clock: Clock
  storage: Storage
  log: JobLog
}

const dayMs = 86_400_000
/** A sweep that would remove a larger share (0 to 1) of all pictures is taken for a bug and removes nothing. */
const largestShare = 0.2
/** Number of pictures that may always be removed, so that small collections can be swept. */
const alwaysAllowed = 20
/** Most pictures, or files, in memory at once. */
const batch = 1000
/** Most pictures without a row whose files one run removes; the next run finds the others. */
const mostOrphans = 10_000

/**
 * Removes pictures that no row has referred to for a day, then day-old files without a picture. An abort takes effect
 * after the current batch.
 */
export async function sweepImages(deps: SweepDeps, signal?: AbortSignal): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - dayMs)
  const pictures = await noteReferences(deps, signal)
  await sweepRows(deps, { before, pictures, signal })
  await sweepFiles(deps, { before, pictures, signal })
}

interface Sweep {
  /** Pictures to which no row has referred since this time or longer, and files last changed by then, are removed. */
  before: Date
  /** Number of all pictures. */
  pictures: number
  signal: AbortSignal | undefined
}

/** Stores for each picture since when no row refers to it. Returns the number of all pictures. */
async function noteReferences({ db, clock }: SweepDeps, signal?: AbortSignal): Promise<number> {
  const now = clock.now()
  let pictures = 0
  for (let after: ImageId | undefined; ; ) {
    signal?.throwIfAborted()
    const some = await imagesAfter(db, after, batch)
    after = some.at(-1)?.id
    if (after === undefined) return pictures
    pictures += some.length
    const referenced = await referencedAmong(
      db,
      some.map(({ id }) => id),
    )
    const unused = some.filter(
      ({ id, createdAt, unreferencedSince }) => !unreferencedSince && createdAt < now && !referenced.has(id),
    )
    const used = some.filter(({ id, unreferencedSince }) => unreferencedSince && referenced.has(id))
    await setUnreferenced(
      db,
      unused.map(({ id }) => id),
      now,
    )
    await setUnreferenced(
      db,
      used.map(({ id }) => id),
      null,
    )
  }
}

async function sweepRows({ db, storage, log }: SweepDeps, { before, pictures, signal }: Sweep) {
  const unused = await countUnreferenced(db, before)
  if (isTooMuch(unused, pictures)) {
    log.error({ unused }, 'the picture sweep refuses to remove so many pictures at once')
    return
  }
  let some: Awaited<ReturnType<typeof unreferencedAfter>> = []
  do {
    signal?.throwIfAborted()
    some = await unreferencedAfter(db, before, some.at(-1), batch)
    const ids = some.map(({ id }) => id)
    const removed = ids.length > 0 ? await inTransaction(db, (tx) => deleteUnreferenced(tx, ids)) : []
    await storage.remove(removed.flatMap(keysOf))
  } while (some.length === batch)
}

async function sweepFiles({ db, storage, log }: SweepDeps, { before, pictures, signal }: Sweep) {
  const orphans = new Map<ImageId, string[]>()
  /**
   * Number of orphans (pictures that have files but no row) beyond `mostOrphans`. It may be too high: an orphan counts
   * once for each batch that has files of it.
   */
  let others = 0
  for await (const files of batchesOf(picturesStored(storage, before), batch)) {
    signal?.throwIfAborted()
    const keys = Map.groupBy(files, ({ id }) => id)
    const known = await knownImages(db, [...keys.keys()])
    for (const [id, found] of keys) {
      if (known.has(id)) continue
      if (orphans.has(id) || orphans.size < mostOrphans)
        orphans.set(id, [...(orphans.get(id) ?? []), ...found.map(({ key }) => key)])
      else others++
    }
  }
  const count = orphans.size + others
  if (isTooMuch(count, pictures + count)) {
    log.error({ orphans: count }, 'the picture sweep refuses to remove so many files at once')
    return
  }
  for (const keys of orphans.values()) await storage.remove(keys)
}

async function* picturesStored(storage: Storage, before: Date): AsyncGenerator<{ id: ImageId; key: string }> {
  for await (const { key, modifiedAt } of storage.list()) {
    const id = imageIdOf(key)
    if (id && modifiedAt <= before) yield { id, key }
  }
}

const isTooMuch = (removed: number, all: number) => removed > Math.max(alwaysAllowed, all * largestShare)
