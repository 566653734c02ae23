import { profileImageLimit, toastTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { photo } from '../kit/photos.ts'
import { posts } from '../kit/feeds-page.ts'
import { weatherPanel } from '../kit/outfit-page.ts'
import { chooseOwn, menu, portrait } from '../kit/screen.ts'
import { expect, seoul, test, visit } from '../kit/test.ts'
import { hang, post, settle, today } from '../kit/wardrobe.ts'

const path = '/settings'
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const nickname = (page: Page) => page.getByLabel('닉네임')
const birthDate = (page: Page) => page.getByLabel('생년월일')
const place = (page: Page) => page.getByLabel('현재 위치', { exact: true })
const gender = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const slider = (page: Page) => page.getByRole('slider', { name: '온도 민감도' })
const chosenPicture = (page: Page) => page.getByRole('img', { name: '고른 프로필 사진' })

/** Returns a picture of exactly `bytes` bytes: the end of a PNG is followed by padding, which decoders do not read. */
function pictureOf(bytes: number) {
  const picture = photo([200, 40, 40], 120)
  return { ...picture, buffer: Buffer.concat([picture.buffer, Buffer.alloc(bytes - picture.buffer.length)]) }
}

async function expectClean(page: Page) {
  await expect(button(page, '되돌리기')).toHaveCount(0)
  await expect(button(page, '저장')).toHaveCount(0)
}

test.use({ geolocation: { longitude: 129.075, latitude: 35.18 }, permissions: ['geolocation'] })

test('changed settings are saved and shown on every page that uses them', async ({ page, person, enter }) => {
  await settle(person, seoul)
  const hung = await hang(person, [['흰 셔츠', 'TOP']])
  await post(person, await today(person), hung, '이름이 바뀔 글')
  await enter(person)
  await visit(page, '/recommendations')
  await expect(weatherPanel(page)).toContainText('서울특별시')
  await chooseOwn(page, '내 피드')
  await expect(posts(page).getByText(person.name).first()).toBeVisible()
  await chooseOwn(page, '프로필 수정')
  await expect(place(page)).toHaveValue(/^서울특별시 /)
  await nickname(page).fill('민지')
  await birthDate(page).fill('1998-03-14')
  await gender(page, '여성').click()
  await slider(page).press('Home')
  await button(page, '현재 위치로').click()
  await expect(place(page)).toHaveValue(/^부산광역시 /)
  const chooser = page.waitForEvent('filechooser')
  await button(page, '변경').click()
  await (await chooser).setFiles(pictureOf(profileImageLimit))
  await expect(chosenPicture(page)).toBeVisible()
  await button(page, '저장').click()
  await expect(page.getByText(toastTexts.profileUpdated)).toBeVisible()
  await expectClean(page)
  await expect(chosenPicture(page)).toHaveCount(0)
  await expect(portrait(page).locator('img')).toBeVisible()
  await page.getByRole('link', { name: '화면', exact: true }).click()
  await page.getByRole('radio', { name: '어둡게' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await chooseOwn(page, '내 피드')
  await expect(posts(page).getByText('민지').first()).toBeVisible()
  await menu(page).getByRole('link').first().click()
  await expect(weatherPanel(page)).toContainText('부산광역시')

  await visit(page, path)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(nickname(page)).toHaveValue('민지')
  await expect(birthDate(page)).toHaveValue('1998-03-14')
  await expect(gender(page, '여성')).toBeChecked()
  await expect(slider(page)).toHaveAttribute('aria-valuenow', '1')
  await expect(place(page)).toHaveValue(/^부산광역시 /)
  await expect(page.getByRole('main').getByRole('img', { name: '프로필 사진' })).toBeVisible()
  await expectClean(page)
})
