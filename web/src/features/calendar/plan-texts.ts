import { daysAfter } from '@otday/common/seoul-time'
import { withParticle } from '@otday/common/particles'
import type { ClothesType, Wear } from '@otday/contract'
import { monthDay } from '../../platform/time/calendar-days.ts'

/**
 * Types of pieces that are reserved for a planned outfit: its pieces of these types are not recommended on the
 * `reservedDays` days before it. Its other pieces may still be recommended.
 */
const reserved: readonly ClothesType[] = ['TOP', 'BOTTOM', 'DRESS']
const reservedDays = 2

/**
 * Returns a text that names the pieces not recommended from `today` or later until the planned day, as they are
 * reserved; null if none.
 */
export function reservedText(date: string, wears: readonly Wear[], today: string): string | null {
  const items = wears.filter(({ state }) => state === 'PLANNED').flatMap((wear) => wear.items)
  const names = new Set(items.filter((item) => !item.isGone && reserved.includes(item.type)).map(({ name }) => name))
  if (names.size === 0) return null
  const kept = withParticle([...names].join(', '), '은/는')
  const from = daysAfter(date, -reservedDays)
  const start = from <= today ? '오늘' : monthDay(from)
  return `${kept} ${start}부터 ${monthDay(date)}까지 다른 날 추천하지 않아요.`
}

const places = { WASH: '세탁 중이에요.', STORAGE: '보관 중이에요.' } as const

/**
 * Returns a text on a planned outfit's pieces that are deleted, in the wash or packed away for the season; null if
 * there are none, or if the outfit was worn.
 */
export function missingText({ state, items }: Wear): string | null {
  if (state === 'WORN') return null
  const gone = items.filter(({ isGone }) => isGone).map(({ name }) => name)
  const away = items.flatMap(({ name, away: place }) =>
    place ? `${withParticle(name, '은/는')} ${places[place]}` : [],
  )
  if (gone.length > 0) away.unshift(`${gone.join(', ')} 자리가 비었어요. 옷장에서 지운 옷이에요.`)
  return away.join(' ') || null
}
