import { account as accountCalls, auth, authTexts, devices, type OwnEmail, wears } from '@otday/contract'
import { expect, test } from 'vitest'
import { answerSettings, answerSignIn, deviceOf, iPhone } from '../kit/account.ts'
import { page, Refusal, useApp, userEvent } from '../kit/app.tsx'
import { hani, stateOf } from '../kit/people.ts'

const app = useApp()
const account = page.getByRole('region', { name: '계정', exact: true })
const dialog = page.getByRole('dialog')
const field = (name: string) => dialog.getByLabelText(name, { exact: true })
const row = account.getByRole('listitem').filter({ hasText: '이메일 변경' })
const device = (name: string) => account.getByRole('listitem').filter({ hasText: name })
const later = new Date('2099-01-01T00:00:00Z')
const soon = () => Response.json({ message: '잠시 뒤에 해 주세요.' }, { status: 500 })

async function open(name: '이메일 변경' | '비밀번호 변경' | '계정 삭제') {
  await account.getByRole('button', { name, exact: true }).click()
  await expect.element(dialog).toBeVisible()
}

test('a device list that fails to load can be retried, and a device whose sign-out fails stays listed', async () => {
  answerSettings(app.server)
  app.server.answer(devices.list, soon)
  await app.open('/settings?section=account', hani)
  await expect.element(account.getByText('잠시 뒤에 해 주세요.')).toBeVisible()
  app.server.answer(devices.list, () => [deviceOf(), iPhone()])
  await account.getByRole('button', { name: '다시 시도' }).click()
  await expect.element(device('Safari · iPhone')).toMatchTextContent('방금 전 사용')
  await expect.element(device('이 기기')).toMatchTextContent('지금 사용 중')
  app.server.answer(devices.end, () => Response.json({ message: '안 돼요.' }, { status: 500 }))
  await account.getByRole('button', { name: 'Safari · iPhone에서 로그아웃' }).click()
  await expect.element(page.getByText('안 돼요.')).toBeVisible()
  await expect.element(device('Safari · iPhone')).toBeVisible()
})

test('the e-mail dialog validates the new address, then shows the server’s errors at their fields', async () => {
  const settings = answerSettings(app.server)
  app.server.answer(accountCalls.changeEmail, ({ body: { email, password } }): OwnEmail => {
    if (password !== 'otday123!') throw new Refusal('WrongPassword')
    if (email === 'minji@example.com') throw new Refusal('EmailTaken')
    settings.email = { email: hani.email, pending: { email, expiresAt: later } }
    return settings.email
  })
  await app.open('/settings?section=account', hani)
  await expect.element(account.getByText(hani.email)).toBeVisible()
  await open('이메일 변경')
  const submit = dialog.getByRole('button', { name: '메일 보내기' })
  await expect.element(submit).toBeDisabled()
  for (const [typed, said] of [
    ['hani', '올바른 이메일 주소가 아니에요.'],
    [hani.email.toUpperCase(), '지금 쓰고 있는 이메일이에요.'],
  ] as const) {
    await field('새 이메일').fill(typed)
    await expect.element(field('새 이메일')).toHaveAccessibleDescription(said)
  }
  await field('새 이메일').fill('minji@example.com')
  await userEvent.keyboard('{Enter}')
  await expect.element(field('현재 비밀번호')).toHaveAccessibleDescription('현재 비밀번호를 입력해 주세요.')
  await expect.element(field('현재 비밀번호')).toHaveFocus()
  await field('현재 비밀번호').fill('wrong123')
  await submit.click()
  await expect.element(field('현재 비밀번호')).toHaveAccessibleDescription('현재 비밀번호가 올바르지 않아요.')
  await field('현재 비밀번호').fill('otday123!')
  await submit.click()
  await expect.element(field('새 이메일')).toHaveAccessibleDescription('이미 가입된 이메일이에요.')
  await expect.element(field('새 이메일')).toHaveFocus()
  await field('새 이메일').fill('new@example.com')
  await submit.click()
  await expect.element(page.getByText('메일을 보냈어요. 30분 안에 링크를 눌러 주세요.').first()).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(row).toMatchTextContent(hani.email)
  await expect.element(row).toMatchTextContent('new@example.com에 메일을 보냈어요.')
})

test('the mail of a pending e-mail change can be sent again, and the change canceled', async () => {
  const pending = { email: 'new@example.com', expiresAt: later }
  const settings = answerSettings(app.server, { email: { email: hani.email, pending } })
  app.server.answer(accountCalls.mailEmailLink, () => settings.email)
  app.server.answer(accountCalls.cancelEmail, () => undefined)
  await app.open('/settings?section=account', hani)
  await row.getByRole('button', { name: '다시 보내기' }).click()
  await expect.element(page.getByText('새 링크를 보냈어요. 앞의 링크는 이제 쓸 수 없어요.')).toBeVisible()
  await row.getByRole('button', { name: '이메일 변경 취소' }).click()
  await expect.element(page.getByText('이메일 변경을 취소했어요.')).toBeVisible()
  await expect.element(row).not.toMatchTextContent('new@example.com')
})

test('the dialog validates the new password, and the server checks the current one', async () => {
  answerSettings(app.server)
  answerSignIn(app.server, 'otday123!', () => {
    throw new Refusal('InvalidCredentials')
  })
  app.server.answer(auth.changePassword, () => undefined)
  await app.open('/settings?section=account', hani)
  await open('비밀번호 변경')
  const submit = dialog.getByRole('button', { name: '비밀번호 바꾸기' })
  await field('새 비밀번호').fill('short')
  for (const said of ['영문과 숫자를 넣어 6자 이상 입력해 주세요.', authTexts.ko.passwordRule])
    await expect.element(field('새 비밀번호')).toHaveAccessibleDescription(expect.stringContaining(said))
  await field('새 비밀번호').fill('Abc123#_')
  await expect
    .element(field('새 비밀번호'))
    .toHaveAccessibleDescription(expect.stringContaining(`${authTexts.ko.passwordSigns} # _ · `))
  await expect.element(field('새 비밀번호')).toHaveAttribute('passwordrules')
  await field('새 비밀번호').fill('brandnew1!')
  await field('새 비밀번호 확인').fill('brandnew2!')
  await expect.element(field('새 비밀번호 확인')).toHaveAccessibleDescription('비밀번호가 서로 달라요.')
  await field('새 비밀번호 확인').fill('brandnew1!')
  await expect.element(submit).toBeDisabled()
  await field('현재 비밀번호').fill('wrong123')
  await submit.click()
  await expect.element(field('현재 비밀번호')).toHaveAccessibleDescription('현재 비밀번호가 올바르지 않아요.')
  await expect.element(field('새 비밀번호')).toHaveValue('brandnew1!')
  await field('현재 비밀번호').fill('otday123!')
  await submit.click()
  await expect.element(page.getByText('비밀번호를 바꿨어요. 다른 기기에서는 로그아웃했어요.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(app.server.callsOf(auth.changePassword)).toEqual([
    { params: { userId: hani.id }, body: { password: 'brandnew1!' } },
  ])
})

test('a temporary password entered as the current one leads to the forced change, with nothing changed yet', async () => {
  answerSettings(app.server)
  app.server.answer(auth.signIn, () => stateOf({ ...hani, mustChangePassword: true }))
  app.server.answer(auth.signOut, () => undefined)
  app.server.answer(auth.changePassword, () => undefined)
  await app.open('/settings?section=account', hani)
  await open('비밀번호 변경')
  await field('현재 비밀번호').fill('mailed12')
  await field('새 비밀번호').fill('otherpw1!')
  await field('새 비밀번호 확인').fill('otherpw1!')
  await dialog.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect.poll(app.path).toBe('/auth/forgot-password')
  await expect.element(page.getByRole('heading', { name: 'Change to a new password' })).toHaveFocus()
  expect(app.server.callsOf(auth.changePassword)).toEqual([])
  await page.getByLabelText('Password', { exact: true }).fill('brandnew1!')
  await page.getByLabelText('Confirm password', { exact: true }).fill('brandnew1!')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByRole('button', { name: 'Go to login' }).click()
  await expect.poll(app.path).toBe('/auth/login')
  app.server.answer(auth.signIn, () => stateOf(hani))
  app.server.answer(wears.list, () => ({ wears: [], days: [] }))
  await page.getByLabelText('ID').fill(hani.email)
  await page.getByLabelText('Password', { exact: true }).fill('brandnew1!')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect.poll(app.path).toBe('/recommendations')
})

test('deleting an account requires the password, and the dialog says that it can be restored for 30 days', async () => {
  answerSettings(app.server)
  answerSignIn(app.server, 'otday123!', () => {
    throw new Refusal('InvalidCredentials')
  })
  await app.open('/settings?section=account', hani)
  await open('계정 삭제')
  const question = page.getByRole('dialog', { name: '계정을 삭제할까요?' })
  await expect.element(question).toMatchTextContent(hani.email)
  await expect.element(question).toMatchTextContent('30일 안에 다시 로그인하면 그대로 돌아와요.')
  await field('현재 비밀번호').fill('wrong123')
  await question.getByRole('button', { name: '계정 삭제' }).click()
  await expect.element(field('현재 비밀번호')).toHaveAccessibleDescription('현재 비밀번호가 올바르지 않아요.')
  expect(app.server.callsOf(accountCalls.leave)).toEqual([])
  const answer = Promise.withResolvers<undefined>()
  app.server.answer(accountCalls.leave, () => answer.promise)
  await field('현재 비밀번호').fill('otday123!')
  await question.getByRole('button', { name: '계정 삭제' }).click()
  await expect.element(question.getByRole('button', { name: '삭제 중...' })).toBeVisible()
  answer.resolve(undefined)
  await expect.poll(app.path).toBe('/auth/login')
  await expect.element(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await expect.element(page.getByText(authTexts.en.sessionEnded)).not.toBeInTheDocument()
  expect(app.server.callsOf(accountCalls.leave)).toEqual([{ params: { userId: hani.id } }])
})
