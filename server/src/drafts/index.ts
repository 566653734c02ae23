import type { drafts } from '@otday/contract'
import { AppError } from '#platform/errors.ts'
import type { Handlers } from '#platform/http/mount.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import type { FilesDeps } from '../files/index.ts'
import { changeDraft } from './change-draft.ts'
import { confirmDraft } from './confirm-draft.ts'
import { createDraft, type DraftDeps } from './create-draft.ts'
import { presentDraft, presentDrafts } from './present-drafts.ts'
import { discardDraft, openDraftsOf, reopenDraft } from './queries.ts'
import { sweepDrafts, sweepJob } from './sweep-drafts.ts'

export { forgetDraftsOf } from './queries.ts'
export { sweepDrafts } from './sweep-drafts.ts'

/** The background work of this room: every night old drafts go, before the pictures that nothing shows. */
export function defineDraftJobs(jobs: Jobs, deps: FilesDeps): void {
  jobs.define(sweepJob, () => sweepDrafts(deps), { expiresAfter: 1800 })
  jobs.schedule(sweepJob, '30 4 * * *')
}

export const draftHandlers = (deps: DraftDeps): Handlers<typeof drafts> => ({
  list: async ({ viewer: { id } }) => presentDrafts(deps, id, await openDraftsOf(deps.db, id)),
  create: async ({ viewer, body: { draftId, fileName }, image }) =>
    presentDraft(deps, await createDraft(deps, { ownerId: viewer.id, id: draftId }, { fileName, image })),
  update: async ({ viewer, params, body }) =>
    presentDraft(deps, await changeDraft(deps.db, { ownerId: viewer.id, id: params.draftId }, body)),
  confirm: ({ viewer, params, body }) => confirmDraft(deps, { ownerId: viewer.id, id: params.draftId }, body),
  discard: async ({ viewer, params }) => {
    await discardDraft(deps.db, { ownerId: viewer.id, id: params.draftId }, deps.clock.now())
    return undefined
  },
  restore: async ({ viewer, params: { draftId } }) => {
    const draft = await reopenDraft(deps.db, { ownerId: viewer.id, id: draftId })
    if (!draft) throw new AppError('DraftNotFound', { draftId })
    return presentDraft(deps, draft)
  },
})
