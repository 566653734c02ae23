import type { Facts } from '../reading/facts.ts'
import type { Context } from './context.ts'

type Closet = Context['closet']

/**
 * The closet without what is away, what was put off for the day (`without`) and what a plan of the next days needs;
 * `kept` stays. Of a type that is planned wholly all stay.
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

/** The closet without what is in the wash or stored; `kept` stays. */
export function notAway({ facts, away }: Closet, kept: readonly string[]): readonly Facts[] {
  if (away.length === 0) return facts
  const gone = new Set(away.map(({ clothesId }) => clothesId).filter((id) => !kept.includes(id)))
  return facts.filter(({ id }) => !gone.has(id))
}

/** The closet in which what is in the wash or stored says so: nobody is told to put it on. */
export function sayingAway({ facts, away }: Closet): readonly Facts[] {
  if (away.length === 0) return facts
  const gone = new Set(away.map(({ clothesId }) => clothesId))
  return facts.map((piece) => (gone.has(piece.id) ? { ...piece, keptAt: 'away' } : piece))
}
