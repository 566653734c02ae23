import { type Collector, collectText, type Element } from './collector.ts'

const mostNames = 300
const mostOfOneName = 20

export function collectHead() {
  const found = { base: null as string | null, title: '', heading: '', metas: new Map<string, string[]>() }
  const text = collectText()
  let inside: 'title' | 'h1' | null = null
  const collector: Collector = {
    opened({ name, attributes }) {
      if (name === 'base') found.base ??= attributes['href'] ?? null
      else if (name === 'meta') keepMeta(found.metas, attributes)
      else if ((name === 'title' && found.title === '') || (name === 'h1' && found.heading === '')) inside ??= name
    },
    said(piece) {
      if (inside) text.add(piece)
    },
    closed(name) {
      if (name !== inside) return
      found[inside === 'title' ? 'title' : 'heading'] = text.take()
      inside = null
    },
  }
  return { ...collector, found }
}

function keepMeta(metas: Map<string, string[]>, { property, name, content }: Element['attributes']) {
  const key = (property ?? name)?.trim().toLowerCase()
  if (!key || !content || metas.size >= mostNames) return
  const before = metas.get(key) ?? []
  if (before.length < mostOfOneName) metas.set(key, [...before, content])
}
