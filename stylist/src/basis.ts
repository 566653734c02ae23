import { madeName, tokensIn } from '#naming'
import type { RecommendOptions } from './choosing/recommend.ts'
import type { Steps } from './choosing/steps.ts'
import type { Day } from './day/day.ts'
import type { GivenNames } from './naming/given-names.ts'
import type { Facts } from './reading/facts.ts'

/** All data by which an outfit is chosen: the same basis gives the same outfit on server and client. */
export type Basis = { facts: readonly Facts[]; day: Day; options: RecommendOptions }

/**
 * Adds the names that only the dictionary can derive, to the piece and to the pieces within it (likely kinds,
 * trousers).
 */
const named = (f: Facts): Facts & GivenNames => ({
  ...f,
  spoken: madeName(f),
  tokens: [...tokensIn(f)],
  couldBe: f.couldBe.map(named),
  trousers: f.trousers && named(f.trousers),
})

type Packed = { set: unknown[] } | { number: string }
const isPacked = (value: unknown, key: string): value is Packed =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === key

/** Replaces sets and infinite numbers, which JSON does not have, by objects. */
function packed(_key: string, value: unknown): unknown {
  if (value instanceof Set) return { set: [...value] } satisfies Packed
  if (typeof value === 'number' && !Number.isFinite(value)) return { number: String(value) } satisfies Packed
  return value
}

function unpacked(_key: string, value: unknown): unknown {
  if (isPacked(value, 'set')) return new Set((value as { set: unknown[] }).set)
  if (isPacked(value, 'number')) return Number((value as { number: string }).number)
  return value
}

/**
 * Writes a basis as a text for `readBasis` of the same version, which then needs no dictionary; each step writes one
 * piece.
 */
export function* writeBasis({ facts, day, options }: Basis): Steps<string> {
  const pieces: string[] = []
  for (const piece of facts) {
    yield null
    pieces.push(JSON.stringify(named(piece), packed))
  }
  return `{"facts":[${pieces.join()}],"day":${JSON.stringify(day, packed)},"options":${JSON.stringify(options, packed)}}`
}

/**
 * Reads a basis that `writeBasis` has written.
 * @throws SyntaxError when `text` is not valid JSON
 */
export const readBasis = (text: string): Basis => JSON.parse(text, unpacked) as Basis
