import { madeName } from '#naming'
import type { Facts } from '../reading/facts.ts'

const kept = new WeakMap<Facts, string>()

/**
 * A short name as one would say it: model, or kind with what tells it from others; no shop words, brackets, codes,
 * sizes. The kind's label, with the colour, where the name has no word for it.
 */
export function speechName(f: Facts): string {
  const cached = kept.get(f)
  if (cached !== undefined) return cached
  const made = madeName(f)
  kept.set(f, made)
  return made
}
