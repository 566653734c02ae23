import { authTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { mailedPassword } from '../kit/mails.ts'
import { button } from '../kit/screen.ts'
import { field, submitLogin } from '../kit/sign-in-page.ts'
import { expect, test, visit } from '../kit/test.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const newPassword = 'brandnew1!'

/** Returns an address with its local part hidden, except for the first two characters and the last one. */
const masked = (email: string) =>
  email.replace(/^(..)(.*)(.@)/, (_, a: string, b: string, c: string) => a + '*'.repeat(b.length) + c)

/** Goes from the login page to the password reset and requests the mail with the temporary password. */
async function askFor(page: Page, email: string) {
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/#\/auth\/forgot-password$/)
  await expect(heading(page, 'Enter the e-mail to receive a temporary password')).toBeVisible()
  await field(page, 'Email').fill(email)
  await button(page, 'Next').click()
  await expect(heading(page, `Enter the temporary password sent to ${masked(email)}`)).toBeVisible()
}

test('a user who forgot the password gets a temporary one by mail, sets a new one and signs in', async ({
  page,
  person,
}) => {
  await visit(page, '/auth/login')
  await askFor(page, person.email)
  await field(page, 'Temporary password').fill('guess123')
  await button(page, 'Next').click()
  await expect(page.getByRole('alert')).toHaveText('Failed to verify the temporary password. Please try again.')
  await field(page, 'Temporary password').fill(`  ${await mailedPassword(person.email)} `)
  await button(page, 'Next').click()
  await expect(heading(page, 'Change to a new password')).toBeVisible()
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
  await expect(page.getByText(authTexts.en.sessionEnded)).toBeHidden()
  // Changing the password has not signed the user in: the closet leads to the login page.
  await visit(page, '/closet')
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await submitLogin(page, { ...person, password: newPassword })
  await expect(page).toHaveURL(/#\/recommendations$/)
})

test('a sign-in with the temporary password leads to choosing a new one and opens no other page', async ({
  page,
  person,
}) => {
  await person.auth.resetPassword({ body: { email: person.email } })
  await visit(page, '/auth/login')
  await submitLogin(page, { ...person, password: await mailedPassword(person.email) })
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
