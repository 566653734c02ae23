import type { WeatherHour } from '@otday/contract'
import { seoulHour } from '@otday/common/seoul-time'

/** Point of the line: `x` in % of the width, `y` in % of the height from the top, `rain` as a probability in %. */
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
/** Margin above and below the line, in % of the height. */
const margin = 10

/** Number of points that follow the point of the present time; together they cover a day. */
const ahead = 24 / step - 1

/**
 * Returns points at the hours that are multiples of three; hours without a temperature are left out.
 * @param now present time, given for today: the line starts at it, with the temperature that the page shows as the
 * current one
 */
export function hourPointsOf(
  hours: readonly WeatherHour[],
  now?: { at: Date; temperature: number | null },
): HourPoint[] {
  const named = hours.filter(({ at }) => seoulHour(at) % step === 0)
  const known = (now ? fromNow(hours, named, now) : named).filter(
    (hour): hour is WeatherHour & { temperature: number } => hour.temperature !== null,
  )
  if (known.length < 2) return []
  const temperatures = known.map((hour) => hour.temperature)
  const lowest = Math.min(...temperatures)
  const span = Math.max(...temperatures) - lowest || 1
  return known.map((hour, index) => ({
    at: hour.at,
    x: (100 * (index + 0.5)) / known.length,
    y: margin + (100 - 2 * margin) * (1 - (hour.temperature - lowest) / span),
    temperature: hour.temperature,
    rain: hour.precipitationProbability,
    label: hour.at === now?.at ? '지금' : hourLabelOf(hour.at),
    now: hour.at === now?.at,
  }))
}

const hourLabelOf = (at: Date) => (seoulHour(at) === 0 ? '자정' : `${seoulHour(at)}시`)

function fromNow(
  hours: readonly WeatherHour[],
  named: readonly WeatherHour[],
  now: Pick<WeatherHour, 'at' | 'temperature'>,
) {
  const current = hours.findLast(({ at }) => at <= now.at) ?? hours[0]
  return current ? [{ ...current, ...now }, ...named.filter(({ at }) => at > now.at).slice(0, ahead)] : []
}

/** Returns an SVG path through the points in a box of 100 × 100; level at each point, so that it never overshoots. */
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
