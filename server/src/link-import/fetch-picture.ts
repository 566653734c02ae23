import type { ImageId } from '@otday/contract'
import { AppError } from '#platform/errors.ts'
import { type PublicReader, HttpFailure } from '#platform/http-client/index.ts'
import type { Writer } from '#platform/writer.ts'
import { type FilesDeps, saveImage } from '../files/index.ts'

const mostTries = 3
const pictureBytes = 8 * 1024 * 1024
/**
 * Returns whether a response of this content type may be a picture. Every type except HTML may, since shops send
 * pictures under wrong types; decoding shows whether it is one.
 */
const mayBePicture = (type: string) => type !== 'text/html' && type !== 'application/xhtml+xml'

/**
 * Stores the first usable one of these pictures, which are read from public hosts alone. Returns null if none is
 * usable: clothes are worth importing without a picture.
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

/** Returns whether an error concerns just this picture, so that the next one is worth a try. */
const isOfPicture = (error: unknown) =>
  error instanceof HttpFailure || (error instanceof AppError && error.code === 'InvalidImage')
