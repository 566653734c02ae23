import type { Facts } from '../reading/facts.ts'

export type Locks = { kept: readonly Facts[]; released: readonly string[] }

const several = new Set<Facts['type']>(['UNDERWEAR', 'ACCESSORY', 'ETC'])

function fits(f: Facts, kept: readonly Facts[]): boolean {
  const same = kept.filter(({ type }) => type === f.type).length
  if (f.type === 'DRESS' && kept.some(({ type }) => type === 'BOTTOM')) return false
  if (f.type === 'BOTTOM' && kept.some(({ type }) => type === 'DRESS')) return false
  if (f.type === 'OUTER' || f.type === 'TOP') return same < 2
  return several.has(f.type) || same === 0
}

/**
 * Returns the locked pieces that fit together: at most two tops, two outer garments and one of each other type. Earlier
 * ones take precedence.
 */
export function locksOf(facts: readonly Facts[], locked: readonly string[]): Locks {
  if (locked.length === 0) return { kept: [], released: [] }
  const byId = new Map(facts.map((f) => [f.id, f]))
  const kept: Facts[] = []
  const released: string[] = []
  for (const id of new Set(locked)) {
    const f = byId.get(id)
    if (f && fits(f, kept)) kept.push(f)
    else released.push(id)
  }
  return { kept, released }
}
