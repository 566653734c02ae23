import { plainText } from './facts.ts'
import { isNode, type LinkedNode } from './linked-data.ts'

const names = /^(?:name|title|displayName|(?:product|goods|item|prd|prod)_?(?:name|nm|title))$/i
const marks: readonly (readonly [RegExp, number])[] = [
  [/price|prc/i, 2],
  [/image|img|thumb|photo/i, 2],
  [/categor|breadcrumb/i, 2],
  [/brand|vendor/i, 1],
  [/material|composition|fabric|essential|notice/i, 1],
  [/^(?:id|sku|no)$|(?:product|goods|item)_?(?:id|no|code)/i, 1],
]
const enough = 3
const depthLimit = 24
const nodeLimit = 60_000

/** Returns the letters and digits outside of brackets, in lower case, for comparing names. */
export const coreOf = (text: string): string =>
  text
    .replace(/\[[^\]]*\]|\([^)]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/**
 * Returns the object that looks most like a product and whose name is in the title, since pages also embed recommended
 * products; null without one.
 */
export function productState(states: readonly unknown[], titles: readonly string[]): LinkedNode | null {
  const cores = titles.map(coreOf).filter((core) => core.length > 1)
  let best: LinkedNode | null = null
  let bestScore = enough - 1
  for (const node of objectsIn(states)) {
    const core = coreOf(stateName(node))
    if (core.length < 2 || !cores.some((title) => title.includes(core) || core.includes(title))) continue
    const keys = Object.keys(node)
    const score = marks.reduce((sum, [mark, worth]) => sum + (keys.some((key) => mark.test(key)) ? worth : 0), 0)
    if (score > bestScore) [best, bestScore] = [node, score]
  }
  return best
}

export function stateName(node: LinkedNode): string {
  for (const [key, value] of Object.entries(node))
    if (names.test(key) && typeof value === 'string') return plainText(value)
  return ''
}

function* objectsIn(states: readonly unknown[]): Generator<LinkedNode> {
  let level = [...states]
  let count = 0
  for (let depth = 0; depth < depthLimit && level.length > 0; depth++) {
    const next: unknown[] = []
    for (const value of level) {
      if (count++ > nodeLimit) return
      if (isNode(value)) yield value
      for (const inner of Object.values(value as object))
        if (typeof inner === 'object' && inner !== null) next.push(inner)
    }
    level = next
  }
}
