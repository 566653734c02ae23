import type { ImageId } from '@otday/contract'
import { AppError } from '#platform/errors.ts'
import { type PublicReader, HttpFailure } from '#platform/http-client/index.ts'
import type { Writer } from '#platform/writer.ts'
import { type FilesDeps, saveImage } from '../files/index.ts'

const mostTries = 3
const pictureBytes = 8 * 1024 * 1024
/** Returns whether a content type may be a picture's: shops send pictures under any type, so decoding decides. */
const mayBePicture = (type: string) => type !== 'text/html' && type !== 'application/xhtml+xml'

/**
 * Stores the first usable picture; requests are restricted like those for pages. Null if none is usable, since clothes
 * are worth importing without one.
 */
export async function fetchPicture(
  { publicReader, files }: { publicReader: PublicReader; files: FilesDeps },
  { by, urls, signal }: { by: Writer; urls: readonly string[]; signal: AbortSignal },
): Promise<ImageId | null> {
  for (const url of urls.slice(0, mostTries)) {
    try {
      const { bytes, isCut } = await publicReader.startChain().read(new URL(url), {
        accept: 'image/jpeg,image/png,image/webp,image/*;q=0.5',
        isWanted: mayBePicture,
        limit: pictureBytes,
        signal,
      })
      if (!isCut) return await saveImage(files, by, { kind: 'clothes', bytes, isPassing: true })
    } catch (error) {
      if (!isOfPicture(error)) throw error
    }
  }
  return null
}

/** Returns whether an error is of this picture alone, so that the next picture may work. */
const isOfPicture = (error: unknown) =>
  error instanceof HttpFailure || (error instanceof AppError && error.code === 'InvalidImage')
