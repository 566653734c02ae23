import { authTexts, socialTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { password } from '../test-user.ts'
import { expect, test, visit } from '../test.ts'

const texts = authTexts.en
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What is typed into a field, and what is said then (nothing for null). */
type Typing = readonly [value: string, said: string | null]

async function judges(page: Page, label: string, typings: readonly Typing[]) {
  for (const [value, said] of typings) {
    await field(page, label).fill(value)
    await (said === null
      ? expect(field(page, label)).not.toHaveAttribute('aria-invalid', 'true')
      : expect(field(page, label)).toHaveAccessibleDescription(new RegExp(said.replace(/[.()]/g, '\\$&'))))
  }
}

test('a stranger signs up, signs in and is still there after a reload', async ({ page }) => {
  await visit(page, '/feeds?sortBy=likeCount')
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await page.getByRole('link', { name: 'No account? Sign up' }).click()
  await expect(page.getByRole('heading', { name: 'Create your own closet' })).toBeVisible()
  const email = `${crypto.randomUUID()}@example.com`
  await field(page, 'Email').fill(email)
  await field(page, 'Name').fill('하니')
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await button(page, 'Sign up').click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await expect(page.getByRole('status')).toHaveText('Your account is ready. Please log in.')
  await expect(field(page, 'ID')).toHaveValue(email)
  await expect(field(page, 'Password')).toBeFocused()
  await page.keyboard.type(password)
  await button(page, 'Login').click()
  await expect(page).toHaveURL(/#\/recommendations$/)
  const news = page.locator('[data-sonner-toast]', { hasText: '보려던 페이지가 있어요.' })
  await news.getByRole('button', { name: '열기' }).click()
  await expect(page).toHaveURL(/#\/feeds\?sortBy=likeCount$/)
  await visit(page, '/')
  await expect(page).toHaveURL(/#\/recommendations$/)
  await page.evaluate(() => sessionStorage.setItem('otday.target', 'https://example.com/feeds'))
  await page.reload()
  await expect(page).toHaveURL(/#\/recommendations$/)
  await expect(page.getByRole('button', { name: '내 메뉴' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('otday.target'))).toBeNull()
  await page.mouse.move(300, 300)
  await expect(page.locator('[data-sonner-toaster], section[aria-label^="알림글"]').first()).toBeAttached()
  await expect(news).toHaveCount(0)
})

test('the login judges what is typed, and asks for what is missing', async ({ page }) => {
  await visit(page, '/auth/login')
  await expect(page.getByRole('heading', { name: 'recommending clothes that suit the weather' })).toBeVisible()
  await judges(page, 'ID', [
    ['hani', texts.loginEmailInvalid],
    ['', null],
    ['ha ni@example.com', texts.loginEmailInvalid],
    ['hani@example.com', null],
  ])
  await judges(page, 'Password', [
    ['abc12', texts.loginPasswordInvalid],
    ['abcdef', texts.loginPasswordInvalid],
    ['123456', texts.loginPasswordInvalid],
    ['abc 123', texts.loginPasswordInvalid],
    ['', null],
    ['abc123', null],
  ])
  await field(page, 'ID').fill('')
  await field(page, 'Password').fill('')
  await field(page, 'ID').press('Enter')
  await expect(field(page, 'ID')).toHaveAccessibleDescription(texts.loginEmailRequired)
  await expect(field(page, 'Password')).toHaveAccessibleDescription(texts.loginPasswordRequired)
  await expect(field(page, 'ID')).toBeFocused()
  await field(page, 'ID').fill('hani@example.com')
  await field(page, 'ID').press('Enter')
  await expect(field(page, 'Password')).toBeFocused()
})

test('the login button is on exactly when both fields are right and nothing is on its way', async ({
  page,
  person,
}) => {
  await visit(page, '/auth/login')
  await expect(button(page, 'Login')).toBeDisabled()
  await field(page, 'ID').fill(person.email)
  await expect(button(page, 'Login')).toBeDisabled()
  await field(page, 'Password').fill('short')
  await expect(button(page, 'Login')).toBeDisabled()
  await field(page, 'Password').fill(person.password)
  await expect(button(page, 'Login')).toBeEnabled()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/sign-in', async (route) => {
    await held
    await route.continue()
  })
  await button(page, 'Login').click()
  await expect(button(page, 'Logging in...')).toBeDisabled()
  answer()
  await expect(page).toHaveURL(/#\/recommendations$/)
})

test('what the server says stands under the login until something is typed', async ({ page, person }) => {
  await visit(page, '/auth/login')
  await field(page, 'ID').fill(person.email)
  await field(page, 'Password').fill('wrong123')
  await button(page, 'Login').click()
  await expect(page.getByRole('alert').filter({ hasText: texts.loginFailed })).toBeVisible()
  await expect(field(page, 'ID')).toHaveValue(person.email)
  await field(page, 'Password').fill('wrong1234')
  await expect(page.getByText(texts.loginFailed)).toBeHidden()
})

test('a login that fails without a word of the server still says something', async ({ page }) => {
  await visit(page, '/auth/login')
  await page.route('**/api/auth/sign-in', (route) => route.fulfill({ status: 500, json: {} }))
  await field(page, 'ID').fill('hani@example.com')
  await field(page, 'Password').fill(password)
  await button(page, 'Login').click()
  await expect(page.getByText('API 요청에 실패했습니다.')).toBeVisible()
})

test('the sign-up judges every field', async ({ page }) => {
  await visit(page, '/auth/register')
  await judges(page, 'Email', [
    ['hani@example', texts.signUpEmailInvalid],
    ['', null],
    ['hani@example.com', null],
  ])
  await judges(page, 'Name', [
    ['하', texts.signUpNameInvalid],
    ['하'.repeat(21), texts.signUpNameInvalid],
    ['하니!', texts.signUpNameInvalid],
    ['', null],
    ['하니 2', texts.signUpNameInvalid],
    ['하니2', null],
  ])
  await judges(page, 'Password', [
    ['abc12', texts.signUpPasswordInvalid],
    ['abcdef', texts.signUpPasswordInvalid],
    ['', null],
    ['abc123', null],
  ])
  await judges(page, 'Confirm password', [
    ['abc124', texts.signUpConfirmMismatch],
    ['', null],
    ['abc123', null],
  ])
  await expect(button(page, 'Sign up')).toBeEnabled()
  for (const label of ['Email', 'Name', 'Password', 'Confirm password']) await field(page, label).fill('')
  await expect(button(page, 'Sign up')).toBeDisabled()
  await field(page, 'Email').press('Enter')
  await expect(field(page, 'Email')).toHaveAccessibleDescription(texts.signUpEmailRequired)
  await expect(field(page, 'Name')).toHaveAccessibleDescription(texts.signUpNameRequired)
  await expect(field(page, 'Password')).toHaveAccessibleDescription(texts.signUpPasswordRequired)
  await expect(field(page, 'Confirm password')).toHaveAccessibleDescription(texts.signUpConfirmRequired)
})

test('a sign-up that fails says so and keeps what was typed', async ({ page, person }) => {
  await visit(page, '/auth/register')
  await field(page, 'Email').fill(person.email)
  await field(page, 'Name').fill('민지')
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await button(page, 'Sign up').click()
  await expect(page.getByText(texts.signUpFailed)).toBeVisible()
  await expect(field(page, 'Email')).toHaveAccessibleDescription(texts.emailTaken)
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Name')).toHaveValue('민지')
  await field(page, 'Name').fill('민지2')
  await expect(page.getByText(texts.signUpFailed)).toBeHidden()
})

test('what only the server refuses is said at its field', async ({ page }) => {
  const refusal = {
    exceptionName: 'InvalidInput',
    message: '입력을 확인해 주세요.',
    details: { name: '쓸 수 없는 이름이에요.' },
  }
  await page.route('**/api/users', (route) => route.fulfill({ status: 400, json: refusal }))
  await visit(page, '/auth/register')
  await field(page, 'Email').fill('hani@example.com')
  await field(page, 'Name').fill('하니')
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await button(page, 'Sign up').click()
  await expect(field(page, 'Name')).toHaveAccessibleDescription(new RegExp(refusal.details.name))
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid', 'true')
})

test('passwords can be looked at', async ({ page }) => {
  await visit(page, '/auth/register')
  for (const label of ['Password', 'Confirm password']) {
    await field(page, label).fill(password)
    await expect(field(page, label)).toHaveAttribute('type', 'password')
  }
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
  await expect(field(page, 'Confirm password')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
  await expect(field(page, 'Password')).toHaveValue(password)
})

test('the screens before the sign-in begin in English, and remember Korean', async ({ page }) => {
  await visit(page, '/auth/login')
  await expect(button(page, 'Login')).toBeVisible()
  await page.getByRole('button', { name: '한국어' }).click()
  await expect(button(page, '로그인')).toBeVisible()
  await field(page, '아이디').fill('hani')
  await expect(field(page, '아이디')).toHaveAccessibleDescription(authTexts.ko.loginEmailInvalid)
  await page.reload()
  await expect(button(page, '로그인')).toBeVisible()
  await visit(page, '/auth/register')
  await expect(button(page, '회원가입')).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(button(page, 'Sign up')).toBeVisible()
})

test('the social buttons lead away as whole pages; a provider that is not configured leads back with the reason', async ({
  page,
}) => {
  for (const path of ['/auth/login', '/auth/register'])
    for (const [name, provider] of [
      ['Google', 'google'],
      ['Kakao', 'kakao'],
    ] as const) {
      await visit(page, path)
      const leaving = page.waitForRequest((request) => request.isNavigationRequest())
      await button(page, name).click()
      expect(new URL((await leaving).url()).pathname).toBe(`/oauth2/authorization/${provider}`)
      await expect(page).toHaveURL(/#\/auth\/login\?error=ProviderNotConfigured$/)
      await expect(page.getByRole('alert')).toHaveText(socialTexts.ProviderNotConfigured)
    }
})

test('an address can make the login say nothing but what the catalogue knows', async ({ page }) => {
  for (const error of ['nonsense', '__proto__', 'constructor', '<b>x</b>']) {
    await visit(page, `/auth/login?error=${encodeURIComponent(error)}`)
    await expect(page.getByRole('alert')).toHaveText(socialTexts.SocialSignInFailed)
  }
})
