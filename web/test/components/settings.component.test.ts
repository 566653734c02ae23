import { formTexts, genderLabels, type Profile, profileImageLimit, profiles, toastTexts } from '@otday/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { answerEmptyCloset, answerSettings } from '../kit/account.ts'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { hani } from '../kit/people.ts'
import { profileOf } from '../kit/usual.ts'
import { seoul } from '../kit/places.ts'

const app = useApp()
const main = page.getByRole('main')
const button = (name: string) => main.getByRole('button', { name, exact: true })
const nickname = page.getByLabelText('닉네임')
const birthDate = page.getByLabelText('생년월일')
const place = page.getByLabelText('현재 위치', { exact: true })
const gender = (name: string) => page.getByRole('radio', { name, exact: true })
const slider = page.getByRole('slider', { name: '온도 민감도' })
const chosenPicture = page.getByRole('img', { name: '고른 프로필 사진' })
const brokenAnswer = () => Response.json({ message: '잠시 뒤에 해 주세요.' }, { status: 500 })

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1440, 900)
})

async function openSettings(over: Partial<Profile> = {}) {
  const settings = answerSettings(app.server, { profile: profileOf(over) })
  await app.open('/settings', hani)
  await expect.element(nickname).toHaveValue(hani.name)
  return settings
}

/** Makes a PNG file of exactly `bytes` bytes; what follows the end of a PNG has no effect on the picture. */
async function pictureOf(bytes?: number): Promise<File> {
  const canvas = new OffscreenCanvas(64, 64)
  canvas.getContext('2d')?.fillRect(0, 0, 64, 64)
  const png = await canvas.convertToBlob()
  const rest = bytes === undefined ? [] : [new Uint8Array(bytes - png.size)]
  return new File([png, ...rest], 'portrait.png', { type: 'image/png' })
}

/** Chooses a file. The button opens the browser's own window for that, so this sets the input. */
async function choosePicture(file: File) {
  const input = page.getByLabelText('프로필 사진 고르기').element() as HTMLInputElement
  const pressed = vi.fn((event: Event) => event.preventDefault())
  input.addEventListener('click', pressed, { once: true })
  await button('변경').click()
  expect(pressed).toHaveBeenCalledOnce()
  // The file is set within the page, because megabytes would take seconds on their way through the test runner.
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

async function press(key: string) {
  slider.element().focus()
  await userEvent.keyboard(`{${key}}`)
}

async function expectClean() {
  await expect.element(button('되돌리기')).not.toBeInTheDocument()
  await expect.element(button('저장')).not.toBeInTheDocument()
}

test('the profile form shows a loading text, then the saved values', async () => {
  answerSettings(app.server)
  const answer = Promise.withResolvers<Profile>()
  app.server.answer(profiles.get, () => answer.promise)
  await app.open('/settings', hani)
  await expect.element(page.getByText('로딩 중...')).toBeVisible()
  answer.resolve(profileOf({ location: seoul }))
  await expect.element(nickname).toHaveValue(hani.name)
  await expect.element(birthDate).toHaveValue('')
  const genders = page.getByRole('radiogroup', { name: '성별' }).getByRole('radio')
  expect(genders.elements().map(({ textContent }) => textContent)).toEqual(Object.values(genderLabels))
  await expect.element(place).toHaveValue('서울특별시 중구')
  await expect.element(place).toHaveAttribute('readonly')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '3')
  await expect.element(slider).toHaveAttribute('aria-valuemin', '1')
  await expect.element(slider).toHaveAttribute('aria-valuemax', '5')
  await expect.element(page.getByText('추위를 많이 타요')).toBeVisible()
  await expect.element(page.getByText('더위를 많이 타요')).toBeVisible()
  await expectClean()
})

test('the profile form asks in order for picture, nickname, gender, birth date, place and sensitivity', async () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.viewport(width, height)
    await openSettings()
    const form = page.getByRole('form', { name: '프로필' }).element().textContent
    const asked = ['변경', '닉네임', '성별', '생년월일', '현재 위치', '온도 민감도'].map((word) => form.indexOf(word))
    expect(asked).not.toContain(-1)
    expect(asked).toEqual(asked.toSorted((one, other) => one - other))
  }
})

test('the save and revert buttons appear when something is changed and disappear on revert', async () => {
  await openSettings()
  await expectClean()
  const changes = [
    () => nickname.fill('새이름'),
    () => gender('기타').click(),
    () => birthDate.fill('1998-03-14'),
    () => press('ArrowRight'),
    async () => choosePicture(await pictureOf()),
  ]
  for (const change of changes) {
    await change()
    await expect.element(button('저장')).toBeEnabled()
    await button('되돌리기').click()
    await expectClean()
  }
  await expect.element(nickname).toHaveValue(hani.name)
  await expect.element(gender('기타')).not.toBeChecked()
  await expect.element(birthDate).toHaveValue('')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '3')
  await expect.element(chosenPicture).not.toBeInTheDocument()
})

test('a save shows its progress, sends the changed values, and leaves nothing to save', async () => {
  const settings = await openSettings()
  await nickname.fill('민지')
  await birthDate.fill('1998-03-14')
  await gender('여성').click()
  await press('Home')
  await expect.element(page.getByText('1 · 추위를 많이 타요')).toBeVisible()
  await choosePicture(await pictureOf())
  await expect.element(chosenPicture).toBeVisible()
  const saved: Profile = {
    ...settings.profile,
    name: '민지',
    birthDate: '1998-03-14',
    gender: 'FEMALE',
    temperatureSensitivity: 1,
  }
  const answer = Promise.withResolvers<Profile>()
  app.server.answer(profiles.update, () => answer.promise)
  await button('저장').click()
  await expect.element(button('저장 중...')).toBeVisible()
  answer.resolve(saved)
  await expect.element(page.getByText(toastTexts.profileUpdated)).toBeVisible()
  await expectClean()
  await expect.element(chosenPicture).not.toBeInTheDocument()
  await expect.element(nickname).toHaveValue('민지')
  const [sent] = app.server.callsOf(profiles.update)
  const { name, gender: sentGender, birthDate: sentDate, temperatureSensitivity } = saved
  expect(sent?.body).toMatchObject({ name, gender: sentGender, birthDate: sentDate, temperatureSensitivity })
})

test('an empty or too short nickname shows a message and disables saving', async () => {
  await openSettings()
  await nickname.fill('')
  await expect.element(page.getByText(formTexts.nicknameRequired)).not.toBeInTheDocument()
  await expect.element(button('저장')).toBeDisabled()
  nickname.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(nickname).toHaveAccessibleDescription(formTexts.nicknameRequired)
  await nickname.fill('하')
  await expect.element(page.getByText(formTexts.nicknameInvalid)).toBeVisible()
  await nickname.fill('')
  await expect.element(page.getByText(formTexts.nicknameInvalid)).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(page.getByText(formTexts.nicknameRequired)).toBeVisible()
  await nickname.fill('하나')
  await expect.element(page.getByText(formTexts.nicknameRequired)).not.toBeInTheDocument()
  await expect.element(button('저장')).toBeEnabled()
})

test('a birth date in the future is refused', async () => {
  await openSettings()
  await birthDate.fill('2999-01-01')
  await expect.element(page.getByText(formTexts.birthDateInvalid)).toBeVisible()
  await expect.element(button('저장')).toBeDisabled()
  await birthDate.fill('2001-02-03')
  await expect.element(page.getByText(formTexts.birthDateInvalid)).not.toBeInTheDocument()
  await expect.element(button('저장')).toBeEnabled()
})

test('a picture of 5 MB is accepted; one byte more, or a file that is no picture, is refused by an alert', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
  await openSettings()
  await choosePicture(await pictureOf(profileImageLimit + 1))
  await expect.poll(() => alert.mock.calls).toEqual([[formTexts.imageTooLarge]])
  await expectClean()
  await choosePicture(new File(['옷'], 'list.txt', { type: 'text/plain' }))
  await expect.poll(() => alert.mock.calls).toEqual([[formTexts.imageTooLarge], [formTexts.imageTypeOnly]])
  await expectClean()
  await choosePicture(await pictureOf(profileImageLimit))
  await expect.element(chosenPicture).toBeVisible()
  await button('저장').click()
  await expect.element(page.getByText(toastTexts.profileUpdated)).toBeVisible()
  expect(alert).toHaveBeenCalledTimes(2)
  expect(app.server.callsOf(profiles.update)).toMatchObject([{ image: { length: profileImageLimit } }])
})

test('a failed save keeps what was typed', async () => {
  await openSettings()
  app.server.answer(profiles.update, brokenAnswer)
  await nickname.fill('새이름')
  await choosePicture(await pictureOf())
  await button('저장').click()
  await expect.element(page.getByText(toastTexts.profileFailed)).toBeVisible()
  const form = page.getByRole('form', { name: '프로필' })
  await expect.element(form.getByRole('alert')).toHaveTextContent('잠시 뒤에 해 주세요.')
  await expect.element(nickname).toHaveValue('새이름')
  await expect.element(chosenPicture).toBeVisible()
  answerSettings(app.server)
  await button('저장').click()
  await expect.element(page.getByText(toastTexts.profileUpdated)).toBeVisible()
  await expectClean()
})

test('leaving the page with unsaved changes asks first', async () => {
  answerEmptyCloset(app.server)
  await openSettings()
  const closet = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '옷장' })
  await nickname.fill('쓰던이름')
  await closet.click()
  const question = page.getByRole('alertdialog', { name: '작성을 그만둘까요?' })
  await question.getByRole('button', { name: '계속 쓰기' }).click()
  await expect.element(nickname).toHaveValue('쓰던이름')
  await closet.click()
  await question.getByRole('button', { name: '그만두기' }).click()
  await expect.poll(app.path).toBe('/closet')
})

test('each section has its own URL, and unsaved profile changes survive switching sections', async () => {
  await openSettings()
  const index = page.getByRole('navigation', { name: '설정' })
  const labels = () =>
    index
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
  expect(labels()).toEqual(['프로필', '공개 범위', '스타일리스트', '알림', '차단과 뮤트', '화면', '계정'])
  await nickname.fill('새이름')
  for (const [name, section, part] of [
    ['스타일리스트', 'stylist', '체감 보정'],
    ['알림', 'notifications', '날씨 알림'],
    ['화면', 'display', '화면 테마'],
    ['계정', 'account', '로그인 방법'],
  ] as const) {
    await index.getByRole('link', { name }).click()
    await expect.poll(app.path).toBe(`/settings?section=${section}`)
    await expect.element(page.getByRole('region', { name: part })).toBeVisible()
    await expect.element(index.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect.element(nickname).not.toBeVisible()
    await expectAccessible()
  }
  history.go(-4)
  await expect.element(nickname).toBeVisible()
  await expect.element(nickname).toHaveValue('새이름')
  await expect.element(button('저장')).toBeEnabled()
})

test('the theme is light until dark or the device’s setting is chosen', async () => {
  answerSettings(app.server)
  await app.open('/settings?section=display', hani)
  const theme = page.getByRole('radiogroup', { name: '화면 테마' })
  const shown = () => document.documentElement.dataset['theme']
  await expect.element(theme.getByRole('radio', { name: '밝게' })).toBeChecked()
  await theme.getByRole('radio', { name: '어둡게' }).click()
  await expect.poll(shown).toBe('dark')
  await app.open('/settings?section=display', hani)
  await expect.element(theme.getByRole('radio', { name: '어둡게' })).toBeChecked()
  const device = vi.spyOn(window, 'matchMedia')
  for (const matches of [true, false]) {
    device.mockReturnValue({ matches } as MediaQueryList)
    await theme.getByRole('radio', { name: '어둡게' }).click()
    await theme.getByRole('radio', { name: '기기 설정대로' }).click()
    await expect.poll(shown).toBe(matches ? 'dark' : 'light')
    await expect.element(theme.getByRole('radio', { name: '기기 설정대로' })).toBeChecked()
  }
  device.mockRestore()
  await theme.getByRole('radio', { name: '밝게' }).click()
})

test('the profile form has no accessibility violations, also with an error', async () => {
  await openSettings({ location: seoul })
  await expectAccessible()
  await nickname.fill('하')
  await expect.element(button('되돌리기')).toBeVisible()
  await expect.element(nickname).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
})
