import { AppError } from '#platform/errors.ts'
import { type Chain, type Found, HttpFailure, type PublicReader } from '#platform/http-client/index.ts'
import type { Definition } from '../attributes/index.ts'
import { type DescribedProduct, describeProduct } from './describe-product.ts'
import type { Reader } from './page/reader.ts'
import { reasons } from './reasons.data.ts'

export interface Product extends DescribedProduct {
  /** Absolute http(s) URLs of pictures, the best first. */
  pictures: string[]
}

interface Search {
  reader: Reader
  catalogue: readonly Definition[]
  chain: Chain
  signal: AbortSignal
}

/** ms within which all pages of an extraction must be read. */
const timeout = 5500
/** At most this many pages are read before that of the product, since parsing a page occupies a thread. */
const mostLandings = 3
/** Most bytes read of a page; many, since shops put their data last. */
const pageBytes = 4 * 1024 * 1024
const pageTypes = ['text/html', 'application/xhtml+xml', '']

/**
 * Reads the product of the linked page, or of the page to which that one redirects or refers.
 * @throws LinkUnreadable with the reason; Unavailable
 */
export async function findProduct(
  { publicReader, reader }: { publicReader: PublicReader; reader: Reader },
  catalogue: readonly Definition[],
  link: URL,
): Promise<Product> {
  const search = { reader, catalogue, chain: publicReader.startChain(), signal: AbortSignal.timeout(timeout) }
  const product = await productAt(search, link, mostLandings)
  if (!product) throw unreadable('nothing')
  return product
}

/**
 * Returns the product that a page describes. The page itself decides if it is of kind `product`, or describes a garment
 * and does not redirect; otherwise the page to which it leads is read. If it leads nowhere, or that page gives no
 * product, this page's own product is returned, provided that it is a garment, or that the page is of kind `unknown`
 * and does not redirect.
 */
async function productAt(search: Search, link: URL, landingsLeft: number): Promise<Product | null> {
  const { bytes, contentType, url, refresh } = await fetchPage(search, link)
  const { facts, lead } = await search.reader.read({ bytes, contentType, url: url.href, refresh })
  const described = facts && describeProduct(facts, search.catalogue)
  const own = described && { ...described, pictures: facts.pictures }
  const isGarment = own !== null && own.type !== null
  const isOnward = lead?.isOnward ?? false
  if (facts?.kind === 'product' || (isGarment && !isOnward)) return own
  const fallback = isGarment || (facts?.kind === 'unknown' && !isOnward) ? own : null
  if (!lead || landingsLeft === 0) return fallback
  const next = productAt(search, new URL(lead.url), landingsLeft - 1)
  return fallback ? ((await next.catch(() => null)) ?? fallback) : next
}

async function fetchPage({ chain, signal }: Search, link: URL): Promise<Found> {
  try {
    return await chain.read(link, {
      accept: 'text/html,application/xhtml+xml;q=0.9',
      isWanted: (type) => pageTypes.includes(type),
      limit: pageBytes,
      signal,
    })
  } catch (error) {
    throw error instanceof HttpFailure ? unreadable(error.reason) : error
  }
}

const unreadable = (reason: keyof typeof reasons) => new AppError('LinkUnreadable', { url: reasons[reason] })
