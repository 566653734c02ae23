import { plainText } from './facts.ts'

/** An HTML element; `depth` is 1 for the root. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  depth: number
}

export interface Collector {
  opened(element: Element): void
  said(text: string): void
  closed(name: string, depth: number): void
}

const longest = 2000

export function collectText() {
  let text = ''
  return {
    add: (piece: string) => {
      if (text.length < longest) text += piece
    },
    /** Returns the collected text as one line, and starts again with an empty text. */
    take: () => {
      const taken = plainText(text)
      text = ''
      return taken
    },
  }
}
