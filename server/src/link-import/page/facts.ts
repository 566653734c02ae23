import { decodeEntities } from './entities.ts'

/** A statement in the page's words: 소재, 면 100%. */
export interface Statement {
  label: string
  value: string
}

export interface PageFacts {
  /**
   * Kind by the page's own words: a price, a type or data make a `product`. A `website` is the front of a shop unless
   * its name says otherwise.
   */
  kind: 'product' | 'website' | 'unknown'
  /** Most reliable first. */
  names: string[]
  /** Names of shop and brand, which are no part of a product's name. */
  shopNames: string[]
  /** Empty if the page does not say. */
  brand: string
  /** Widest first. */
  categories: string[]
  /** Statements by source, most reliable first; sources may contradict. */
  statements: Statement[][]
  /** Absolute http(s) URLs, best first. */
  pictures: string[]
}

/** UTF-16 units. */
const longestText = 300
const longestLabel = 60
/** Most statements of a source. */
export const mostStatements = 200

/** Leaves out repeated statements and limits their number and length, since they are matched in the main loop. */
export function firstStatements(given: readonly Statement[]): Statement[] {
  const first = new Map<string, Statement>()
  for (const { label, value } of given) {
    if (first.size >= mostStatements) break
    const cut = { label: label.slice(0, longestLabel), value: value.slice(0, longestText) }
    first.set(JSON.stringify(cut), cut)
  }
  return [...first.values()]
}

/** One line without entities, tags, control, zero-width and bidi characters. */
export const plainText = (text: string): string =>
  decodeEntities(text.slice(0, longestText * 4))
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]+/gu, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestText)
