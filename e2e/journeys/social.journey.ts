import { authTexts, errorCatalogue, socialTexts } from '@otday/contract'
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

/** As after ten minutes: the page is told that nobody has confirmed who is there. */
const expireConfirmation = (page: Page) =>
  page.route('**/api/sign-in-methods', async (route) => {
    // The page may be left before the response.
    try {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), confirmedUntil: null } })
    } catch (error) {
      if (!/disposed|closed|ended/.test(String(error))) throw error
    }
  })

async function signOut(page: Page) {
  await button(page, '내 메뉴').click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
}

/** With the password, as far as the provider's page. */
async function startLinking(page: Page, name: string) {
  await button(page, `${name} 연결`).click()
  const dialog = page.getByRole('dialog', { name: `${name} 연결` })
  await dialog.getByLabel('현재 비밀번호', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: '연결하기' }).click()
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
  await startLinking(page, 'Google')
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
  await startLinking(page, '카카오')
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
  await startLinking(page, 'Google')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(methods(page).getByRole('alert')).toHaveText(errorCatalogue.SocialSignInCancelled[1])
  await expect(page).toHaveURL(/#\/settings$/)
  await expectAccessible(page)
  await startLinking(page, 'Google')
  await passProvider(page, newAddress())
  await expect(row(page, 'Google')).toContainText('연결했어요.')
})

test('a provider is unlinked with the password', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, '/settings')
  await startLinking(page, 'Google')
  await passProvider(page, newAddress())
  await button(page, 'Google 연결 끊기').click()
  const question = page.getByRole('dialog', { name: '연결을 끊을까요?' })
  await expect(question).toContainText('Google 계정으로는 로그인할 수 없고')
  await expectAccessible(page)
  await question.getByRole('button', { name: '취소' }).click()
  await expect(row(page, 'Google')).toContainText('연결했어요.')
  await button(page, 'Google 연결 끊기').click()
  const current = question.getByLabel('현재 비밀번호', { exact: true })
  await current.fill('wrong123')
  await question.getByRole('button', { name: '끊기' }).click()
  await expect(current).toHaveAccessibleDescription('현재 비밀번호가 올바르지 않아요.')
  await expect(current).toBeFocused()
  await current.fill(password)
  await question.getByRole('button', { name: '끊기' }).click()
  await expect(page.getByText('Google 연결을 끊었어요.')).toBeVisible()
  await expect(row(page, 'Google')).toContainText('연결되어 있지 않아요.')
})

test('who unlinks the provider that let them in is signed out, and comes back with the password', async ({
  page,
  person,
  enter,
}) => {
  const login = newAddress()
  await enter(person)
  await visit(page, '/settings')
  await startLinking(page, 'Google')
  await passProvider(page, login)
  await expect(row(page, 'Google')).toContainText('연결했어요.')
  await signOut(page)
  await button(page, 'Google').click()
  await button(page, 'Continue').click()
  await expect(page).toHaveURL(/#\/recommendations$/)
  await page.goto('/#/settings')
  await button(page, 'Google 연결 끊기').click()
  const question = page.getByRole('dialog', { name: '연결을 끊을까요?' })
  await question.getByLabel('현재 비밀번호', { exact: true }).fill(password)
  await question.getByRole('button', { name: '끊기' }).click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await expect(page.getByText(authTexts.en.sessionEnded)).toBeHidden()
  await enterByForm(page, person.email)
})

test('who has no password is confirmed by the provider, and comes back to where they were', async ({ page }) => {
  await come(page, 'Google', newAddress())
  await expect(page).toHaveURL(/#\/recommendations$/)
  await expireConfirmation(page)
  await page.goto('/#/settings')
  await button(page, '이메일 변경').click()
  const dialog = page.getByRole('dialog', { name: '이메일 변경' })
  await expect(dialog).toContainText('본인 확인을 먼저 해 주세요.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '취소' }).click()
  await expect(dialog).toBeHidden()
  await button(page, '이메일 변경').click()
  await dialog.getByRole('button', { name: 'Google로 확인하기' }).click()
  await expect(button(page, 'Continue')).toBeVisible()
  await page.unroute('**/api/sign-in-methods')
  await button(page, 'Continue').click()
  await expect(page.getByText('Google 계정으로 확인했어요.')).toBeVisible()
  await expect(page).toHaveURL(/#\/settings$/)
  const email = newAddress()
  await dialog.getByLabel('새 이메일').fill(email)
  await expect(dialog.getByLabel('현재 비밀번호', { exact: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: '메일 보내기' }).click()
  await expect(page.getByText(`${email}에 메일을 보냈어요.`)).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a confirmation by another account of the provider is none', async ({ page }) => {
  await come(page, 'Google', newAddress())
  await expect(page).toHaveURL(/#\/recommendations$/)
  await expireConfirmation(page)
  await page.goto('/#/settings')
  await button(page, '카카오 연결').click()
  const dialog = page.getByRole('dialog', { name: '카카오 연결' })
  // The provider forgets whom it knew.
  const { cookies } = await page.context().storageState()
  const provider = cookies.filter(({ name }) => name.startsWith('_session') || name.startsWith('_interaction'))
  for (const { name } of provider) await page.context().clearCookies({ name })
  await dialog.getByRole('button', { name: 'Google로 확인하기' }).click()
  await passProvider(page, newAddress())
  await expect(methods(page).getByRole('alert')).toHaveText(errorCatalogue.ConfirmationFailed[1])
})

test('what belongs to another account stays there', async ({ page, person, enter }) => {
  const login = newAddress()
  await come(page, 'Google', login)
  await expect(page).toHaveURL(/#\/recommendations$/)
  await signOut(page)
  await enter(person)
  await visit(page, '/settings')
  await startLinking(page, 'Google')
  await button(page, 'Continue').click()
  await expect(methods(page).getByRole('alert')).toHaveText(errorCatalogue.IdentityTaken[1])
  await expect(row(page, 'Google')).toContainText('연결되어 있지 않아요.')
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
