import type { DayForecast, PrecipitationType, UserId } from '@otday/contract'
import { feelsLike } from '@otday/stylist'
import { speedOf } from './conditions.ts'
import { isOn } from './derive-days.ts'
import type { Slot } from './provider.ts'
import { daysAfter, fullHour, seoulDate, seoulHour } from '@otday/common/seoul-time'

export type WeatherAlert = 'RAIN' | 'SNOW' | 'COLDER' | 'WARMER' | 'WIND' | 'HEAT' | 'COLD'

/** Event of an alert; `userIds` are sorted in ascending order; `forecastDate` is in Seoul. */
export type WeatherAlerted = {
  type: 'weather.alerted'
  userIds: UserId[]
  forecastDate: string
  alert: WeatherAlert
  at: Date
}

/** Mean difference to yesterday in °C from which an alert is given. */
export const alertingChange = 5
/** Least number of hours that must be known of both days to compare them. */
const hoursToCompare = 6
/** Hours at which most people leave and come home (Seoul). */
const hoursOut = { leave: 8, home: 19 } as const
/** Wind speed in m/s from which an alert of strong wind is given. */
const strongWind = 9
/**
 * Temperatures in °C from which an alert is given: an apparent temperature of `heat` or more, or an air temperature of
 * `cold` or less.
 */
const heat = 33
const cold = -12

export interface Outlook {
  now: Date
  today: Pick<DayForecast, 'precipitation'>
  /** Slots (values from a time on) of yesterday and today, all from one source. */
  slots: readonly Slot[]
  /** Precipitation at the last check; null before the first. */
  before: PrecipitationType | null
}

/** Returns the alerts for the rest of today; rain and snow are left out if they were known at the last check. */
export function alertsOf({ now, today, slots, before }: Outlook): WeatherAlert[] {
  const date = seoulDate(now)
  const ahead = slots.filter((slot) => isOn(slot, date) && Date.parse(slot.at) >= fullHour(now).getTime())
  const out = ahead.filter(isOut)
  const falling = fallOf(today.precipitation.type)
  const difference = changeOf(slots, date)
  const felt = out.flatMap((slot) =>
    slot.tempC === null ? [] : [feelsLike(slot.tempC, slot.humidity ?? 50, speedOf(slot) ?? 0)],
  )
  return [
    ...(falling && falling !== fallOf(before) ? [falling] : []),
    ...(difference !== null && difference <= -alertingChange ? (['COLDER'] as const) : []),
    ...(difference !== null && difference >= alertingChange ? (['WARMER'] as const) : []),
    ...(out.some((slot) => (speedOf(slot) ?? 0) >= strongWind) ? (['WIND'] as const) : []),
    ...(felt.some((celsius) => celsius >= heat) ? (['HEAT'] as const) : []),
    ...(ahead.some(({ tempC }) => tempC !== null && tempC <= cold) ? (['COLD'] as const) : []),
  ]
}

const isOut = ({ at }: Slot) => {
  const hour = seoulHour(new Date(at))
  return hour >= hoursOut.leave && hour <= hoursOut.home
}

function fallOf(type: PrecipitationType | null): 'RAIN' | 'SNOW' | null {
  if (type === null || type === 'NONE') return null
  return type === 'SNOW' || type === 'RAIN_SNOW' ? 'SNOW' : 'RAIN'
}

/** Returns the mean difference to yesterday in °C; null when too few hours are known. */
function changeOf(slots: readonly Slot[], date: string): number | null {
  const readings = (of: string) =>
    new Map(
      slots.flatMap((slot) =>
        slot.tempC !== null && isOn(slot, of) && isOut(slot) ? [[seoulHour(new Date(slot.at)), slot.tempC]] : [],
      ),
    )
  const yesterday = readings(daysAfter(date, -1))
  const differences = [...readings(date)].flatMap(([hour, celsius]) => {
    const before = yesterday.get(hour)
    return before === undefined ? [] : [celsius - before]
  })
  if (differences.length < hoursToCompare) return null
  return differences.reduce((sum, each) => sum + each, 0) / differences.length
}
