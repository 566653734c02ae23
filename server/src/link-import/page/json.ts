/** JSON as shops write it: in comments, with raw line breaks and trailing commas. */
export function parseLoosely(text: string): unknown {
  const bare = text
    .replace(/<!--|-->|\/\/\s*<!\[CDATA\[|\/\/\s*\]\]>|\/\*\s*<!\[CDATA\[\s*\*\/|\/\*\s*\]\]>\s*\*\//g, '')
    .trim()
  return parse(bare.replace(/;$/, '')) ?? parse(bare.replace(/\p{Cc}+/gu, ' ').replace(/,\s*(?=[}\]])/g, ''))
}

/** Undefined for invalid JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const opening = '{['
const closing = '}]'

/** Index after the object, array or string at `start`; −1 without an end. */
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

/** Index of the closing quotation mark, or −1. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text.charAt(at) === '\\') at++
    else if (text.charAt(at) === '"') return at
  }
  return -1
}
