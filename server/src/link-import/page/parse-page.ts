import { Parser } from 'htmlparser2'
import { chooseScripts } from './choose-scripts.ts'
import { collectHead } from './collect-head.ts'
import { collectLeads } from './collect-leads.ts'
import { collectMicrodata } from './collect-microdata.ts'
import { collectScripts } from './collect-scripts.ts'
import { collectStatements } from './collect-statements.ts'
import { collectTrail } from './collect-trail.ts'
import type { PageDocument } from './document.ts'

/** Deepest nesting that is parsed: real pages nest 100 deep; at a depth of 100,000 the parser takes minutes. */
const deepest = 2000

/**
 * Parses a page in one pass; builds no tree and executes nothing.
 * @throws when elements nest deeper than `deepest`
 */
export function parsePage(html: string): PageDocument {
  const [head, leads, scripts, microdata] = [collectHead(), collectLeads(), collectScripts(), collectMicrodata()]
  const [trail, statements] = [collectTrail(), collectStatements()]
  const collectors = [head, leads, scripts, microdata, trail, statements]
  const readers = collectors.filter((collector) => collector !== scripts)
  let depth = 0
  let isCode = false
  const parser = new Parser({
    onopentag(name, attributes) {
      if (++depth > deepest) throw new Error('too deep')
      isCode = name === 'script' || name === 'style'
      for (const collector of collectors) collector.opened({ name, attributes, depth })
    },
    ontext(text) {
      if (isCode) scripts.said(text)
      else for (const reader of readers) reader.said(text)
    },
    onclosetag(name) {
      for (const collector of collectors) collector.closed(name, depth)
      depth--
      isCode = false
    },
  })
  parser.end(html)
  return {
    ...head.found,
    leads: leads.found,
    scripts: chooseScripts(scripts.found),
    microdata: microdata.found,
    trail: trail.found,
    statements: statements.found,
  }
}
