import type { Facts } from '../reading/facts.ts'
import { rowOf } from '../reading/kind-rows.ts'
import type { Tables } from './tables.ts'

/** Felt °C from which and up to which a piece is worn. */
type Range = { from: number; to: number }

/** Ranges by piece, with the tables they rest on: each recommendation asks for them many times. */
const known = new WeakMap<Facts, { tables: Tables; range: Range }>()

/** The piece that was asked for last: most questions about one follow each other. */
let last: { f: Facts; tables: Tables; range: Range } | null = null

/** Returns the felt °C that a piece is for: those read from its name, moved as the tables move those of its kind. */
export function rangeOf(f: Facts, tables: Tables): Range {
  if (last?.f === f && last.tables === tables) return last.range
  const range = rangeIn(f, tables)
  last = { f, tables, range }
  return range
}

function rangeIn(f: Facts, tables: Tables): Range {
  const kept = known.get(f)
  if (kept?.tables === tables) return kept.range
  const table = tables.kinds.get(f.kind)
  const [, , from, to] = rowOf(f.slot, f.kind)
  const range = { from: f.from + (table ? table.from - from : 0), to: f.to + (table ? table.to - to : 0) }
  known.set(f, { tables, range })
  return range
}
