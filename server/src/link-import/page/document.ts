import type { Leads } from './collect-leads.ts'
import type { Statement } from './facts.ts'
import type { LinkedNode } from './linked-data.ts'

export interface PageDocument {
  /** URL of the `base` element as written. */
  base: string | null
  title: string
  heading: string
  /** Contents of `meta` elements by their `property` or `name` in lower case, in page order. */
  metas: Map<string, string[]>
  leads: Leads
  scripts: Record<'linkedData' | 'json' | 'program', string[]>
  /** Top-level items of microdata as JSON-LD. */
  microdata: LinkedNode[]
  /** Steps of the breadcrumb, the widest category first. */
  trail: string[]
  statements: Statement[]
}

export const metaOf = ({ metas }: PageDocument, ...names: string[]): string[] =>
  names.flatMap((name) => metas.get(name) ?? [])
