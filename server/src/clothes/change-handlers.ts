import type { closetChanges } from '@otday/contract'
import type { Urls } from '#platform/http/urls.ts'
import type { Handlers } from '#platform/http/mount.ts'
import { job, scheduled } from '#platform/jobs/index.ts'
import type { WritingDeps } from './add-clothes.ts'
import { deleteMany } from './delete-many.ts'
import { present } from './present-clothes.ts'
import type { Piece } from './queries.ts'
import { forgetChangesBefore } from './queries-changes.ts'
import { type ReadingDeps, readingJobs } from './read-clothes.ts'
import { setAttribute } from './set-attribute.ts'
import { startCloset } from './start-closet.ts'
import { undoChange } from './undo-change.ts'

export function closetChangeHandlers(deps: WritingDeps & { urls: Urls }): Handlers<typeof closetChanges> {
  const shown = (pieces: Piece[]) => ({ clothes: pieces.map((piece) => present(deps.urls, piece.ownerId, piece)) })
  return {
    start: async ({ viewer, body }) => shown(await startCloset(deps, viewer, body)),
    setAttribute: async ({ viewer, body }) => shown(await setAttribute(deps, viewer, body)),
    delete: ({ viewer, body }) => deleteMany(deps, viewer, body),
    undo: async ({ viewer, body }) => shown(await undoChange(deps, viewer, body.changeId)),
  }
}

const sweepJob = job()('closet-changes-sweep')
/**
 * Milliseconds for which a change is remembered, longer than it can be undone, so that a late repetition is recognized.
 */
const remembered = 3_600_000

export const closetJobs = (deps: Pick<WritingDeps, 'clock'> & ReadingDeps) => [
  ...readingJobs(deps),
  scheduled(sweepJob, '10 * * * *', async () => {
    await forgetChangesBefore(deps.db, new Date(deps.clock.now().getTime() - remembered))
  }),
]
