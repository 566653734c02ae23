import { authTexts, errorCatalogue, socialTexts } from '@otday/contract'
import { password } from '../kit/test-user.ts'
import { button, portrait } from '../kit/screen.ts'
import { field, submitSignUp } from '../kit/sign-in-page.ts'
import { expect, test, visit } from '../kit/test.ts'

test('a new user signs up, signs in and stays signed in after a reload', async ({ page }) => {
  await visit(page, '/feeds?sortBy=likeCount')
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await page.getByRole('link', { name: 'No account? Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Create your own closet' })).toBeVisible()
  const email = `${crypto.randomUUID()}@example.com`
  await submitSignUp(page, { email, name: '하니', password })
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await expect(page.getByRole('status')).toHaveText('Your account is ready. Please log in.')
  await expect(field(page, 'ID')).toHaveValue(email)
  await expect(button(page, 'Login')).toBeFocused()
  await field(page, 'Password').fill('wrong123')
  await button(page, 'Login').click()
  await expect(page.getByRole('alert')).toHaveText(authTexts.en.loginFailed)
  await field(page, 'Password').fill(password)
  await button(page, 'Login').click()
  await expect(page).toHaveURL(/#\/recommendations$/)
  const news = page.locator('[data-sonner-toast]', { hasText: '보려던 페이지가 있어요.' })
  await news.getByRole('button', { name: '열기' }).click()
  await expect(page).toHaveURL(/#\/feeds\?sortBy=likeCount$/)
  // A stored address of another site must not be offered as the page that the user wanted to open.
  await page.evaluate(() => sessionStorage.setItem('otday.target', 'https://example.com/feeds'))
  await visit(page, '/')
  await expect(page).toHaveURL(/#\/recommendations$/)
  await expect(portrait(page)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('otday.target'))).toBeNull()
  // Two moves are needed: the first one in a page reports no distance, so the components that load at the first sign of
  // use wait for the second.
  await page.mouse.move(300, 300)
  await page.mouse.move(320, 310)
  await expect(page.locator('[data-sonner-toaster], section[aria-label^="알림글"]').first()).toBeAttached()
  await expect(news).toHaveCount(0)
})

test('social buttons navigate to the provider; an unconfigured provider returns with an error message', async ({
  page,
}) => {
  await visit(page, '/auth/login')
  const start = '/oauth2/authorization/'
  // Status 204 leaves the browser on the page, so that the test can press every button.
  await page.route(`**${start}*`, (route) => route.fulfill({ status: 204 }))
  for (const link of ['No account? Sign up', 'Already have an account? Login']) {
    await page.getByRole('link', { name: link }).click()
    for (const [name, provider] of [
      ['Google', 'google'],
      ['Kakao', 'kakao'],
    ] as const) {
      const leaving = page.waitForRequest((request) => request.isNavigationRequest())
      await button(page, name).click()
      expect(new URL((await leaving).url()).pathname).toBe(start + provider)
    }
  }
  await page.unroute(`**${start}*`)
  await button(page, 'Google').click()
  await expect(page).toHaveURL(/#\/auth\/login\?error=ProviderNotConfigured$/)
  await expect(page.getByRole('alert')).toHaveText(socialTexts.ProviderNotConfigured)
  // The next button loads the login page again with an error; the page must still be in Korean, the language chosen
  // here.
  await page.getByRole('button', { name: '한국어로 보기' }).click()
  await button(page, '카카오').click()
  await expect(page.getByRole('alert')).toHaveText(errorCatalogue.ProviderNotConfigured[1])
  await expect(button(page, '로그인')).toBeVisible()
})
