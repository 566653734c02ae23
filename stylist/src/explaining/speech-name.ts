import { madeName } from '#naming'
import type { Facts } from '../reading/facts.ts'

const kept = new WeakMap<Facts, string>()

/**
 * Returns a short name as people would say it: a model, or a kind with what distinguishes it from others; without shop
 * words, brackets, codes or sizes. If the name has no word for the kind, returns the kind's label with the color.
 */
export function speechName(f: Facts): string {
  const cached = kept.get(f)
  if (cached !== undefined) return cached
  const made = madeName(f)
  kept.set(f, made)
  return made
}
