import { type Collector, collectText, type Element } from './collector.ts'
import type { LinkedNode } from './linked-data.ts'

interface OpenItem {
  node: LinkedNode
  depth: number
}

const mostItems = 200

/** Collects microdata (https://html.spec.whatwg.org/multipage/microdata.html) as JSON-LD nodes. */
export function collectMicrodata() {
  const found: LinkedNode[] = []
  const open: OpenItem[] = []
  const text = collectText()
  let property: { names: string[]; node: LinkedNode; depth: number } | null = null
  let count = 0
  const enter = ({ attributes, depth }: Element, names: string[]) => {
    const node: LinkedNode = { '@type': (attributes['itemtype'] ?? '').split(/\s+/)[0] ?? '' }
    const parent = open.at(-1)
    if (parent && names.length > 0) add(parent.node, names, node)
    else found.push(node)
    open.push({ node, depth })
  }
  const collector: Collector = {
    opened(element) {
      const { attributes, depth } = element
      const names = (attributes['itemprop'] ?? '').split(/\s+/).filter((name) => /^[a-z]\w*$/i.test(name))
      if (attributes['itemscope'] !== undefined && count++ < mostItems) return enter(element, names)
      const item = open.at(-1)
      if (!item || names.length === 0) return
      const value = valueOf(element)
      if (value !== undefined) add(item.node, names, value)
      else if (!property) property = { names, node: item.node, depth }
    },
    said(piece) {
      if (property) text.add(piece)
    },
    closed(_, depth) {
      if (property?.depth === depth) {
        add(property.node, property.names, text.take())
        property = null
      }
      if (open.at(-1)?.depth === depth) open.pop()
    },
  }
  return { ...collector, found }
}

/** Returns the value of an element's property; undefined if that is the element's text. */
function valueOf({ name, attributes }: Element): string | undefined {
  if (name === 'meta' || attributes['content'] !== undefined) return attributes['content'] ?? ''
  if (name === 'img' || name === 'source') return attributes['src'] ?? attributes['data-src'] ?? ''
  if (name === 'a' || name === 'link') return attributes['href'] ?? ''
  return undefined
}

function add(node: LinkedNode, names: readonly string[], value: unknown): void {
  for (const name of names) {
    const before = node[name]
    node[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value].slice(0, 30)
  }
}
