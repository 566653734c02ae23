import type { PrecipitationType, SkyStatus } from '@otday/contract'
import { statedHour } from '../../scripts/stated-hour.ts'
import { type Day, dayOf, type Plan } from '../../src/day/day.ts'
import { typicalWeather } from '../../src/day/weather.ts'

/** Weather that a test states for an hour: air in °C, wind in m/s, rain or snow in mm, its chance in %. */
type Stated = { air: number; wind?: number; mm?: number; falls?: PrecipitationType; chance?: number }
type Weather = { sky?: SkyStatus; humidity?: number; hours?: number }

/** Returns a day from the values of some hours; the hours between repeat the one before. */
export function dayOfHours(
  stated: readonly (Stated & { hour: number })[],
  plan: Partial<Plan> = {},
  { sky = 'CLOUDY', humidity = 50, hours = 24 }: Weather = {},
): Day {
  const slots = Array.from({ length: hours }, (_, hour) => {
    const at = stated.findLast((one) => one.hour <= hour) ?? stated[0]
    if (!at) throw new Error('no hours')
    return statedHour(hour, {
      temperature: at.air,
      windSpeed: at.wind ?? 1,
      precipitationType: at.falls ?? 'NONE',
      precipitationAmount: at.mm ?? 0,
      precipitationProbability: at.chance ?? (at.falls ? 90 : 0),
    })
  })
  const airs = stated.map(({ air }) => air)
  const weather = typicalWeather({ min: Math.min(...airs), max: Math.max(...airs) })
  return dayOf({ ...weather, skyStatus: sky, humidity: { current: humidity } }, slots, { occasion: 'WORK', ...plan })
}

/** Weather by the hour from which it applies. */
export type Course = Readonly<Record<number, Stated>>

/** Returns a day with this course of weather, including the hours until six o'clock of the next morning. */
export const dayIn = (course: Course, plan: Partial<Plan> = {}, sky?: SkyStatus): Day =>
  dayOfHours(
    Object.entries(course).map(([hour, at]) => ({ hour: Number(hour), ...at })),
    plan,
    { hours: 30, ...(sky && { sky }) },
  )
