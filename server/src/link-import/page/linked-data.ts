import { plainText, type Statement } from './facts.ts'
import { parseLoosely } from './json.ts'

/** A JSON-LD node, or microdata in that form. */
export type LinkedNode = Record<string, unknown>

export const isNode = (value: unknown): value is LinkedNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

const depthLimit = 8
const nodeLimit = 500

/** Top-level nodes, `@graph` and `mainEntity`. */
export function nodesIn(value: unknown, depth = 0): LinkedNode[] {
  if (depth > depthLimit) return []
  if (Array.isArray(value)) return value.slice(0, nodeLimit).flatMap((each) => nodesIn(each, depth + 1))
  if (!isNode(value)) return []
  return [value, ...nodesIn(value['@graph'], depth + 1), ...nodesIn(value['mainEntity'], depth + 1)]
}

export const linkedNodes = (texts: readonly string[]): LinkedNode[] =>
  texts.flatMap((text) => nodesIn(parseLoosely(text)))

/** By schema.org type, bare or as URL. */
export const isA = (node: LinkedNode, ...types: string[]): boolean =>
  listOf(node['@type']).some((type) => typeof type === 'string' && types.includes(type.split(/[/:#]/).at(-1) ?? ''))

export const productTypes = ['Product', 'ProductGroup', 'IndividualProduct', 'ProductModel']

export function textOf(value: unknown): string {
  if (typeof value === 'string') return plainText(value)
  if (Array.isArray(value)) return textOf(value[0])
  return isNode(value) ? textOf(value['name'] ?? value['@value'] ?? value['value'] ?? '') : ''
}

export const textsOf = (value: unknown): string[] =>
  listOf(value)
    .slice(0, 30)
    .map(textOf)
    .filter((text) => text !== '')

/** URLs, as strings, objects or lists. */
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

const labels = { color: '색상', material: '소재' } as const

/** With variants: where they differ, an attribute stays unset. */
export function statementsOf(product: LinkedNode): Statement[] {
  const said = [product, ...listOf(product['hasVariant']).slice(0, 50)].filter(isNode)
  const direct = said.flatMap((node) =>
    Object.entries(labels).flatMap(([key, label]) => textsOf(node[key]).map((value) => ({ label, value }))),
  )
  const properties = listOf(product['additionalProperty'])
    .filter(isNode)
    .map((property) => ({ label: textOf(property['name']), value: textsOf(property['value']).join(', ') }))
  return [...direct, ...properties]
}
