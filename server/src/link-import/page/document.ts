import type { Statement } from './facts.ts'
import type { LinkedNode } from './linked-data.ts'

/** What stands in a page, before anybody has asked what it is about. */
export interface PageDocument {
  /** `<base href>`, as written. */
  base: string | null
  title: string
  heading: string
  /** By `property` or `name` in lower case; every one in the order of the page. */
  metas: Map<string, string[]>
  /** The texts of scripts that are JSON-LD, that are other JSON, and that are programs. */
  scripts: Record<'linkedData' | 'json' | 'program', string[]>
  /** Top-level items of microdata, in the form of JSON-LD. */
  microdata: LinkedNode[]
  /** What leads to the page, in the first short list that looks like it. */
  trail: string[]
  /** Rows of tables and lists of terms. */
  statements: Statement[]
}

export const metaOf = ({ metas }: PageDocument, ...names: string[]): string[] =>
  names.flatMap((name) => metas.get(name) ?? [])
