import type { Collector } from './collector.ts'
import type { PageDocument } from './document.ts'

const mostOfOneKind = 200

export function collectScripts() {
  const found: PageDocument['scripts'] = { linkedData: [], json: [], program: [] }
  let inside: string[] | null = null
  let pieces: string[] = []
  const collector: Collector = {
    opened({ name, attributes }) {
      if (name !== 'script' || attributes['src'] !== undefined) return
      const kind = found[kindOf(attributes['type'] ?? '')]
      inside = kind.length < mostOfOneKind ? kind : null
      pieces = []
    },
    said(piece) {
      if (inside) pieces.push(piece)
    },
    closed(name) {
      if (name !== 'script') return
      inside?.push(pieces.join(''))
      inside = null
    },
  }
  return { ...collector, found }
}

function kindOf(type: string): keyof PageDocument['scripts'] {
  if (/ld\+json/i.test(type)) return 'linkedData'
  return /json/i.test(type) ? 'json' : 'program'
}
