import {
  type Clothes,
  type ClosetChangeId,
  type ClothesType,
  commonGarments,
  type Feed,
  type Position,
  type Wear,
  type WearId,
  type Weather,
} from '@otday/contract'
import type { ApiUser } from '@otday/contract/api-user'
import { photo } from './photos.ts'
import { seoul } from './test.ts'

type Piece = readonly [name: string, type: ClothesType]

/**
 * Pieces for every season, two of most kinds, so that the product can recommend a second outfit that is as good as the
 * first.
 */
const wardrobe: readonly Piece[] = [
  ['흰 반팔 티셔츠', 'TOP'],
  ['검정 반팔 티셔츠', 'TOP'],
  ['줄무늬 긴팔 티셔츠', 'TOP'],
  ['흰 긴팔 티셔츠', 'TOP'],
  ['회색 울 니트', 'TOP'],
  ['네이비 울 니트', 'TOP'],
  ['베이지 면 반바지', 'BOTTOM'],
  ['청바지', 'BOTTOM'],
  ['연청 청바지', 'BOTTOM'],
  ['네이비 울 코트', 'OUTER'],
  ['카키 바람막이', 'OUTER'],
  ['검정 롱패딩', 'OUTER'],
  ['흰 롱패딩', 'OUTER'],
  ['흰 운동화', 'SHOES'],
]

/** Adds pieces without pictures to a user's closet, in this order. */
export async function hang(person: ApiUser, pieces: readonly Piece[] = wardrobe): Promise<Clothes[]> {
  const hung: Clothes[] = []
  for (const [name, type] of pieces) {
    hung.push(await person.clothes.create({ body: { ownerId: person.id, name, type } }))
  }
  return hung
}

/**
 * Adds `many` common garments to a user's closet through the quick start, which adds a whole list of garments with one
 * request.
 */
export async function hangMany(person: ApiUser, many: number): Promise<void> {
  const garments = commonGarments.map(({ key, colors: [color] }) => ({ key, color }))
  for (let left = many; left > 0; left -= garments.length) {
    const body = { changeId: crypto.randomUUID() as ClosetChangeId, garments: garments.slice(0, left) }
    await person.closetChanges.start({ body })
  }
}

/** Returns a picture as the form for a piece uploads it. */
const imageOf = (...of: Parameters<typeof photo>): Blob => {
  const { buffer, mimeType } = photo(...of)
  return new Blob([Uint8Array.from(buffer)], { type: mimeType })
}

/** Puts a piece with a picture of its own into somebody's closet. */
export const hangPictured = (person: ApiUser, [name, type]: Piece, ...of: Parameters<typeof photo>): Promise<Clothes> =>
  person.clothes.create({ body: { ownerId: person.id, name, type }, image: imageOf(...of) })

/** Writes into somebody's diary what they wore. */
export const record = (person: ApiUser, date: string, pieces: readonly Clothes[], over = {}): Promise<Wear> =>
  person.wears.save({
    params: { wearId: crypto.randomUUID() as WearId },
    body: { date, state: 'WORN', source: 'HAND', clothesIds: pieces.map(({ id }) => id), revision: 0, ...over },
  })

/** Sets the location in a user's profile, so that the weather is shown from the start. */
export async function settle(person: ApiUser, location: Position = seoul): Promise<void> {
  await person.profiles.update({ params: { userId: person.id }, body: { name: person.name, location } })
}

/** Gives somebody a portrait. */
export async function portray(person: ApiUser): Promise<string> {
  const { profileImageUrl } = await person.profiles.update({
    params: { userId: person.id },
    body: { name: person.name },
    image: imageOf([200, 40, 40], 240),
  })
  if (!profileImageUrl) throw new Error('The portrait was not kept.')
  return profileImageUrl
}

/** Places far enough apart to have weather of their own. */
const places: readonly Position[] = [
  seoul,
  { longitude: 129.075, latitude: 35.18 },
  { longitude: 128.601, latitude: 35.871 },
  { longitude: 126.852, latitude: 35.16 },
  { longitude: 127.385, latitude: 36.35 },
  { longitude: 128.896, latitude: 37.752 },
  { longitude: 126.531, latitude: 33.5 },
]

/**
 * Returns at most eight forecast days of places all over the country, each with another combination of sky and
 * precipitation.
 */
export async function variedDays(person: ApiUser): Promise<Weather[]> {
  const days = await Promise.all(places.map((query) => person.weathers.list({ query })))
  const kinds = days.flat().map((day) => [`${day.skyStatus} ${day.precipitation.type}`, day] as const)
  return [...new Map(kinds).values()].slice(0, 8)
}

/** Posts an outfit on somebody's behalf. */
export function post(person: ApiUser, day: Weather, pieces: readonly Clothes[], content: string): Promise<Feed> {
  return person.feeds.create({
    body: { authorId: person.id, weatherId: day.id, clothesIds: pieces.map(({ id }) => id), content },
  })
}

/** Returns the first of the five forecast days in Seoul. */
export async function today(person: ApiUser): Promise<Weather> {
  const [day] = await person.weathers.list({ query: seoul })
  if (!day) throw new Error('There is no weather.')
  return day
}

/** Posts `${word} 1`, `${word} 2` and so on, `count` times; the last is the newest. */
export async function postMany(person: ApiUser, word: string, count: number): Promise<Feed[]> {
  const day = await today(person)
  const pieces = await hang(person, [['청바지', 'BOTTOM']])
  const feeds: Feed[] = []
  for (let index = 1; index <= count; index++) feeds.push(await post(person, day, pieces, `${word} ${index}`))
  return feeds
}
