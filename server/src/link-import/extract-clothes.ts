import type { ExtractedClothes } from '@otday/contract'
import type { Urls } from '#platform/urls.ts'
import type { Db } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { type Found, type PublicReader, HttpFailure } from '#platform/http-client/index.ts'
import type { Writer } from '#platform/writer.ts'
import { allDefinitions } from '../attributes/index.ts'
import type { FilesDeps } from '../files/index.ts'
import { describeProduct } from './describe-product.ts'
import { fetchPicture } from './fetch-picture.ts'
import type { Reader } from './page/reader.ts'
import { reasons } from './reasons.data.ts'

export interface ExtractionDeps {
  db: Db
  publicReader: PublicReader
  files: FilesDeps
  urls: Urls
  reader: Reader
}

/** ms from the start: for the page, and for everything. Clients give up after 10 s. */
const timeout = { page: 5500, all: 8000 }
const pageBytes = 1024 * 1024
const pageTypes = ['text/html', 'application/xhtml+xml', '']
/**
 * Extracts clothes from a product page and stores the picture.
 * @throws LinkUnreadable with the reason; Unavailable, TooManyPictures, StorageFull, SessionEnded
 */
export async function extractClothes(deps: ExtractionDeps, by: Writer, link: URL): Promise<ExtractedClothes> {
  const all = AbortSignal.timeout(timeout.all)
  const { bytes, contentType, url } = await fetchPage(deps.publicReader, link)
  const facts = await deps.reader.read({ bytes, contentType, url: url.href })
  const described = facts && describeProduct(facts, await catalogue(deps.db))
  if (!described) throw unreadable('nothing')
  const imageId = await fetchPicture(deps, { by, urls: facts.pictures, signal: all })
  return { ...described, imageUrl: deps.urls.passingImage(imageId) }
}

async function fetchPage(publicReader: PublicReader, link: URL): Promise<Found> {
  try {
    return await publicReader.startChain().read(link, {
      accept: 'text/html,application/xhtml+xml;q=0.9',
      isWanted: (type) => pageTypes.includes(type),
      limit: pageBytes,
      signal: AbortSignal.timeout(timeout.page),
    })
  } catch (error) {
    throw error instanceof HttpFailure ? unreadable(error.reason) : error
  }
}

const unreadable = (reason: keyof typeof reasons) => new AppError('LinkUnreadable', { url: reasons[reason] })

export const catalogue = async (db: Db) =>
  [...(await allDefinitions(db)).values()].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
