import type { Facts } from '@otday/stylist'

/** Which pieces plans keep free, and which stay whatever is planned. */
export interface Withheld {
  reserved: readonly string[]
  kept: readonly string[]
}

/** The closet without what a plan of the next days needs; of a type that would be gone wholly all stay. */
export function choosable(facts: readonly Facts[], { reserved, kept }: Withheld): readonly Facts[] {
  if (reserved.length === 0) return facts
  const isFree = ({ id }: Facts) => kept.includes(id) || !reserved.includes(id)
  const free = new Set(facts.filter(isFree).map(({ type }) => type))
  return facts.filter((piece) => isFree(piece) || !free.has(piece.type))
}
