import { DayPlan, FormalEvent, Occasion, Sport, type WeatherHour, WorkLook } from '@otday/contract'
import { expect, inject, test } from 'vitest'
import { factsOfCloset, labelFolders, readLabels } from '../scripts/labels.ts'
import { generated, oddClosets } from '../scripts/measures/closets.ts'
import { statedHour } from '../scripts/stated-hour.ts'
import { recommend } from '../src/choosing/recommend.ts'
import { type Day, dayOf } from '../src/day/day.ts'
import { typicalWeather } from '../src/day/weather.ts'
import { explain } from '../src/explaining/explain.ts'
import { readFacts } from '../src/reading/read-facts.ts'
import { clothesForms } from './support/said-of-clothes.ts'
import { weatherForms } from './support/said-of-weather.ts'
import { readerOf, sceneOf } from './support/said-text.ts'

/** Pairs of phrases that cannot both be true of one outfit. */
const contradictions: readonly (readonly [RegExp, RegExp])[] = [
  [/이대로 지내면|겉옷 없이|알맞아요/, /추워요|춥게|더워요|덥게|챙기세요|조심/],
  [/이대로는 .* 추워요|춥게/, /더워요|덥게|가볍게 입고|폭염/],
  [/우산이 없으니|우산도 챙/, /꼭 잡으세요/],
  [/한파/, /폭염|햇볕/],
]
const read = readerOf({ ...weatherForms, ...clothesForms })

function faultsOf(subject: Parameters<typeof sceneOf>[0]): readonly string[] {
  const { outfit, day, closet } = subject
  const { sentences } = explain(outfit, day, closet)
  const clauses = sentences.flatMap(({ headline, reason }) => [headline, reason]).flatMap((text) => text.split('. '))
  const all = clauses.join(' / ')
  const scene = sceneOf(subject)
  const faults = clauses.flatMap((clause, at) => {
    const fault = clauses.indexOf(clause) < at ? 'said twice' : read(clause, scene)
    return fault === null ? [] : [`${clause} (${fault})`]
  })
  if (contradictions.some(([one, other]) => one.test(all) && other.test(all))) faults.push(`${all} (contradictory)`)
  const isFew = outfit.items.length > 0 ? sentences.length > 0 && sentences.length < 4 : sentences.length === 0
  return isFew ? faults : [...faults, `${sentences.length} sentences`]
}

/** Returns a generator of random numbers (0–1) that are the same for the same seed (mulberry32). */
function chanceOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
type Chance = ReturnType<typeof chanceOf>

const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T
const between = (chance: Chance, from: number, to: number) => from + chance() * (to - from)
const maybeHour = (chance: Chance, share: number) => (chance() < share ? Math.floor(24 * chance()) : null)

function hoursOfDay(chance: Chance): readonly WeatherHour[] {
  const [middle, range, isWet, from] = [
    between(chance, -16, 34),
    between(chance, 0, 9),
    chance() < 0.45,
    Math.floor(22 * chance()),
  ]
  const falling = oneOf(chance, middle < 3 ? (['SNOW', 'RAIN_SNOW'] as const) : (['RAIN', 'SHOWER'] as const))
  const [last, most, gust] = [from + between(chance, 1, 14), chance() < 0.15 ? 60 : 6, chance() < 0.6 ? 4 : 14]
  return Array.from({ length: chance() < 0.5 ? 24 : 48 }, (_, hour) => {
    const falls = isWet && hour >= from && hour < last && chance() < 0.85
    return statedHour(hour, {
      temperature: middle - range * Math.cos((Math.PI * (hour - 3)) / 12) - (hour > 23 ? 2 : 0),
      windSpeed: between(chance, 0, gust),
      precipitationType: falls ? falling : 'NONE',
      precipitationAmount: falls ? between(chance, 0, most) : 0,
      precipitationProbability: falls ? 80 : Math.round(between(chance, 0, isWet ? 75 : 35)),
    })
  }).filter((_, hour) => hour === 0 || chance() < 0.95)
}

function anyDay(chance: Chance): Day {
  const hours = hoursOfDay(chance)
  const airs = hours.map(({ temperature }) => temperature ?? 0)
  const isUnknown = chance() < 0.03
  const weather = typicalWeather(
    isUnknown ? { min: null, max: null } : { min: Math.min(...airs), max: Math.max(...airs) },
  )
  const humidity = { current: between(chance, 20, 95) }
  return dayOf({ ...weather, skyStatus: oneOf(chance, ['CLEAR', 'CLOUDY']), humidity }, chance() < 0.1 ? null : hours, {
    occasion: oneOf(chance, Occasion.options),
    answers: {
      work: oneOf(chance, [...WorkLook.options, null]),
      formal: oneOf(chance, [...FormalEvent.options, null]),
      sport: oneOf(chance, [...Sport.options, null]),
    },
    sensitivity: Math.ceil(between(chance, 0, 5)),
    offset: chance() < 0.2 ? between(chance, -4, 4) : 0,
    plans: DayPlan.options.filter(() => chance() < 0.12),
    hoursOut: chance() < 0.3 ? { leave: maybeHour(chance, 0.7), home: maybeHour(chance, 0.7) } : null,
    now: maybeHour(chance, 0.3),
    date: `2026-${`${Math.ceil(between(chance, 0, 12))}`.padStart(2, '0')}-15`,
    staysIn: chance() < 0.03,
  })
}

/**
 * Number of days, each with two outfits: an ordinary run checks 2,000 outfits, and the long run 10,000, drawn by a seed
 * of its own.
 */
const days = inject('draws') > 1 ? 5000 : 1000

test('each sentence about a recommended outfit is true, not repeated and not contradicted by another', {
  timeout: 600_000,
}, () => {
  const chance = chanceOf(20261127 + inject('seed'))
  const small = [
    ...oddClosets
      .filter(([, items]) => items.length < 100)
      .map(([, items]) => items.map((item, at) => ({ ...item, id: `${at}` }))),
    generated(60, 'few', true),
    generated(60, 'any'),
  ]
  const closets = [
    ...labelFolders.flatMap((folder) => readLabels(folder).closets.map((closet) => factsOfCloset(closet))),
    ...small.map((items) => items.map((item) => readFacts(item))),
  ]
  const faults = Array.from({ length: days }, (_, at) => {
    const [whole, share, day] = [oneOf(chance, closets), oneOf(chance, [1, 0.5, 0.3]), anyDay(chance)]
    const closet = whole.filter(() => chance() < share)
    const first = recommend(closet, day, { seed: `${at}` })
    const next = recommend(closet, day, { seed: `${at}`, shown: [first.key] })
    return [
      ...faultsOf({ outfit: first, day, closet, before: [], shown: [] }),
      ...faultsOf({ outfit: next, day, closet, before: first.items, shown: [first.key] }),
    ]
  }).flat()
  expect([...new Set(faults)].slice(0, 9)).toEqual([])
})
