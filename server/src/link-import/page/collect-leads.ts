import type { Collector } from './collector.ts'

export interface Leads {
  /** The `content` attribute of `<meta http-equiv="refresh">`. */
  refresh: string
  canonical: string
}

/** Collects the refresh and canonical URLs as written; empty where the page has none. `noscript` content is ignored. */
export function collectLeads() {
  const found: Leads = { refresh: '', canonical: '' }
  let withoutScripts = 0
  const collector: Collector = {
    opened({ name, attributes }) {
      if (name === 'noscript') withoutScripts++
      if (withoutScripts > 0) return
      if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh')
        found.refresh ||= attributes['content'] ?? ''
      if (name === 'link' && /(?:^|\s)canonical(?:\s|$)/i.test(attributes['rel'] ?? ''))
        found.canonical ||= attributes['href'] ?? ''
    },
    said: () => undefined,
    closed(name) {
      if (name === 'noscript') withoutScripts--
    },
  }
  return { ...collector, found }
}
