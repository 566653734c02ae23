import { seoulDate } from '@otday/common/seoul-time'
import {
  ClothesId,
  comfort,
  type Location,
  looks,
  profiles,
  type Recommendation,
  recommendations,
  statistics,
  styling,
  stylist,
  type Weather,
  weathers,
  type WeatherHour,
  wears,
} from '@otday/contract'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod'
import { lookbookPage } from './lookbook.ts'
import type { MemoryServer } from './memory-server.ts'
import { Refusal } from './memory-server.ts'
import { numbered } from './numbered.ts'
import { busan, seoul } from './places.ts'
import { answerDays } from './said-days.ts'
import { profileOf } from './usual.ts'
import { daysAt, hour, outfitOf } from './weather-fixtures.ts'

/** Helpers to test the recommendations page with the weather of locations that are detected, typed or searched for. */

const hoursFrom = (start: number): WeatherHour[] =>
  Array.from({ length: 24 }, (_, at) => ({
    at: new Date(start + at * hour),
    temperature: 15,
    skyStatus: 'CLEAR',
    precipitationType: 'NONE',
    precipitationAmount: 0,
    precipitationProbability: 10,
    windSpeed: 2,
  }))

const shirt: Recommendation['clothes'][number] = {
  clothesId: z.decode(ClothesId, numbered(600)),
  name: '줄무늬 긴팔 티셔츠',
  type: 'TOP',
  imageUrl: null,
  picture: null,
  appearance: { kind: 'long-sleeve', colors: ['#d0d4dc'] },
  attributes: [],
  badges: [],
}

const fit: Recommendation['fit'] = {
  feelsLike: 14,
  neededClo: 0.8,
  outfitClo: 0.8,
  mostClo: 1.2,
  verdict: 'GOOD',
  coldBy: 0,
  hotBy: 0,
}

/** Answers with a recommended outfit, and accepts a plan to wear it. */
export function answerOutfit(server: MemoryServer): void {
  server.answer(recommendations.get, ({ query: { weatherId } }) => outfitOf(weatherId, { clothes: [shirt], fit }))
  server.answer(wears.save, ({ params, body: { clothesIds: _ids, weatherId: _day, ...body } }) => ({
    ...body,
    id: params.wearId,
    isAssumed: false,
    items: [{ ...shirt, isGone: false, away: null }],
    scene: null,
    photo: null,
    weather: null,
    observed: null,
    revision: 1,
  }))
}

/** Answers with the weather of any requested location, and with an empty diary. */
export function answerHome(server: MemoryServer, over: (ahead: number) => Partial<Weather> = () => ({})): void {
  const near = ({ longitude, latitude }: { longitude: number; latitude: number }) => ({
    ...(latitude < 36 ? busan : seoul),
    longitude,
    latitude,
  })
  server.answer(weathers.list, ({ query }) => daysAt(near(query), over))
  server.answer(weathers.location, ({ query }) => near(query))
  server.answer(weathers.hours, ({ params: { weatherId } }) => {
    const ahead = Number(weatherId.slice(-3)) - 700
    return hoursFrom(Date.parse(`${seoulDate(new Date(Date.now() + ahead * 24 * hour))}T00:00:00+09:00`))
  })
  server.answer(recommendations.get, ({ query: { weatherId } }) => outfitOf(weatherId))
  server.answer(styling.judge, ({ query: { weatherId } }) => {
    const { exhausted: _, ...judged } = outfitOf(weatherId, { clothes: [shirt], fit })
    return { ...judged, match: 80, hints: [] }
  })
  server.answer(comfort.get, () => ({ offset: 0, yesterday: null, today: null }))
  server.answer(stylist.learned, () => ({ learned: [], votes: 0 }))
  answerDays(server)
  server.answer(wears.list, () => ({ wears: [], days: [] }))
  server.answer(wears.question, () => ({ question: null }))
  server.answer(looks.list, () => lookbookPage([]))
  server.answer(statistics.similar, () => {
    throw new Refusal('WeatherNotFound')
  })
}

/** Answers with a profile that has a location. */
export const settle = (server: MemoryServer, location: Location = seoul): void =>
  server.answer(profiles.get, ({ params: { userId } }) => profileOf({ userId, location }))

/** Simulates a browser that has allowed the page to know its location. */
export function grantPlace({ longitude, latitude }: Location): void {
  const grant: Geolocation['getCurrentPosition'] = (found) =>
    found({ coords: { longitude, latitude } } as GeolocationPosition)
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(grant)
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state: 'granted' } as PermissionStatus)
}

/** Simulates a browser that does not share its location. */
export function refusePlace(): void {
  const refuse: Geolocation['getCurrentPosition'] = (_, refused) => refused?.({ code: 1 } as GeolocationPositionError)
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(refuse)
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state: 'prompt' } as PermissionStatus)
}

/** Answers the page's prompts for longitude and latitude in this order; null cancels. @returns the prompts so far */
export function typePlace(answers: readonly (string | null)[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('prompt', (question: string) => answers[asked.push(question) - 1] ?? null)
  return asked
}

export const panel = page.getByRole('region', { name: '오늘의 날씨' })
/** Opens the details of the weather panel. */
export const unfold = () => panel.getByRole('button', { name: '날씨 자세히' }).click()
export const days = panel.getByRole('group', { name: '5일 예보' }).getByRole('button')
export const locateButton = panel.getByRole('button', { name: /현재 위치/ }).last()
export const searchButton = panel.getByRole('button', { name: '지역 이름으로 위치 찾기' })
export const search = page.getByRole('dialog', { name: '위치 검색' })
export const question = page.getByRole('region', { name: '위치 저장' })
export const expectDays = (count = 5) => expect.poll(() => days.elements().length).toBe(count)

export const expectPanel = (text: string | RegExp) => expect.element(panel).toMatchTextContent(text)
