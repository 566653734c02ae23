import { profiles, skyLabels, type Weather, weathers, windLabels } from '@otday/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { queryClient } from '../../src/platform/cache/query-client.ts'
import { Refusal } from '../kit/memory-server.ts'
import { hani } from '../kit/people.ts'
import {
  answerHome,
  days,
  expectDays,
  expectPanel,
  locateButton,
  panel,
  question,
  refusePlace,
  search,
  searchButton,
  settle,
  grantPlace,
  typePlace,
  unfold,
} from '../kit/weather.ts'
import { busan, seoul } from '../kit/places.ts'
import { daysAt } from '../kit/weather-fixtures.ts'

const app = useApp()
const typeButton = search.getByRole('button', { name: '좌표로 입력' })

beforeEach(() => answerHome(app.server))
afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1440, 900)
})

/** Returns the labels of the days by Seoul's calendar. */
function labelsOfFiveDays() {
  const later = [3, 4].map((ahead) => new Date(Date.now() + ahead * 86_400_000))
  const label = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', month: 'long', day: 'numeric' })
  return ['오늘', '내일', '모레', ...later.map((day) => label.format(day))]
}

/** Returns a function that reads the shown value beside a label, such as that of the humidity, the rain or the wind. */
const measure = (name: string) => () =>
  [...document.querySelectorAll('dt')].find((one) => one.textContent === name)?.nextElementSibling?.textContent

/** Opens the home page with other weather for today. */
async function openWith(over: Partial<Weather>) {
  answerHome(app.server, (ahead) => (ahead === 0 ? over : {}))
  settle(app.server)
  await app.open('/recommendations', hani)
  await expectDays()
}

test('five days are shown, today chosen, and a click chooses another', async () => {
  grantPlace(seoul)
  await app.open('/recommendations', hani)
  await expectDays()
  for (const [index, label] of labelsOfFiveDays().entries())
    await expect.element(days.nth(index)).toMatchTextContent(label)
  await expect.element(days.first()).toHaveAttribute('aria-pressed', 'true')
  await days.nth(2).click()
  await expect.element(days.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(days.first()).toHaveAttribute('aria-pressed', 'false')
  await expectPanel('서울')
})

for (const [name, width, height] of [
  ['desktop', 1440, 900],
  ['phone', 390, 844],
] as const)
  test(`each sky has its background scene, and a day with unknown values is still shown, on a ${name}`, async () => {
    await page.viewport(width, height)
    const words = ['CLEAR', 'MOSTLY_CLOUDY', 'FOGGY', 'CLOUDY', 'CLEAR']
    grantPlace(seoul)
    const sky = (index: number) =>
      ({
        skyStatus: words[index],
        precipitation: { type: index === 2 ? 'HAIL' : 'NONE', amount: 0, probability: 10 },
        windSpeed: { speed: 2, asWord: 'GALE' },
      }) as unknown as Partial<Weather>
    app.server.answer(weathers.list, () => Response.json(daysAt(seoul, sky)))
    await app.open('/recommendations', hani)
    await expectDays()
    // The test checks the days after today, because today's picture may be that of the night.
    for (const [index, scene] of ['mostly-cloudy', 'clear', 'cloudy'].entries()) {
      await days.nth(index + 1).click()
      await expect.poll(() => document.querySelectorAll(`[data-sky='${scene}']`).length).toBeGreaterThan(0)
    }
  })

test('a forecast day shows details on hover and on focus', async () => {
  settle(app.server)
  await app.open('/recommendations', hani)
  await expectDays()
  const tip = page.getByRole('tooltip').first()
  const second = days.nth(1).element()
  if (second instanceof HTMLElement) second.focus()
  await userEvent.tab()
  for (const word of ['평균(현재)', '날씨', '최저', '최고']) await expect.element(tip).toMatchTextContent(word)
  await userEvent.keyboard('{Escape}')
  await days.nth(4).hover()
  await expect.element(tip).toMatchTextContent('평균(현재)')
  await days.nth(4).click()
  await expect.element(days.nth(4)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(tip).not.toBeInTheDocument()
})

test('a tap on a forecast day chooses it and covers nothing', async () => {
  settle(app.server)
  await app.open('/recommendations', hani)
  await expectDays()
  const day = days.nth(2)
  for (const type of ['pointerdown', 'pointerup'])
    day.element().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
  await day.click()
  await userEvent.unhover(day)
  await expect.element(day).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
})

test('weather values are rounded, changes have a sign, and zero is shown as a temperature', async () => {
  await openWith({
    temperature: { current: -0.4, min: -3.6, max: 2.5, comparedToDayBefore: -2.4 },
    humidity: { current: 61.5, comparedToDayBefore: 3.2 },
    precipitation: { type: 'RAIN', amount: 1.6, probability: 79.6 },
    windSpeed: { speed: 3.4, asWord: 'MODERATE' },
  })
  await expectPanel('현재 기온 0°')
  await unfold()
  await expectPanel(/시간별 기온과 강수확률\. 지금 0° 강수 \d+%, (?:자정|\d+시) /)
  await expectPanel('최고 3° 최저 \u22124°')
  await expectPanel('어제보다 \u22122°')
  for (const text of ['62%', '+3%']) await expect.poll(measure('습도')).toContain(text)
  for (const text of ['80%', '2mm']) await expect.poll(measure('강수')).toContain(text)
  await expect.poll(measure('바람')).toContain('3m/s')
})

test('an unknown value is shown as a dash, never as zero', async () => {
  await openWith({
    temperature: { current: null, min: null, max: null, comparedToDayBefore: null },
    humidity: { current: null, comparedToDayBefore: null },
    precipitation: { type: 'NONE', amount: null, probability: null },
    windSpeed: { speed: null, asWord: 'WEAK' },
  })
  for (const name of ['습도', '강수', '바람']) {
    await expect.poll(measure(name)).toContain('-')
    expect(measure(name)()).not.toContain('0')
  }
  await expectPanel('어제보다 -')
})

test('locating asks once whether to save the place, and 이번만 leaves the profile unchanged', async () => {
  grantPlace(seoul)
  await app.open('/recommendations', hani)
  await expectDays()
  await locateButton.click()
  await expect.element(locateButton).toBeEnabled()
  await expect.element(question).toMatchTextContent('이 위치를 저장할까요?서울특별시 중구')
  await question.getByRole('button', { name: '이번만' }).click()
  await expect.element(question).not.toBeInTheDocument()
  // Opens the page again in the same visit, in which the located place is still used.
  await app.open('/recommendations', hani)
  await expectDays()
  await expect.element(question).not.toBeInTheDocument()
  expect(app.server.callsOf(profiles.update)).toEqual([])
})

test('이번만 also counts for a second place of the visit', async () => {
  await app.open('/recommendations', hani)
  for (const place of [seoul, busan]) {
    grantPlace(place)
    await locateButton.click()
    await expect.element(question).toMatchTextContent(place.locationNames.join(' '))
    await question.getByRole('button', { name: '이번만' }).click()
    await expect.element(question).not.toBeInTheDocument()
  }
})

test('a place for now alone ends with a reload, and the search leads back to the own place', async () => {
  const stored = () => sessionStorage.getItem('otday.place-of-visit')
  const back = search.getByRole('button', { name: /^내 장소로 돌아가기/ })
  settle(app.server, busan)
  grantPlace(seoul)
  await app.open('/recommendations', hani)
  await expectDays()
  await searchButton.click()
  await expect.element(search.getByRole('list', { name: '많이 찾는 도시' })).toBeVisible()
  await expect.element(back).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await locateButton.click()
  await expect.element(question).toMatchTextContent('이 위치를 저장할까요?서울특별시 중구 (지금은 부산광역시 연제구)')
  await expect.poll(stored).not.toBeNull()
  await question.getByRole('button', { name: '이번만' }).click()
  await expect.poll(stored).toBeNull()
  await expectPanel('서울')
  await searchButton.click()
  await expect.element(back).toMatchTextContent('부산광역시 연제구')
  await back.click()
  await expect.element(search).not.toBeInTheDocument()
  await expectPanel('부산')
})

test('a place can be typed as longitude, then latitude', async () => {
  refusePlace()
  const asked = typePlace(['126.9881', '37.567'])
  await app.open('/recommendations', hani)
  await locateButton.click()
  await expect.element(search).toMatchTextContent('현재 위치를 알 수 없어요.')
  await expect.element(search.getByRole('searchbox')).toHaveFocus()
  await typeButton.click()
  await expectDays()
  expect(asked.map((each) => each.slice(0, 2))).toEqual(['경도', '위도'])
  await expect.element(question).toMatchTextContent('서울특별시 중구')
  // The place is stored with rounded coordinates, for use after a reload.
  await expect
    .poll(() => Object.values(sessionStorage))
    .toContain(JSON.stringify({ latitude: 37.567, longitude: 126.988 }))
})

for (const [name, answers, questions] of [
  ['cancelling the first question', [null], 1],
  ['cancelling the second question', ['126.988', null], 2],
  ['zero', ['0'], 1],
] as const) {
  test(`${name} ends the input of coordinates without a place`, async () => {
    refusePlace()
    const asked = typePlace(answers)
    await app.open('/recommendations', hani)
    await expectPanel('위치 정보가 없어요.')
    await locateButton.click()
    await typeButton.click()
    await expect.poll(() => asked.length).toBe(questions)
    await userEvent.keyboard('{Escape}')
    await expect.element(locateButton).toBeEnabled()
    await expectPanel('위치 정보가 없어요.')
    await expectDays(0)
  })
}

test('in a browser without geolocation the weather panel asks for coordinates', async () => {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'geolocation')
  Reflect.deleteProperty(Navigator.prototype, 'geolocation')
  try {
    const asked = typePlace(['126.988', '37.567'])
    await app.open('/recommendations', hani)
    await locateButton.click()
    await expectDays()
    expect(asked).toHaveLength(2)
  } finally {
    if (own) Object.defineProperty(Navigator.prototype, 'geolocation', own)
  }
})

test('the weather panel starts with the place of the profile', async () => {
  settle(app.server, busan)
  await app.open('/recommendations', hani)
  await expectDays()
  await expectPanel('부산')
  const [first] = app.server.callsOf(weathers.list)
  expect(first).toEqual({ query: { longitude: 129.075, latitude: 35.18 } })
})

test('the place stays when reloading the profile fails', async () => {
  settle(app.server, busan)
  await app.open('/recommendations', hani)
  await expectDays()
  const read = app.server.callsOf(profiles.get).length
  app.server.answer(profiles.get, () => {
    throw new Refusal('Internal')
  })
  await queryClient.invalidateQueries({ queryKey: ['profiles'] })
  expect(app.server.callsOf(profiles.get).length).toBeGreaterThan(read)
  await expectPanel('부산')
  await expectDays()
})

test('the weather panel shows placeholders, then place, sky and wind with a matching scene', async () => {
  const answer = Promise.withResolvers<void>()
  const strong = (ahead: number): Partial<Weather> => ({
    skyStatus: ahead === 1 ? 'CLOUDY' : 'CLEAR',
    precipitation: { type: ahead === 2 ? 'SNOW' : 'NONE', amount: 0, probability: 10 },
    windSpeed: { speed: 9, asWord: 'STRONG' },
  })
  settle(app.server)
  const skeletons = () => panel.element().querySelectorAll('[class*="skeleton_"]')
  app.server.answer(weathers.list, async () => {
    await answer.promise
    return daysAt(seoul, strong)
  })
  await app.open('/recommendations', hani)
  await expect.element(panel).toHaveAttribute('aria-busy', 'true')
  await expect.element(panel.getByText('날씨를 불러오는 중...')).toBeInTheDocument()
  expect(skeletons().length).toBeGreaterThan(0)
  answer.resolve()
  await expect.poll(() => skeletons().length).toBe(0)
  await expect.element(panel.getByText(seoul.locationNames.join(' '), { exact: true })).toBeVisible()
  await expect.element(panel.getByText(skyLabels.CLEAR, { exact: true })).toBeVisible()
  await expectPanel(windLabels.STRONG)
  const backgrounds: (string | null)[] = []
  for (const index of [1, 2, 3]) {
    await days.nth(index).click()
    await expect.element(days.nth(index)).toHaveAttribute('aria-pressed', 'true')
    backgrounds.push(panel.element().getAttribute('data-sky'))
  }
  expect(backgrounds).toEqual(['cloudy', 'snow', 'clear'])
})
