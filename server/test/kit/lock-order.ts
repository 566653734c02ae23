import { createRequire } from 'node:module'
import type pg from 'pg'

const { lockOrder } = createRequire(import.meta.url)('../../../layers.cjs') as { lockOrder: readonly string[] }

/** Lock modes of rows, the weakest first; an advisory lock counts as `update`, the strongest. */
const modes = ['key share', 'share', 'no key update', 'update'] as const
type Mode = (typeof modes)[number]

interface Lock {
  /** Name of a table, or `name: <kind>` for an advisory lock. */
  on: string
  mode: Mode
}
interface Taken extends Lock {
  statement: string
}

interface Edge {
  first: Taken
  second: Taken
}

export interface LockRecord {
  /** Returns descriptions of locks taken against `lockOrder`, and of locks that it does not list. */
  inversions(): readonly string[]
}

/**
 * Records in which order each transaction of a pool takes locks; a row lock counts as a lock of its table. The order
 * within a statement is unknown. Locks with `skip locked`, and locks on rows that the transaction inserted itself,
 * never wait, so they do not count.
 */
export function recordLocks(pool: pg.Pool): LockRecord {
  const edges = new Map<string, Edge>()
  pool.on('connect', (client) => {
    let taken: Map<string, Taken> | null = null
    let inserted = new Set<string>()
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      const { text, values } = statementOf(given)
      if (/^\s*(?:begin|start transaction)\b[^;]*;?\s*$/i.test(text)) [taken, inserted] = [new Map(), new Set()]
      else if (/^\s*(?:commit|rollback)\s*;?\s*$/i.test(text)) taken = null
      else if (taken && !text.includes('pgboss.')) {
        const isOthers = ({ on, mode }: Lock) => mode !== 'no key update' || !inserted.has(on)
        note(edges, taken, locksOf(text, values).filter(isOthers), text)
        for (const [, table = ''] of text.matchAll(/insert\s+into\s+"?(\w+)"?/gi)) inserted.add(table)
      }
      return query(...given)
    }) as never
  })
  return { inversions: () => [...edges.values()].filter(isForbidden).map(describe) }
}

function statementOf([first, second]: readonly unknown[]): { text: string; values: readonly unknown[] } {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] }
  const { text = '', values = [] } = (first ?? {}) as { text?: string; values?: readonly unknown[] }
  return { text, values: Array.isArray(second) ? second : values }
}

function note(edges: Map<string, Edge>, taken: Map<string, Taken>, locks: readonly Lock[], statement: string) {
  const waitedFor = locks.filter(({ on, mode }) => rank(mode) > rank(taken.get(on)?.mode))
  for (const lock of waitedFor)
    for (const first of taken.values())
      if (first.on !== lock.on)
        edges.set([first.on, first.mode, lock.on, lock.mode].join(), { first, second: { ...lock, statement } })
  for (const lock of waitedFor) taken.set(lock.on, { ...lock, statement })
}

const rank = (mode: Mode | undefined) => (mode ? modes.indexOf(mode) : -1)

function locksOf(text: string, values: readonly unknown[]): readonly Lock[] {
  const found: Lock[] = []
  if (text.includes('pg_advisory_xact_lock')) found.push({ on: `name: ${kindOf(text, values)}`, mode: 'update' })
  for (const [, table = ''] of text.matchAll(/\bupdate\s+(?:only\s+)?"?(\w+)"?(?:\s+(?:as\s+)?"?\w+"?)?\s+set\b/gi))
    found.push({ on: table, mode: 'no key update' })
  for (const [, table = ''] of text.matchAll(/\bdelete\s+from\s+"?(\w+)"?/gi)) found.push({ on: table, mode: 'update' })
  const upserted = /insert\s+into\s+"?(\w+)"?(?=[\s\S]*on conflict[\s\S]*do update)/i.exec(text)?.[1]
  if (upserted) found.push({ on: upserted, mode: 'no key update' })
  for (const match of text.matchAll(/\bfor (update|no key update|share|key share)\b((?:(?!\bfor\b)[^()])*)/gi)) {
    const [, mode = '', rest = ''] = match
    if (/skip locked/i.test(rest)) continue
    const names = /\bof ([\w", ]+)/i.exec(rest)?.[1]
    for (const on of lockedTables(text.slice(0, match.index), names))
      found.push({ on, mode: mode.toLowerCase() as Mode })
  }
  return found
}

/** Returns the kind of an advisory lock; a statement that locks by number names the kind in a comment. */
function kindOf(text: string, values: readonly unknown[]): string {
  const [, place = '1'] = /pg_advisory_xact_lock(?:_shared)?\(hashtext\(\$(\d+)\)/.exec(text) ?? []
  return /\/\* (\w+) \*\//.exec(text)?.[1] ?? String(values[Number(place) - 1])
}

function lockedTables(text: string, names: string | undefined): readonly string[] {
  const before = ownClauses(text)
  const aliases = new Map<string, string>()
  for (const [, table = '', alias] of before.matchAll(/\b(?:from|join|using)\s+"?(\w+)"?(?:\s+as\s+"?(\w+)"?)?/gi)) {
    aliases.set(table, table)
    if (alias) aliases.set(alias, table)
  }
  if (names) return [...names.matchAll(/"?(\w+)"?/g)].map(([, name = '']) => aliases.get(name) ?? name)
  const last = [...before.matchAll(/\bfrom\s+"?(\w+)"?/gi)].at(-1)?.[1]
  return last ? [last] : []
}

/** Returns the clauses of a query without those of its subqueries and of the query around it. */
function ownClauses(text: string): string {
  const closed = /\([^()]*\)/g
  let left = text
  while (closed.test(left)) left = left.replaceAll(closed, ' ')
  return left.slice(left.lastIndexOf('(') + 1)
}

/** Returns the position of a lock in `lockOrder`, which may list a strong mode of a table separately. */
const placeOf = ({ on, mode }: Lock) => lockOrder.findIndex((name) => name === `${on} for ${mode}` || name === on)

function isForbidden({ first, second }: Edge): boolean {
  const [one, other] = [placeOf(first), placeOf(second)]
  return one < 0 || other < 0 || one > other
}

const describe = ({ first, second }: Edge) =>
  `${first.on} (${first.mode}) is locked before ${second.on} (${second.mode}):\n${[first, second].map(shortened).join('\n')}`

const shortened = ({ statement }: Taken) => `  ${statement.replaceAll(/\s+/g, ' ').slice(0, 300)}`
