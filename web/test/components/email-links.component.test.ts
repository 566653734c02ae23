import { account, type ErrorName, wears } from '@otday/contract'
import { afterEach, expect, test } from 'vitest'
import { answerSettings } from '../kit/account.ts'
import { expectAccessible } from '../kit/accessible.ts'
import { page, Refusal, useApp } from '../kit/app.tsx'
import { hani } from '../kit/people.ts'

const app = useApp()
const heading = (name: string) => page.getByRole('heading', { name })
const change = page.getByRole('button', { name: '이메일 바꾸기' })
const undo = page.getByRole('button', { name: '이메일 되돌리기' })
const soon = () => Response.json({ message: '잠시 뒤에 해 주세요.' }, { status: 500 })
const sizes = [
  [390, 844],
  [1440, 900],
] as const

afterEach(() => page.viewport(1440, 900))

test('a link that is expired or used says so, and a failed confirmation can be retried', async () => {
  for (const [name, title] of [
    ['EmailLinkExpired', '더 쓸 수 없는 링크예요'],
    ['EmailLinkUsed', '이미 사용한 링크예요'],
  ] as const satisfies [ErrorName, string][]) {
    app.server.answer(account.confirmEmail, () => {
      throw new Refusal(name)
    })
    await app.open('/auth/email?token=t1')
    await change.click()
    await expect.element(heading(title)).toHaveFocus()
  }
  await app.open('/auth/email')
  await expect.element(heading('더 쓸 수 없는 링크예요')).toBeVisible()
  app.server.answer(account.confirmEmail, soon)
  await app.open('/auth/email?token=t2')
  await change.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('잠시 뒤에 해 주세요.')
  app.server.answer(account.confirmEmail, () => undefined)
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect.element(heading('이메일을 바꿨어요')).toHaveFocus()
  expect(app.server.callsOf(account.confirmEmail).at(-1)).toEqual({ body: { token: 't2' } })
  app.server.answer(wears.list, () => ({ wears: [], days: [] }))
  answerSettings(app.server)
  await app.open('/auth/email?token=t3', hani)
  await expect.element(heading('새 이메일을 확인할까요?')).toBeVisible()
  await expectAccessible()
  await change.click()
  await expect.element(heading('이메일을 바꿨어요')).toHaveFocus()
  await expect.poll(app.path).toBe('/auth/email')
  expect(app.server.callsOf(account.confirmEmail).at(-1)).toEqual({ body: { token: 't3' } })
  await page.getByRole('link', { name: '옷데이로 가기' }).click()
  await expect.poll(app.path).toBe('/recommendations')
})

test('confirming an address that was taken meanwhile says so and keeps the old e-mail', async () => {
  answerSettings(app.server)
  app.server.answer(account.confirmEmail, () => {
    throw new Refusal('EmailTaken')
  })
  await app.open('/auth/email?token=t1', hani)
  await change.click()
  await expect.element(heading('그사이 다른 사람이 쓰는 이메일이 되었어요')).toHaveFocus()
  await page.getByRole('link', { name: '설정으로 가기' }).click()
  await expect.element(page.getByRole('region', { name: '계정', exact: true }).getByText(hani.email)).toBeVisible()
})

test('undoing an e-mail change asks first and leads the former owner to a new password', async () => {
  for (const [width, height] of sizes) {
    await page.viewport(width, height)
    app.server.answer(account.undoEmail, () => ({ mustResetPassword: true }))
    await app.open('/auth/email-undo?token=t1')
    await expect.element(heading('이메일을 되돌릴까요?')).toBeVisible()
    await expectAccessible()
    await undo.click()
    await expect.element(heading('이메일을 되돌렸어요')).toHaveFocus()
    await page.getByRole('link', { name: '새 비밀번호 정하기' }).click()
    await expect.element(page.getByLabelText('Email', { exact: true })).toBeVisible()
    expect(app.path()).toBe('/auth/forgot-password')
    app.server.answer(account.undoEmail, () => {
      throw new Refusal('EmailLinkUsed')
    })
    await app.open('/auth/email-undo?token=t1')
    await undo.click()
    await expect.element(heading('이미 되돌렸어요')).toHaveFocus()
  }
})
