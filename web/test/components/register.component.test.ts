import { auth, authTexts, users } from '@otday/contract'
import { expect, test } from 'vitest'
import { page, Refusal, useApp, userEvent } from '../kit/app.tsx'
import { button, enterIn, expectJudged, expectSaid, field, focus } from '../kit/forms.ts'
import { hani } from '../kit/people.ts'

const texts = authTexts.en
const password = 'otday123!'
const labels = ['Email', 'Name', 'Password', 'Confirm password']
const app = useApp()

async function fillIn(name: string) {
  await field('Email').fill('hani@example.com')
  await field('Name').fill(name)
  await field('Password').fill(password)
  await field('Confirm password').fill(password)
}

test('the sign-up form validates every field', async () => {
  await app.open('/auth/register')
  await expectJudged('Email', [
    ['hani@example', texts.signUpEmailInvalid],
    ['', null],
    ['hani@example.com', null],
  ])
  await expectJudged('Name', [
    ['하', texts.signUpNameInvalid],
    ['하'.repeat(21), texts.signUpNameInvalid],
    ['하니!', texts.signUpNameInvalid],
    ['', null],
    ['하니 2', texts.signUpNameInvalid],
    ['하니2', null],
  ])
  await expectJudged('Password', [
    ['abc12', texts.signUpPasswordInvalid],
    ['abcdef', texts.signUpPasswordInvalid],
    ['', null],
    ['abc123', null],
  ])
  await expectJudged('Confirm password', [
    ['abc124', texts.signUpConfirmMismatch],
    ['', null],
    ['abc123', null],
  ])
  await expect.element(button('Sign up')).toBeEnabled()
  for (const label of labels) await field(label).fill('')
  await expect.element(button('Sign up')).toBeDisabled()
  await enterIn('Email')
  await expect.element(field('Email')).toHaveAccessibleDescription(texts.signUpEmailRequired)
  await expect.element(field('Name')).toHaveAccessibleDescription(texts.signUpNameRequired)
  await expectSaid('Password', texts.signUpPasswordRequired)
  await expect.element(field('Confirm password')).toHaveAccessibleDescription(texts.signUpConfirmRequired)
})

test('an e-mail typed in Hangul or with a typo offers the intended address', async () => {
  await app.open('/auth/register')
  await field('Email').fill('ㅅㄷㄴㅅ@naver.com')
  await expectSaid('Email', texts.emailInHangul)
  await button('Use test@naver.com').click()
  await expect.element(field('Email')).toHaveValue('test@naver.com')
  await expect.element(field('Email')).toHaveFocus()
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid', 'true')
  await field('Email').fill('abc@gmail.co')
  await expect.element(button('Use abc@gmail.com')).not.toBeInTheDocument()
  focus(field('Name'))
  await button('Use abc@gmail.com').click()
  await expect.element(field('Email')).toHaveValue('abc@gmail.com')
})

test('the password rules are given to users and password managers, and stay visible beside an error', async () => {
  await app.open('/auth/register')
  for (const label of ['Password', 'Confirm password']) {
    await expect.element(field(label)).toHaveAttribute('autocomplete', 'new-password')
    await expect
      .element(field(label))
      .toHaveAttribute('passwordrules', expect.stringContaining('allowed: upper, [@$!%*?&]'))
  }
  await expect.element(field('Password')).toHaveAccessibleDescription(texts.passwordRule)
  // Passwords with characters that are not allowed; the first one is like those that iPhones suggest.
  for (const [refused, signs] of [
    ['rivvod-3qexqy-gybXij', '-'],
    ['abc123^', '^'],
    ['Abc123#_', '# _'],
  ] as const) {
    await field('Password').fill(refused)
    await expectSaid('Password', `Not allowed: ${signs} · `)
    await expectSaid('Password', texts.signUpPasswordInvalid)
    await expectSaid('Password', texts.passwordRule)
    focus(field('Name'))
    // After the focus has left the field, the error that names the refused characters stays visible.
    await expect.element(page.getByText(`Not allowed: ${signs} · ${texts.signUpPasswordInvalid}`)).toBeVisible()
  }
})

test('after the sign-up the login form is filled in once, and the password is kept nowhere else', async () => {
  app.server.answer(users.create, () => hani)
  app.server.answer(auth.signIn, () => {
    throw new Refusal('InvalidCredentials')
  })
  await app.open('/auth/register')
  await fillIn('하니')
  await button('Sign up').click()
  await expect.poll(app.path).toBe('/auth/login')
  await expect.element(button('Login')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(texts.loginFailed)).toBeVisible()
  expect(app.server.callsOf(auth.signIn)).toEqual([{ body: { username: 'hani@example.com', password } }])
  expect(JSON.stringify(window.history.state)).not.toContain(password)
  await page.getByRole('link', { name: 'No account? Sign up' }).click()
  await page.getByRole('link', { name: 'Already have an account? Login' }).click()
  await expect.element(field('Password')).toHaveValue('')
})

test('a sign-up that fails says so and keeps what was typed', async () => {
  app.server.answer(users.create, () => {
    throw new Refusal('EmailTaken')
  })
  await app.open('/auth/register')
  await fillIn('민지')
  await button('Sign up').click()
  await expect.element(page.getByText(texts.signUpFailed)).toBeVisible()
  await expect.element(field('Email')).toHaveAccessibleDescription(texts.emailTaken)
  await expect.element(field('Email')).toHaveFocus()
  await expect.element(field('Name')).toHaveValue('민지')
  await field('Name').fill('민지2')
  await expect.element(page.getByText(texts.signUpFailed)).not.toBeInTheDocument()
})

test('a field error from the server is shown at that field, which gets the focus', async () => {
  const said = '쓸 수 없는 이름이에요.'
  app.server.answer(users.create, () => {
    throw new Refusal('InvalidInput', { name: said })
  })
  await app.open('/auth/register')
  await fillIn('하니')
  await button('Sign up').click()
  await expect.element(field('Name')).toHaveAccessibleDescription(expect.stringContaining(said))
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid', 'true')
})

test('each password can be shown and hidden again', async () => {
  await app.open('/auth/register')
  for (const label of ['Password', 'Confirm password']) {
    await field(label).fill(password)
    await expect.element(field(label)).toHaveAttribute('type', 'password')
  }
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect.element(field('Password')).toHaveAttribute('type', 'text')
  await expect.element(field('Confirm password')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(field('Password')).toHaveAttribute('type', 'password')
  await expect.element(field('Password')).toHaveValue(password)
})
