import type { ClothesType, Occasion, Recommendation, WeatherId } from '@otday/contract'
import { beforeEach } from 'vitest'
import { aDay, garment } from './fixtures.ts'
import { ApiFailure, type TestApp, type TestUser, useTestApp } from './test-app.ts'

/** Fixtures for the stylist: a Monday in March, two users, and a closet for every occasion. */

export let testApp: TestApp
export let 하니: TestUser
export let 민지: TestUser

/** A Monday that is not a holiday. */
export const monday = '2027-03-08'
export const tuesday = '2027-03-09'

export function eachStoryBeginsOnAMonday(): void {
  testApp = useTestApp()
  beforeEach(async () => {
    testApp.clock.set(`${monday}T07:00:00+09:00`)
    ;[하니, 민지] = [await testApp.signUp('하니'), await testApp.signUp('민지')]
  })
}

const closet: [string, ClothesType][] = [
  ['흰 셔츠', 'TOP'],
  ['회색 맨투맨', 'TOP'],
  ['긴팔 티셔츠', 'TOP'],
  ['검정 슬랙스', 'BOTTOM'],
  ['청바지', 'BOTTOM'],
  ['네이비 블레이저', 'OUTER'],
  ['베이지 트렌치코트', 'OUTER'],
  ['검정 로퍼', 'SHOES'],
  ['흰 스니커즈', 'SHOES'],
]

export async function fill(person: TestUser, pieces = closet) {
  const made = []
  for (const [name, type] of pieces) made.push(await garment(person, name, type))
  return made
}

/** Advances the clock by days and signs the person in again, as the session has ended by then. */
export async function later(days: number, person = 하니): Promise<TestUser> {
  testApp.clock.advance(days * 86_400)
  return testApp.signIn(person.email, person.password)
}

export const mild = (date?: string) => aDay(testApp, 'CLEAR', 'NONE', 14, date)

interface Query {
  occasion?: Occasion
  workLook?: 'SUIT' | 'NEAT' | 'FREE' | 'SITE'
  formalEvent?: 'WEDDING' | 'INTERVIEW' | 'FUNERAL' | 'EVENT'
  sport?: 'HIKING' | 'RUNNING' | 'GYM' | 'BALL' | 'GOLF' | 'CYCLING'
  locked?: string
}
export const recommend = (weatherId: WeatherId, query: Query = {}, who = 하니): Promise<Recommendation> =>
  who.recommendations.get({ query: { weatherId, ...query } })

export const ids = ({ clothes }: Recommendation) => clothes.map(({ clothesId }) => clothesId)
export const names = ({ clothes }: Recommendation) => clothes.map(({ name }) => name)

export const refused = (request: Promise<unknown>) =>
  request.then(
    () => 'allowed',
    (error: unknown) => (error instanceof ApiFailure ? [error.status, error.body.exceptionName] : error),
  )
export const notFound = (what: string) => [404, `${what}NotFound`]
export const invalid = [400, 'InvalidInput']

export const preferences = (who = 하니) => who.stylist.get({})
export const defaultPreferences = {
  workLook: null,
  formalEvent: null,
  sport: null,
  hours: [],
  fixedOutfits: [],
  avoided: [],
  occasions: [],
}
