import { type Alternative, type ClothesId, type ClothesType, idsOf, type Recommendation } from '@otday/contract'

export type Outfit = Pick<Recommendation, 'weatherId' | 'occasion' | 'clothes'>

export interface Target {
  slot: ClothesType
  /** The worn piece that is exchanged; undefined: a piece is only added. */
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
  WARMER: (a, b) => b.warmer - a.warmer,
  COOLER: (a, b) => a.warmer - b.warmer,
  RAIN: (a, b) => rainRank[a.rain] - rainRank[b.rain],
  UNWORN: (a, b) => (daysUnworn(a) === daysUnworn(b) ? 0 : daysUnworn(b) - daysUnworn(a)),
}

/** Sorts alternatives; equal ones stay in the server's order, in which the best match comes first. */
export const sortedBy = (order: Order, all: readonly Alternative[]): Alternative[] => all.toSorted(compare[order])

/** Returns the ids of all pieces worn after the exchange. */
export function idsWith(outfit: Outfit, { replaces }: Target, { item, removes }: Alternative): ClothesId[] {
  const stays = idsOf(outfit).filter((id) => id !== replaces && !removes.includes(id))
  return [...stays, item.clothesId]
}

const halves: readonly ClothesType[] = ['TOP', 'BOTTOM']

/**
 * Returns TOP or BOTTOM, or both, if the alternative replaces a dress and nothing else covers them. `ids`: those worn
 * after the exchange.
 */
export function bareHalves({ clothes }: Outfit, ids: readonly ClothesId[], { item }: Alternative): ClothesType[] {
  const stays = [...clothes.filter(({ clothesId }) => ids.includes(clothesId)), item]
  const isDress = ({ type }: { type: ClothesType }) => type === 'DRESS'
  if (!clothes.some(isDress) || stays.some(isDress)) return []
  return halves.filter((half) => stays.every(({ type }) => type !== half))
}

/** Smallest difference in °C that is felt. */
const felt = 0.5

/** Returns 1 if a piece is noticeably warmer than the worn one, -1 if cooler, else 0. `warmer`: difference in °C. */
export const warmthSign = (warmer: number): number => (Math.abs(warmer) < felt ? 0 : Math.sign(warmer))

/** Says how many °C warmer a piece is than the worn one, such as 3° 따뜻해요. */
export function warmthText(warmer: number): string {
  const sign = warmthSign(warmer)
  if (sign === 0) return '비슷해요'
  return `${Math.max(1, Math.round(Math.abs(warmer)))}° ${sign > 0 ? '따뜻해요' : '시원해요'}`
}

/**
 * Returns the text of `warmthText` for screen readers, in words that are clear without the thermometer shown beside it.
 */
export const spokenWarmth = (warmer: number): string =>
  warmthSign(warmer) === 0 ? '따뜻하기는 비슷해요' : warmthText(warmer)

export const rainTexts = { RESISTS: '비에 강해요', PLAIN: '', SUFFERS: '비에 약해요' } as const

export function matchText(match: number): string {
  if (match >= 80) return '잘 어울려요'
  return match >= 60 ? '무난해요' : '조금 어색해요'
}
