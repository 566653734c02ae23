import { DayForecast, FeedWeather, Timestamp, WeatherHour } from '@otday/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { decodeResponse } from './decode-response.ts'

const Item = z.object({ id: z.string(), at: Timestamp, parts: z.array(z.object({ size: z.number() })) })
const Page = z.object({ data: z.array(Item), hasNext: z.boolean() })

const at = '2026-11-20T09:00:00.000Z'
const item = (id: string) => ({ id, at, parts: [{ size: 1 }] })

test('a valid response is decoded completely', () => {
  expect(decodeResponse(Page, { data: [item('a')], hasNext: true })).toEqual({
    data: [{ id: 'a', at: new Date(at), parts: [{ size: 1 }] }],
    hasNext: true,
  })
})

test.each([
  ['a missing field', { id: 'b', parts: [] }],
  ['a time that is none', { ...item('b'), at: 'yesterday' }],
  ['something wrong further inside', { ...item('b'), parts: [{ size: 1 }, { size: null }] }],
  ['nothing at all', null],
])('an entry with %s is left out, the others stay', (_, entry) => {
  const body = { data: [item('a'), entry, item('c')], hasNext: false }
  expect(decodeResponse(Page, body)).toMatchObject({ data: [{ id: 'a' }, { id: 'c' }], hasNext: false })
})

test('invalid entries are also left out if the response itself is a list', () => {
  expect(decodeResponse(z.array(Item), [{ id: 'b' }, item('a')])).toMatchObject([{ id: 'a' }])
})

test.each([
  ['no page', 'text'],
  ['a page without its list', { hasNext: true }],
  ['a list that is none', { data: 7, hasNext: true }],
  ['a fault outside of lists', { data: [item('a')], hasNext: 'perhaps' }],
])('a response with %s is refused', (_, body) => {
  expect(() => decodeResponse(Page, body)).toThrow(z.ZodError)
})

test('unknown weather words are read as the mildest ones, and no day or hour is left out', () => {
  const none = { current: null, comparedToDayBefore: null, min: null, max: null }
  const at = '2026-11-25T00:00:00.000Z'
  const day = {
    forecastedAt: at,
    forecastAt: at,
    skyStatus: 'FOGGY',
    precipitation: { type: 'HAIL', amount: null, probability: null },
    humidity: { current: null, comparedToDayBefore: null },
    temperature: none,
    windSpeed: { speed: null, asWord: 'GALE' },
    source: 'kma',
    isSample: false,
    staleMinutes: 0,
  }
  expect(decodeResponse(z.array(DayForecast), [day])).toMatchObject([
    { skyStatus: 'CLEAR', precipitation: { type: 'NONE' }, windSpeed: { asWord: 'WEAK' } },
  ])
  const hour = {
    at,
    temperature: null,
    skyStatus: null,
    precipitationType: 'HAIL',
    precipitationAmount: null,
    precipitationProbability: null,
    windSpeed: null,
  }
  expect(decodeResponse(z.array(WeatherHour), [hour])).toMatchObject([
    { skyStatus: 'CLEAR', precipitationType: 'NONE' },
  ])
  const weather = {
    weatherId: '0192f0c1-0000-7000-8000-000000000000',
    skyStatus: 'FOGGY',
    precipitation: day.precipitation,
    temperature: none,
    isSample: false,
  }
  expect(decodeResponse(FeedWeather, weather)).toMatchObject({ skyStatus: 'CLEAR', precipitation: { type: 'NONE' } })
})
