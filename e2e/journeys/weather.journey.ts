import type { Locator, Page } from '@playwright/test'
import { alter } from '../network.ts'
import { expect, seoul, test, visit } from '../test.ts'

const panelOf = (page: Page) => page.getByRole('region', { name: '오늘의 날씨' })
const daysOf = (page: Page) => panelOf(page).getByRole('group', { name: '5일 예보' }).getByRole('button')
const locateButton = (page: Page) =>
  panelOf(page)
    .getByRole('button', { name: /현재 위치/ })
    .last()

/** Answers the browser's questions for longitude and latitude, in order; null cancels. Tells what was asked. */
function answer(page: Page, answers: readonly (string | null)[]) {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    const reply = answers[asked.length] ?? null
    asked.push(dialog.message())
    void (reply === null ? dialog.dismiss() : dialog.accept(reply))
  })
  return asked
}

/** Seoul's calendar, as the labels of the days have it. */
function labelsOfFiveDays() {
  const days = [3, 4].map((ahead) => new Date(Date.now() + ahead * 86_400_000))
  const label = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', month: 'long', day: 'numeric' })
  return ['오늘', '내일', '모레', ...days.map((day) => label.format(day))]
}

interface Day {
  temperature: { current: number | null; min: number | null; max: number | null; comparedToDayBefore: number | null }
  humidity: { current: number | null; comparedToDayBefore: number | null }
  precipitation: { type: string; amount: number | null; probability: number | null }
  windSpeed: { speed: number | null; asWord: string }
}

/** The server's days with other numbers, for what the sample weather never does. */
async function withToday(page: Page, change: (day: Day) => void) {
  await page.route(/\/api\/weathers\?/, async (route) => {
    const response = await route.fetch()
    const days: Day[] = await response.json()
    for (const day of days.slice(0, 1)) change(day)
    await route.fulfill({ response, json: days })
  })
}

const measure = (page: Page, name: string): Locator =>
  panelOf(page)
    .locator('div', { has: page.locator('dt', { hasText: name }) })
    .last()
    .locator('dd')

test.describe('where the browser tells the place', () => {
  test.use({ geolocation: seoul, permissions: ['geolocation'] })

  test('five days are shown, today chosen, and a click chooses another', async ({ page, person, enter }) => {
    await enter(person)
    await visit(page, '/recommendations')
    await expect(daysOf(page)).toHaveCount(5)
    for (const [index, label] of labelsOfFiveDays().entries())
      await expect(daysOf(page).nth(index)).toContainText(label)
    await expect(daysOf(page).first()).toHaveAttribute('aria-pressed', 'true')
    await daysOf(page).nth(2).click()
    await expect(daysOf(page).nth(2)).toHaveAttribute('aria-pressed', 'true')
    await expect(daysOf(page).first()).toHaveAttribute('aria-pressed', 'false')
    await expect(panelOf(page)).toContainText('서울')
  })

  test('each sky has its scene, and unknown words hide no day', { tag: '@phone' }, async ({ page, person, enter }) => {
    const words = ['CLEAR', 'MOSTLY_CLOUDY', 'FOGGY', 'CLOUDY', 'CLEAR']
    await alter<Day[]>(page, '/api/weathers', (days) =>
      days.map((day, index) => ({
        ...day,
        skyStatus: words[index],
        precipitation: { ...day.precipitation, type: index === 2 ? 'HAIL' : 'NONE' },
        windSpeed: { ...day.windSpeed, asWord: 'GALE' },
      })),
    )
    await enter(person)
    await visit(page, '/recommendations')
    await expect(daysOf(page)).toHaveCount(5)
    // Other days than today, which may have a night.
    const skies = ['mostly-cloudy', 'clear', 'cloudy'] as const
    for (const [index, sky] of skies.entries()) {
      await daysOf(page)
        .nth(index + 1)
        .click()
      await expect(page.locator(`[data-sky='${sky}']`)).toBeVisible()
    }
  })

  test('a day tells more on hover and on focus', async ({ page, person, enter }) => {
    await enter(person)
    await visit(page, '/recommendations')
    await expect(daysOf(page)).toHaveCount(5)
    const tip = page.getByRole('tooltip').first()
    await daysOf(page).nth(1).focus()
    await page.keyboard.press('Tab')
    await expect(tip).toContainText('평균(현재)')
    for (const word of ['날씨', '최저', '최고']) await expect(tip).toContainText(word)
    await page.keyboard.press('Escape')
    await daysOf(page).nth(4).hover()
    await expect(page.getByRole('tooltip').first()).toContainText('평균(현재)')
  })

  test('numbers are whole, changes have a sign, and zero is a temperature', async ({ page, person, enter }) => {
    await withToday(page, (day) => {
      day.temperature = { current: -0.4, min: -3.6, max: 2.5, comparedToDayBefore: -2.4 }
      day.humidity = { current: 61.5, comparedToDayBefore: 3.2 }
      day.precipitation = { type: 'RAIN', amount: 1.6, probability: 79.6 }
      day.windSpeed = { speed: 3.4, asWord: 'MODERATE' }
    })
    await enter(person)
    await visit(page, '/recommendations')
    const panel = panelOf(page)
    await expect(panel).toContainText('현재 기온 0°')
    await expect(panel).toContainText(/시간별 기온과 강수확률\. 지금 0° 강수 \d+%, (?:자정|\d+시) /)
    await expect(panel).toContainText('최고 3° 최저 \u22124°')
    await expect(panel).toContainText('어제보다 \u22122°')
    await expect(measure(page, '습도')).toContainText('62%')
    await expect(measure(page, '습도')).toContainText('+3%')
    await expect(measure(page, '강수')).toContainText('80%')
    await expect(measure(page, '강수')).toContainText('2mm')
    await expect(measure(page, '바람')).toContainText('3m/s')
  })

  test('what is not known is a dash, never a zero', async ({ page, person, enter }) => {
    await withToday(page, (day) => {
      day.temperature = { current: null, min: null, max: null, comparedToDayBefore: null }
      day.humidity = { current: null, comparedToDayBefore: null }
      day.precipitation = { type: 'NONE', amount: null, probability: null }
      day.windSpeed = { speed: null, asWord: 'WEAK' }
    })
    await enter(person)
    await visit(page, '/recommendations')
    for (const name of ['습도', '강수', '바람']) {
      await expect(measure(page, name)).toContainText('-')
      await expect(measure(page, name)).not.toContainText('0')
    }
    await expect(panelOf(page)).toContainText('어제보다 -')
  })

  test('locating at home leaves the profile alone', async ({ page, person, enter }) => {
    await enter(person)
    await visit(page, '/recommendations')
    await expect(daysOf(page)).toHaveCount(5)
    await locateButton(page).click()
    await expect(locateButton(page)).toBeEnabled()
    const question = page.getByRole('region', { name: '위치 저장' })
    await expect(question).toContainText('이 위치를 저장할까요?서울특별시 중구')
    const kept = async () => (await person.profiles.get({ params: { userId: person.id } })).location
    expect(await kept()).toBeNull()
    await question.getByRole('button', { name: '이번만' }).click()
    await expect(question).toBeHidden()
    await page.reload()
    await expect(daysOf(page)).toHaveCount(5)
    await expect(page.getByRole('list', { name: '추천 옷' }).or(page.getByText('옷 등록하러 가기'))).toBeVisible()
    await expect(question).toBeHidden()
    expect(await kept()).toBeNull()
  })
})

test.describe('where the browser does not tell the place', () => {
  const search = (page: Page) => page.getByRole('dialog', { name: '위치 검색' })
  const typeButton = (page: Page) => search(page).getByRole('button', { name: '좌표로 입력' })

  test('a place can be typed: longitude, then latitude', async ({ page, person, enter }) => {
    const asked = answer(page, ['126.988', '37.567'])
    await enter(person)
    await visit(page, '/recommendations')
    await locateButton(page).click()
    await expect(search(page)).toContainText('현재 위치를 알 수 없어요.')
    await expect(search(page).getByRole('searchbox')).toBeFocused()
    await typeButton(page).click()
    await expect(daysOf(page)).toHaveCount(5)
    expect(asked.map((question) => question.slice(0, 2))).toEqual(['경도', '위도'])
    await page.reload()
    await expect(page.getByRole('region', { name: '위치 저장' })).toContainText('서울특별시 중구')
    await expect(daysOf(page)).toHaveCount(5)
  })

  for (const [name, answers, questions] of [
    ['cancelling the first question', [null], 1],
    ['cancelling the second question', ['126.988', null], 2],
    ['zero', ['0'], 1],
  ] as const) {
    test(`${name} gives up`, async ({ page, person, enter }) => {
      const asked = answer(page, answers)
      await enter(person)
      await visit(page, '/recommendations')
      await expect(panelOf(page)).toContainText('위치 정보가 없어요.')
      await locateButton(page).click()
      await typeButton(page).click()
      await expect.poll(() => asked.length).toBe(questions)
      await page.keyboard.press('Escape')
      await expect(locateButton(page)).toBeEnabled()
      await expect(panelOf(page)).toContainText('위치 정보가 없어요.')
      await expect(daysOf(page)).toHaveCount(0)
    })
  }

  test('a browser without geolocation asks too', async ({ page, person, enter }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'))
    const asked = answer(page, ['126.988', '37.567'])
    await enter(person)
    await visit(page, '/recommendations')
    await locateButton(page).click()
    await expect(daysOf(page)).toHaveCount(5)
    expect(asked).toHaveLength(2)
  })
})

test('the place in the profile is where the panel begins', async ({ page, person, enter }) => {
  const { name } = person
  await person.profiles.update({
    params: { userId: person.id },
    body: { name, location: { longitude: 129.075, latitude: 35.18 } },
  })
  await enter(person)
  await visit(page, '/recommendations')
  await expect(daysOf(page)).toHaveCount(5)
  await expect(panelOf(page)).toContainText('부산')
})
