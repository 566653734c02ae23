import {
  account,
  authTexts,
  briefings,
  comfort,
  devices,
  type Endpoint,
  errorCatalogue,
  signInMethods,
  type SignInMethods,
  socialTexts,
  stylist,
} from '@otday/contract'
import { expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, Refusal, useApp } from '../kit/app.tsx'
import { button, field } from '../kit/forms.ts'
import { hani } from '../kit/people.ts'
import { breakDown } from '../kit/trouble.ts'

const app = useApp()

test('the error that an address has an account is shown in both languages until something is typed', async () => {
  await app.open('/auth/login?error=SocialEmailTaken')
  const line = page.getByRole('main').getByRole('alert')
  await expect.element(line).toHaveTextContent(socialTexts.SocialEmailTaken)
  await expectAccessible()
  await button('한국어로 보기').click()
  await expect.element(line).toHaveTextContent(errorCatalogue.SocialEmailTaken[1])
  await button('English').click()
  await field('ID').fill(hani.email)
  await expect.element(page.getByText(socialTexts.SocialEmailTaken)).not.toBeInTheDocument()
})

const methods = () => page.getByRole('region', { name: '로그인 방법' })
const row = (name: string) => methods().getByRole('listitem').filter({ hasText: name })
const linkedAt = new Date('2026-11-01T00:00:00Z')

/** Endpoints of the other parts of the settings, which work without an answer. */
const beside: Endpoint[] = [account.email, briefings.get, comfort.get, devices.list, stylist.get]

async function openSettings(known: SignInMethods, search = '') {
  for (const endpoint of beside) app.server.answer(endpoint, () => Response.json({}, { status: 404 }))
  app.server.answer(signInMethods.list, () => known)
  await app.open(`/settings?section=account${search}`, hani)
}

const unlinked: SignInMethods['providers'] = [
  { provider: 'google', available: true, linkedAt: null },
  { provider: 'kakao', available: true, linkedAt: null },
]

const methodsOf = (over: Partial<SignInMethods> = {}): SignInMethods => ({
  password: true,
  confirmedUntil: null,
  providers: [
    { provider: 'google', available: true, linkedAt },
    { provider: 'kakao', available: true, linkedAt: null },
  ],
  ...over,
})

test('a social login canceled at the provider shows a message until something is typed', async () => {
  await app.open('/auth/login?error=SocialSignInCancelled')
  const line = page.getByRole('main').getByRole('alert')
  await expect.element(line).toHaveTextContent(socialTexts.SocialSignInCancelled)
  await field('Password').fill('x')
  await expect.poll(app.path).toBe('/auth/login')
  await app.reload()
  await expect.element(button('Login')).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()
})

test.for(['SocialSignInCancelled', 'IdentityTaken', 'ConfirmationFailed'] as const)(
  'returning from the provider with %s shows the error in the settings until the next attempt',
  async (name) => {
    const known = methodsOf()
    await openSettings(known, `&error=${name}`)
    const alert = methods().getByRole('alert')
    await expect.element(alert).toHaveTextContent(errorCatalogue[name][1])
    await expect.poll(app.path).toBe('/settings?section=account')
    await expect.element(row('카카오')).toMatchTextContent('연결되어 있지 않아요.')
    await expectAccessible()
    await button('카카오 연결').click()
    await expect.element(page.getByRole('dialog', { name: '카카오 연결' })).toBeVisible()
    await expect.element(page.getByText(errorCatalogue[name][1])).not.toBeInTheDocument()
  },
)

test('sign-in methods that fail to load can be retried', async () => {
  const mend = breakDown(app.server, signInMethods.list)
  await openSettings(methodsOf())
  await expect.element(methods()).toMatchTextContent('API 요청에 실패했습니다.')
  mend()
  await methods().getByRole('button', { name: '다시 시도' }).click()
  await expect.element(row('카카오')).toMatchTextContent('연결되어 있지 않아요.')
})

test('unlinking a provider asks for the password first, and can be canceled', async () => {
  app.server.answer(signInMethods.unlink, () => {
    throw new Refusal('WrongPassword')
  })
  await openSettings(methodsOf())
  await button('Google 연결 끊기').click()
  const question = page.getByRole('dialog', { name: '연결을 끊을까요?' })
  await expect.element(question).toMatchTextContent('Google 계정으로는 로그인할 수 없고')
  await expectAccessible()
  await question.getByRole('button', { name: '취소' }).click()
  await expect.element(row('Google')).toMatchTextContent('연결했어요.')
  await button('Google 연결 끊기').click()
  const current = question.getByLabelText('현재 비밀번호', { exact: true })
  await current.fill('wrong123')
  await question.getByRole('button', { name: '끊기' }).click()
  await expect.element(current).toHaveAccessibleDescription('현재 비밀번호가 올바르지 않아요.')
  await expect.element(current).toHaveFocus()
  app.server.answer(signInMethods.unlink, () => ({ signedOut: false }))
  app.server.answer(signInMethods.list, () => methodsOf({ providers: unlinked }))
  await current.fill('otday123!')
  await question.getByRole('button', { name: '끊기' }).click()
  await expect.element(page.getByText('Google 연결을 끊었어요.')).toBeVisible()
  await expect.element(row('Google')).toMatchTextContent('연결되어 있지 않아요.')
})

test('unlinking the provider of the current session leads to the login without an error', async () => {
  app.server.answer(signInMethods.unlink, () => ({ signedOut: true }))
  await openSettings(methodsOf())
  await button('Google 연결 끊기').click()
  const question = page.getByRole('dialog', { name: '연결을 끊을까요?' })
  await question.getByLabelText('현재 비밀번호', { exact: true }).fill('otday123!')
  await question.getByRole('button', { name: '끊기' }).click()
  await expect.poll(app.path).toBe('/auth/login')
  await expect.element(button('Login')).toBeVisible()
  expect(page.getByText(authTexts.en.sessionEnded).elements()).toEqual([])
})

test('a user without a password must confirm at the provider to change the e-mail, and can cancel', async () => {
  await openSettings(methodsOf({ password: false }))
  await expect.element(row('Google')).toMatchTextContent('하나뿐인 로그인 방법이에요.')
  await expect.element(button('Google 연결 끊기')).toBeDisabled()
  await expect.element(row('비밀번호')).toMatchTextContent('아직 없어요.')
  await button('이메일 변경').click()
  const dialog = page.getByRole('dialog', { name: '이메일 변경' })
  await expect.element(dialog).toMatchTextContent('본인 확인을 먼저 해 주세요.')
  await expectAccessible()
  await dialog.getByRole('button', { name: '취소' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
