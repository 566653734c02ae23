import { setImmediate as turn } from 'node:timers/promises'
import type { UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { job, type Queue, work } from '#platform/jobs/index.ts'
import { type SearchFacts, searchFactsOf } from './piece-facts.ts'
import { ownersUnread, saveSearchFacts, unreadOf } from './queries-search.ts'
import { wardrobeOf } from './wardrobe.ts'

/** Rows per statement. */
const batch = 500
/** Pieces whose search columns are computed before other work gets a turn; each takes 40 µs. */
const atOnce = 40

/**
 * Computes and stores the search columns of pieces that changed since this was last done, so that a search finds them.
 * Idempotent, also across instances.
 */
export async function readChangedClothes(db: Db, ownerId: UserId): Promise<void> {
  for (;;) {
    const unread = await unreadOf(db, ownerId, batch)
    if (unread.length === 0) return
    const notes = new Map(unread.map((piece) => [piece.id, piece]))
    const facts: SearchFacts[] = []
    for (const [at, item] of (await wardrobeOf(db, ownerId, [...notes.keys()])).entries()) {
      if (at > 0 && at % atOnce === 0) await turn()
      const noted = notes.get(item.id)
      if (noted) facts.push(searchFactsOf(item, noted))
    }
    await saveSearchFacts(db, facts)
    if (unread.length < batch) return
  }
}

const readJob = job()('clothes-reading')
export interface ReadingDeps {
  db: Db
  jobs: Queue<typeof readJob>
}

/** Closets whose search columns one run of the job computes; they are few, as a shutdown waits until the run ends. */
const closetsPerRun = 20

/**
 * Enqueues the job that computes search columns for closets that lack current ones, so that their next search need not
 * wait.
 */
export async function enqueueReading({ db, jobs }: ReadingDeps): Promise<void> {
  if ((await ownersUnread(db, 1)).length > 0) await jobs.enqueue(db, readJob, {})
}

export const readingJobs = (deps: ReadingDeps) => [
  work(readJob, async () => {
    for (const ownerId of await ownersUnread(deps.db, closetsPerRun)) await readChangedClothes(deps.db, ownerId)
    await enqueueReading(deps)
  }),
]
