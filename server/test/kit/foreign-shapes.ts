import { expect } from 'vitest'

/** Shapes of responses that the specification promises, written without the contract's types. */

export interface Account {
  id: string
  createdAt: string
  email: string
  name: string
  role: string
  locked: boolean
  mustChangePassword: boolean
}
export interface Session {
  userDto: Account
  accessToken: string
}
export interface Paged<T> {
  data: T[]
  nextCursor: string | null
  nextIdAfter: string | null
  hasNext: boolean
  totalCount: number
  sortBy: string
  sortDirection: string
}
interface Place {
  latitude: number
  longitude: number
  locationNames: string[]
}
export interface ProfileOf {
  userId: string
  name: string
  gender: string | null
  birthDate: string | null
  location: Place | null
  temperatureSensitivity: number | null
  profileImageUrl: string | null
}
export interface Attribute {
  definitionId: string
  definitionName: string
  selectableValues: string[]
  value: string
}
export interface Definition {
  id: string
  name: string
  selectableValues: string[]
}
export interface Piece {
  id: string
  ownerId: string
  name: string
  type: string
  imageUrl: string | null
  attributes: Attribute[]
}
export interface Day {
  id: string
  skyStatus: string
  precipitation: { type: string }
  temperature: { current: number | null }
  windSpeed: { asWord: string }
}
export interface FeedOf {
  id: string
  content: string
  likeCount: number
  likedByMe: boolean
  commentCount: number
  author: { userId: string }
  weather: { weatherId: string }
  ootds: { clothesId: string; name: string }[]
}
export interface Failure {
  exceptionName: string
  message: string
  details: Record<string, string>
}

export function expectErrorBody(body: unknown): asserts body is Failure {
  expect(body).toEqual({
    exceptionName: expect.stringMatching(/^[A-Z]\w+$/),
    message: expect.any(String),
    details: expect.any(Object),
  })
  const { message, details } = body as Failure
  expect(message).toMatch(/[가-힣]/)
  for (const text of Object.values(details)) expect(text).toEqual(expect.any(String))
  expect(JSON.stringify(body)).not.toMatch(/ at .+:\d+|node_modules|select |insert into/i)
}

const lists = new Set([
  'data',
  'ootds',
  'attributes',
  'selectableValues',
  'clothes',
  'locationNames',
  'linkedOAuthProviders',
])
const objects = new Set([
  'author',
  'weather',
  'temperature',
  'humidity',
  'precipitation',
  'windSpeed',
  'follower',
  'followee',
  'sender',
  'receiver',
  'userDto',
])
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const pageKeys = ['data', 'hasNext', 'nextCursor', 'nextIdAfter', 'sortBy', 'sortDirection', 'totalCount']

/** Checks all fields that a client without checks of its own relies on, in a value and everything in it. */
export function expectHonestShape(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(expectHonestShape)
  if (typeof value !== 'object' || value === null) return
  if ('hasNext' in value) expectPage(value)
  for (const [name, inner] of Object.entries(value)) {
    expectField(name, inner)
    expectHonestShape(inner)
  }
}

function expectField(name: string, value: unknown): void {
  if (lists.has(name)) expect([name, Array.isArray(value)]).toEqual([name, true])
  if (objects.has(name)) expect([name, value]).toEqual([name, expect.any(Object)])
  if (name === 'title' || name === 'content') expect([name, value]).toEqual([name, expect.any(String)])
  if (name === 'location' && value !== null) expectLocation(value)
  if (value === null) return
  if (/imageUrl$/i.test(name)) expect(value).toMatch(/^(?:\/|https?:\/\/)[^"'\\\r\n]*$/)
  if (name.endsWith('At'))
    expect([name, value]).toEqual([name, expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)])
  if (/^id$|Id$/.test(name)) expect([name, value]).toEqual([name, expect.stringMatching(uuid)])
}

function expectLocation(value: unknown): void {
  const degrees = expect.any(Number)
  expect(value).toMatchObject({ latitude: degrees, longitude: degrees, x: degrees, y: degrees })
  expect((value as Place).locationNames.length).toBeGreaterThan(0)
}

function expectPage(value: object): void {
  expect(Object.keys(value).toSorted()).toEqual(pageKeys)
  const { hasNext, nextCursor, nextIdAfter, totalCount, data } = value as Paged<unknown>
  expect([nextCursor !== null, nextIdAfter !== null]).toEqual([hasNext, hasNext])
  expect(totalCount).toBeGreaterThanOrEqual(data.length)
}
