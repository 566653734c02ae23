import { runsOf } from '@otday/common/cut-mask'
import { type DraftId, mostDrafts } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, sqlState } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { allDefinitions } from '../attributes/index.ts'
import { type FilesDeps, storeGarment } from '../files/index.ts'
import { guessOf } from './guess.ts'
import type { ShowingDeps } from './present-drafts.ts'
import { countOpen, type Draft, type DraftKey, findDraft, lockOpening, insertDraft } from './queries.ts'

export interface DraftDeps extends ShowingDeps {
  clock: Clock
  files: FilesDeps
}

export interface NewPhoto {
  id: DraftId
  fileName: string
  image: Uint8Array | null
}

const alreadyThere = '23505'

/**
 * Creates a draft from a photo. Idempotent by id, also concurrently.
 * @throws DraftClosed when the draft with that id was closed meanwhile; TooManyDrafts, TooManyPictures, InvalidImage,
 * ImageTooLarge, Unavailable, SessionEnded; InvalidInput without a picture
 */
export async function createDraft(deps: DraftDeps, by: Writer, { id, fileName, image }: NewPhoto): Promise<Draft> {
  if (!image) throw new AppError('InvalidInput', { image: '사진이 필요해요.' })
  const key = { ownerId: by.id, id }
  const known = await findDraft(deps.db, key)
  if (known) return stillOpen(known)
  await requireDraftQuota(deps.db, key)
  const catalogue = await allDefinitions(deps.db)
  try {
    await using stored = await storeGarment(deps.files, { ownerId: by.id, bytes: image })
    const { name, type, attributes } = guessOf(fileName, stored.seen, catalogue.values())
    return await inTransaction(deps.db, async (tx) => {
      await by.lock(tx)
      // More drafts may have been created while this photo was decoded.
      await lockDraftQuota(tx, key)
      const { originalId, cutOutId } = await stored.keep(tx)
      const cutMask = stored.seen && JSON.stringify(runsOf(stored.seen.mask))
      const pictures = { originalId, cutOutId, cutMask, isCutOut: cutOutId !== null }
      const guess = { name, type, attributes: JSON.stringify(attributes) }
      return insertDraft(tx, { ...key, state: 'OPEN', ...guess, ...pictures, createdAt: deps.clock.now() })
    })
  } catch (error) {
    const other = sqlState(error) === alreadyThere ? await findDraft(deps.db, key) : undefined
    if (!other) throw error
    return stillOpen(other)
  }
}

function stillOpen(draft: Draft): Draft {
  if (draft.state !== 'OPEN') throw new AppError('DraftClosed', { draftId: draft.id })
  return draft
}

/** @throws TooManyDrafts */
async function requireDraftQuota(db: Db, { ownerId }: DraftKey): Promise<void> {
  if ((await countOpen(db, ownerId)) >= mostDrafts) throw new AppError('TooManyDrafts')
}

/** Locks the user's quota of open drafts: until `tx` ends, their count is exact. @throws TooManyDrafts */
export async function lockDraftQuota(tx: Db, key: DraftKey): Promise<void> {
  await lockOpening(tx, key.ownerId)
  await requireDraftQuota(tx, key)
}
