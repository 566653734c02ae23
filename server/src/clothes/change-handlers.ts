import type { closetChanges } from '@otday/contract'
import type { Urls } from '#platform/urls.ts'
import type { Handlers } from '#platform/http/mount.ts'
import { job, type Jobs } from '#platform/jobs/index.ts'
import type { WritingDeps } from './add-clothes.ts'
import { deleteMany } from './delete-many.ts'
import { present } from './present-clothes.ts'
import type { Piece } from './queries.ts'
import { forgetChangesBefore } from './queries-changes.ts'
import { setAttribute } from './set-attribute.ts'
import { startCloset } from './start-closet.ts'
import { undoChange } from './undo-change.ts'

export function closetChangeHandlers(deps: WritingDeps & { urls: Urls }): Handlers<typeof closetChanges> {
  const shown = (pieces: Piece[]) => ({ clothes: pieces.map((piece) => present(deps.urls, piece)) })
  return {
    start: async ({ viewer, body }) => shown(await startCloset(deps, viewer, body)),
    setAttribute: async ({ viewer, body }) => shown(await setAttribute(deps, viewer, body)),
    delete: ({ viewer, body }) => deleteMany(deps, viewer, body),
    undo: async ({ viewer, body }) => shown(await undoChange(deps, viewer, body.changeId)),
  }
}

const sweepJob = job<Record<string, never>>('closet-changes-sweep')
/** How long, in ms, a change is remembered: beyond what can be undone, for repeats that come late. */
const remembered = 3_600_000

/** Forgets, every hour, changes that nobody can take back or repeat any more. */
export function defineClosetJobs(jobs: Jobs, { db, clock }: Pick<WritingDeps, 'db' | 'clock'>): void {
  jobs.define(sweepJob, async () => {
    await forgetChangesBefore(db, new Date(clock.now().getTime() - remembered))
  })
  jobs.schedule(sweepJob, '10 * * * *')
}
