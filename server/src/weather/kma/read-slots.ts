import { atSeoul, daysAfter, seoulIso } from '@otday/common/seoul-time'
import { ProviderFault } from '../../upstreams/index.ts'
import type { DayExtremes, Slot } from '../provider.ts'
import type { Item } from './read-response.ts'
import {
  airOf,
  amountClassOf,
  amountOf,
  classOf,
  isCodeOfNone,
  isUnstated,
  percentOf,
  precipitationOf,
  skyOf,
  speedOf,
  temperatureOf,
} from './read-values.ts'

type Values = Readonly<Record<string, unknown>>

/** @param extension first day (in Seoul) of three-hour steps, where `1` is a class, not 1 mm or m/s */
export function vilageOf(items: readonly Item[], extension: string): { slots: Slot[]; extremes: DayExtremes[] } {
  const end = daysAfter(extension, 1)
  const moments = momentsOf(items)
  return {
    slots: moments.map(({ date, hour, values }) => {
      const slot = date < extension ? hourlySlot(values) : codedSlot(values)
      return { at: seoulIso(atSeoul(date, hour)), ...slot, ...(date === end && { closes: true as const }) }
    }),
    extremes: [...Map.groupBy(moments, ({ date }) => date)].flatMap(([date, ofDay]) => {
      const [min] = ofDay.flatMap(({ values }) => temperatureOf(values['TMN']) ?? [])
      const [max] = ofDay.flatMap(({ values }) => temperatureOf(values['TMX']) ?? [])
      return min === undefined && max === undefined ? [] : [{ date, min: min ?? null, max: max ?? null }]
    }),
  }
}

export const ultraOf = (items: readonly Item[]): Slot[] =>
  momentsOf(items).map(({ date, hour, values }) => ({ at: seoulIso(atSeoul(date, hour)), ...nowSlot(values) }))

/** Categories of which an observation must have at least one. */
const measured = ['T1H', 'REH', 'PTY', 'WSD']

export function observationOf(items: readonly Item[], base: Date): Slot {
  const values = Object.fromEntries(
    items.flatMap(({ category, obsrValue }) => (category ? [[category, obsrValue]] : [])),
  )
  if (!measured.some((category) => category in values)) throw new ProviderFault('unavailable', 'nothing measured')
  if (isSound(values)) return { at: seoulIso(base), ...nowSlot(values) }
  return { at: seoulIso(base), ...nowSlot({}), mm: null, broken: true }
}

/**
 * Categories measured besides the air temperature; they are never negative, so −1 and −50 mean that there is no value.
 */
const beside = ['REH', 'PTY', 'WSD', 'RN1']

/**
 * Returns whether an observation is credible. A code for "missing" in one of its values discredits the others: such a
 * station has sent −50° beside it.
 */
const isSound = (values: Values): boolean =>
  (isUnstated(values['T1H']) || airOf(values['T1H']) !== null) &&
  beside.every((category) => !isCodeOfNone(values[category]))

interface Moment {
  date: string
  hour: number
  values: Values
}

/** Groups items in any order by their moment; the last duplicate wins. */
function momentsOf(items: readonly Item[]): Moment[] {
  const moments = new Map<string, Record<string, unknown>>()
  for (const { category, fcstDate = '', fcstTime = '', fcstValue } of items) {
    const time = fcstTime && fcstTime.padStart(4, '0')
    if (!category || !/^\d{8}$/.test(fcstDate) || !/^([01]\d|2[0-3])00$/.test(time)) continue
    const values = moments.get(fcstDate + time) ?? {}
    values[category] = fcstValue
    moments.set(fcstDate + time, values)
  }
  if (moments.size === 0) throw new ProviderFault('unavailable', 'rows without a moment')
  return [...moments]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, values]) => ({
      date: `${key.slice(0, 4)}-${key.slice(4, 6)}-${key.slice(6, 8)}`,
      hour: Number(key.slice(8, 10)),
      values,
    }))
}

type Content = Omit<Slot, 'at'>

const hourlySlot = (values: Values): Content => ({
  ...common(values),
  windMs: speedOf(values['WSD']),
  ...amountOf(values['PCP']),
  stepH: 1,
})

function codedSlot(values: Values): Content {
  const windClass = classOf(values['WSD'])
  const wind = windClass ? { windMs: null, windClass } : { windMs: null }
  return { ...common(values), ...wind, ...amountClassOf(values['PCP']), stepH: 3 }
}

const nowSlot = (values: Values): Content => ({
  ...common({ ...values, TMP: values['T1H'] }),
  windMs: speedOf(values['WSD']),
  ...amountOf(values['RN1']),
  stepH: 1,
})

const common = (values: Values) => ({
  tempC: temperatureOf(values['TMP']),
  humidity: percentOf(values['REH']),
  sky: skyOf(values['SKY']),
  precip: precipitationOf(values['PTY']),
  pop: percentOf(values['POP']),
})
