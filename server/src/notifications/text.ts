import { iconWords } from '@otday/contract'

/** Shows nothing and keeps its neighbours on one line: U+2060, the word joiner. */
const joiner = '\u2060'
const anyIconWord = new RegExp(iconWords.join('|'), 'gu')

/**
 * A name as notifications write it. People may be called 피드왕: it looks the same, but no client finds an icon's word
 * in it.
 */
export const nameInNews = (name: string) => name.replace(anyIconWord, (word) => Array.from(word).join(joiner))

/** Characters, as readers count them, of somebody's text that a notification shows. */
const previewLength = 100
const characters = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** The beginning of a text on one line. */
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
