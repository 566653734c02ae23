/** Something that a page says of its product, in the page's words: 소재, 면 100%. */
export interface Statement {
  label: string
  value: string
}

/** What a page says about the one product it is about, as the shop wrote it. All texts are short. */
export interface PageFacts {
  /** What the product is called, the surest source first. */
  names: string[]
  /** What the shop and the brand are called: no part of what the product is. */
  shopNames: string[]
  /** From the widest to the narrowest. */
  categories: string[]
  /** By source, the surest first: two sources may contradict each other. */
  statements: Statement[][]
  /** Absolute addresses, http or https, the best first. */
  pictures: string[]
}

/** The most that is read of one text, in UTF-16 units. */
export const longestText = 300

/** One line without what nobody sees: tags, controls, zero-width and bidi marks; no white space around or twice. */
export const plainText = (text: string): string =>
  text
    .slice(0, longestText * 4)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]+/gu, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestText)
