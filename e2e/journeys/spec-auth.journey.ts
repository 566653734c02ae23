import type { Page } from '@playwright/test'
import { delayResponses } from '../network.ts'
import { password } from '../test-user.ts'
import { expect, test, visit } from '../test.ts'

/** What docs/spec.md lists of the screens before the sign-in and no other journey looks at. */

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function expectFrame(page: Page) {
  const column = await page.getByRole('main').boundingBox()
  expect(column?.width).toBeCloseTo(546, 0)
  expect((column?.x ?? 0) + 546 / 2).toBeCloseTo(1440 / 2, 0)
  const logo = await page.getByRole('banner').locator('svg').first().boundingBox()
  expect(Math.max(logo?.x ?? Infinity, logo?.y ?? Infinity)).toBeLessThan(60)
  await expect(page.locator('[data-sky] > :first-child svg').first()).toBeVisible()
}

test('login, sign-up and 404 look and lead as specified', async ({ page }) => {
  await visit(page, '/auth/login')
  await expectFrame(page)
  await expect(field(page, 'ID')).toHaveAttribute('placeholder', /^\S+@\S+\.\S+$/)
  await expect(field(page, 'ID')).toHaveAttribute('name', 'username')
  await field(page, 'Password').fill(password)
  await button(page, 'Show password').click()
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')

  await visit(page, '/auth/register')
  await expectFrame(page)
  for (const provider of ['Google', 'Kakao']) await expect(button(page, provider)).toBeVisible()
  await field(page, 'Email').fill(`${crypto.randomUUID()}@example.com`)
  await field(page, 'Name').fill('하니')
  for (const label of ['Password', 'Confirm password']) await field(page, label).fill(password)
  const delayed = await delayResponses(page, '/api/users')
  await button(page, 'Sign up').click()
  await expect(button(page, 'Signing up...')).toBeDisabled()
  delayed.open()
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await page.goBack()
  await page.getByRole('link', { name: /Login$/ }).click()
  await expect(page).toHaveURL(/#\/auth\/login$/)

  await visit(page, '/no/such/page')
  await expect(page).toHaveURL(/#\/404$/)
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
  await expect(page.getByText('페이지를 찾을 수 없어요.')).toBeVisible()
})
