import { type DayForecast, DayForecast as Forecast, type Feed, type WeatherId } from '@otday/contract'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { weatherId } from '../../../src/weather/weather-id.ts'
import { post, seoul, today, write } from '../../kit/fixtures.ts'
import { useTestApp, type TestUser } from '../../kit/test-app.ts'

const testApp = useTestApp()
let author: TestUser
let stranger: TestUser
beforeAll(async () => {
  ;[author, stranger] = [await testApp.signUp('하니'), await testApp.signUp('민지')]
})

interface Cell {
  nx: number
  ny: number
}
/** All cells of the grid of the KMA. */
const grid = Array.from({ length: 149 * 253 }, (_, n): Cell => ({ nx: 1 + (n % 149), ny: 1 + Math.floor(n / 149) }))
/** Cells of a rectangle that roughly covers the land, about 4,800. */
const land = grid.filter(({ nx, ny }) => nx >= 52 && nx <= 112 && ny >= 62 && ny <= 140)

/**
 * Returns an invented forecast whose values, rounded to tenths, vary with latitude, hills and showers, like a real
 * forecast on a grid of 5 km.
 */
function forecastAt({ nx, ny }: Cell): DayForecast {
  const hills = Math.sin(nx / 3.1) * Math.cos(ny / 4.3)
  const tenth = (value: number) => Math.round(value * 10) / 10
  const min = tenth(8 - ny / 20 - 2 * hills)
  const max = tenth(min + 9 + Math.sin(nx / 9))
  const at = new Date('2026-11-24T00:00:00Z')
  return {
    forecastedAt: at,
    forecastAt: at,
    skyStatus: 'CLOUDY',
    precipitation: {
      type: 'RAIN',
      amount: tenth(Math.max(0, 6 + 5 * Math.sin((nx + ny) / 15))),
      probability: Math.round(60 + 15 * Math.sin((nx - ny) / 12)),
    },
    humidity: { current: 70, comparedToDayBefore: tenth(hills) },
    temperature: { current: tenth(max - 1.3), comparedToDayBefore: tenth(3 * hills), min, max },
    windSpeed: { speed: 2, asWord: 'WEAK' },
    source: 'open-meteo',
    isSample: false,
    staleMinutes: 0,
    flags: [],
    precipitationWord: null,
  }
}

/**
 * Returns whether a place with the value `truth` could be the one of a post that shows `shown`: exactly, or rounded to
 * 1, 10 or 20. A value that is not shown (null) excludes no place.
 */
function mayBe(truth: number | null, shown: number | null): boolean {
  if (truth === null || shown === null) return shown === null
  return [truth, Math.round(truth), Math.round(truth / 10) * 10, Math.round(truth / 20) * 20].includes(shown)
}

/** Seoul, Chuncheon, Daejeon, Daegu, Busan, Gwangju, Gangneung, Jeonju. */
const cities = [
  [60, 127],
  [73, 134],
  [67, 100],
  [89, 90],
  [98, 76],
  [58, 74],
  [92, 131],
  [63, 89],
].map(([nx = 0, ny = 0]): Cell => ({ nx, ny }))

function placesOf({ weather }: Feed): Cell[] {
  return land.filter((cell) => {
    const { precipitation, temperature } = forecastAt(cell)
    return (
      mayBe(precipitation.amount, weather.precipitation.amount) &&
      mayBe(precipitation.probability, weather.precipitation.probability) &&
      mayBe(temperature.current, weather.temperature.current) &&
      mayBe(temperature.comparedToDayBefore, weather.temperature.comparedToDayBefore) &&
      mayBe(temperature.min, weather.temperature.min) &&
      mayBe(temperature.max, weather.temperature.max)
    )
  })
}

async function postFrom(cell: Cell): Promise<Feed> {
  const date = seoulDate(testApp.clock.now())
  const id = weatherId(cell, date)
  await testApp.database.db
    .insertInto('weathers')
    .values({
      id,
      ...cell,
      forecastDate: date,
      forecast: JSON.stringify(z.encode(Forecast, forecastAt(cell))),
      fetchedAt: testApp.clock.now(),
    })
    .execute()
  return post(author, { weatherId: id })
}

/** Returns everything that another account can read about the author, as one text. */
async function allThatIsShown({ id: feedId }: Feed): Promise<string> {
  const { feeds, comments, profiles, follows, notifications, messages, clothes, likes } = stranger
  await follows.create({ body: { followeeId: author.id, followerId: stranger.id } })
  await author.comments.create({
    params: { feedId },
    body: { feedId, authorId: author.id, content: '오늘은 따뜻해요' },
  })
  await likes.create({ params: { feedId } })
  await write(testApp, author, stranger, '안녕하세요')
  return JSON.stringify([
    await feeds.get({ params: { feedId } }),
    await feeds.list({ query: { authorIdEqual: author.id } }),
    await comments.list({ params: { feedId }, query: {} }),
    await profiles.get({ params: { userId: author.id } }),
    await follows.followings({ query: { followerId: stranger.id } }),
    await notifications.list({ query: {} }),
    await messages.list({ query: { userId: author.id } }),
    await clothes.list({ query: { ownerId: author.id } }),
  ])
}

test('PLACE-01: nothing that a stranger reads about an author reveals the place of a post', async () => {
  const feed = await postFrom(cities[0] ?? { nx: 0, ny: 0 })
  const shown = await allThatIsShown(feed)
  const date = seoulDate(testApp.clock.now())
  const days = [-1, 0, 1, 2, 3, 4].map((after) => daysAfter(date, after))
  const computed = new Set(grid.flatMap((cell) => days.map((day): string => weatherId(cell, day))))
  const ids = shown.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? []
  expect(ids.length).toBeGreaterThan(10)
  expect(ids.filter((id) => computed.has(id))).toEqual([])
  expect(shown).not.toMatch(/latitude":\d|longitude":\d|locationNames":\[/)
  const others = []
  for (const city of cities.slice(1)) others.push(await postFrom(city))
  for (const posted of [feed, ...others]) expect(placesOf(posted).length).toBeGreaterThanOrEqual(30)
})

test('PLACE-01: the weather id of a post does not reveal the weather id of its place', async () => {
  const { id } = await today(author)
  const first = await post(author, { weatherId: id })
  const second = await post(author, { weatherId: id })
  const there: WeatherId[] = (await stranger.weathers.list({ query: seoul })).map((day) => day.id)
  expect(there).toContain(id)
  expect(there).not.toContain(first.weather.weatherId)
  expect(first.weather.weatherId).not.toBe(second.weather.weatherId)
  const { weatherId: shown } = first.weather
  await expect(stranger.weathers.hours({ params: { weatherId: shown } })).rejects.toThrow('404 WeatherNotFound')
  await expect(stranger.recommendations.get({ query: { weatherId: shown } })).rejects.toThrow('404 WeatherNotFound')
})
