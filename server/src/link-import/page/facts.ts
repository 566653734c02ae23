/** In the page's words: 소재, 면 100%. */
export interface Statement {
  label: string
  value: string
}

export interface PageFacts {
  /** Most reliable first. */
  names: string[]
  /** Shop and brand, no part of a name. */
  shopNames: string[]
  /** Widest first. */
  categories: string[]
  /** By source, most reliable first; sources may contradict. */
  statements: Statement[][]
  /** Absolute http(s) URLs, best first. */
  pictures: string[]
}

/** UTF-16 units. */
const longestText = 300

/** One line without tags, control, zero-width and bidi characters. */
export const plainText = (text: string): string =>
  text
    .slice(0, longestText * 4)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]+/gu, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestText)
