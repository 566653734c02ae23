import { mostStatements, plainText, type Statement } from './facts.ts'

/** A JSON-LD node, or microdata in that form. */
export type LinkedNode = Record<string, unknown>

export const isNode = (value: unknown): value is LinkedNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** Returns whether a node has one of the schema.org types, which may be written bare or as URL, in any case. */
export function isA(node: LinkedNode, ...types: string[]): boolean {
  const wanted = types.map((type) => type.toLowerCase())
  return listOf(node['@type']).some(
    (type) => typeof type === 'string' && wanted.includes(type.toLowerCase().split(/[/:#]/).at(-1) ?? ''),
  )
}

export const productTypes = ['Product', 'ProductGroup', 'IndividualProduct', 'ProductModel']

/** Deepest nesting of a value whose text is read, since references may form a circle. */
const deepestText = 4

/** Returns the plain text of a value; of several languages, the Korean one. */
export function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return plainText(value)
  if (depth > deepestText) return ''
  if (Array.isArray(value)) return textOf(inKorean(value)[0], depth + 1)
  if (!isNode(value)) return ''
  return textOf(value['name'] ?? value['@value'] ?? value['value'] ?? value['ko'] ?? '', depth + 1)
}

export const textsOf = (value: unknown): string[] =>
  inKorean(listOf(value))
    .slice(0, 30)
    .map((each) => textOf(each))
    .filter((text) => text !== '')

/** Returns Korean values, or all values if none is marked as Korean. */
function inKorean(values: unknown[]): unknown[] {
  const korean = values.filter((value) => isNode(value) && isKorean(value['@language']))
  return korean.length > 0 ? korean : values
}

const isKorean = (language: unknown) => typeof language === 'string' && /^ko\b/i.test(language)

/** Returns the URLs of pictures, which may be given as strings, objects or lists. */
export const picturesOf = (value: unknown): string[] =>
  listOf(value)
    .slice(0, 10)
    .map((each) => (isNode(each) ? (each['url'] ?? each['contentUrl'] ?? each['@id']) : each))
    .flatMap((each) => (Array.isArray(each) ? each : [each]))
    .filter((each) => typeof each === 'string')

export const trailOf = (list: LinkedNode): string[] =>
  listOf(list['itemListElement'])
    .filter(isNode)
    .toSorted((a, b) => Number(a['position'] ?? 0) - Number(b['position'] ?? 0))
    .map((entry) => textOf(entry['name'] ?? entry['item']))
    .filter((text) => text !== '')

export const variantsOf = (product: LinkedNode): LinkedNode[] =>
  listOf(product['hasVariant']).slice(0, 50).filter(isNode)

const labels = { color: '색상', material: '소재' } as const

/** Returns what a product and its variants state about attributes, which may contradict each other. */
export function statementsOf(product: LinkedNode): Statement[] {
  const direct = [product, ...variantsOf(product)].flatMap((node) =>
    Object.entries(labels).flatMap(([key, label]) => textsOf(node[key]).map((value) => ({ label, value }))),
  )
  const properties = listOf(product['additionalProperty'])
    .filter(isNode)
    .slice(0, mostStatements)
    .map((property) => ({ label: textOf(property['name']), value: textsOf(property['value']).join(', ') }))
  return [...direct, ...properties]
}
