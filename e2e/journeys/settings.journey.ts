import { formTexts, genderLabels, profileImageLimit, toastTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { breakDown, delayResponses } from '../network.ts'
import { photo } from '../photos.ts'
import { expect, expectAccessible, seoul, test, visit } from '../test.ts'
import { hang, post, settle, today } from '../wardrobe.ts'

const path = '/settings'
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const nickname = (page: Page) => page.getByLabel('닉네임')
const birthDate = (page: Page) => page.getByLabel('생년월일')
const place = (page: Page) => page.getByLabel('현재 위치', { exact: true })
const gender = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const slider = (page: Page) => page.getByRole('slider', { name: '온도 민감도' })
const chosenPicture = (page: Page) => page.getByRole('img', { name: '고른 프로필 사진' })

/** A picture of exactly so many bytes: what follows the end of a PNG is nobody's business. */
function pictureOf(bytes: number) {
  const picture = photo([30, 120, 200], 64)
  return { ...picture, buffer: Buffer.concat([picture.buffer, Buffer.alloc(bytes - picture.buffer.length)]) }
}

async function choosePicture(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser')
  await button(page, '변경').click()
  await (await chooser).setFiles(file)
}

async function expectClean(page: Page) {
  await expect(button(page, '되돌리기')).toHaveCount(0)
  await expect(button(page, '저장')).toHaveCount(0)
}

test('the profile is loaded in words, then shown', async ({ page, person, enter }) => {
  await settle(person)
  await enter(person)
  const delayed = await delayResponses(page, `/api/users/${person.id}/profiles`)
  await visit(page, path)
  await expect(page.getByText('로딩 중...')).toBeVisible()
  delayed.open()
  await expect(nickname(page)).toHaveValue(person.name)
  await expect(birthDate(page)).toHaveValue('')
  await expect(page.getByRole('radiogroup', { name: '성별' }).getByRole('radio')).toHaveText(
    Object.values(genderLabels),
  )
  await expect(place(page)).toHaveValue(/^서울특별시 /)
  await expect(place(page)).not.toBeEditable()
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '3')
  await expect(slider(page)).toHaveAttribute('aria-valuemin', '1')
  await expect(slider(page)).toHaveAttribute('aria-valuemax', '5')
  await expect(page.getByText('추위를 많이 타요')).toBeVisible()
  await expect(page.getByText('더위를 많이 타요')).toBeVisible()
  await expectClean(page)
})

test('the form asks in the order of the specification', { tag: '@phone' }, async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, path)
  await expect(nickname(page)).toBeVisible()
  const form = (await page.getByRole('form', { name: '프로필' }).textContent()) ?? ''
  const asked = ['변경', '닉네임', '성별', '생년월일', '현재 위치', '온도 민감도'].map((word) => form.indexOf(word))
  expect(asked).not.toContain(-1)
  expect(asked).toEqual(asked.toSorted((one, other) => one - other))
})

test('the buttons are there only while something is changed', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, path)
  await expect(nickname(page)).toHaveValue(person.name)
  await expectClean(page)
  const changes = [
    () => nickname(page).fill('새이름'),
    () => gender(page, '기타').click(),
    () => birthDate(page).fill('1998-03-14'),
    () => slider(page).press('ArrowRight'),
    () => choosePicture(page, photo([200, 40, 40], 64)),
  ]
  for (const change of changes) {
    await change()
    await expect(button(page, '저장')).toBeEnabled()
    await button(page, '되돌리기').click()
    await expectClean(page)
  }
  await expect(nickname(page)).toHaveValue(person.name)
  await expect(gender(page, '기타')).not.toBeChecked()
  await expect(birthDate(page)).toHaveValue('')
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '3')
  await expect(chosenPicture(page)).toHaveCount(0)
})

test('everything is saved and shown wherever it appears', async ({ page, person, enter }) => {
  const [shirt] = await hang(person, [['흰 셔츠', 'TOP']])
  if (shirt) await post(person, await today(person), [shirt], '이름이 바뀔 글')
  await enter(person)
  await visit(page, '/feeds')
  await expect(page.getByRole('feed').getByText(person.name).first()).toBeVisible()
  await page.getByRole('button', { name: '내 메뉴' }).click()
  await page.getByRole('menuitem', { name: '프로필 수정' }).click()
  await nickname(page).fill('민지')
  await birthDate(page).fill('1998-03-14')
  await gender(page, '여성').click()
  await slider(page).press('Home')
  await expect(page.getByText('1 · 추위를 많이 타요')).toBeVisible()
  await choosePicture(page, photo([200, 40, 40], 120))
  await expect(chosenPicture(page)).toBeVisible()
  const delayed = await delayResponses(page, `/api/users/${person.id}/profiles`, (_, method) => method === 'PATCH')
  await button(page, '저장').click()
  await expect(button(page, '저장 중...')).toBeVisible()
  delayed.open()
  await expect(page.getByText(toastTexts.profileUpdated)).toBeVisible()
  await expectClean(page)
  await expect(chosenPicture(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: '내 메뉴' }).locator('img')).toBeVisible()
  await page.getByRole('button', { name: '내 메뉴' }).click()
  await page.getByRole('menuitem', { name: '내 피드' }).click()
  await expect(page.getByRole('feed').getByText('민지').first()).toBeVisible()

  await visit(page, path)
  await expect(nickname(page)).toHaveValue('민지')
  await expect(birthDate(page)).toHaveValue('1998-03-14')
  await expect(gender(page, '여성')).toBeChecked()
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '1')
  await expect(page.getByRole('main').getByRole('img', { name: '프로필 사진' })).toBeVisible()
  await expectClean(page)
})

test('a nickname is required, in words', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, path)
  await nickname(page).fill('')
  await expect(page.getByText(formTexts.nicknameRequired)).toBeHidden()
  await expect(button(page, '저장')).toBeDisabled()
  await nickname(page).press('Enter')
  await expect(nickname(page)).toHaveAccessibleDescription(formTexts.nicknameRequired)
  await nickname(page).fill('하')
  await expect(page.getByText(formTexts.nicknameInvalid)).toBeVisible()
  await nickname(page).fill('')
  await expect(page.getByText(formTexts.nicknameInvalid)).toBeHidden()
  await nickname(page).blur()
  await expect(page.getByText(formTexts.nicknameRequired)).toBeVisible()
  await nickname(page).fill('하나')
  await expect(page.getByText(formTexts.nicknameRequired)).toBeHidden()
  await expect(button(page, '저장')).toBeEnabled()
})

test('nobody is born tomorrow', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, path)
  await birthDate(page).fill('2999-01-01')
  await expect(page.getByText(formTexts.birthDateInvalid)).toBeVisible()
  await expect(button(page, '저장')).toBeDisabled()
  await birthDate(page).fill('2001-02-03')
  await expect(page.getByText(formTexts.birthDateInvalid)).toBeHidden()
  await expect(button(page, '저장')).toBeEnabled()
})

test('a picture of 5 MB passes, one more byte or no picture is refused by an alert', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await visit(page, path)
  await expect(nickname(page)).toHaveValue(person.name)
  const alerts: string[] = []
  page.on('dialog', async (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`)
    await dialog.accept()
  })
  await choosePicture(page, pictureOf(profileImageLimit + 1))
  await expect.poll(() => alerts).toEqual([`alert: ${formTexts.imageTooLarge}`])
  await expectClean(page)
  await choosePicture(page, { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('옷') })
  await expect.poll(() => alerts).toEqual([`alert: ${formTexts.imageTooLarge}`, `alert: ${formTexts.imageTypeOnly}`])
  await expectClean(page)
  await choosePicture(page, pictureOf(profileImageLimit))
  await expect(chosenPicture(page)).toBeVisible()
  await button(page, '저장').click()
  await expect(page.getByText(toastTexts.profileUpdated)).toBeVisible()
  expect(alerts).toHaveLength(2)
  const { profileImageUrl } = await person.profiles.get({ params: { userId: person.id } })
  expect(profileImageUrl).not.toBeNull()
})

test('a failed save keeps what was typed', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, path)
  const mend = await breakDown(page, `/api/users/${person.id}/profiles`, 'PATCH', { message: '잠시 뒤에 해 주세요.' })
  await nickname(page).fill('새이름')
  await choosePicture(page, photo([200, 40, 40], 64))
  await button(page, '저장').click()
  await expect(page.getByText(toastTexts.profileFailed)).toBeVisible()
  await expect(page.getByRole('form', { name: '프로필' }).getByRole('alert')).toHaveText('잠시 뒤에 해 주세요.')
  await expect(nickname(page)).toHaveValue('새이름')
  await expect(chosenPicture(page)).toBeVisible()
  mend()
  await button(page, '저장').click()
  await expect(page.getByText(toastTexts.profileUpdated)).toBeVisible()
  await expectClean(page)
})

test('changes are asked about before the page is left', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, path)
  await nickname(page).fill('쓰던이름')
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '옷장' }).click()
  const question = page.getByRole('alertdialog', { name: '작성을 그만둘까요?' })
  await question.getByRole('button', { name: '계속 쓰기' }).click()
  await expect(nickname(page)).toHaveValue('쓰던이름')
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '옷장' }).click()
  await question.getByRole('button', { name: '그만두기' }).click()
  await expect(page).toHaveURL(/#\/closet$/)
})

test.describe('where the browser knows the place', () => {
  test.use({ geolocation: { longitude: 129.075, latitude: 35.18 }, permissions: ['geolocation'] })

  test('the place is found, named, saved, and the weather follows', async ({ page, person, enter }) => {
    await settle(person, seoul)
    await enter(person)
    await visit(page, '/recommendations')
    const panel = page.getByRole('region', { name: '오늘의 날씨' })
    await expect(panel).toContainText('서울특별시')
    await page.getByRole('button', { name: '내 메뉴' }).click()
    await page.getByRole('menuitem', { name: '프로필 수정' }).click()
    await button(page, '현재 위치로').click()
    await expect(place(page)).toHaveValue(/^부산광역시 /)
    await button(page, '되돌리기').click()
    await expect(place(page)).toHaveValue(/^서울특별시 /)
    await button(page, '현재 위치로').click()
    await expect(place(page)).toHaveValue(/^부산광역시 /)
    await button(page, '저장').click()
    await expect(page.getByText(toastTexts.profileUpdated)).toBeVisible()
    await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link').first().click()
    await expect(panel).toContainText('부산광역시')
  })
})

test('without a position longitude and latitude are asked for; a zero or a cancel changes nothing', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await visit(page, path)
  await expect(place(page)).toHaveValue('')
  const answers = [null, '0', '126.988', null, '126.988', '37.567']
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message())
    const answer = answers[asked.length - 1]
    await (typeof answer === 'string' ? dialog.accept(answer) : dialog.dismiss())
  })
  await button(page, '현재 위치로').click()
  await expect(page.getByLabel('지역 이름', { exact: true })).toBeFocused()
  await expect(page.getByText('현재 위치를 알 수 없어요. 이름으로 찾아 주세요.')).toBeVisible()
  for (const questions of [1, 2, 4]) {
    await button(page, '좌표로 입력').click()
    await expect.poll(() => asked.length).toBe(questions)
    await expect(button(page, '현재 위치로')).not.toHaveAttribute('aria-busy', 'true')
    await expectClean(page)
  }
  await button(page, '좌표로 입력').click()
  await expect(place(page)).toHaveValue(/^서울특별시 /)
  expect(asked[0]).toContain('126.988')
  expect(asked[3]).toContain('37.567')
  await expect(button(page, '저장')).toBeEnabled()
})

test('the theme is light until dark is chosen, and stays chosen', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, path)
  const theme = page.getByRole('radiogroup', { name: '화면 테마' })
  await expect(theme.getByRole('radio', { name: '밝게' })).toBeChecked()
  await theme.getByRole('radio', { name: '어둡게' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectClean(page)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(theme.getByRole('radio', { name: '어둡게' })).toBeChecked()
})

test('neither the form nor its questions have a barrier', async ({ page, person, enter }) => {
  await settle(person)
  await enter(person)
  await visit(page, path)
  await expect(page.getByRole('region', { name: '체감 보정' })).toContainText('아직 배운 것이 없어요')
  await expect(nickname(page)).toHaveValue(person.name)
  await expectAccessible(page)
  await nickname(page).fill('하')
  await expect(button(page, '되돌리기')).toBeVisible()
  await expectAccessible(page)
})
