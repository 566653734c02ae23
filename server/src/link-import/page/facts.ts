import { decodeEntities } from './entities.ts'

/** In the page's words: 소재, 면 100%. */
export interface Statement {
  label: string
  value: string
}

export interface PageFacts {
  /**
   * By its own words: a price, a type or data make a `product`. A `website` is the front of a shop unless its name says
   * otherwise.
   */
  kind: 'product' | 'website' | 'unknown'
  /** Most reliable first. */
  names: string[]
  /** Shop and brand, no part of a name. */
  shopNames: string[]
  /** Empty if the page does not tell. */
  brand: string
  /** Widest first. */
  categories: string[]
  /** By source, most reliable first; sources may contradict. */
  statements: Statement[][]
  /** Absolute http(s) URLs, best first. */
  pictures: string[]
}

/** UTF-16 units. */
const longestText = 300

/** One line without entities, tags, control, zero-width and bidi characters. */
export const plainText = (text: string): string =>
  decodeEntities(text.slice(0, longestText * 4))
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]+/gu, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestText)
