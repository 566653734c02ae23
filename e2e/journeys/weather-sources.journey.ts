import type { Page } from '@playwright/test'
import { alter, breakDown } from '../network.ts'
import { expect, expectAccessible, expectFilled, test, visit } from '../test.ts'
import { hang, settle } from '../wardrobe.ts'

/** Where the weather is from, how old it is, and how another place is chosen. */

const panelOf = (page: Page) => page.getByRole('region', { name: '오늘의 날씨' })
const daysOf = (page: Page) => panelOf(page).getByRole('group', { name: '5일 예보' }).getByRole('button')
const searchButton = (page: Page) => panelOf(page).getByRole('button', { name: '지역 이름으로 위치 찾기' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: '위치 검색' })
const field = (page: Page) => dialogOf(page).getByRole('searchbox', { name: '지역 이름' })

/** The name of the place moves the button when it comes: a press that began before might end beside it. */
async function openSearch(page: Page) {
  await visit(page, '/recommendations')
  await expectFilled(page)
  await searchButton(page).click()
}

interface Day {
  source: string
  isSample: boolean
  staleMinutes: number
  forecastedAt: string
  flags: string[]
  precipitationWord: string | null
  precipitation: { type: string; amount: number | null; probability: number | null }
  temperature: { min: number; max: number }
}

const kma = (day: Day) => Object.assign(day, { source: 'kma', isSample: false })

/** The server's days as another source would tell them. */
const withDays = (page: Page, change: (days: Day[]) => void) =>
  alter<Day[]>(page, '/api/weathers', (days) => {
    change(days)
    return days
  })

test.beforeEach(({ person }) => settle(person))

test('a sample is called one, in the panel and beside the outfit', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, '/recommendations')
  await expect(panelOf(page)).toContainText('예시 날씨 (평년값)')
  await expect(panelOf(page)).toContainText('실제 예보가 아니에요')
  await expect(page.getByText('지금은 예시 날씨 기준이에요.')).toBeVisible()
})

test('a forecast says whose it is and when it was issued', async ({ page, person, enter }) => {
  await withDays(page, (days) => {
    for (const day of days) kma(day).forecastedAt = `${new Date().toISOString().slice(0, 10)}T05:00:00.000Z`
    Object.assign(days[4] ?? {}, { flags: ['MID_TERM'] })
  })
  await enter(person)
  await visit(page, '/recommendations')
  await expect(panelOf(page).getByRole('link', { name: '자료: 기상청' })).toHaveAttribute('href', /weather\.go\.kr/)
  await expect(panelOf(page)).toContainText('14:00 발표')
  await expect(panelOf(page)).not.toContainText('예시 날씨')
  await expect(panelOf(page)).not.toContainText('전 자료')
  await daysOf(page).nth(4).click()
  await expect(panelOf(page)).toContainText('중기예보')
})

test('Open-Meteo is linked as its licence asks', async ({ page, person, enter }) => {
  await withDays(page, (days) => {
    for (const day of days) Object.assign(day, { source: 'open-meteo', isSample: false })
  })
  await enter(person)
  await visit(page, '/recommendations')
  const link = panelOf(page).getByRole('link', { name: 'Weather data by Open-Meteo.com' })
  await expect(link).toHaveAttribute('href', 'https://open-meteo.com/')
  await expect(panelOf(page)).toContainText(/\d{2}:\d{2} 기준/)
})

test('what is overdue says how old it is', async ({ page, person, enter }) => {
  await withDays(page, (days) => {
    for (const day of days) {
      kma(day).forecastedAt = new Date(Date.now() - 5.5 * 3_600_000).toISOString()
      day.staleMinutes = 138
    }
  })
  await enter(person)
  await visit(page, '/recommendations')
  await expect(panelOf(page)).toContainText('5시간 전 자료')
})

test('an amount that is only known roughly says so', async ({ page, person, enter }) => {
  await withDays(page, (days) => {
    Object.assign(kma(days[0] as Day), { flags: ['AT_LEAST'] }).precipitation = {
      type: 'RAIN',
      amount: 50,
      probability: 90,
    }
    Object.assign(kma(days[4] as Day), { flags: ['CLASSES'], precipitationWord: '약한 비' }).precipitation = {
      type: 'RAIN',
      amount: 9,
      probability: 60,
    }
  })
  await enter(person)
  await visit(page, '/recommendations')
  await expect(panelOf(page)).toContainText('비 · 50mm 이상')
  await daysOf(page).nth(4).click()
  await expect(panelOf(page)).toContainText('약한 비 · 9mm')
})

test('the hours of the chosen day are drawn, and a day without hours says so', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, '/recommendations')
  await expect(panelOf(page).getByText(/시간별 기온과 강수확률\. 지금/)).toBeAttached()
  await page.route(/\/hours$/, (route) => route.fulfill({ json: [] }))
  await daysOf(page).nth(3).click()
  await expect(panelOf(page)).toContainText('시간별 날씨가 아직 없어요.')
})

test('weather that cannot be loaded says so and is tried again', async ({ page, person, enter }) => {
  const mend = await breakDown(page, '/api/weathers')
  await enter(person)
  await visit(page, '/recommendations')
  await expect(panelOf(page).getByRole('alert')).toContainText('날씨를 불러오지 못했어요.')
  mend()
  await panelOf(page).getByRole('button', { name: '다시 시도' }).click()
  await expect(daysOf(page)).toHaveCount(5)
})

test('a place is found by its name and chosen', async ({ page, person, enter }) => {
  await enter(person)
  await openSearch(page)
  await expect(dialogOf(page)).toContainText('지역 이름을 적어 주세요.')
  await field(page).fill('강릉')
  await field(page).press('Enter')
  const found = dialogOf(page).getByRole('button', { name: '강원특별자치도 강릉시', exact: true })
  await expect(found).toBeVisible()
  await expectAccessible(page)
  await found.click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(panelOf(page)).toContainText('강원특별자치도 강릉시')
  const kept = async () => (await person.profiles.get({ params: { userId: person.id } })).location
  expect((await kept())?.locationNames[0]).toBe('서울특별시')

  const question = page.getByRole('region', { name: '위치 저장' })
  await expect(question).toContainText('이 위치를 저장할까요?강원특별자치도 강릉시 (지금은 서울특별시')
  await expectAccessible(page)
  const mend = await breakDown(page, `/api/users/${person.id}/profiles`, 'PATCH', { message: '잠시 뒤에 해 주세요.' })
  await question.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('잠시 뒤에 해 주세요.')).toBeVisible()
  mend()
  await question.getByRole('button', { name: '저장' }).click()
  await expect(question).toBeHidden()
  const place = await kept()
  expect(place?.locationNames.join(' ')).toBe('강원특별자치도 강릉시')
  expect(place?.latitude).toBe(Number(place?.latitude.toFixed(2)))
  await page.reload()
  await expect(daysOf(page)).toHaveCount(5)
  await expect(panelOf(page)).toContainText('강원특별자치도 강릉시')
  await expect(question).toBeHidden()
})

test('the search tells what it does not find, that more would fit, and why it failed', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await openSearch(page)
  await field(page).fill('도쿄')
  await expect(dialogOf(page)).toContainText('검색 결과가 없습니다.')
  await field(page).fill('혜운대')
  await expect(dialogOf(page)).toContainText('그런 이름은 없어요. 구 이름으로 찾아보세요. 비슷한 이름이에요.')
  await expect(dialogOf(page).getByRole('button', { name: '부산광역시 해운대구', exact: true })).toBeVisible()
  await field(page).fill('홍대입구')
  await expect(dialogOf(page).getByRole('button', { name: '서울특별시 마포구 서교동 (홍대입구역)' })).toBeVisible()
  await field(page).fill('시')
  await expect(dialogOf(page).getByRole('listitem')).toHaveCount(10)
  await expect(dialogOf(page)).toContainText('더 자세한 이름')
  const mend = await breakDown(page, '/api/weathers/places')
  await field(page).fill('')
  await field(page).fill('부산')
  await expect(dialogOf(page).getByRole('alert')).toContainText('위치를 찾지 못했어요')
  mend()
  await dialogOf(page).getByRole('button', { name: '다시 시도' }).click()
  await expect(dialogOf(page).getByRole('button', { name: '부산광역시', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(searchButton(page)).toBeFocused()
})

test('when the forecast moves another outfit is offered', async ({ page, person, enter }) => {
  await hang(person)
  let warmer = 0
  await withDays(page, (days) => {
    for (const day of days) day.temperature.max += warmer
  })
  await page.clock.install()
  await enter(person)
  await visit(page, '/recommendations')
  await expect(page.getByRole('list', { name: '추천 옷' }).getByRole('article').first()).toBeVisible()
  warmer = 4
  await page.clock.fastForward(11 * 60_000)
  await expect(page.getByText(/예보가 바뀌었어요\. 최고 기온이 4° 올랐어요\./)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '다시 추천' }).click()
  await expect(page.getByText(/예보가 바뀌었어요/)).toHaveCount(0)
})

test('warnings of the weather are switched off and on in the settings', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, '/settings')
  const section = page.getByRole('region', { name: '날씨 알림' })
  const alerts = section.getByRole('switch', { name: '날씨 알림' })
  await expect(alerts).toBeChecked()
  await alerts.click()
  await expect(page.getByText('날씨 알림을 껐어요.')).toBeVisible()
  await expect(alerts).not.toBeChecked()
  await expect(page.getByRole('button', { name: '저장', exact: true })).toHaveCount(0)
  await page.reload()
  await expect(alerts).not.toBeChecked()
  const mend = await breakDown(page, `/api/users/${person.id}/profiles`, 'PATCH')
  await alerts.click()
  await expect(page.locator('[data-sonner-toast]')).toBeVisible()
  await expect(alerts).not.toBeChecked()
  mend()
  await alerts.click()
  await expect(alerts).toBeChecked()
  const stored = async () => (await person.profiles.get({ params: { userId: person.id } })).weatherAlerts
  await expect.poll(stored).toBe(true)
})
