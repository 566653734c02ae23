import { isA, isNode, type LinkedNode } from './linked-data.ts'

const deepest = 24
/**
 * At most this many nodes are read. A page's JSON-LD mostly has fewer, even if it fills the 1.5 million UTF-16 units of
 * scripts that are kept of a page.
 */
const mostNodes = 20_000

/** Properties whose values describe other things than what the page is about. */
const elsewhere =
  /^(?:itemListElement|hasVariant|isVariantOf|is(?:RelatedTo|SimilarTo|AccessoryOrSparePartFor|ConsumableFor)|makesOffer|mentions|reviews?)$/i
const others = ['ItemList', 'OfferCatalog', 'CollectionPage', 'NewsArticle', 'BlogPosting', 'Article', 'Review']

/**
 * Returns the nodes at any depth that a page may be about, in page order: no variants, and nothing that is listed,
 * related or reviewed. In all nodes, references by `@id` are replaced by the nodes that they name.
 */
export function linkedNodes(roots: readonly unknown[], base: URL): LinkedNode[] {
  const { all, own } = nodesBelow(roots)
  const idOf = (text: string) => URL.parse(text, base.href)?.href ?? text
  const named = new Map<string, LinkedNode>()
  for (const node of all) {
    const id = typeof node['@id'] === 'string' ? idOf(node['@id']) : null
    if (id !== null && !isReference(node) && !named.has(id)) named.set(id, node)
  }
  const meant = (value: unknown) => {
    const id = isReference(value) ? value['@id'] : value
    return typeof id === 'string' ? (named.get(idOf(id)) ?? value) : value
  }
  for (const node of all) replaceReferences(node, meant)
  return own.filter((node) => meant(node) === node)
}

function nodesBelow(roots: readonly unknown[]) {
  const all: LinkedNode[] = []
  const own: LinkedNode[] = []
  const visit = (value: unknown, depth: number, isOwn: boolean): void => {
    if (depth > deepest || all.length >= mostNodes) return
    if (Array.isArray(value)) for (const each of value) visit(each, depth + 1, isOwn)
    if (!isNode(value)) return
    all.push(value)
    if (isOwn) own.push(value)
    const mayBeBelow = isOwn && !isA(value, ...others)
    for (const [key, inner] of Object.entries(value)) visit(inner, depth + 1, mayBeBelow && !elsewhere.test(key))
  }
  for (const root of roots) visit(root, 0, true)
  return { all, own }
}

const isReference = (value: unknown): value is LinkedNode =>
  isNode(value) && '@id' in value && Object.keys(value).every((key) => key === '@id' || key === '@type')

/**
 * Replaces a node's references by the nodes that they name. A plain text counts as a reference in `image` alone; in
 * other properties it is just a URL.
 */
function replaceReferences(node: LinkedNode, meant: (value: unknown) => unknown): void {
  for (const [key, value] of Object.entries(node)) {
    const replace = (each: unknown) => (isReference(each) || key === 'image' ? meant(each) : each)
    node[key] = Array.isArray(value) ? value.map(replace) : replace(value)
  }
}
