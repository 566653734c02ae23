import type { Facts } from './types.ts'

/** The rest of the closet: everything that is not the core or its outer garment, by what it does. */
export type Drawer = ReadonlyMap<string, readonly Facts[]>

export const of = (drawer: Drawer, role: string) => drawer.get(role) ?? []

/** The piece worth most; of equals the one with the lower id, so that the order of the closet does not matter. */
export function bestBy(facts: readonly Facts[], worth: (f: Facts) => number): Facts | null {
  let best: Facts | null = null
  let top = Number.NEGATIVE_INFINITY
  for (const f of facts) {
    const value = worth(f)
    if (value > top || (value === top && best !== null && f.id < best.id)) [top, best] = [value, f]
  }
  return best
}
