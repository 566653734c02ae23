import { runsOf } from '@otday/common/cut-mask'
import type { PhotoReading } from '@otday/contract'
import { AppError } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { allDefinitions } from '../attributes/index.ts'
import type { DraftDeps } from './create-draft.ts'
import { findSamePicture } from './find-duplicates.ts'
import { guessOf } from './guess.ts'
import { stillOffered } from './present-drafts.ts'

/**
 * Returns what a draft made from the photo would contain; stores nothing.
 * @throws InvalidImage, Unavailable, TooManyRequests; InvalidInput without a picture
 */
export async function readPhoto(
  deps: DraftDeps,
  by: Pick<Writer, 'id'>,
  { fileName, image }: { fileName: string; image: Uint8Array | null },
): Promise<PhotoReading> {
  if (!image) throw new AppError('InvalidInput', { image: '사진이 필요해요.' })
  const seen = await deps.files.images.readGarment(image, by.id)
  const definitions = await allDefinitions(deps.db)
  const { type, attributes } = guessOf(fileName, seen, definitions.values())
  return {
    type,
    attributes: stillOffered(attributes, definitions),
    mask: seen && runsOf(seen.mask),
    sameAs: await findSamePicture(deps, by.id, image),
  }
}
