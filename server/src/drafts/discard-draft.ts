import type { DraftId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { lockDraftQuota } from './create-draft.ts'
import { closeDiscarded, type Draft, lockPhoto, reopenDraft } from './queries.ts'

/**
 * A draft comes to nothing, also one that is still on its way; once more is no error.
 * @throws SessionEnded; DraftClosed when it has become a piece: nobody is told that this is gone.
 */
export const discardDraft = ({ db, clock }: { db: Db; clock: Clock }, by: Writer, id: DraftId): Promise<void> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    if (!(await closeDiscarded(tx, { ownerId: by.id, id }, clock.now())))
      throw new AppError('DraftClosed', { draftId: id })
  })

/**
 * A discarded draft is open again, as long as its photo is kept.
 * @throws SessionEnded, DraftNotFound, TooManyDrafts
 */
export const restoreDraft = (db: Db, by: Writer, id: DraftId): Promise<Draft> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const key = { ownerId: by.id, id }
    await lockDraftQuota(tx, key)
    await lockPhoto(tx, key)
    const draft = await reopenDraft(tx, key)
    if (!draft) throw new AppError('DraftNotFound', { draftId: id })
    return draft
  })
