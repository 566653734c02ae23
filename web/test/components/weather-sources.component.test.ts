import { type FoundPlace, profiles, recommendations, type Weather, weathers } from '@otday/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markKept } from '../../src/platform/kept/or-kept.ts'
import { queryClient } from '../../src/platform/cache/query-client.ts'
import { expectAccessible } from '../kit/accessible.ts'
import { page, Refusal, useApp, userEvent } from '../kit/app.tsx'
import { hani } from '../kit/people.ts'
import { onDesktop } from '../kit/screens.ts'
import { answerPages } from '../kit/shell.ts'
import { profileOf } from '../kit/usual.ts'
import {
  answerHome,
  answerOutfit,
  days,
  expectDays,
  expectPanel,
  panel,
  question,
  search,
  searchButton,
  settle,
  unfold,
} from '../kit/weather.ts'
import { placeOf, seoul } from '../kit/places.ts'
import { daysAt, outfitOf } from '../kit/weather-fixtures.ts'

/** Tests of the line that says where the weather comes from and how old it is, and of choosing another place. */

const app = useApp()
const word = search.getByRole('searchbox', { name: '지역 이름' })
const found = (name: string) => search.getByRole('button', { name, exact: true })

beforeEach(() => {
  answerHome(app.server)
  settle(app.server)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  return onDesktop()
})

async function openHome(over: (ahead: number) => Partial<Weather> = () => ({})) {
  answerHome(app.server, over)
  await app.open('/recommendations', hani)
  await expectDays()
}

const foundOf = (names: string, over: Partial<FoundPlace> = {}): FoundPlace => ({
  locationNames: names.split(' '),
  latitude: 37.7519,
  longitude: 128.8761,
  matchedName: null,
  isNearest: false,
  ...over,
})

/** Places that the server finds, keyed by the text that is searched for. */
const known: Readonly<Record<string, readonly FoundPlace[]>> = {
  강릉: [foundOf('강원특별자치도 강릉시')],
  혜운대: [foundOf('부산광역시 해운대구', { isNearest: true })],
  홍대입구: [foundOf('서울특별시 마포구 서교동', { matchedName: '홍대입구역' })],
  오사카: [foundOf('경기도 오산시', { isNearest: true })],
  시: Array.from({ length: 10 }, (_, at) => foundOf(`경기도 ${at + 1}시`)),
  부산: [foundOf('부산광역시')],
  성수동: [foundOf('서울특별시 성동구 성수1가1동', { matchedName: '성수동' })],
}
const answerPlaces = () => app.server.answer(weathers.places, ({ query }) => [...(known[query.nameLike ?? ''] ?? [])])

test('sample weather is labeled as a sample, in the panel and beside the outfit', async () => {
  await openHome(() => ({ source: 'sample', isSample: true }))
  await expectPanel('예시 날씨 (평년값)')
  await expectPanel('실제 예보가 아니에요')
  await expect.element(page.getByText('지금은 예시 날씨 기준이에요.')).toBeVisible()
})

test('sample weather from the cache is labeled as a sample, without an age', async () => {
  await openHome(() => ({ source: 'sample', isSample: true, staleMinutes: 90 }))
  const [read] = queryClient.getQueryCache().findAll({ queryKey: ['weathers', 'days'] })
  markKept(read?.queryHash ?? '', new Date())
  await expectPanel('예시 날씨 (평년값)')
  await expectPanel('실제 예보가 아니에요')
  await expect.element(panel).not.toMatchTextContent(/방금 전| 전 자료/)
})

test('a forecast names its source and the time it was issued', async () => {
  const forecastedAt = new Date(`${new Date().toISOString().slice(0, 10)}T05:00:00.000Z`)
  await openHome((ahead) => ({ forecastedAt, flags: ahead === 4 ? ['MID_TERM'] : [] }))
  await unfold()
  await expect
    .element(panel.getByRole('link', { name: '자료: 기상청' }))
    .toHaveAttribute('href', expect.stringMatching(/weather\.go\.kr/))
  await expectPanel('14:00 발표')
  await expect.element(panel).not.toMatchTextContent('예시 날씨')
  await expect.element(panel).not.toMatchTextContent('전 자료')
  await days.nth(4).click()
  await expectPanel('중기예보')
})

test('a forecast by Open-Meteo links to Open-Meteo, as its license requires', async () => {
  await openHome(() => ({ source: 'open-meteo' }))
  await unfold()
  const link = panel.getByRole('link', { name: 'Weather data by Open-Meteo.com' })
  await expect.element(link).toHaveAttribute('href', 'https://open-meteo.com/')
  await expectPanel(/\d{2}:\d{2} 기준/)
})

test('an overdue forecast says how old it is', async () => {
  await openHome(() => ({ forecastedAt: new Date(Date.now() - 5.5 * 3_600_000), staleMinutes: 138 }))
  await expectPanel('5시간 전 자료')
})

test('when an implausible measurement is ignored, the weather panel says that the forecast is shown instead', async () => {
  await openHome((ahead) => ({ flags: ahead === 0 ? ['UNMEASURED'] : [] }))
  await expectPanel('관측값이 이상해서 예보로 보여드려요')
})

test('a precipitation amount that is a minimum is shown with 이상, and one from a class with the class’s word', async () => {
  await openHome((ahead) => {
    if (ahead === 0) return { flags: ['AT_LEAST'], precipitation: { type: 'RAIN', amount: 50, probability: 90 } }
    const precipitation = { type: 'RAIN', amount: 9, probability: 60 } as const
    return { flags: ['CLASSES'], precipitationWord: '약한 비', precipitation }
  })
  await expectPanel('비 · 50mm 이상')
  await days.nth(4).click()
  await expectPanel('약한 비 · 9mm')
})

test('the weather of the chosen day is drawn by the hour, and a day without hours says so', async () => {
  await openHome()
  expect(app.server.callsOf(weathers.hours)).toEqual([])
  await panel.getByRole('button', { name: '날씨 자세히' }).click()
  await expect.element(panel.getByText(/시간별 기온과 강수확률\. 지금/)).toBeInTheDocument()
  app.server.answer(weathers.hours, () => [])
  await days.nth(3).click()
  await expectPanel('시간별 날씨가 아직 없어요.')
})

test('weather that fails to load shows an error and can be retried', async () => {
  app.server.answer(weathers.list, () => {
    throw new Refusal('Internal')
  })
  await app.open('/recommendations', hani)
  await expect.element(panel.getByRole('alert')).toMatchTextContent('날씨를 불러오지 못했어요.')
  answerHome(app.server)
  await panel.getByRole('button', { name: '다시 시도' }).click()
  await expectDays()
})

test('a place is found by its name, chosen, and kept in the profile when asked for', async () => {
  const gangneung = placeOf(128.8761, 37.7519, '강원특별자치도', '강릉시')
  await openHome()
  answerPlaces()
  app.server.answer(weathers.list, ({ query }) =>
    daysAt(query.longitude === seoul.longitude ? seoul : { ...gangneung, ...query }),
  )
  app.server.answer(weathers.location, ({ query }) => ({ ...gangneung, ...query }))
  await searchButton.click()
  await expect.element(search).toMatchTextContent('지역 이름을 적어 주세요.')
  await word.fill('강릉')
  await userEvent.keyboard('{Enter}')
  await expect.element(found('강원특별자치도 강릉시')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(found('강원특별자치도 강릉시')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(word).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(search).not.toBeInTheDocument()
  await expectPanel('강원특별자치도 강릉시')
  expect(app.server.callsOf(profiles.update)).toEqual([])

  await expect
    .element(question)
    .toMatchTextContent('이 위치를 저장할까요?강원특별자치도 강릉시 (지금은 서울특별시 중구)')
  await expectAccessible()
  app.server.answer(profiles.update, () => Response.json({ message: '잠시 뒤에 해 주세요.' }, { status: 500 }))
  await question.getByRole('button', { name: '저장' }).click()
  await expect.element(page.getByText('잠시 뒤에 해 주세요.')).toBeVisible()
  app.server.answer(profiles.update, ({ params }) => profileOf({ ...params, location: gangneung }))
  await question.getByRole('button', { name: '저장' }).click()
  await expect.element(question).not.toBeInTheDocument()
  const kept = app.server.callsOf(profiles.update).map(({ body }) => body.location)
  const chosen = { latitude: 37.75, longitude: 128.88, locationNames: ['강원특별자치도', '강릉시'] }
  expect(kept).toEqual([chosen, chosen])
})

test('a chosen place is shown by its chosen name, in the question and after saving', async () => {
  const nearby = placeOf(127.056, 37.5446, '서울특별시', '성동구', '성수2가3동')
  await openHome()
  answerPlaces()
  app.server.answer(weathers.list, ({ query }) => daysAt({ ...nearby, ...query }))
  await searchButton.click()
  await word.fill('성수동')
  await found('서울특별시 성동구 성수1가1동 (성수동)').click()
  await expectPanel('서울특별시 성동구 성수1가1동 (성수동)')
  await expect.element(question).toMatchTextContent('이 위치를 저장할까요?서울특별시 성동구 성수1가1동 (성수동)')
  app.server.answer(profiles.update, ({ params, body: { location } }) =>
    profileOf({
      ...params,
      location: { ...nearby, ...location, locationNames: location?.locationNames ?? ['서울특별시'] },
    }),
  )
  await question.getByRole('button', { name: '저장' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expectPanel('서울특별시 성동구 성수1가1동')
  await searchButton.click()
  await search.getByRole('button', { name: '부산', exact: true }).click()
  await expectPanel('부산광역시')
  expect(app.server.callsOf(weathers.list).at(-1)).toMatchObject({ query: { latitude: 35.1798, longitude: 129.075 } })
})

test('the place search says when nothing is found, when more would match, and when it failed', async () => {
  await openHome()
  answerPlaces()
  await searchButton.click()
  await word.fill('없는이름')
  await expect.element(search).toMatchTextContent('찾은 곳이 없어요.')
  await word.fill('오사카')
  await expect.element(search).toMatchTextContent('아직 국내만 돼요. 해외 날씨는 몰라요.')
  expect(found('경기도 오산시').elements()).toEqual([])
  await word.fill('혜운대')
  await expect.element(search).toMatchTextContent('그런 이름은 없어요. 구 이름으로 찾아보세요. 비슷한 이름이에요.')
  await expect.element(found('부산광역시 해운대구')).toBeVisible()
  await word.fill('홍대입구')
  await expect.element(found('서울특별시 마포구 서교동 (홍대입구역)')).toBeVisible()
  await word.fill('시')
  await expect.poll(() => search.getByRole('listitem').elements().length).toBe(10)
  await expect.element(search).toMatchTextContent('더 자세한 이름')
  app.server.answer(weathers.places, () => {
    throw new Refusal('Internal')
  })
  await word.fill('')
  await word.fill('부산')
  await expect.element(search.getByRole('alert')).toMatchTextContent('위치를 찾지 못했어요')
  answerPlaces()
  await search.getByRole('button', { name: '다시 시도' }).click()
  await expect.element(found('부산광역시')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(search).not.toBeInTheDocument()
  await expect.element(searchButton).toHaveFocus()
})

const topOf = (name: string) =>
  page.getByRole('button', { name, exact: true }).first().element().getBoundingClientRect().top

for (const [size, width, height] of [
  ['on a desk', 1440, 900],
  ['on a phone', 390, 844],
] as const)
  test(`the note that the forecast has changed appears below the outfit’s buttons and moves nothing, ${size}`, async () => {
    let warmer = 0
    answerHome(app.server, () => ({
      temperature: { current: 15, comparedToDayBefore: 1, min: 10, max: 20 + warmer },
    }))
    answerOutfit(app.server)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() })
    await page.viewport(width, height)
    await app.open('/recommendations', hani)
    await expectDays()
    await expect.element(page.getByRole('button', { name: '다른 옷', exact: true })).toBeVisible()
    const tops = () => ['다른 옷', 'OOTD 등록'].map(topOf)
    const before = tops()
    warmer = 4
    vi.advanceTimersByTime(11 * 60_000)
    const news = page.getByText(/예보가 바뀌었어요/)
    await expect.element(news).toBeInTheDocument()
    expect(tops()).toEqual(before)
    expect(news.element().getBoundingClientRect().top).toBeGreaterThan(Math.max(...before))
  })

test('when the forecast changes, the page offers another outfit', async () => {
  let warmer = 0
  answerHome(app.server, () => ({
    temperature: { current: 15, comparedToDayBefore: 1, min: 10, max: 20 + warmer },
  }))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() })
  await app.open('/recommendations', hani)
  await expectDays()
  await expect.element(page.getByText('12~16℃')).toBeVisible()
  const tops = () => ['자주 입는 옷으로 시작하기', 'OOTD 등록'].map(topOf)
  const before = tops()
  warmer = 4
  vi.advanceTimersByTime(11 * 60_000)
  const news = page.getByText(/예보가 바뀌었어요\. 최고 기온이 4° 올랐어요\./)
  await expect.element(news).toBeVisible()
  expect(tops()).toEqual(before)
  await expectAccessible()
  const asked = app.server.callsOf(recommendations.get).length
  app.server.answer(recommendations.get, ({ query: { weatherId } }) =>
    outfitOf(weatherId, { change: '다른 옷이에요.' }),
  )
  await page.getByRole('button', { name: '다시 추천' }).click()
  await expect.element(news).not.toBeInTheDocument()
  expect(app.server.callsOf(recommendations.get).length).toBeGreaterThan(asked)
})

test('weather alerts are switched off and on in the settings', async () => {
  answerPages(app.server)
  app.server.answer(profiles.update, ({ params, body }) =>
    profileOf({ ...params, location: seoul, weatherAlerts: body.weatherAlerts ?? true }),
  )
  await app.open('/settings?section=notifications', hani)
  const section = page.getByRole('region', { name: '날씨 알림' })
  const alerts = section.getByRole('switch', { name: '날씨 알림' })
  await expect.element(alerts).toBeChecked()
  await alerts.click()
  await expect.element(page.getByText('날씨 알림을 껐어요.')).toBeVisible()
  await expect.element(alerts).not.toBeChecked()
  expect(page.getByRole('button', { name: '저장', exact: true }).elements()).toEqual([])
  app.server.answer(profiles.update, () => {
    throw new Refusal('Internal')
  })
  await alerts.click()
  await expect.element(page.getByText(/문제가 생겼어요/)).toBeVisible()
  await expect.element(alerts).not.toBeChecked()
  app.server.answer(profiles.update, ({ params, body }) =>
    profileOf({ ...params, location: seoul, weatherAlerts: body.weatherAlerts ?? true }),
  )
  await alerts.click()
  await expect.element(alerts).toBeChecked()
})

test.each([320, 390, 768, 1024, 1440])(
  'the switches in the settings stand to the right of their labels, at %i px',
  async (width) => {
    await page.viewport(width, 844)
    answerPages(app.server)
    await app.open('/settings?section=notifications', hani)
    const switches = ['날씨 알림', '아침 브리핑'].map((name) => page.getByRole('switch', { name }))
    for (const each of switches) await expect.element(each).toBeVisible()
    const [alerts, briefing] = switches.map((each) => each.element())
    for (const each of [alerts, briefing]) {
      const box = each?.getBoundingClientRect()
      const words = each?.closest('section')?.querySelector('h2')?.parentElement?.getBoundingClientRect()
      expect(words?.right).toBeLessThanOrEqual(box?.left ?? 0)
      expect(Math.abs((words?.top ?? 0) + (words?.bottom ?? 0) - (box?.top ?? 0) - (box?.bottom ?? 0))).toBeLessThan(2)
    }
  },
)
