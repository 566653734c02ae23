import type { Collector } from './collector.ts'

export interface Leads {
  /** `content` of `<meta http-equiv="refresh">`. */
  refresh: string
  canonical: string
}

/** Collects addresses as written; empty where the page has none. What is for browsers without scripts is left out. */
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
