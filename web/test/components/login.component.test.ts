import { account, auth, authTexts, socialTexts, wears } from '@otday/contract'
import { expect, test } from 'vitest'
import { page, Refusal, useApp } from '../kit/app.tsx'
import { button, enterIn, expectJudged, field } from '../kit/forms.ts'
import { hani, stateOf } from '../kit/people.ts'

const texts = authTexts.en
const app = useApp()

test('the login form validates e-mail and password, and asks for missing ones', async () => {
  await app.open('/auth/login')
  await expect.element(page.getByRole('heading', { name: 'recommending clothes that suit the weather' })).toBeVisible()
  await expectJudged('ID', [
    ['hani', texts.loginEmailInvalid],
    ['', null],
    ['ha ni@example.com', texts.loginEmailInvalid],
    ['hani@example.com', null],
  ])
  await expectJudged('Password', [
    ['abc12', texts.loginPasswordInvalid],
    ['abcdef', texts.loginPasswordInvalid],
    ['123456', texts.loginPasswordInvalid],
    ['abc 123', texts.loginPasswordInvalid],
    ['', null],
    ['abc123', null],
  ])
  await field('ID').fill('')
  await field('Password').fill('')
  await enterIn('ID')
  await expect.element(field('ID')).toHaveAccessibleDescription(texts.loginEmailRequired)
  await expect.element(field('Password')).toHaveAccessibleDescription(texts.loginPasswordRequired)
  await expect.element(field('ID')).toHaveFocus()
  await field('ID').fill('hani@example.com')
  await enterIn('ID')
  await expect.element(field('Password')).toHaveFocus()
})

test('the login button is enabled when both fields are valid and no request is in flight', async () => {
  const answer = Promise.withResolvers<void>()
  app.server.answer(auth.signIn, async () => {
    await answer.promise
    throw new Refusal('InvalidCredentials')
  })
  await app.open('/auth/login')
  await expect.element(button('Login')).toBeDisabled()
  await field('ID').fill(hani.email)
  await expect.element(button('Login')).toBeDisabled()
  await field('Password').fill('short')
  await expect.element(button('Login')).toBeDisabled()
  await field('Password').fill('otday123!')
  await expect.element(button('Login')).toBeEnabled()
  await button('Login').click()
  await expect.element(button('Logging in...')).toBeDisabled()
  answer.resolve()
  await expect.element(button('Login')).toBeEnabled()
  expect(app.server.callsOf(auth.signIn)).toEqual([{ body: { username: hani.email, password: 'otday123!' } }])
  app.server.answer(auth.signIn, () => stateOf(hani))
  app.server.answer(wears.list, () => ({ wears: [], days: [] }))
  await button('Login').click()
  await expect.poll(app.path).toBe('/recommendations')
  await expect.element(page.getByRole('button', { name: '내 메뉴' })).toBeVisible()
})

test('the server’s error stands under the login form until something is typed', async () => {
  app.server.answer(auth.signIn, () => {
    throw new Refusal('InvalidCredentials')
  })
  await app.open('/auth/login')
  await field('ID').fill(hani.email)
  await field('Password').fill('wrong123')
  await button('Login').click()
  await expect.element(page.getByRole('alert').filter({ hasText: texts.loginFailed })).toBeVisible()
  await expect.element(field('ID')).toHaveValue(hani.email)
  await field('Password').fill('wrong1234')
  await expect.element(page.getByText(texts.loginFailed)).not.toBeInTheDocument()
})

test('a failed login without a message from the server shows a general message', async () => {
  app.server.answer(auth.signIn, () => Response.json({}, { status: 500 }))
  await app.open('/auth/login')
  await field('ID').fill(hani.email)
  await field('Password').fill('otday123!')
  await button('Login').click()
  await expect.element(page.getByText('API 요청에 실패했습니다.')).toBeVisible()
})

test('the screens before the login start in English and remember a switch to Korean', async () => {
  await app.open('/auth/login')
  await expect.element(button('Login')).toBeVisible()
  const first = document.querySelector('button, a[href], input')
  expect(first?.textContent).toBe('한국어로 보기')
  await button('한국어로 보기').click()
  await expect.element(button('로그인')).toBeVisible()
  expect(document.activeElement?.textContent).toBe('English')
  await field('아이디').fill('hani')
  await expect.element(field('아이디')).toHaveAccessibleDescription(authTexts.ko.loginEmailInvalid)
  await app.open('/auth/login')
  await expect.element(button('로그인')).toBeVisible()
  await app.open('/auth/register')
  await expect.element(button('회원가입')).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect.element(button('Sign up')).toBeVisible()
})

test('a login saves the chosen language to the account, or takes the account’s when none was chosen', async () => {
  const signIn = async (language: 'en' | 'ko') => {
    app.server.answer(auth.signIn, () => ({ ...stateOf(hani), language }))
    app.server.answer(wears.list, () => ({ wears: [], days: [] }))
    await app.open('/auth/login')
    await field('ID').fill(hani.email)
    await field('Password').fill('otday123!')
    await button('Login').click()
    await expect.poll(app.path).toBe('/recommendations')
  }
  let kept: string[] = []
  app.server.answer(account.keepLanguage, ({ body }) => {
    kept = [...kept, body.language]
    return undefined
  })
  await signIn('ko')
  await app.open('/auth/login')
  await expect.element(button('로그인')).toBeVisible()
  expect(kept).toEqual([])
  await page.getByRole('button', { name: 'English' }).click()
  await signIn('ko')
  await expect.poll(() => kept).toEqual(['en'])
})

test('an unknown error code in the URL shows the general login error', async () => {
  for (const error of ['nonsense', '__proto__', 'constructor', '<b>x</b>']) {
    await app.open(`/auth/login?error=${encodeURIComponent(error)}`)
    await expect.element(page.getByRole('alert')).toHaveTextContent(socialTexts.SocialSignInFailed)
  }
})
