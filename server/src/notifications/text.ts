import { iconWords } from '@otday/contract'

/** U+2060, the word joiner: invisible, without a line break. */
const joiner = '\u2060'
const anyIconWord = new RegExp(iconWords.join('|'), 'gu')

/**
 * Splits icon words by an invisible character. Otherwise the name of a user, such as 피드왕 (with 피드, feed), would make
 * the client choose a wrong icon.
 */
export const nameInNews = (name: string) => name.replace(anyIconWord, (word) => Array.from(word).join(joiner))

/** Length of a preview in graphemes. */
const previewLength = 100
const characters = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** Shortens a text to one line. */
export function preview(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  let shown = ''
  let count = 0
  for (const { segment } of characters.segment(line)) {
    if (count++ === previewLength) return `${shown}…`
    shown += segment
  }
  return shown
}
