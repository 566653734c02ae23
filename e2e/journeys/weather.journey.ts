import type { Page } from '@playwright/test'
import { forecastDays, outfit, weatherPanel } from '../kit/outfit-page.ts'
import { expect, expectFilled, seoul, test, visit } from '../kit/test.ts'
import { settle } from '../kit/wardrobe.ts'

const question = (page: Page) => page.getByRole('region', { name: '위치 저장' })

test.describe('with geolocation', () => {
  test.use({ geolocation: seoul, permissions: ['geolocation'] })

  test('a located place that is not saved leaves the profile unchanged', async ({ page, person, enter }) => {
    await enter(person)
    await visit(page, '/recommendations')
    await expect(forecastDays(page)).toHaveCount(5)
    await expect(weatherPanel(page)).toContainText('서울')
    await expect(weatherPanel(page)).toContainText('예시 날씨 (평년값)')
    const locate = weatherPanel(page)
      .getByRole('button', { name: /현재 위치/ })
      .last()
    await locate.click()
    await expect(locate).toBeEnabled()
    await expect(question(page)).toContainText('이 위치를 저장할까요?서울특별시 중구')
    const kept = async () => (await person.profiles.get({ params: { userId: person.id } })).location
    expect(await kept()).toBeNull()
    await question(page).getByRole('button', { name: '이번만' }).click()
    await expect(question(page)).toBeHidden()
    await page.reload()
    await expect(forecastDays(page)).toHaveCount(5)
    await expect(outfit(page).or(page.getByText('옷 등록하러 가기'))).toBeVisible()
    await expect(question(page)).toBeHidden()
    expect(await kept()).toBeNull()
  })
})

test('a place is found by its name and chosen', async ({ page, person, enter }) => {
  const profile = () => person.profiles.get({ params: { userId: person.id } })
  await settle(person)
  await enter(person)
  await visit(page, '/recommendations')
  // When the name of the place arrives, it moves the button; a press that began before could miss it.
  await expectFilled(page)
  await weatherPanel(page).getByRole('button', { name: '지역 이름으로 위치 찾기' }).click()
  const dialog = page.getByRole('dialog', { name: '위치 검색' })
  const field = dialog.getByRole('searchbox', { name: '지역 이름' })
  await field.fill('홍대입구')
  await expect(dialog.getByRole('button', { name: '서울특별시 마포구 서교동 (홍대입구역)' })).toBeVisible()
  await field.fill('혜운대')
  await expect(dialog).toContainText('그런 이름은 없어요. 구 이름으로 찾아보세요. 비슷한 이름이에요.')
  await expect(dialog.getByRole('button', { name: '부산광역시 해운대구', exact: true })).toBeVisible()
  await field.fill('강릉')
  await dialog.getByRole('button', { name: '강원특별자치도 강릉시', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(weatherPanel(page)).toContainText('강원특별자치도 강릉시')
  expect((await profile()).location?.locationNames[0]).toBe('서울특별시')

  // Until the user saves it, the place applies to this visit alone, also after a reload.
  await expect(question(page)).toBeVisible()
  await page.reload()
  await expect(weatherPanel(page)).toContainText('강원특별자치도 강릉시')
  await expect(question(page)).toContainText('이 위치를 저장할까요?강원특별자치도 강릉시 (지금은 서울특별시')
  await question(page).getByRole('button', { name: '저장' }).click()
  await expect(question(page)).toBeHidden()
  const { location } = await profile()
  expect(location?.locationNames.join(' ')).toBe('강원특별자치도 강릉시')
  expect(location?.latitude).toBe(Number(location?.latitude.toFixed(2)))
  await page.reload()
  await expect(forecastDays(page)).toHaveCount(5)
  await expect(weatherPanel(page)).toContainText('강원특별자치도 강릉시')
  await expect(question(page)).toBeHidden()

  await visit(page, '/settings?section=notifications')
  const alerts = page.getByRole('switch', { name: '날씨 알림' })
  await expect(alerts).toBeChecked()
  await alerts.click()
  await expect(page.getByText('날씨 알림을 껐어요.')).toBeVisible()
  await page.reload()
  await expect(alerts).not.toBeChecked()
  await alerts.click()
  await expect(alerts).toBeChecked()
  await expect.poll(async () => (await profile()).weatherAlerts).toBe(true)
})
