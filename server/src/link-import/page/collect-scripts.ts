import type { Collector } from './collector.ts'
import type { PageDocument } from './document.ts'

const mostOfOneKind = 200
/** UTF-16 units of all scripts: what else is kept of a page is bounded by number. */
const mostKept = 1_500_000

export function collectScripts() {
  const found: PageDocument['scripts'] = { linkedData: [], json: [], program: [] }
  let inside: string[] | null = null
  let pieces: string[] = []
  let kept = 0
  const keep = (kind: string[], text: string) => {
    kind.push(text)
    kept += text.length
    // What says least gives way, so that data counts that comes late.
    for (const least of [found.program, found.json, found.linkedData])
      while (kept > mostKept && least.length > 0) kept -= least.pop()?.length ?? 0
  }
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
      if (inside) keep(inside, pieces.join(''))
      inside = null
    },
  }
  return { ...collector, found }
}

function kindOf(type: string): keyof PageDocument['scripts'] {
  if (/ld\+json/i.test(type)) return 'linkedData'
  return /json/i.test(type) ? 'json' : 'program'
}
