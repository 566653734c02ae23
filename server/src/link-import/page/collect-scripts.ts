import type { Script } from './choose-scripts.ts'
import type { Collector } from './collector.ts'

/** Collects all inline scripts. They need no limit here, since together they are no larger than the page itself. */
export function collectScripts() {
  const found: Script[] = []
  let pieces: string[] | null = null
  let kind: Script['kind'] = 'program'
  const collector: Collector = {
    opened({ name, attributes }) {
      if (name !== 'script' || attributes['src'] !== undefined) return
      kind = kindOf(attributes['type'] ?? '')
      pieces = []
    },
    said(piece) {
      pieces?.push(piece)
    },
    closed(name) {
      if (name !== 'script' || !pieces) return
      found.push({ kind, text: pieces.join('') })
      pieces = null
    },
  }
  return { ...collector, found }
}

function kindOf(type: string): Script['kind'] {
  if (/ld\+json/i.test(type)) return 'linkedData'
  return /json/i.test(type) ? 'json' : 'program'
}
