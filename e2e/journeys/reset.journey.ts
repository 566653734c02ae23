import { authTexts, resetTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { breakDown, delayResponses } from '../network.ts'
import { mailedPassword } from '../mails.ts'
import type { ApiUser } from '@otday/contract/api-user'
import { expect, expectAccessible, test, visit } from '../test.ts'

const texts = { ...authTexts.en, ...resetTexts.en }
const path = '/auth/forgot-password'
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const countdown = (page: Page) => page.getByRole('timer')
const newPassword = 'brandnew1!'

/** The local part with all but its first two characters and its last hidden. */
const masked = (email: string) =>
  email.replace(/^(..)(.*)(.@)/, (_, a: string, b: string, c: string) => a + '*'.repeat(b.length) + c)

/** Step 1: has the mail sent. */
async function askFor(page: Page, email: string) {
  await visit(page, path)
  await field(page, 'Email').fill(email)
  await button(page, 'Next').click()
  await expect(heading(page, `Enter the temporary password sent to ${masked(email)}`)).toBeVisible()
}

/** Step 2: brings what the mail brought. */
async function reachNewPassword(page: Page, person: ApiUser) {
  await askFor(page, person.email)
  await field(page, 'Temporary password').fill(await mailedPassword(person.email))
  await button(page, 'Next').click()
  await expect(heading(page, 'Change to a new password')).toBeVisible()
}

test('who forgot the password gets a temporary one by mail, chooses a new one and signs in with it', async ({
  page,
  person,
}) => {
  await visit(page, '/auth/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/#\/auth\/forgot-password$/)
  await expect(heading(page, 'Enter the e-mail to receive a temporary password')).toBeVisible()
  await reachNewPassword(page, person)
  await field(page, 'Password').fill(newPassword)
  await field(page, 'Confirm password').fill(newPassword)
  await button(page, 'Done').click()
  await expect(heading(page, 'Password changed successfully')).toBeVisible()
  await expect(page.getByText('Log in with your new password')).toBeVisible()
  await expect(page.getByText('You will be redirected to login automatically after 5 seconds.')).toBeVisible()
  await expect(page.getByText('옷데이', { exact: true })).toBeHidden()
  await button(page, 'Go to login').click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await expect(page.getByText('옷데이', { exact: true })).toBeVisible()
  await field(page, 'ID').fill(person.email)
  await field(page, 'Password').fill(newPassword)
  await button(page, 'Login').click()
  await expect(page).toHaveURL(/#\/recommendations$/)
})

test('the last step leads to the login by itself after five seconds, with nobody signed in', async ({
  page,
  person,
}) => {
  await page.clock.install()
  await reachNewPassword(page, person)
  await field(page, 'Password').fill(newPassword)
  await field(page, 'Confirm password').fill(newPassword)
  await button(page, 'Done').click()
  await expect(heading(page, 'Password changed successfully')).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.clock.runFor(3000)
  await expect(heading(page, 'Password changed successfully')).toBeVisible()
  await page.clock.runFor(2000)
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await expect(page.getByText(authTexts.en.sessionEnded)).toBeHidden()
  await page.clock.resume()
  await visit(page, '/closet')
  await expect(page).toHaveURL(/#\/auth\/login$/)
})

test('the e-mail is asked for and judged', async ({ page }) => {
  await visit(page, path)
  await expect(button(page, 'Next')).toBeDisabled()
  await field(page, 'Email').fill('hani')
  await expect(field(page, 'Email')).toHaveAccessibleDescription(texts.signUpEmailInvalid)
  await expect(button(page, 'Next')).toBeDisabled()
  await field(page, 'Email').fill('')
  await expect(field(page, 'Email')).not.toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Email').press('Enter')
  await expect(field(page, 'Email')).toHaveAccessibleDescription(texts.signUpEmailRequired)
  await field(page, 'Email').fill('hani@example.com')
  await expect(button(page, 'Next')).toBeEnabled()
})

test('a mail that cannot be sent is told until something is typed, and may be tried again', async ({
  page,
  person,
}) => {
  await visit(page, path)
  const mend = await breakDown(page, '/api/auth/reset-password', 'POST', { message: 'no' })
  await field(page, 'Email').fill(person.email)
  await button(page, 'Next').click()
  await expect(page.getByText(texts.resetMailFailed)).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue(person.email)
  await field(page, 'Email').press('End')
  await field(page, 'Email').press('Backspace')
  await expect(page.getByText(texts.resetMailFailed)).toBeHidden()
  mend()
  await field(page, 'Email').fill(person.email)
  const delayed = await delayResponses(page, '/api/auth/reset-password')
  await button(page, 'Next').click()
  await expect(button(page, 'Sending...')).toBeDisabled()
  delayed.open()
  await expect(countdown(page)).toHaveText(/^(3:00|2:5\d)$/)
})

test('the temporary password is asked for and judged by the server', async ({ page, person }) => {
  await askFor(page, person.email)
  await expect(button(page, 'Next')).toBeDisabled()
  await field(page, 'Temporary password').press('Enter')
  await expect(field(page, 'Temporary password')).toHaveAccessibleDescription(texts.temporaryPasswordRequired)
  await field(page, 'Temporary password').fill('guess123')
  const delayed = await delayResponses(page, '/api/auth/sign-in')
  await button(page, 'Next').click()
  await expect(button(page, 'Verifying...')).toBeDisabled()
  delayed.open()
  await expect(page.getByText(texts.resetVerifyFailed)).toBeVisible()
  await field(page, 'Temporary password').fill('guess1234')
  await expect(page.getByText(texts.resetVerifyFailed)).toBeHidden()
  await field(page, 'Temporary password').fill(`  ${await mailedPassword(person.email)} `)
  await button(page, 'Next').click()
  await expect(heading(page, 'Change to a new password')).toBeVisible()
})

test('the countdown is right also in a tab that slept, and its end closes the step', async ({ page, person }) => {
  await page.clock.install()
  await askFor(page, person.email)
  await field(page, 'Temporary password').fill('half typ')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const before = await countdown(page).textContent()
  expect(before).toMatch(/^(3:00|2:5\d)$/)
  // All timers of a tab that sleeps fire once at the end at most.
  await page.clock.fastForward(100_000)
  await expect(countdown(page)).toHaveText(/^1:(20|1\d)$/)
  await expect(button(page, 'Next')).toBeEnabled()
  await page.clock.fastForward(81_000)
  await expect(countdown(page)).toHaveText('0:00')
  await expect(page.getByText(texts.resetExpired)).toBeVisible()
  await expect(field(page, 'Temporary password')).toBeDisabled()
  await expect(button(page, 'Next')).toHaveCount(0)
  await page.clock.resume()
  await expect(button(page, 'Start over')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Enter the e-mail to receive a temporary password')).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue('')
})

test('the new password is judged, twice', async ({ page, person }) => {
  await reachNewPassword(page, person)
  await expect(button(page, 'Done')).toBeDisabled()
  await field(page, 'Password').press('Enter')
  await expect(field(page, 'Password')).toHaveAccessibleDescription(texts.resetPasswordRequired)
  await expect(field(page, 'Confirm password')).toHaveAccessibleDescription(texts.resetConfirmMismatch)
  for (const wrong of ['abc12', 'abcdef', '123456', 'abc 123']) {
    await field(page, 'Password').fill(wrong)
    await expect(field(page, 'Password')).toHaveAccessibleDescription(texts.resetPasswordInvalid)
  }
  await field(page, 'Password').fill('')
  await expect(field(page, 'Password')).not.toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Password').fill(newPassword)
  await field(page, 'Confirm password').fill('brandnew2!')
  await expect(field(page, 'Confirm password')).toHaveAccessibleDescription(texts.resetConfirmMismatch)
  await expect(button(page, 'Done')).toBeDisabled()
  await field(page, 'Confirm password').fill(newPassword)
  const mend = await breakDown(page, `/api/users/${person.id}/password`, 'PATCH', { message: 'no' })
  await button(page, 'Done').click()
  await expect(page.getByText(texts.passwordChangeFailed)).toBeVisible()
  await expect(field(page, 'Password')).toHaveValue(newPassword)
  await field(page, 'Confirm password').fill('')
  await expect(page.getByText(texts.passwordChangeFailed)).toBeHidden()
  mend()
  await field(page, 'Confirm password').fill(newPassword)
  const delayed = await delayResponses(page, `/api/users/${person.id}/password`)
  await button(page, 'Done').click()
  await expect(button(page, 'Changing...')).toBeDisabled()
  delayed.open()
  await expect(heading(page, 'Password changed successfully')).toBeVisible()
})

test('who signs in with the temporary password on the login page chooses a new one, and is not let in before', async ({
  page,
  person,
}) => {
  await askFor(page, person.email)
  const temporary = await mailedPassword(person.email)
  await page.getByRole('link', { name: 'Back to login' }).click()
  await field(page, 'ID').fill(person.email)
  await field(page, 'Password').fill(temporary)
  await button(page, 'Login').click()
  await expect(page).toHaveURL(/#\/auth\/forgot-password$/)
  await expect(heading(page, 'Change to a new password')).toBeVisible()
  const channels: string[] = []
  page.on('request', (request) => {
    if (/\/(api\/sse|ws)\b/.test(new URL(request.url()).pathname)) channels.push(request.url())
  })
  page.on('websocket', (socket) => channels.push(socket.url()))
  await visit(page, '/closet')
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await expect(heading(page, 'recommending clothes that suit the weather')).toBeVisible()
  expect(channels).toEqual([])
})

test('each step leads back to the login, and giving up the third begins anew', async ({ page, person }) => {
  await visit(page, path)
  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await reachNewPassword(page, person)
  // However long the server takes to hear of it.
  const delayed = await delayResponses(page, '/api/auth/sign-out')
  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(heading(page, 'Enter the e-mail to receive a temporary password')).toBeVisible()
  delayed.open()
})

test('the steps speak Korean by the switch', async ({ page, person }) => {
  await visit(page, path)
  await page.getByRole('button', { name: '한국어' }).click()
  await expect(heading(page, '임시 비밀번호를 받을 이메일을 입력해 주세요')).toBeVisible()
  await field(page, '이메일').fill('hani')
  await expect(field(page, '이메일')).toHaveAccessibleDescription(authTexts.ko.signUpEmailInvalid)
  await field(page, '이메일').fill(person.email)
  await button(page, '다음').click()
  await expect(heading(page, `${masked(person.email)}에 보낸 임시 비밀번호를 입력해 주세요`)).toBeVisible()
  await field(page, '임시 비밀번호').fill(await mailedPassword(person.email))
  await button(page, '다음').click()
  await expect(heading(page, '새 비밀번호로 바꿔 주세요')).toBeVisible()
  await field(page, '비밀번호').fill(newPassword)
  await field(page, '비밀번호 확인').fill(newPassword)
  await button(page, '완료').click()
  await expect(heading(page, '비밀번호를 바꿨어요')).toBeVisible()
  await expect(page.getByText('5초 뒤에 로그인 화면으로 자동으로 이동해요.')).toBeVisible()
  await button(page, '로그인하러 가기').click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
})

test('whoever is signed in may look at these pages all the same', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, '/closet')
  await expect(page.getByRole('button', { name: '내 메뉴' })).toBeVisible()
  for (const address of [path, '/auth/login', '/auth/register']) {
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`#${address}$`))
  }
})

test('no step has a barrier', async ({ page, person }) => {
  await askFor(page, person.email)
  await expectAccessible(page)
  await field(page, 'Temporary password').fill(await mailedPassword(person.email))
  await button(page, 'Next').click()
  await expect(heading(page, 'Change to a new password')).toBeFocused()
  await field(page, 'Password').fill('short')
  await expectAccessible(page)
  await field(page, 'Password').fill(newPassword)
  await field(page, 'Confirm password').fill(newPassword)
  await button(page, 'Done').click()
  await expect(heading(page, 'Password changed successfully')).toBeFocused()
  await expectAccessible(page)
})
