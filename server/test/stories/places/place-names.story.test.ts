import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../../kit/test-app.ts'
import {
  faults,
  type Handler,
  kakaoCases,
  openProvider,
  type ProviderServer,
  says,
  saysJson,
} from '../../kit/weather-provider.ts'
import { forgetWeather, openStation, type Station } from '../../kit/weather-station.ts'

/** Tests of place names from Kakao, and from the outlines of districts wherever Kakao has none. */

const testApp = useTestApp()
let kakao: ProviderServer
let station: Station

/**
 * Sends Kakao's recorded response for the requested position, within 0.001° of it, because requests have three
 * decimals.
 */
const recorded: Handler = (call, reply) => {
  const near = (a: string, b: string | null) => Math.abs(Number(a) - Number(b)) < 0.001
  const found = Object.values(kakaoCases).find(
    ({ x, y }) => near(x, call.query.get('x')) && near(y, call.query.get('y')),
  )
  return saysJson(found?.body ?? { documents: [] }, found?.status ?? 200)(call, reply)
}

beforeAll(async () => {
  kakao = await openProvider(recorded)
})
afterAll(() => kakao.close())
beforeEach(async () => {
  await forgetWeather(testApp)
  kakao.serve(recorded)
  kakao.calls.length = 0
  station = await openStation(testApp, { KAKAO_REST_API_KEY: 'key', KAKAO_BASE_URL: kakao.url })
})

const seoul = { latitude: 37.5665, longitude: 126.978 }
const nameOf = async (point = seoul) => (await station.places.place(point)).locationNames

test.each(Object.entries(kakaoCases).filter(([, { status, names }]) => status === 200 && names))(
  'a point gets the place names that Kakao returns: %s',
  async (_, { x, y, body, names }) => {
    kakao.serve(saysJson(body))
    expect(await nameOf({ latitude: Number(y), longitude: Number(x) })).toEqual(names)
  },
)

test('Kakao is asked with the API key and rounded coordinates, and once per place until the cache expires', async () => {
  const near = { latitude: 37.5662, longitude: 126.9781 }
  await Promise.all([nameOf(near), nameOf(near), nameOf({ latitude: 37.56618, longitude: 126.97812 })])
  await nameOf(near)
  expect(kakao.calls).toHaveLength(1)
  expect(kakao.calls[0]?.headers.authorization).toBe('KakaoAK key')
  expect(Object.fromEntries(kakao.calls[0]?.query ?? [])).toEqual({ x: '126.978', y: '37.566', input_coord: 'WGS84' })
  station.at('2026-12-21T17:20:00')
  await nameOf(near)
  expect(kakao.calls).toHaveLength(2)
})

const failures: [string, Handler][] = [
  ['a wrong key', saysJson(kakaoCases['missing_or_wrong_key']?.body, 401)],
  ['an app without the map', saysJson(kakaoCases['service_not_enabled']?.body, 403)],
  ['too many calls', saysJson(kakaoCases['quota']?.body, 429)],
  ['a bad request', saysJson(kakaoCases['bad_coordinate']?.body, 400)],
  ['no document', saysJson({ meta: { total_count: 0 }, documents: [] })],
  [
    'documents without names',
    saysJson({
      documents: [{ region_type: 'H', region_1depth_name: '', region_2depth_name: '', region_3depth_name: '' }],
    }),
  ],
  ['another shape', saysJson({ hello: 'world' })],
  ['HTML', says(502, '<html></html>')],
  ['HTML that claims success', says(200, '<html></html>')],
  ...Object.entries(faults),
]
test.each(failures)('with Kakao failing by %s, a place falls back to its district names', async (_, failure) => {
  kakao.serve(failure)
  expect(await nameOf()).toEqual(['서울특별시', '중구'])
})

test('a Kakao failure is not cached as the place name', async () => {
  kakao.serve(says(502, ''))
  await nameOf()
  kakao.serve(recorded)
  expect(await nameOf()).toEqual(['서울특별시', '중구', '명동'])
})

test('a position outside Korea is refused without asking Kakao', async () => {
  kakao.serve(saysJson(kakaoCases['seoul_city_hall']?.body))
  await expect(station.places.place({ latitude: 35.6812, longitude: 139.7671 })).rejects.toMatchObject({
    code: 'LocationNotSupported',
  })
  expect(kakao.calls).toEqual([])
})

test('without a key Kakao is not asked, and with one its names appear in weather and profile', async () => {
  const keyless = await openStation(testApp, {})
  expect((await keyless.places.place(seoul)).locationNames).toEqual(['서울특별시', '중구'])
  const { url, close } = await testApp.listen({ KAKAO_REST_API_KEY: 'key', KAKAO_BASE_URL: kakao.url })
  const person = await testApp.signUp('하니')
  const authorization = `Bearer ${person.token}`
  const answer = await fetch(`${url}/api/weathers?latitude=37.5665&longitude=126.978`, { headers: { authorization } })
  const days = (await answer.json()) as { location: { locationNames: string[] } }[]
  expect(days.map(({ location }) => location.locationNames)).toEqual(Array(5).fill(['서울특별시', '중구', '명동']))
  const form = new FormData()
  form.set('request', new Blob([JSON.stringify({ name: '하니', location: seoul })], { type: 'application/json' }))
  const saved = await fetch(`${url}/api/users/${person.id}/profiles`, {
    method: 'PATCH',
    headers: { authorization },
    body: form,
  })
  expect(((await saved.json()) as { location: unknown }).location).toMatchObject({
    locationNames: ['서울특별시', '중구', '명동'],
  })
  await close()
})
