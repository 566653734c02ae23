import { auth, authTexts, resetTexts } from '@otday/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerSettings } from '../kit/account.ts'
import { expectAccessible } from '../kit/accessible.ts'
import { page, Refusal, useApp, userEvent } from '../kit/app.tsx'
import { button, enterIn, expectJudged, expectSaid, field } from '../kit/forms.ts'
import { hani, stateOf } from '../kit/people.ts'

const texts = { ...authTexts.en, ...resetTexts.en }
const path = '/auth/forgot-password'
const newPassword = 'brandnew1!'
const masked = 'ha*i@example.com'
const app = useApp()
const heading = (name: string) => page.getByRole('heading', { name })
const countdown = () => page.getByRole('timer')
const broken = () => Response.json({ message: 'no' }, { status: 500 })

// The last step signs out, perhaps just after a test has ended, so this call is always answered.
beforeEach(() => app.server.answer(auth.signOut, () => undefined))
afterEach(() => void vi.useRealTimers())

/** Step 1: requests the mail. */
async function askFor() {
  app.server.answer(auth.resetPassword, () => undefined)
  await app.open(path)
  await field('Email').fill(hani.email)
  await button('Next').click()
  await expect.element(heading(`Enter the temporary password sent to ${masked}`)).toHaveFocus()
}

function letIn() {
  app.server.answer(auth.signIn, () => stateOf({ ...hani, mustChangePassword: true }))
  app.server.answer(auth.changePassword, () => undefined)
}

/** Step 2: enters what the mail contains. */
async function reachNewPassword() {
  letIn()
  await askFor()
  await field('Temporary password').fill('temporary1')
  await button('Next').click()
  await expect.element(heading('Change to a new password')).toHaveFocus()
}

async function fillInTwice() {
  await field('Password').fill(newPassword)
  await field('Confirm password').fill(newPassword)
}

test('the last step leads to the login after five seconds, signed out', async () => {
  await reachNewPassword()
  await fillInTwice()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await button('Done').click()
  await expect.element(heading('Password changed successfully')).toBeVisible()
  vi.advanceTimersByTime(4900)
  await expect.element(heading('Password changed successfully')).toBeVisible()
  expect(app.path()).toBe(path)
  vi.advanceTimersByTime(200)
  await expect.poll(app.path).toBe('/auth/login')
  vi.useRealTimers()
  await expect.element(button('Login')).toBeVisible()
  await expect.element(page.getByText(authTexts.en.sessionEnded)).not.toBeInTheDocument()
  expect(app.server.callsOf(auth.changePassword)).toEqual([
    { params: { userId: hani.id }, body: { password: newPassword } },
  ])
  await expect.poll(() => app.server.callsOf(auth.signOut)).not.toEqual([])
  await app.open('/closet')
  await expect.poll(app.path).toBe('/auth/login')
})

test('the e-mail step requires a valid address', async () => {
  await app.open(path)
  await expect.element(button('Next')).toBeDisabled()
  await expectJudged('Email', [['hani', texts.signUpEmailInvalid]])
  await expect.element(button('Next')).toBeDisabled()
  await expectJudged('Email', [['', null]])
  await enterIn('Email')
  await expect.element(field('Email')).toHaveAccessibleDescription(texts.signUpEmailRequired)
  await field('Email').fill('hani@example.com')
  await expect.element(button('Next')).toBeEnabled()
})

test('a mail that fails to send shows an error until something is typed, and can be retried', async () => {
  app.server.answer(auth.resetPassword, broken)
  await app.open(path)
  await field('Email').fill(hani.email)
  await button('Next').click()
  await expect.element(page.getByText(texts.resetMailFailed)).toBeVisible()
  await expect.element(field('Email')).toHaveValue(hani.email)
  field('Email').element().focus()
  await userEvent.keyboard('{End}{Backspace}')
  await expect.element(page.getByText(texts.resetMailFailed)).not.toBeInTheDocument()
  await field('Email').fill(hani.email)
  const answer = Promise.withResolvers<undefined>()
  app.server.answer(auth.resetPassword, () => answer.promise)
  await button('Next').click()
  await expect.element(button('Sending...')).toBeDisabled()
  answer.resolve(undefined)
  await expect.element(countdown()).toMatchTextContent(/^(3:00|2:5\d)$/)
})

test('the temporary password is required, and checked by the server', async () => {
  await askFor()
  await expect.element(button('Next')).toBeDisabled()
  await enterIn('Temporary password')
  await expect.element(field('Temporary password')).toHaveAccessibleDescription(texts.temporaryPasswordRequired)
  const answer = Promise.withResolvers<void>()
  app.server.answer(auth.signIn, async () => {
    await answer.promise
    throw new Refusal('InvalidCredentials')
  })
  await field('Temporary password').fill('guess123')
  await button('Next').click()
  await expect.element(button('Verifying...')).toBeDisabled()
  answer.resolve()
  await expect.element(page.getByText(texts.resetVerifyFailed)).toBeVisible()
  await field('Temporary password').fill('guess1234')
  await expect.element(page.getByText(texts.resetVerifyFailed)).not.toBeInTheDocument()
  letIn()
  await field('Temporary password').fill('  temporary1 ')
  await button('Next').click()
  await expect.element(heading('Change to a new password')).toBeVisible()
  expect(app.server.callsOf(auth.signIn).at(-1)).toEqual({ body: { username: hani.email, password: 'temporary1' } })
})

test('the countdown stays right in a suspended tab, and its end closes the step', async () => {
  // The browser fires the timers of a sleeping tab at most once, at the end, so the countdown must cope with a clock
  // that jumps; the test moves the clock forward.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T09:00:00Z') })
  await askFor()
  await field('Temporary password').fill('half typ')
  await expect.element(countdown()).toHaveTextContent('3:00')
  vi.setSystemTime(new Date('2026-05-01T09:01:40Z'))
  await expect.element(countdown()).toHaveTextContent('1:20')
  await expect.element(button('Next')).toBeEnabled()
  vi.setSystemTime(new Date('2026-05-01T09:03:01Z'))
  await expect.element(countdown()).toHaveTextContent('0:00')
  await expect.element(page.getByText(texts.resetExpired)).toBeVisible()
  await expect.element(field('Temporary password')).toBeDisabled()
  await expect.element(button('Next')).not.toBeInTheDocument()
  await expect.element(button('Start over')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Enter the e-mail to receive a temporary password')).toBeVisible()
  await expect.element(field('Email')).toHaveValue('')
})

test('the new password must be valid and repeated, and a failed change can be retried', async () => {
  await reachNewPassword()
  await expect.element(button('Done')).toBeDisabled()
  await enterIn('Password')
  await expectSaid('Password', texts.resetPasswordRequired)
  await expect.element(field('Confirm password')).toHaveAccessibleDescription(texts.resetConfirmMismatch)
  await expectSaid('Password', texts.passwordRule)
  await field('Password').fill('Abc123#_')
  await expectSaid('Password', `${texts.passwordSigns} # _ · `)
  for (const wrong of ['abc12', 'abcdef', '123456', 'abc 123']) {
    await field('Password').fill(wrong)
    await expectSaid('Password', texts.resetPasswordInvalid)
  }
  await expectJudged('Password', [['', null]])
  await field('Password').fill(newPassword)
  await field('Confirm password').fill('brandnew2!')
  await expect.element(field('Confirm password')).toHaveAccessibleDescription(texts.resetConfirmMismatch)
  await expect.element(button('Done')).toBeDisabled()
  await field('Confirm password').fill(newPassword)
  app.server.answer(auth.changePassword, broken)
  await button('Done').click()
  await expect.element(page.getByText(texts.passwordChangeFailed)).toBeVisible()
  await expect.element(field('Password')).toHaveValue(newPassword)
  await field('Confirm password').fill('')
  await expect.element(page.getByText(texts.passwordChangeFailed)).not.toBeInTheDocument()
  await field('Confirm password').fill(newPassword)
  const answer = Promise.withResolvers<undefined>()
  app.server.answer(auth.changePassword, () => answer.promise)
  await button('Done').click()
  await expect.element(button('Changing...')).toBeDisabled()
  answer.resolve(undefined)
  await expect.element(heading('Password changed successfully')).toBeVisible()
})

test('the steps lead back to the login, and leaving the third step restarts at the first', async () => {
  await app.open(path)
  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect.poll(app.path).toBe('/auth/login')
  await reachNewPassword()
  // The login page opens even while the server has not yet answered the sign-out.
  const answer = Promise.withResolvers<undefined>()
  app.server.answer(auth.signOut, () => answer.promise)
  await page.getByRole('link', { name: 'Back to login' }).click()
  await expect.poll(app.path).toBe('/auth/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect.element(heading('Enter the e-mail to receive a temporary password')).toBeVisible()
  answer.resolve(undefined)
})

test('the language switch shows all reset steps in Korean', async () => {
  letIn()
  app.server.answer(auth.resetPassword, () => undefined)
  await app.open(path)
  await page.getByRole('button', { name: '한국어로 보기' }).click()
  await expect.element(heading('임시 비밀번호를 받을 이메일을 입력해 주세요')).toBeVisible()
  await expectJudged('이메일', [['hani', authTexts.ko.signUpEmailInvalid]])
  await field('이메일').fill(hani.email)
  await button('다음').click()
  await expect.element(heading(`${masked}에 보낸 임시 비밀번호를 입력해 주세요`)).toBeVisible()
  await field('임시 비밀번호').fill('temporary1')
  await button('다음').click()
  await expect.element(heading('새 비밀번호로 바꿔 주세요')).toBeVisible()
  await field('비밀번호').fill(newPassword)
  await field('비밀번호 확인').fill(newPassword)
  await button('완료').click()
  await expect.element(heading('비밀번호를 바꿨어요')).toBeVisible()
  await expect.element(page.getByText('5초 뒤에 로그인 화면으로 자동으로 이동해요.')).toBeVisible()
  await button('로그인하러 가기').click()
  await expect.poll(app.path).toBe('/auth/login')
  await page.getByRole('button', { name: 'English' }).click()
  await expect.element(button('Login')).toBeVisible()
})

test('a signed-in user may open the login, sign-up and reset pages', async () => {
  answerSettings(app.server)
  await app.open('/settings', hani)
  await expect.element(page.getByRole('button', { name: '내 메뉴' })).toBeVisible()
  for (const address of [path, '/auth/login', '/auth/register']) {
    await app.open(address, hani)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(app.path()).toBe(address)
  }
})

test('the reset steps have no accessibility violations', async () => {
  letIn()
  await askFor()
  await expectAccessible()
  await field('Temporary password').fill('temporary1')
  await button('Next').click()
  await expect.element(heading('Change to a new password')).toHaveFocus()
  await field('Password').fill('short')
  await expectAccessible()
  await fillInTwice()
  await button('Done').click()
  await expect.element(heading('Password changed successfully')).toHaveFocus()
  await expectAccessible()
})
