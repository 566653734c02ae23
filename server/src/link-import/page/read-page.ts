import { decodePage } from './decode-page.ts'
import { metaOf, type PageDocument } from './document.ts'
import { embeddedStates } from './embedded-state.ts'
import { decodeEntities } from './entities.ts'
import { firstStatements, type PageFacts, plainText, type Statement } from './facts.ts'
import { parseLoosely } from './json.ts'
import { type Lead, leadOf, type Place } from './lead.ts'
import {
  isA,
  type LinkedNode,
  picturesOf,
  productTypes,
  statementsOf,
  textOf,
  textsOf,
  trailOf,
  variantsOf,
} from './linked-data.ts'
import { linkedNodes } from './linked-graph.ts'
import { parsePage } from './parse-page.ts'
import { coreOf, productState, stateName } from './product-state.ts'
import { stateFacts } from './state-facts.ts'
import { isUsableLink, withoutFragment } from './web-url.ts'

export interface PageSource {
  bytes: Uint8Array
  contentType: string
  /** URL of the page after redirects. */
  url: string
  /** Value of the `Refresh` header; empty without one. */
  refresh: string
}

export interface PageReading {
  /** Null when the page is not about one product. */
  facts: PageFacts | null
  /**
   * The URL to which the page leads; null if it leads nowhere, or if the page itself is certainly that of a product.
   */
  lead: Lead | null
}

/** Reads what a page says about a product, and where it leads. */
export function readPage({ bytes, contentType, url, refresh }: PageSource): PageReading {
  const page = parsePage(decodePage(bytes, contentType))
  const place = { url: new URL(url), base: baseOf(page, url), refresh }
  const facts = factsOf(page, place)
  return { facts, lead: facts?.kind === 'product' ? null : leadOf(page, place) }
}

/** Limits of the lists in `PageFacts`, since they are matched on the main thread, which long lists would block. */
const [mostNames, mostShopNames, mostCategories, longestCategory] = [6, 10, 20, 100]

const firstOf = (texts: readonly string[], most: number): string[] =>
  [...new Set(texts)].filter((text) => text !== '').slice(0, most)

function factsOf(page: PageDocument, { url, base }: Place): PageFacts | null {
  const nodes = linkedNodes([...page.scripts.linkedData.map(parseLoosely), ...page.microdata], base)
  const titles = [...metaOf(page, 'og:title', 'twitter:title').map(plainText), page.title, page.heading]
  const product = productAmong(nodes, titles)
  const state = productState(embeddedStates(page.scripts), titles)
  const kind = product || state ? 'product' : kindOf(page, nodes)
  if (!kind) return null
  const said = state && stateFacts(state)
  const facts: PageFacts = {
    kind,
    names: firstOf([textOf(product?.['name']), state ? stateName(state) : '', ...titles], mostNames),
    shopNames: shopNames(page, product, said?.brand ?? ''),
    brand: brandsIn(page, product, said?.brand ?? '')[0] ?? '',
    categories: categoriesOf(page, nodes, product, said?.categories ?? []),
    statements: [
      product ? statementsOf(product) : [],
      metaStatements(page),
      said?.statements ?? [],
      page.statements,
    ].map(firstStatements),
    pictures: picturesIn(page, product, said?.pictures ?? [], base).filter((href) => href !== withoutFragment(url)),
  }
  return facts.names.length > 0 ? facts : null
}

/**
 * Returns the product with the longest name that is part of a title; if no name is, the first product. Items of an
 * `ItemList` are not in `nodes`.
 */
function productAmong(nodes: readonly LinkedNode[], titles: readonly string[]): LinkedNode | null {
  const cores = titles.map(coreOf)
  let best: LinkedNode | null = null
  let bestLength = 1
  for (const node of nodes) {
    if (!isA(node, ...productTypes)) continue
    best ??= node
    const core = coreOf(textOf(node['name']))
    if (core.length > bestLength && cores.some((title) => title.includes(core)))
      [best, bestLength] = [node, core.length]
  }
  return best
}

/**
 * Returns the kind of a page; null if it is not about one product. An `unknown` page may be about one, as small and
 * client-rendered shops state only title and picture.
 */
function kindOf(page: PageDocument, nodes: readonly LinkedNode[]): PageFacts['kind'] | null {
  const type = metaOf(page, 'og:type')[0]?.toLowerCase() ?? ''
  if (/article|video|music|book|profile/.test(type)) return null
  if (nodes.some((node) => isA(node, 'ItemList', 'CollectionPage', 'NewsArticle', 'BlogPosting', 'Article')))
    return null
  const amounts = metaOf(page, 'product:price:amount', 'og:price:amount')
  if (type.includes('product') || amounts.length > 0) return 'product'
  if (metaOf(page, 'og:title').length === 0 || metaOf(page, 'og:image', 'og:image:url').length === 0) return null
  if (statesOnePrice(page)) return 'product'
  return type === 'website' ? 'website' : 'unknown'
}

/** Returns whether the page states exactly one price, as pages of one product do; lists of products state several. */
const statesOnePrice = ({ statements }: PageDocument) =>
  statements.filter(({ label, value }) => priceLike.test(label) && /\d/.test(value)).length === 1

const priceLike = /^(?:판매가|(?:판매|할인)?\s*가격|price)$/i

const shopNames = (page: PageDocument, product: LinkedNode | null, brand: string): string[] =>
  firstOf(
    [
      ...metaOf(page, 'og:site_name', 'application-name').map(plainText),
      ...brandsIn(page, product, brand),
      ...textsOf(product?.['manufacturer']),
    ].filter((name) => name.length > 1),
    mostShopNames,
  )

/** Returns brands, the most reliable source first. */
const brandsIn = (page: PageDocument, product: LinkedNode | null, ofState: string): string[] =>
  [...textsOf(product?.['brand']), ...metaOf(page, 'product:brand', 'og:brand').map(plainText), ofState].filter(
    (name) => name.length > 1,
  )

function categoriesOf(
  page: PageDocument,
  nodes: readonly LinkedNode[],
  product: LinkedNode | null,
  ofState: readonly string[],
): string[] {
  const lists = nodes.filter((node) => isA(node, 'BreadcrumbList')).flatMap(trailOf)
  const named = [...textsOf(product?.['category']), ...metaOf(page, 'product:category', 'og:category')]
  return [...page.trail, ...lists, ...ofState, ...named.flatMap((path) => plainText(path).split(/[>›]/))]
    .map((step) => step.trim())
    .filter((step) => step !== '' && step.length <= longestCategory)
    .slice(-mostCategories)
}

const metaStatements = (page: PageDocument): Statement[] => [
  ...metaOf(page, 'product:color', 'og:color').map((value) => ({ label: '색상', value: plainText(value) })),
  ...metaOf(page, 'product:material', 'og:material').map((value) => ({ label: '소재', value: plainText(value) })),
]

/** Returns the page's base URL; ignores a `base` element that is no web URL. */
function baseOf({ base }: PageDocument, url: string): URL {
  const given = base ? URL.parse(base, url) : null
  return given && isUsableLink(given) ? given : new URL(url)
}

const mostPictures = 8
/** File names of pictures that are placeholders or logos. */
const standIn = /(?:^|\/)(?:logo|favicon|sprite|blank|no_?img|no_?image|placeholder|og_?(?:default|image))[^/]*$/i

function picturesIn(page: PageDocument, product: LinkedNode | null, ofState: readonly string[], base: URL): string[] {
  const variants = product ? variantsOf(product) : []
  const ofPage = metaOf(page, 'og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src')
  const given = [
    ...picturesOf(product?.['image']),
    ...ofPage.filter((url) => !standIn.test(url)),
    ...variants.flatMap((variant) => picturesOf(variant['image'])),
    ...ofState,
  ]
  const urls = given
    .map((url) => URL.parse(decodeEntities(url).trim(), base.href))
    .filter((url) => url !== null)
    .filter((url) => isUsableLink(url) && url.username === '' && !url.pathname.endsWith('.svg'))
    .map(withoutFragment)
  return [...new Set(urls)].slice(0, mostPictures)
}
