import type { Facts } from '../reading/facts.ts'
import type { Context } from './context.ts'

type Closet = Context['closet']

/**
 * Returns the closet without pieces that are in the wash or packed away, that the user left out for the day (`without`)
 * or that a plan of the next days needs; pieces in `kept` stay. If plans need all pieces of a type, all of these stay.
 */
export function choosable(closet: Closet, kept: readonly string[], without: readonly string[] = []): readonly Facts[] {
  const isOff = (id: string) => without.includes(id) && !kept.includes(id)
  const here = notAway(closet, kept).filter(({ id }) => !isOff(id))
  const { reserved } = closet
  if (reserved.length === 0) return here
  const isFree = ({ id }: Facts) => kept.includes(id) || !reserved.includes(id)
  const free = new Set(here.filter(isFree).map(({ type }) => type))
  return here.filter((piece) => isFree(piece) || !free.has(piece.type))
}

/** Returns the closet without pieces that are in the wash or packed away for the season; pieces in `kept` stay. */
export function notAway({ facts, away }: Closet, kept: readonly string[]): readonly Facts[] {
  if (away.length === 0) return facts
  const gone = new Set(away.map(({ clothesId }) => clothesId).filter((id) => !kept.includes(id)))
  return facts.filter(({ id }) => !gone.has(id))
}

/**
 * Returns the closet with a mark on pieces that are in the wash or packed away, so that nobody is advised to put them
 * on.
 */
export function sayingAway({ facts, away }: Closet): readonly Facts[] {
  if (away.length === 0) return facts
  const gone = new Set(away.map(({ clothesId }) => clothesId))
  return facts.map((piece) => (gone.has(piece.id) ? { ...piece, keptAt: 'away' } : piece))
}
