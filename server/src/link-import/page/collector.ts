import { plainText } from './facts.ts'

/** An element as collectors see it; `depth` counts from 1 at the root. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  depth: number
}

/** Listens to a page from its first tag to its last and keeps what it is for. */
export interface Collector {
  opened(element: Element): void
  said(text: string): void
  /** `depth` is that of the element which ends. */
  closed(name: string, depth: number): void
}

const longest = 2000

/** Text that is put together from its pieces, as far as anybody reads it. */
export function collectText() {
  let text = ''
  return {
    add: (piece: string) => {
      if (text.length < longest) text += piece
    },
    /** What was collected, in one line; collecting begins anew. */
    take: () => {
      const taken = plainText(text)
      text = ''
      return taken
    },
  }
}
