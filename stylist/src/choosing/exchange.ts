import type { ClothesType } from '@otday/contract'
import type { Day } from '../day/day.ts'
import type { Facts } from '../reading/facts.ts'
import { type JudgedOutfit, type JudgeOptions, judging, usualCount } from './judge.ts'
import { unsuitable } from './unsuitable.ts'
import type { Steps } from './steps.ts'
import { fittedTables, type Tables } from './tables.ts'
import { resistsRain, suffersInRain } from './wet-harm.ts'

export type Exchange = {
  slot: ClothesType
  /** Id of the worn piece to be replaced; without one, a piece is added to the slot. */
  replaces?: string | undefined
}

export type Alternative = {
  piece: Facts
  /** How well the outfit with this piece suits the day. */
  outfit: JudgedOutfit
  rain: 'RESISTS' | 'PLAIN' | 'SUFFERS'
  occasion: 'BETTER' | 'SAME' | 'WORSE'
  /** Ids of worn pieces that this piece replaces. */
  removes: readonly string[]
}

/**
 * Least difference between the shares (0–1) of people who would not wear two pieces for an occasion, from which one is
 * better.
 */
const differs = 0.15
/** Share (0–1) of people who would not wear a piece for an occasion, from which adding it makes the outfit worse. */
const wrong = 0.6

/** Returns worn pieces that must leave: a dress replaces top and bottom, and a full slot gives up its first piece. */
export function leavingFor(worn: readonly Facts[], { slot, replaces }: Exchange): readonly Facts[] {
  const replaced = worn.find(({ id }) => id === replaces)
  const displaced: readonly ClothesType[] =
    slot === 'DRESS' ? ['TOP', 'BOTTOM'] : slot === 'TOP' || slot === 'BOTTOM' ? ['DRESS'] : []
  const same = worn.filter(({ type }) => type === slot)
  const isFull = replaced?.type !== slot && same.length >= (usualCount[slot] ?? Number.POSITIVE_INFINITY)
  const leaving = new Set([...(replaced ? [replaced] : []), ...(isFull ? same.slice(0, 1) : [])])
  return worn.filter((f) => leaving.has(f) || displaced.includes(f.type))
}

function occasionChange(piece: Facts, leaving: readonly Facts[], { purpose }: Day, tables: Tables) {
  const share = unsuitable(piece, purpose, tables)
  if (leaving.length === 0) return share >= wrong ? 'WORSE' : 'SAME'
  const before = Math.max(...leaving.map((f) => unsuitable(f, purpose, tables)))
  if (share < before - differs) return 'BETTER'
  return share > before + differs ? 'WORSE' : 'SAME'
}

const rainOf = (f: Facts) => (resistsRain(f) ? 'RESISTS' : suffersInRain(f) ? 'SUFFERS' : 'PLAIN')

/** Returns every other piece of the slot in `options.closet`, sorted by the match of the outfit with it, best first. */
export function* exchanging(
  worn: readonly Facts[],
  exchange: Exchange,
  day: Day,
  options: JudgeOptions,
): Steps<readonly Alternative[]> {
  const tables = options.tables ?? fittedTables()
  const others = options.closet.filter((f) => f.type === exchange.slot && !worn.includes(f))
  const leaving = leavingFor(worn, exchange)
  const staying = worn.filter((f) => !leaving.includes(f))
  const judgeAny = judging([...staying, ...others], day, options)
  const found: Alternative[] = []
  for (const piece of others) {
    yield null
    found.push({
      piece,
      outfit: judgeAny([...staying, piece]),
      rain: rainOf(piece),
      occasion: occasionChange(piece, leaving, day, tables),
      removes: leaving.map(({ id }) => id),
    })
  }
  return found.toSorted((a, b) => a.outfit.harm - b.outfit.harm || (a.piece.id < b.piece.id ? -1 : 1))
}
