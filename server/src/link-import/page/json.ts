import { parseJson } from '@otday/common/json'
import { decodeEntities, decodeOnce } from './entities.ts'

/** Ways of repairing JSON, in the order in which they are tried. */
const readings: readonly ((text: string) => string)[] = [
  (text) => text,
  mended,
  (text) => mended(decodeOnce(text)),
  (text) => mended(decodeEntities(text)),
]

/** Parses JSON as shops write it: in comments, with raw line breaks, trailing commas and `\'`, or escaped as HTML. */
export function parseLoosely(text: string): unknown {
  const bare = text
    .replace(/<!--|-->|\/\/\s*<!\[CDATA\[|\/\/\s*\]\]>|\/\*\s*<!\[CDATA\[\s*\*\/|\/\*\s*\]\]>\s*\*\//g, '')
    .trim()
    .replace(/;$/, '')
  for (const reading of readings) {
    const value = parseJson(reading(bare))
    if (value !== undefined) return value
  }
  return undefined
}

function mended(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/,\s*(?=[}\]])/g, '')
    .replace(/\\(.)/g, (escape, next: string) => (/["\\/bfnrtu]/.test(next) ? escape : next))
}

const opening = '{['
const closing = '}]'

/** Returns the index after the object, array or string that begins at `start`; −1 if it does not end. */
export function endOfValue(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '"') {
      at = endOfText(text, at)
      if (at < 0) return -1
    } else if (opening.includes(character)) depth++
    else if (closing.includes(character)) depth--
    if (depth === 0) return at + 1
  }
  return -1
}

/** Returns the index of the closing quotation mark, or −1. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text.charAt(at) === '\\') at++
    else if (text.charAt(at) === '"') return at
  }
  return -1
}
