import { decodeEntities } from './entities.ts'

/**
 * A statement of a page about an attribute, in the page's own words: the label 소재 (material), the value 면 100%
 * (cotton).
 */
export interface Statement {
  label: string
  value: string
}

export interface PageFacts {
  /**
   * Kind of the page: `product` if it has product data, a product's Open Graph type, a price in its meta elements or
   * exactly one price in its text; `website` if its Open Graph type says so, which mostly means a shop's home page;
   * else `unknown`.
   */
  kind: 'product' | 'website' | 'unknown'
  /** Names of the product, the most reliable first. */
  names: string[]
  /** Names of shop and brand, which are no part of a product's name. */
  shopNames: string[]
  /** Brand of the product; empty if the page does not state it. */
  brand: string
  /** Categories of the product, the widest first. */
  categories: string[]
  /** Statements grouped by their source, the most reliable source first; sources may contradict each other. */
  statements: Statement[][]
  /** Absolute http(s) URLs of pictures, the best first. */
  pictures: string[]
}

/** Most UTF-16 units of a text, and of a statement's label; the remainder is cut off. */
const longestText = 300
const longestLabel = 60
/** Most statements of one source. */
export const mostStatements = 200

/** Removes repeated statements and limits their number and length, since they are matched on the main thread. */
export function firstStatements(given: readonly Statement[]): Statement[] {
  const first = new Map<string, Statement>()
  for (const { label, value } of given) {
    if (first.size >= mostStatements) break
    const cut = { label: label.slice(0, longestLabel), value: value.slice(0, longestText) }
    first.set(JSON.stringify(cut), cut)
  }
  return [...first.values()]
}

/** Returns one line of at most `longestText` units, without entities, tags, control, zero-width and bidi characters. */
export const plainText = (text: string): string =>
  decodeEntities(text.slice(0, longestText * 4))
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]+/gu, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestText)
