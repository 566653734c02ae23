import type { Alternative, ClothesId, ClothesType, Recommendation } from '@otday/contract'
import { idsOf } from '../../history.ts'

export type Outfit = Pick<Recommendation, 'weatherId' | 'occasion' | 'clothes'>

export interface Target {
  slot: ClothesType
  /** Worn now; without it a piece is added. */
  replaces: ClothesId | undefined
}

export const orders = ['MATCH', 'WARMER', 'COOLER', 'RAIN', 'UNWORN'] as const
export type Order = (typeof orders)[number]

export const orderLabels = {
  MATCH: '어울리는 순',
  WARMER: '더 따뜻하게',
  COOLER: '더 시원하게',
  RAIN: '비에 강하게',
  UNWORN: '오래 안 입은 옷',
} as const satisfies Record<Order, string>

const rainRank: Record<Alternative['rain'], number> = { RESISTS: 0, PLAIN: 1, SUFFERS: 2 }
const daysUnworn = ({ wornDaysAgo }: Alternative) => wornDaysAgo ?? Number.POSITIVE_INFINITY

const compare: Record<Order, (a: Alternative, b: Alternative) => number> = {
  MATCH: () => 0,
  WARMER: (a, b) => b.warmth - a.warmth,
  COOLER: (a, b) => a.warmth - b.warmth,
  RAIN: (a, b) => rainRank[a.rain] - rainRank[b.rain],
  UNWORN: (a, b) => (daysUnworn(a) === daysUnworn(b) ? 0 : daysUnworn(b) - daysUnworn(a)),
}

/** Equals stay in the server's order: what goes together best comes first. */
export const sortedBy = (order: Order, all: readonly Alternative[]): Alternative[] => all.toSorted(compare[order])

/** Ids worn after the change. */
export function idsWith(outfit: Outfit, { replaces }: Target, { item, removes }: Alternative): ClothesId[] {
  const stays = idsOf(outfit).filter((id) => id !== replaces && !removes.includes(id))
  return [...stays, item.clothesId]
}

export function warmthText(points: number): string {
  if (points === 0) return '그대로'
  return points > 0 ? `+${points}` : `\u2212${-points}`
}

export function spokenWarmth(points: number): string {
  if (points === 0) return '보온 그대로'
  return `보온 ${Math.abs(points)} ${points > 0 ? '올라가요' : '내려가요'}`
}

export const rainTexts = { RESISTS: '비에 강해요', PLAIN: '', SUFFERS: '비에 약해요' } as const

export function matchText(match: number): string {
  if (match >= 80) return '잘 어울려요'
  return match >= 60 ? '무난해요' : '조금 어색해요'
}
