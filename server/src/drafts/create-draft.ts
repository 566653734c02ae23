import { mostDrafts } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { inTransaction, sqlState } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { allDefinitions } from '../attributes/index.ts'
import { type FilesDeps, withStoredGarment } from '../files/index.ts'
import { guessOf } from './guess.ts'
import type { ShowingDeps } from './present-drafts.ts'
import { countOpen, type Draft, type DraftKey, findDraft, insertDraft } from './queries.ts'

export interface DraftDeps extends ShowingDeps {
  clock: Clock
  files: FilesDeps
}

const alreadyThere = '23505'

/**
 * A photo becomes a draft: stored, cut out where that is clear, and guessed at. Sent again under its name it stays the
 * one it is, however often and at once.
 * @throws DraftClosed when that draft was confirmed or discarded meanwhile; TooManyDrafts, TooManyPictures,
 * InvalidImage, ImageTooLarge, Unavailable, and InvalidInput without a picture
 */
export async function createDraft(
  deps: DraftDeps,
  key: DraftKey,
  { fileName, image }: { fileName: string; image: Uint8Array | null },
): Promise<Draft> {
  if (!image) throw new AppError('InvalidInput', { image: '사진이 필요해요.' })
  const known = await findDraft(deps.db, key)
  if (known) return stillOpen(known)
  if ((await countOpen(deps.db, key.ownerId)) >= mostDrafts) throw new AppError('TooManyDrafts')
  const catalogue = await allDefinitions(deps.db)
  try {
    return await withStoredGarment(deps.files, { ownerId: key.ownerId, bytes: image }, (garment, keep) => {
      const { name, type, attributes } = guessOf(fileName, garment, catalogue.values())
      return inTransaction(deps.db, async (tx) => {
        const { originalId, cutOutId } = await keep(tx)
        const pictures = { originalId, cutOutId, isCutOut: cutOutId !== null }
        const guess = { name, type, attributes: JSON.stringify(attributes) }
        return insertDraft(tx, { ...key, state: 'OPEN', ...guess, ...pictures, createdAt: deps.clock.now() })
      })
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
