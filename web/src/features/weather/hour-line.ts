import type { WeatherHour } from '@otday/contract'
import { seoulDate, seoulHour } from '@otday/common/seoul-time'

/** In %: `x` of the width, `y` of the height from the top, `rain` of probability. */
export interface HourPoint {
  at: Date
  x: number
  y: number
  temperature: number
  rain: number | null
  label: string
  now: boolean
}

/** Hours between labels. */
const step = 3
/** In % of the height. */
const margin = 10

/** Every three hours; hours without a temperature are left out. */
export function hourPointsOf(hours: readonly WeatherHour[], now: Date): HourPoint[] {
  const known = hours.filter(
    (hour): hour is WeatherHour & { temperature: number } =>
      hour.temperature !== null && seoulHour(hour.at) % step === 0,
  )
  if (known.length < 2) return []
  const temperatures = known.map((hour) => hour.temperature)
  const lowest = Math.min(...temperatures)
  const span = Math.max(...temperatures) - lowest || 1
  const current = nearestTo(now, known)
  return known.map((hour, index) => ({
    at: hour.at,
    x: (100 * (index + 0.5)) / known.length,
    y: margin + (100 - 2 * margin) * (1 - (hour.temperature - lowest) / span),
    temperature: hour.temperature,
    rain: hour.precipitationProbability,
    label: index === current ? '지금' : hourLabelOf(hour.at),
    now: index === current,
  }))
}

const hourLabelOf = (at: Date) => (seoulHour(at) === 0 ? '자정' : `${seoulHour(at)}시`)

/** -1 on another day. */
function nearestTo(now: Date, hours: readonly { at: Date }[]): number {
  const distances = hours.map(({ at }) =>
    seoulDate(at) === seoulDate(now) ? Math.abs(at.getTime() - now.getTime()) : Number.POSITIVE_INFINITY,
  )
  const least = Math.min(...distances)
  return Number.isFinite(least) ? distances.indexOf(least) : -1
}

/** In a box of 100 × 100; level at each point, so that it never overshoots. */
export function smoothPathOf(points: readonly { x: number; y: number }[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1]
      if (!before) return `M${x} ${y}`
      const middle = (before.x + x) / 2
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`
    })
    .join('')
}
