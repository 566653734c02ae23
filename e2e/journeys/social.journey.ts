import { errorCatalogue, socialTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { breakDown } from '../network.ts'
import { password } from '../test-user.ts'
import type { Product } from '../product.ts'
import { passProvider, startSocialProduct } from '../social.ts'
import { expect, expectAccessible, test as base, visit } from '../test.ts'

let product: Product | undefined
const test = base.extend({ baseURL: async ({ baseURL }, use) => use(product?.url ?? baseURL) })
// One product for all of them: starting it takes longer than any of these.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startSocialProduct()
})
test.afterAll(() => product?.stop())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const line = (page: Page) => page.getByRole('main').getByRole('alert')
const methods = (page: Page) => page.getByRole('region', { name: '로그인 방법' })
const row = (page: Page, name: string) => methods(page).getByRole('listitem').filter({ hasText: name })
const newAddress = () => `${crypto.randomUUID()}@example.com`

/** From the login by a provider, as somebody who is new there. */
async function come(page: Page, provider: 'Google' | 'Kakao', login: string) {
  await visit(page, '/auth/login')
  await button(page, provider).click()
  await passProvider(page, login)
}

async function signOut(page: Page) {
  await button(page, '내 메뉴').click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
}

async function enterByForm(page: Page, email: string) {
  await page.getByLabel('ID', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Login').click()
  await expect(page).toHaveURL(/#\/recommendations$/)
}

test('a stranger comes by Google, is still there after a reload, and comes again', async ({ page }) => {
  const login = newAddress()
  await come(page, 'Google', login)
  await expect(page).toHaveURL(/\/#\/recommendations$/)
  await page.reload()
  await expect(button(page, '내 메뉴')).toBeVisible()
  await page.goto('/#/settings')
  await expect(row(page, 'Google')).toContainText('하나뿐인 로그인 방법이에요.')
  await expect(button(page, 'Google 연결 끊기')).toBeDisabled()
  await expect(row(page, '비밀번호')).toContainText('아직 없어요.')
  await signOut(page)
  await button(page, 'Google').click()
  // The provider knows them still, and asks once more whether they agree.
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/\/#\/recommendations$/)
  await page.goto('/#/settings')
  await expect(row(page, 'Google')).toContainText('하나뿐인 로그인 방법이에요.')
})

test('who came by Google chooses a password, and may then do without Google', async ({ page }) => {
  await come(page, 'Google', newAddress())
  await expect(page).toHaveURL(/#\/recommendations$/)
  await page.goto('/#/settings')
  await expect(row(page, '비밀번호')).toContainText('아직 없어요.')
  await button(page, '비밀번호 변경').click()
  const dialog = page.getByRole('dialog', { name: '비밀번호 변경' })
  await dialog.getByLabel('새 비밀번호', { exact: true }).fill(password)
  await dialog.getByLabel('새 비밀번호 확인').fill(password)
  await dialog.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, '비밀번호')).toContainText('이메일과 비밀번호로 로그인해요.')
  await expect(button(page, 'Google 연결 끊기')).toBeEnabled()
})

test('an address that has an account is linked by its owner, not by the provider', async ({ page, person }) => {
  await come(page, 'Google', person.email)
  await expect(line(page)).toHaveText(socialTexts.SocialEmailTaken)
  await expectAccessible(page)
  await button(page, '한국어').click()
  await expect(line(page)).toHaveText(errorCatalogue.SocialEmailTaken[1])
  await button(page, 'English').click()
  await page.getByLabel('ID', { exact: true }).fill(person.email)
  await expect(line(page)).toBeHidden()
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await enterByForm(page, person.email)
  await page.goto('/#/settings')
  await expect(row(page, 'Google')).toContainText('연결되어 있지 않아요.')
  await button(page, 'Google 연결').click()
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/#\/settings$/)
  await expect(page.getByText('Google 계정을 연결했어요.')).toBeVisible()
  await expect(row(page, 'Google')).toContainText('연결했어요.')
  await signOut(page)
  await button(page, 'Google').click()
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/#\/recommendations$/)
  await page.goto('/#/settings')
  await expect(page.getByLabel('닉네임')).toHaveValue(person.name)
})

test('Kakao without an address is told what to do, and can be linked all the same', async ({ page, person }) => {
  const login = crypto.randomUUID()
  await come(page, 'Kakao', login)
  await expect(line(page)).toHaveText(socialTexts.SocialEmailMissing)
  await enterByForm(page, person.email)
  await page.goto('/#/settings')
  await button(page, '카카오 연결').click()
  await button(page, 'Continue').click()
  await expect(row(page, '카카오')).toContainText('연결했어요.')
  await signOut(page)
  await button(page, 'Kakao').click()
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/#\/recommendations$/)
})

test('who cancels at the provider is back at the login, or in the settings', async ({ page, person, enter }) => {
  await visit(page, '/auth/register')
  await button(page, 'Kakao').click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(line(page)).toHaveText(socialTexts.SocialSignInCancelled)
  await page.getByLabel('Password', { exact: true }).fill('x')
  await page.reload()
  await expect(button(page, 'Login')).toBeVisible()
  await expect(line(page)).toBeHidden()
  await enter(person)
  await visit(page, '/settings')
  await button(page, 'Google 연결').click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(methods(page).getByRole('alert')).toHaveText(errorCatalogue.SocialSignInCancelled[1])
  await expect(page).toHaveURL(/#\/settings$/)
  await expectAccessible(page)
  await button(page, 'Google 연결').click()
  await passProvider(page, newAddress())
  await expect(row(page, 'Google')).toContainText('연결했어요.')
})

test('a provider is unlinked after a question', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, '/settings')
  await button(page, 'Google 연결').click()
  await passProvider(page, newAddress())
  await button(page, 'Google 연결 끊기').click()
  const question = page.getByRole('alertdialog', { name: '연결을 끊을까요?' })
  await expect(question).toContainText('Google')
  await question.getByRole('button', { name: '취소' }).click()
  await expect(row(page, 'Google')).toContainText('연결했어요.')
  await button(page, 'Google 연결 끊기').click()
  await question.getByRole('button', { name: '끊기' }).click()
  await expect(page.getByText('Google 연결을 끊었어요.')).toBeVisible()
  await expect(row(page, 'Google')).toContainText('연결되어 있지 않아요.')
})

test('what belongs to another account stays there', async ({ page, person, enter }) => {
  const login = newAddress()
  await come(page, 'Google', login)
  await expect(page).toHaveURL(/#\/recommendations$/)
  await signOut(page)
  await enter(person)
  await visit(page, '/settings')
  await button(page, 'Google 연결').click()
  await button(page, 'Continue').click()
  await expect(methods(page).getByRole('alert')).toHaveText(errorCatalogue.IdentityTaken[1])
  await expect(row(page, 'Google')).toContainText('연결되어 있지 않아요.')
})

test('linking after a while asks to sign in again', async ({ page, person, enter }) => {
  await enter(person)
  const body = { exceptionName: 'SignInTooOld', message: errorCatalogue.SignInTooOld[1], details: {} }
  await page.route('**/api/sign-in-methods/google', (route) => route.fulfill({ status: 403, json: body }))
  await visit(page, '/settings')
  await button(page, 'Google 연결').click()
  await expect(methods(page).getByRole('alert')).toContainText(errorCatalogue.SignInTooOld[1])
  await button(page, '다시 로그인').click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
})

test('the ways to sign in can be asked for again', async ({ page, person, enter }) => {
  await enter(person)
  const mend = await breakDown(page, '/api/sign-in-methods')
  await visit(page, '/settings')
  await expect(methods(page)).toContainText('API 요청에 실패했습니다.')
  mend()
  await methods(page).getByRole('button', { name: '다시 시도' }).click()
  await expect(row(page, '카카오')).toContainText('연결되어 있지 않아요.')
})
