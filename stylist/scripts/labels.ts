import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { dayOf, type Day } from '../src/day/day.ts'
import {
  type DayPlan,
  formalEventLabels,
  occasionLabels,
  type PrecipitationType,
  type SkyStatus,
  sportLabels,
  type WeatherHour,
  workLookLabels,
} from '@otday/contract'
import type { Answers, HoursOut, Occasion } from '../src/day/plan.ts'
import type { Weather } from '../src/day/weather.ts'
import type { Facts, Item } from '../src/reading/facts.ts'
import { readFacts } from '../src/reading/read-facts.ts'
import { statedHour } from './stated-hour.ts'

/** A labeled case: a person, day and occasion with the pieces that suit; see test/closets/README.md. */
export type Case = {
  id: string
  day: string
  occasion: string
  note: string
  answers?: { sport?: string; formal?: string; plans?: DayPlan[]; hours?: HoursOut }
  good: string[]
  fine: string[]
  no: Record<string, string[]>
  outfits: string[][]
}
export type Closet = {
  person: { id: string; role: string; sensitivity: number; answers?: { work?: string } }
  items: (Item & { truth?: string })[]
  cases: Case[]
  clashes: readonly { a: string[]; b: string[] }[]
}
type DayRow = {
  date: string
  sky: SkyStatus
  min: number
  max: number
  current: number
  humidity: number
  wind: number
  precip: PrecipitationType
  rainMm: number
  pop: number
  hours: (Omit<WeatherHour, 'at'> & { hour: number })[]
}

export type Labelled = { folder: string; closets: readonly Closet[]; days: Readonly<Record<string, DayRow>> }

/** Folders of labels: those of sixteen people that the task came with (`closets`), and our own. */
export const labelFolders: readonly string[] = ['closets', 'own-closets'].map((name) =>
  fileURLToPath(new URL(`../test/${name}`, import.meta.url)),
)

const readOwnDays = () =>
  JSON.parse(fs.readFileSync(new URL('../test/closets/days.json', import.meta.url), 'utf8')) as Labelled['days']

/** Reads all closets and days of a folder; a folder without days.json uses the days of `closets`. */
export function readLabels(folder: string): Labelled {
  const read = <T>(file: string) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as T
  const files = fs.readdirSync(folder).filter((file) => /^[A-Z]\d+\.json$/.test(file))
  const number = (file: string) => Number(/\d+/.exec(file)?.[0])
  return {
    folder,
    closets: files.sort((a, b) => number(a) - number(b)).map((file) => read<Closet>(file)),
    days: fs.existsSync(path.join(folder, 'days.json')) ? read('days.json') : readOwnDays(),
  }
}

export const weatherOf = (row: DayRow): Weather => ({
  skyStatus: row.sky,
  temperature: { current: row.current, min: row.min, max: row.max },
  humidity: { current: row.humidity },
  precipitation: { type: row.precip, amount: row.rainMm, probability: row.pop },
  windSpeed: { speed: row.wind, asWord: 'WEAK' },
})

export const hoursOf = ({ hours }: DayRow): WeatherHour[] =>
  hours.map(({ hour, ...stated }) => statedHour(hour, stated))

const idOf = <T extends string>(labels: Readonly<Record<T, string>>, label: string | undefined): T | null =>
  (Object.keys(labels) as T[]).find((id) => labels[id] === label) ?? null

/** Returns occasion and answers of a case as the contract's values. */
export function wishOf(closet: Closet, { occasion, answers }: Case): { occasion: Occasion; answers: Answers } {
  const id = idOf(occasionLabels, occasion)
  if (!id) throw new Error(`no occasion ${occasion}`)
  const work = idOf(workLookLabels, closet.person.answers?.work)
  return {
    occasion: id,
    answers: { work, formal: idOf(formalEventLabels, answers?.formal), sport: idOf(sportLabels, answers?.sport) },
  }
}

/**
 * Returns the day of a case with only what the product would know: without the person's note, role, sex, age and taste.
 */
export function dayOfCase({ days }: Labelled, closet: Closet, one: Case): Day {
  const row = days[one.day]
  if (!row) throw new Error(`no day ${one.day}`)
  const { plans = [], hours = null } = one.answers ?? {}
  const { sensitivity } = closet.person
  return dayOf(weatherOf(row), hoursOf(row), {
    ...wishOf(closet, one),
    sensitivity,
    plans,
    hoursOut: hours,
    date: row.date,
  })
}

/** Returns the facts of a closet's pieces, read from what the product knows of them. */
export const factsOfCloset = (closet: Closet, change: (item: Item) => Item = (item) => item): readonly Facts[] =>
  closet.items.map(({ id, name, type, attributes }) => readFacts(change({ id, name, type, attributes })))
