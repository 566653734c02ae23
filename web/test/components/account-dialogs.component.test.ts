import { account as accountCalls, type OwnEmail, weathers } from '@otday/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { answerEmptyCloset, answerSettings } from '../kit/account.ts'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { hani } from '../kit/people.ts'
import { seoul } from '../kit/places.ts'

const app = useApp()
const account = page.getByRole('region', { name: '계정', exact: true })
const dialog = page.getByRole('dialog')
const question = page.getByRole('alertdialog', { name: '작성을 그만둘까요?' })
const field = (name: string) => dialog.getByLabelText(name, { exact: true })
const later = new Date('2099-01-01T00:00:00Z')
const nickname = page.getByLabelText('닉네임')

afterEach(() => void vi.restoreAllMocks())

async function open(name: '이메일 변경' | '비밀번호 변경' | '계정 삭제') {
  await account.getByRole('button', { name, exact: true }).click()
  await expect.element(dialog).toBeVisible()
}

const section = (name: string) => page.getByRole('navigation', { name: '설정' }).getByRole('link', { name })

/** Opens the settings from the closet, so that there is a page to go back to. */
async function openFromCloset() {
  const settings = answerSettings(app.server)
  answerEmptyCloset(app.server)
  await app.open('/closet', hani)
  await page.getByRole('button', { name: '내 메뉴' }).click()
  await page.getByRole('menuitem', { name: '프로필 수정' }).click()
  await expect.element(nickname).toHaveValue(hani.name)
  return settings
}

test('closing a dialog with typed text, by Escape or the back button, asks whether to discard the text', async () => {
  answerSettings(app.server)
  await app.open('/settings?section=account', hani)
  for (const close of [() => userEvent.keyboard('{Escape}'), async () => history.back()]) {
    await open('비밀번호 변경')
    await close()
    await expect.element(dialog).not.toBeInTheDocument()
    await open('비밀번호 변경')
    await field('새 비밀번호').fill('brandnew1!')
    await close()
    await question.getByRole('button', { name: '계속 쓰기' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(field('새 비밀번호')).toHaveValue('brandnew1!')
    await close()
    await question.getByRole('button', { name: '그만두기' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(app.path()).toBe('/settings?section=account')
  }
})

test('leaving several unsaved forms at once asks once whether to discard them, not once for each form', async () => {
  const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  await openFromCloset()
  await nickname.fill('새이름')
  await section('계정').click()
  await open('이메일 변경')
  await field('새 이메일').fill('minji')
  history.go(-3)
  await question.getByRole('button', { name: '계속 쓰기' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(field('새 이메일')).toHaveValue('minji')
  history.back()
  await question.getByRole('button', { name: '그만두기' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(nickname).toHaveValue('새이름')
  await open('이메일 변경')
  history.go(-3)
  await question.getByRole('button', { name: '그만두기' }).click()
  await expect.poll(app.path).toBe('/closet')
  expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('a dialog closed while its request is in flight goes back one history entry, not two', async () => {
  const settings = await openFromCloset()
  await section('계정').click()
  await open('이메일 변경')
  await field('새 이메일').fill('new@example.com')
  await field('현재 비밀번호').fill('otday123!')
  const answer = Promise.withResolvers<OwnEmail>()
  app.server.answer(accountCalls.changeEmail, () => answer.promise)
  await dialog.getByRole('button', { name: '메일 보내기' }).click()
  await expect.poll(() => app.server.callsOf(accountCalls.changeEmail)).toHaveLength(1)
  history.back()
  await question.getByRole('button', { name: '그만두기' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  settings.email = {
    email: hani.email,
    pending: { email: 'new@example.com', expiresAt: later },
  }
  answer.resolve(settings.email)
  await expect.element(page.getByText('메일을 보냈어요. 30분 안에 링크를 눌러 주세요.').first()).toBeVisible()
  await expect.element(account.getByText('new@example.com')).toBeVisible()
  expect(app.path()).toBe('/settings?section=account')
})

test('unsaved profile changes survive opening other settings sections, which save without a save button', async () => {
  answerSettings(app.server)
  await app.open('/settings', hani)
  await nickname.fill('새이름')
  await expect.element(page.getByRole('button', { name: '되돌리기' })).toBeVisible()
  await section('계정').click()
  await open('이메일 변경')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await section('프로필').click()
  await expect.element(nickname).toHaveValue('새이름')
  await page.getByRole('button', { name: '되돌리기' }).click()
  await section('화면').click()
  await page.getByRole('radio', { name: '어둡게' }).click()
  await expect.element(page.getByRole('button', { name: '되돌리기' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '저장', exact: true })).not.toBeInTheDocument()
  await page.getByRole('radio', { name: '밝게' }).click()
})

test('the account dialogs and the place search have no accessibility violations', async () => {
  answerSettings(app.server)
  app.server.answer(weathers.places, () => [
    { ...seoul, locationNames: ['서울특별시'], matchedName: null, isNearest: false },
  ])
  await app.open('/settings?section=account', hani)
  for (const name of ['이메일 변경', '비밀번호 변경', '계정 삭제'] as const) {
    await open(name)
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  }
  await section('프로필').click()
  await page.getByRole('button', { name: '이름으로' }).click()
  await page.getByLabelText('지역 이름').fill('서울')
  await expect.element(page.getByRole('list', { name: '찾은 지역' })).toBeVisible()
  await expectAccessible()
})
