import type { ExtractedClothes, UserId } from '@otday/contract'
import type { Addresses } from '#platform/addresses.ts'
import type { Db } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { createGate } from '#platform/gate.ts'
import { type Found, type Outside, OutsideFailure } from '#platform/outside/index.ts'
import { allDefinitions } from '../attributes/index.ts'
import type { FilesDeps } from '../files/index.ts'
import { describeProduct } from './describe-product.ts'
import { fetchPicture } from './fetch-picture.ts'
import { readApart } from './page/read-apart.ts'
import { reasons } from './reasons.data.ts'

export interface ExtractionDeps {
  db: Db
  outside: Outside
  files: FilesDeps
  addresses: Addresses
}

/** Milliseconds from the beginning: for the page, and until nothing more is asked for. Clients give up after ten seconds. */
const patience = { page: 5500, all: 8000 }
const pageBytes = 1024 * 1024
const pageTypes = ['text/html', 'application/xhtml+xml', '']
/** Pages read at a time, each on a core of its own, and pages that may wait for it. */
const readings = createGate(2, 10)

/**
 * What the page behind a link says of a piece of clothing, its picture stored for `ownerId`.
 * @throws LinkUnreadable with the reason; Unavailable, TooManyPictures, StorageFull
 */
export async function extractClothes(deps: ExtractionDeps, ownerId: UserId, link: URL): Promise<ExtractedClothes> {
  const all = AbortSignal.timeout(patience.all)
  const page = await fetchPage(deps.outside, link)
  const facts = await readings.run(1, () =>
    readApart({ bytes: page.bytes, contentType: page.contentType, url: page.url.href }),
  )
  const described = facts && describeProduct(facts, await catalogue(deps.db))
  if (!described) throw unreadable('nothing')
  const imageId = await fetchPicture(deps, { ownerId, addresses: facts.pictures, signal: all })
  return { ...described, imageUrl: deps.addresses.image(imageId) }
}

async function fetchPage(outside: Outside, link: URL): Promise<Found> {
  try {
    return await outside.read(link, {
      accept: 'text/html,application/xhtml+xml;q=0.9',
      isWanted: (type) => pageTypes.includes(type),
      limit: pageBytes,
      signal: AbortSignal.timeout(patience.page),
    })
  } catch (error) {
    throw error instanceof OutsideFailure ? unreadable(error.reason) : error
  }
}

const unreadable = (reason: keyof typeof reasons) => new AppError('LinkUnreadable', { url: reasons[reason] })

/** In the order in which clothes show their attributes. */
const catalogue = async (db: Db) =>
  [...(await allDefinitions(db)).values()].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
