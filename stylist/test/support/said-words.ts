import { fittedTables } from '../../src/choosing/tables.ts'
import { unsuitable } from '../../src/choosing/unsuitable.ts'
import type { Day } from '../../src/day/day.ts'
import type { Facts } from '../../src/reading/facts.ts'
import { type Scene, marked, wetness } from './said-text.ts'

export const types: Readonly<Record<string, string>> = {
  상의: 'TOP',
  하의: 'BOTTOM',
  원피스: 'DRESS',
  겉옷: 'OUTER',
  신발: 'SHOES',
  가방: 'BAG',
}
export const main = 'TOP|BOTTOM|DRESS|OUTER|SHOES|BAG'
export const garments = /TOP|BOTTOM|DRESS|OUTER/
export const warm = 'warm|warmHat|warmHands|thermal'
export const sports: Readonly<Record<string, string>> = {
  등산: 'HIKING',
  러닝: 'RUNNING',
  헬스: 'GYM',
  '구기 운동': 'BALL',
  골프: 'GOLF',
  자전거: 'CYCLING',
}
export const kits: Readonly<Record<string, (f: Facts) => boolean>> = {
  등산화: (f) => f.slot === 'SHOES' && marked('hiking')(f),
  러닝화: ({ kind }) => kind === 'runningShoes',
  '운동 바지': (f) => f.slot === 'BOTTOM' && marked('sport|athleisure|tight')(f),
  '등산 바지': (f) => f.slot === 'BOTTOM' && marked('hiking')(f),
  '골프 바지': (f) => f.slot === 'BOTTOM' && marked('golf')(f),
  '운동 상의': (f) => f.slot === 'TOP' && marked('sport|athleisure|golf|cycling')(f),
  바지: (f) => f.slot === 'BOTTOM' && marked('hiking|sport|athleisure|tight')(f),
  상의: (f) => f.slot === 'TOP' && marked('sport|athleisure|golf|cycling')(f),
  신발: (f) => f.slot === 'SHOES' && marked('hiking|grips|sneaker|sport|courtOnly|ballOnly')(f),
  운동화: (f) => f.slot === 'SHOES' && marked('sneaker|sport|courtOnly|ballOnly')(f),
  골프화: ({ kind }) => kind === 'golfShoes',
  헬멧: (f) => marked('helmet')(f) || /헬멧/.test(f.name),
}
export const places: Readonly<Record<string, string>> = { 조문: 'FUNERAL', 결혼식: 'WEDDING', 면접: 'INTERVIEW' }
export const isAt = ({ isNamed, purpose }: Day, what = '?') => isNamed && purpose.endsWith(` ${what}`)

export const wheres: Readonly<Record<string, string>> = {
  '출근할 때는': 'WORK',
  학교에는: 'SCHOOL',
  '편하게 입기엔': 'CASUAL',
  '만나는 자리에는': 'DATE',
  '격식 있는 자리에는': 'FORMAL',
  여행에는: 'TRAVEL',
}

/** Whether at least three in four people would not wear a piece for the purpose of the day. */
export const isOdd = (f: Facts, { purpose }: Day) => unsuitable(f, purpose, fittedTables()) >= 0.75
export const isBetter = (f: Facts, day: Day) => f.condition === 'fine' && !isOdd(f, day)

/** Whether a piece is black, charcoal or navy, by OKLCH chroma and lightness. */
export const isDark = ({ color }: Facts) => color !== null && color.c < 0.08 && color.l < 0.43
/**
 * Whether the color of a piece is like that of a bride's dress: white, ivory or cream, by OKLCH chroma and lightness.
 */
export const isBridal = ({ color }: Facts) => color !== null && color.c < 0.07 && color.l > 0.82
export const isBright = (f: Facts) => garments.test(f.type) && !isDark(f)
export const isDryShoe = (day: Day) => (f: Facts) => f.type === 'SHOES' && wetness(f, day.high) <= 1.5

/** Felt °C from which warnings of heat apply, in steps. */
const heats = [31, 33, 35, 38]
export const heatOf = (felt: number) => heats.filter((from) => felt >= from).length
export const levels = ['관심', '주의', '경고', '위험']
const sizes: Readonly<Record<string, readonly [from: number, to: number]>> = {
  조금: [1.5, 6],
  많이: [4.5, 99],
  '위험할 만큼': [8, 99],
}
export const isSize = (by: number, size: string) => by >= (sizes[size]?.[0] ?? 99) && by <= (sizes[size]?.[1] ?? 0)
export const coldOf = (air: number) => (air <= -15 ? '경고' : air <= -12 ? '주의' : '')

/** Whether each type was worn before and is not worn now. */
export const isDropped = (s: Scene, list: string) =>
  list.split(', ').every((t) => s.before.some(({ type }) => type === types[t]) && !s.has(types[t] ?? ''))

/** Whether something of each type is worn, and all of it was worn before. */
export const isKept = (s: Scene, list: string) =>
  list.split(', ').every((t) => {
    const [now, then] = [s.items, s.before].map((items) => items.filter(({ type }) => type === types[t]))
    return now?.length !== 0 && now?.every((f) => then?.includes(f)) === true
  })

/** Whether an outfit is neither too cold nor too warm, with nothing missing. */
export const isRight = (s: Scene) => s.gauge.coldBy + s.gauge.hotBy === 0 && s.outfit.missing.length === 0

/** Whether the named pieces are worn beneath, and on the legs. */
export const isUnder = (s: Scene, under: string, legs: string) =>
  (under === '' || s.wears(under, '', 'thermal').length > 0) && (legs === '' || s.wears(legs, 'SOCKS', warm).length > 0)
