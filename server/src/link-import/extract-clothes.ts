import type { ExtractedClothes } from '@otday/contract'
import type { Urls } from '#platform/http/urls.ts'
import type { Db } from '#platform/db/index.ts'
import type { PublicReader } from '#platform/http-client/index.ts'
import type { Writer } from '#platform/writer.ts'
import { allDefinitions } from '../attributes/index.ts'
import type { FilesDeps } from '../files/index.ts'
import { fetchPicture } from './fetch-picture.ts'
import { findProduct } from './find-product.ts'
import type { Reader } from './page/reader.ts'

export interface ExtractionDeps {
  db: Db
  publicReader: PublicReader
  files: FilesDeps
  urls: Urls
  reader: Reader
}

/** ms for the whole extraction; clients give up after 10 s. */
const timeout = 8000

/**
 * Extracts clothes from a product page and stores their picture.
 * @throws LinkUnreadable with the reason; Unavailable, TooManyPictures, StorageFull, SessionEnded
 */
export async function extractClothes(deps: ExtractionDeps, by: Writer, link: URL): Promise<ExtractedClothes> {
  const signal = AbortSignal.timeout(timeout)
  const { pictures, ...described } = await findProduct(deps, await catalogue(deps.db), link)
  const imageId = await fetchPicture(deps, { by, urls: pictures, signal })
  return {
    ...described,
    imageUrl: deps.urls.passingImage(by.id, imageId),
    isPictureMissing: imageId === null && pictures.length > 0,
  }
}

export const catalogue = async (db: Db) =>
  [...(await allDefinitions(db)).values()].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
