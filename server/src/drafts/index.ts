import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { scheduled } from '#platform/jobs/index.ts'
import { type RateLimiters, requireWithinRate } from '#platform/rate-limits/index.ts'
import { changeDraft } from './change-draft.ts'
import { confirmDraft } from './confirm-draft.ts'
import { createDraft, type DraftDeps } from './create-draft.ts'
import { draftCutHandlers } from './cut-draft.ts'
import { discardDraft, restoreDraft } from './discard-draft.ts'
import { presentDraft, presentDrafts } from './present-drafts.ts'
import { findDraft, openDraftsOf } from './queries.ts'
import { readPhoto } from './read-photo.ts'
import { sweepDrafts, sweepJob } from './sweep-drafts.ts'

export { duplicateOf } from './find-duplicates.ts'
export { forgetDraftsOf } from './queries.ts'
export { sweepDrafts } from './sweep-drafts.ts'

interface DraftHandlingDeps extends DraftDeps {
  /** Limits how often drafts are discarded that do not exist yet, since each leaves a row. */
  rateLimiters: Pick<RateLimiters, 'unknownDraft'>
}

export const drafts = defineModule('drafts', (deps: DraftHandlingDeps) => ({
  handlers: { drafts: draftHandlers(deps), cuts: draftCutHandlers(deps) },
  // Runs before the nightly sweep of pictures.
  jobs: [scheduled(sweepJob, '30 4 * * *', (signal) => sweepDrafts(deps.files, signal), { expiresAfter: 1800 })],
}))

const draftHandlers = (deps: DraftHandlingDeps): HandlersOf<'drafts'> => ({
  list: async ({ viewer: { id } }) => presentDrafts(deps, id, await openDraftsOf(deps.db, id)),
  create: async ({ viewer, body: { draftId: id, fileName }, image }) =>
    presentDraft(deps, await createDraft(deps, viewer, { id, fileName, image })),
  read: ({ viewer, body: { fileName }, image }) => readPhoto(deps, viewer, { fileName, image }),
  update: async ({ viewer, params, body }) =>
    presentDraft(deps, await changeDraft(deps.db, viewer, { id: params.draftId, ...body })),
  confirm: ({ viewer, params, body }) => confirmDraft(deps, viewer, { id: params.draftId, ...body }),
  discard: async ({ viewer, params }) => {
    if (!(await findDraft(deps.db, { ownerId: viewer.id, id: params.draftId })))
      await requireWithinRate(deps.rateLimiters.unknownDraft, viewer.id)
    await discardDraft(deps, viewer, params.draftId)
    return undefined
  },
  restore: async ({ viewer, params }) => presentDraft(deps, await restoreDraft(deps.db, viewer, params.draftId)),
})
