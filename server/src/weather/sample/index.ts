import type { SkyStatus } from '@otday/contract'
import { temperatureAt } from '../temperature-at.ts'
import { type Cell, centreOf } from '../../places/index.ts'
import type { Slot } from '../provider.ts'
import { atSeoul, daysAfter, seoulDate, seoulIso } from '@otday/common/seoul-time'
import { chance } from './chance.ts'
import { STATIONS } from './normals.data.ts'
import { type SampleDay, sampleDay } from './sample-day.ts'

/**
 * Makes a sample forecast for when no provider answers: hourly values from yesterday to the date four days after today,
 * from the normals of the nearest station with pseudo-random variations. The same cell and date always give the same
 * values; the forecast is labeled as a sample.
 */
export function sampleForecast(cell: Cell, now: Date): { issuedAt: Date; slots: Slot[] } {
  const today = seoulDate(now)
  const station = nearestStation(cell)
  const dates = [-1, 0, 1, 2, 3, 4].map((days) => daysAfter(today, days))
  return { issuedAt: atSeoul(today, 0), slots: dates.flatMap((date) => hoursOf(station, date)) }
}

/** Returns the nearest station by great circle; ignores altitude. */
export function nearestStation(cell: Cell): string {
  const { latitude, longitude } = centreOf(cell)
  const radians = Math.PI / 180
  const nearness = (number: string) => {
    const station = STATIONS[number]
    if (!station) return -1
    const north = Math.sin(latitude * radians) * Math.sin(station.latitude * radians)
    const level = Math.cos(latitude * radians) * Math.cos(station.latitude * radians)
    return north + level * Math.cos((longitude - station.longitude) * radians)
  }
  return Object.keys(STATIONS).reduce((best, number) => (nearness(number) > nearness(best) ? number : best))
}

function hoursOf(station: string, date: string): Slot[] {
  const [before, day, after] = [-1, 0, 1].map((days) => sampleDay(station, daysAfter(date, days)))
  if (!day) return []
  return Array.from({ length: 24 }, (_, hour) =>
    hourOf({ station, date, hour }, temperatureAt(hour, day, before, after), day),
  )
}

interface Hour {
  station: string
  date: string
  hour: number
}

function hourOf({ station, date, hour }: Hour, tempC: number, day: SampleDay): Slot {
  const mm = day.spell?.mm[hour - day.spell.from] ?? 0
  const warmth = (tempC - day.min) / (day.max - day.min)
  const humidity = day.humidity + 22 * (0.45 - warmth) + (mm > 0 ? 8 : 0)
  const sky = mm > 0 ? 'CLOUDY' : skyOf(station, date, hour, day)
  return {
    at: seoulIso(atSeoul(date, hour)),
    tempC: tenth(tempC),
    humidity: Math.round(Math.min(98, Math.max(15, humidity))),
    windMs: tenth(Math.max(0.2, day.wind * (0.75 + 0.45 * warmth))),
    sky,
    precip: mm > 0 && day.spell ? day.spell.type : 'NONE',
    pop: mm > 0 ? 60 + 10 * Math.floor(chance('pop', station, date) * 4) : CHANCE_UNDER[sky],
    mm: tenth(mm),
    stepH: 1,
  }
}

/** Probability of rain in % under each sky of a dry day. */
const CHANCE_UNDER = { CLEAR: 0, MOSTLY_CLOUDY: 20, CLOUDY: 30 } as const satisfies Record<SkyStatus, number>

/** Returns the sky at an hour: in some quarters of a day (six hours each) it is clearer than the day's sky. */
function skyOf(station: string, date: string, hour: number, { sky }: SampleDay): SkyStatus {
  const isClearer = chance('quarter', station, date, Math.floor(hour / 6)) < 0.3
  if (!isClearer) return sky
  return sky === 'CLOUDY' ? 'MOSTLY_CLOUDY' : 'CLEAR'
}

const tenth = (value: number) => Math.round(value * 10) / 10 + 0
