import type { Page } from '@playwright/test'
import { pieces } from '../kit/closet-page.ts'
import { bell, panel } from '../kit/notifications-panel.ts'
import { menu } from '../kit/screen.ts'
import { expect, test, visit } from '../kit/test.ts'
import { hang } from '../kit/wardrobe.ts'

const problemOf = (page: Page) => page.getByRole('main').getByRole('alert')
const titleOf = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name })

test.use({ savesData: false })

test('offline, a page whose code is not loaded shows an error in its place and loads after reconnecting', async ({
  page,
  person,
  enter,
}) => {
  const finished = new Set<string>()
  page.on('requestfinished', (request) => finished.add(new URL(request.url()).pathname.slice(1)))
  await enter(person)
  await visit(page, '/recommendations')
  await expect(bell(page)).toBeVisible()
  await page.context().setOffline(true)
  await menu(page).getByRole('link', { name: '옷장' }).click()
  await expect(problemOf(page)).toContainText('화면을 불러오지 못했어요')
  await problemOf(page).getByRole('button', { name: '다시 시도' }).click()
  await expect(problemOf(page)).toContainText('화면을 불러오지 못했어요')
  await bell(page).click()
  await expect(panel(page).getByRole('alert')).toContainText('불러오지 못했어요.')
  await panel(page).getByRole('button', { name: '대화 목록' }).click()
  const missing = page.getByRole('alert').filter({ has: page.getByRole('button', { name: '닫기' }) })
  await expect(missing).toContainText('불러오지 못했어요.')
  await missing.getByRole('button', { name: '닫기' }).click()
  await expect(missing).toBeHidden()
  await bell(page).click()
  await page.context().setOffline(false)
  await expect(titleOf(page, '옷장')).toBeVisible()
  await expect(panel(page).getByText('알림이 없습니다')).toBeVisible()
  const parts = (await (await page.request.get('/parts.json')).json()) as string[]
  await expect.poll(() => parts.filter((part) => !finished.has(part)), { timeout: 30_000 }).toEqual([])
  await page.context().setOffline(true)
  await page.keyboard.press('Escape')
  await menu(page).getByRole('link', { name: '피드' }).click()
  await expect(titleOf(page, '피드')).toBeVisible()
})

test('when code for a part of a closet card fails to load, the card is shown without it and without an error', async ({
  page,
  person,
  enter,
}) => {
  await hang(person, [
    ['회색 니트', 'TOP'],
    ['청바지', 'BOTTOM'],
  ])
  let missing = 0
  await page.route(/\/assets\/PieceAway-/, (route) => {
    missing++
    return route.abort()
  })
  await enter(person)
  await visit(page, '/closet')
  await expect(pieces(page)).toHaveCount(2)
  await expect.poll(() => missing).toBeGreaterThan(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(pieces(page)).toHaveCount(2)
})

test('after a deploy a missing code file reloads the page once, then shows an error', async ({
  page,
  person,
  enter,
}) => {
  let loads = 0
  let questions = 0
  let isDeployed = true
  page.on('load', () => loads++)
  await page.route(/\/assets\/(?:ClosetPage|ForgotPasswordPage)-/, (route) =>
    isDeployed ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.route('/', async (route) => {
    if (route.request().resourceType() !== 'fetch' || !isDeployed) return route.continue()
    questions++
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('/assets/index-', '/assets/index-newer-') })
  })
  await visit(page, '/auth/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(problemOf(page)).toContainText('화면을 불러오지 못했어요')
  await expect.poll(() => loads).toBe(2)
  await expect(problemOf(page)).toContainText('화면을 불러오지 못했어요')
  await enter(person)
  await visit(page, '/recommendations')
  loads = questions = 0
  await menu(page).getByRole('link', { name: '옷장' }).click()
  await expect(problemOf(page)).toContainText('화면을 불러오지 못했어요')
  await expect(menu(page)).toBeVisible()
  await expect.poll(() => questions).toBeGreaterThan(0)
  expect(loads).toBe(0)
  await problemOf(page).getByRole('button', { name: '다시 시도' }).click()
  await expect.poll(() => loads).toBe(1)
  await expect(problemOf(page)).toContainText('화면을 불러오지 못했어요')
  isDeployed = false
  await problemOf(page).getByRole('button', { name: '다시 시도' }).click()
  await expect(titleOf(page, '옷장')).toBeVisible()
  expect(loads).toBe(1)
})
