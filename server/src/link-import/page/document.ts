import type { Leads } from './collect-leads.ts'
import type { Statement } from './facts.ts'
import type { LinkedNode } from './linked-data.ts'

export interface PageDocument {
  /** Address as written. */
  base: string | null
  title: string
  heading: string
  /** Contents by lower-case `property` or `name`, in page order. */
  metas: Map<string, string[]>
  leads: Leads
  scripts: Record<'linkedData' | 'json' | 'program', string[]>
  /** Top-level, as JSON-LD. */
  microdata: LinkedNode[]
  /** Breadcrumb. */
  trail: string[]
  statements: Statement[]
}

export const metaOf = ({ metas }: PageDocument, ...names: string[]): string[] =>
  names.flatMap((name) => metas.get(name) ?? [])
