import type { DraftId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { lockDraftQuota } from './create-draft.ts'
import { closeDiscarded, type Draft, lockPhoto, reopenDraft } from './queries.ts'

/**
 * Discards a draft; idempotent, also while its photo is still being uploaded.
 * @throws SessionEnded; DraftClosed when confirmed: the piece remains
 */
export const discardDraft = ({ db, clock }: { db: Db; clock: Clock }, by: Writer, id: DraftId): Promise<void> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    if (!(await closeDiscarded(tx, { ownerId: by.id, id }, clock.now())))
      throw new AppError('DraftClosed', { draftId: id })
  })

/** Reopens a discarded draft whose photo still exists. @throws SessionEnded, DraftNotFound, TooManyDrafts */
export const restoreDraft = (db: Db, by: Writer, id: DraftId): Promise<Draft> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const key = { ownerId: by.id, id }
    await lockDraftQuota(tx, key)
    await lockPhoto(tx, key)
    return requireFound(await reopenDraft(tx, key), 'DraftNotFound', { draftId: id })
  })
