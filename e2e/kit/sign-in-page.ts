import type { Page } from '@playwright/test'
import type { ApiUser } from '@otday/contract/api-user'
import { expect } from './test.ts'

type Account = Pick<ApiUser, 'email' | 'password'>

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Fills in and submits the sign-up form. */
export async function submitSignUp(page: Page, { email, name, password }: Account & Pick<ApiUser, 'name'>) {
  await field(page, 'Email').fill(email)
  await field(page, 'Name').fill(name)
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
}

/** Fills in and submits the login form; does not wait for a result, because the server may refuse the login. */
export async function submitLogin(page: Page, { email, password }: Account) {
  await field(page, 'ID').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Signs in with the form and waits for the home page. */
export async function signInByForm(page: Page, account: Account) {
  await submitLogin(page, account)
  await expect(page).toHaveURL(/#\/recommendations$/)
}
