import type { ClothesType } from '@otday/contract'
import type { Facts } from '../reading/facts.ts'

/** A piece that came, and the id of the one whose place it took; null if it took none. */
export type Change = { from: string | null; to: Facts }

/** Types in the order of how much people notice a change of them, most first. */
export const noticed: readonly ClothesType[] = ['DRESS', 'TOP', 'BOTTOM', 'OUTER', 'SHOES', 'BAG']

/**
 * Returns the pieces that the last shown outfit did not have, most noticed first.
 * @param last ids of the pieces of that outfit, joined by spaces; undefined if none was shown
 */
export function changesSince(
  last: string | undefined,
  items: readonly Facts[],
  byId: ReadonlyMap<string, Facts>,
): readonly Change[] {
  if (last === undefined) return []
  const before = last.split(' ').flatMap((id) => byId.get(id) ?? [])
  const isNew = ({ id }: Facts) => !before.some((f) => f.id === id)
  const left = before.filter(({ id }) => !items.some((f) => f.id === id))
  return noticed.flatMap((type) =>
    items
      .filter((f) => f.type === type && isNew(f))
      .map((to) => ({ from: left.find((f) => f.type === type)?.id ?? null, to })),
  )
}

/**
 * Returns the types that a piece covers: a dress is also a top and a bottom, and a whole suit that is one piece of the
 * closet also a bottom.
 */
const covers = ({ type, trousers }: Facts): readonly ClothesType[] =>
  type === 'DRESS' ? ['DRESS', 'TOP', 'BOTTOM'] : trousers ? [type, 'BOTTOM'] : [type]

/**
 * Returns the types that the last shown outfit had and this one has no more, most noticed first.
 * @param last ids of the pieces of that outfit, joined by spaces; undefined if none was shown
 */
export function droppedSince(
  last: string | undefined,
  items: readonly Facts[],
  byId: ReadonlyMap<string, Facts>,
): readonly ClothesType[] {
  const before = last?.split(' ').flatMap((id) => byId.get(id)?.type ?? []) ?? []
  const worn = items.flatMap(covers)
  return noticed.filter((type) => {
    const isReplaced = type === 'DRESS' && (worn.includes('TOP') || worn.includes('BOTTOM'))
    return before.includes(type) && !worn.includes(type) && !isReplaced
  })
}
