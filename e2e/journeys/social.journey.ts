import { authTexts, errorCatalogue, socialTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { password } from '../kit/test-user.ts'
import type { Product } from '../kit/product.ts'
import { passProvider, startSocialProduct } from '../kit/social.ts'
import { button, portrait, signOut } from '../kit/screen.ts'
import { signInByForm } from '../kit/sign-in-page.ts'
import { expect, test as base, visit } from '../kit/test.ts'

let product: Product | undefined
const test = base.extend({ baseURL: async ({ baseURL }, use) => use(product?.url ?? baseURL) })
// The tests of this file share one server, because starting it takes longer than each of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startSocialProduct()
})
test.afterAll(() => product?.stop())

const line = (page: Page) => page.getByRole('main').getByRole('alert')
const methods = (page: Page) => page.getByRole('region', { name: '로그인 방법' })
const row = (page: Page, name: string) => methods(page).getByRole('listitem').filter({ hasText: name })
const newAddress = () => `${crypto.randomUUID()}@example.com`

/**
 * Goes from the login page to a provider and signs in there with `login`, as a person whom the provider does not know
 * yet.
 */
async function come(page: Page, provider: 'Google' | 'Kakao', login: string) {
  await visit(page, '/auth/login')
  await button(page, provider).click()
  await passProvider(page, login)
}

/**
 * Makes the page behave as ten minutes after the sign-in: `confirmedUntil` is null, so the user must confirm through
 * the provider again.
 */
const expireConfirmation = (page: Page) =>
  page.route('**/api/sign-in-methods', async (route) => {
    // Fetching fails if the test leaves the page before the response arrives; that is no fault.
    try {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), confirmedUntil: null } })
    } catch (error) {
      if (!/disposed|closed|ended/.test(String(error))) throw error
    }
  })

/** Starts linking a provider's account: confirms with the password and stops at the provider's page. */
async function startLinking(page: Page, name: string) {
  await button(page, `${name} 연결`).click()
  const dialog = page.getByRole('dialog', { name: `${name} 연결` })
  await dialog.getByLabel('현재 비밀번호', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: '연결하기' }).click()
}

test('a new user signs in by Google, stays signed in after a reload, signs in again and adds a password', async ({
  page,
}) => {
  const login = newAddress()
  await come(page, 'Google', login)
  await expect(page).toHaveURL(/\/#\/recommendations$/)
  await page.reload()
  await expect(portrait(page)).toBeVisible()
  await page.goto('/#/settings?section=account')
  await expect(row(page, 'Google')).toContainText('하나뿐인 로그인 방법이에요.')
  await expect(button(page, 'Google 연결 끊기')).toBeDisabled()
  await expect(row(page, '비밀번호')).toContainText('아직 없어요.')
  await signOut(page)
  await button(page, 'Google').click()
  // The user is still signed in at the provider, which just asks for consent again.
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/\/#\/recommendations$/)
  await page.goto('/#/settings?section=account')
  await expect(row(page, 'Google')).toContainText('하나뿐인 로그인 방법이에요.')

  // Once the account has a password, Google may be unlinked.
  await button(page, '비밀번호 변경').click()
  const dialog = page.getByRole('dialog', { name: '비밀번호 변경' })
  await dialog.getByLabel('새 비밀번호', { exact: true }).fill(password)
  await dialog.getByLabel('새 비밀번호 확인').fill(password)
  await dialog.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, '비밀번호')).toContainText('이메일과 비밀번호로 로그인해요.')
  await expect(button(page, 'Google 연결 끊기')).toBeEnabled()
})

test('an account with the same email is linked to Google by its owner, not by a Google sign-in', async ({
  page,
  person,
}) => {
  await come(page, 'Google', person.email)
  await expect(line(page)).toHaveText(socialTexts.SocialEmailTaken)
  await signInByForm(page, person)
  await page.goto('/#/settings?section=account')
  await expect(row(page, 'Google')).toContainText('연결되어 있지 않아요.')
  await startLinking(page, 'Google')
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/#\/settings\?section=account$/)
  await expect(page.getByText('Google 계정을 연결했어요.')).toBeVisible()
  await expect(row(page, 'Google')).toContainText('연결했어요.')
  await signOut(page)
  await button(page, 'Google').click()
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/#\/recommendations$/)
  await page.goto('/#/settings')
  await expect(page.getByLabel('닉네임')).toHaveValue(person.name)
  await page.goto('/#/settings?section=account')

  // The user unlinks the provider by which this session was signed in. That ends the session, and the user signs in
  // again with the password.
  await button(page, 'Google 연결 끊기').click()
  const question = page.getByRole('dialog', { name: '연결을 끊을까요?' })
  await question.getByLabel('현재 비밀번호', { exact: true }).fill(password)
  await question.getByRole('button', { name: '끊기' }).click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await expect(page.getByText(authTexts.en.sessionEnded)).toBeHidden()
  await signInByForm(page, person)
  await page.goto('/#/settings?section=account')
  await expect(row(page, 'Google')).toContainText('연결되어 있지 않아요.')
})

test('a Kakao sign-in can be canceled, is refused without an email, and can be linked to an account', async ({
  page,
  person,
}) => {
  const login = crypto.randomUUID()
  await visit(page, '/auth/register')
  await button(page, 'Kakao').click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(line(page)).toHaveText(socialTexts.SocialSignInCancelled)
  await come(page, 'Kakao', login)
  await expect(line(page)).toHaveText(socialTexts.SocialEmailMissing)
  await signInByForm(page, person)
  await page.goto('/#/settings?section=account')
  await startLinking(page, '카카오')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(methods(page).getByRole('alert')).toHaveText(errorCatalogue.SocialSignInCancelled[1])
  await expect(page).toHaveURL(/#\/settings\?section=account$/)
  await startLinking(page, '카카오')
  await button(page, 'Continue').click()
  await expect(row(page, '카카오')).toContainText('연결했어요.')
  await signOut(page)
  await button(page, 'Kakao').click()
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/#\/recommendations$/)
})

test('a user without a password confirms by the provider and returns to the email dialog', async ({ page }) => {
  await come(page, 'Google', newAddress())
  await expect(page).toHaveURL(/#\/recommendations$/)
  await expireConfirmation(page)
  await page.goto('/#/settings?section=account')
  await button(page, '이메일 변경').click()
  const dialog = page.getByRole('dialog', { name: '이메일 변경' })
  await dialog.getByRole('button', { name: 'Google로 확인하기' }).click()
  await expect(button(page, 'Continue')).toBeVisible()
  await page.unroute('**/api/sign-in-methods')
  await button(page, 'Continue').click()
  await expect(page.getByText('Google 계정으로 확인했어요.')).toBeVisible()
  await expect(page).toHaveURL(/#\/settings\?section=account$/)
  const email = newAddress()
  await dialog.getByLabel('새 이메일').fill(email)
  await expect(dialog.getByLabel('현재 비밀번호', { exact: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: '메일 보내기' }).click()
  await expect(page.getByText(`${email}에 메일을 보냈어요.`)).toBeVisible()
  await expect(dialog).toBeHidden()
})
