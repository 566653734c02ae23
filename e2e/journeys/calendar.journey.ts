import type { ApiUser } from '@otday/contract/api-user'
import type { Page } from '@playwright/test'
import { photo } from '../kit/photos.ts'
import { button, monthDay, toast } from '../kit/screen.ts'
import { expect, test, visit } from '../kit/test.ts'
import { hang, settle } from '../kit/wardrobe.ts'

const path = '/closet/calendar'
const hourMs = 3_600_000
const inDays = (days: number, from = today()) =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * 24 * hourMs).toISOString().slice(0, 10)
/** Returns the date of the diary in Seoul, where a day begins at four in the morning. */
function today() {
  return new Date(Date.now() + 5 * hourMs).toISOString().slice(0, 10)
}
const monthTitle = (date: string) => `${date.slice(0, 4)}년 ${Number(date.slice(5, 7))}월`

const cell = (page: Page, date: string) => page.getByRole('main').locator(`[data-date="${date}"]`)
const cards = (page: Page) => page.getByRole('dialog').getByRole('article')
const wearsOf = (person: ApiUser) =>
  person.wears.list({ query: { from: inDays(-20), to: inDays(20) } }).then(({ wears }) => wears)

const someClothes = (person: ApiUser) =>
  hang(person, [
    ['회색 니트', 'TOP'],
    ['청바지', 'BOTTOM'],
    ['흰 운동화', 'SHOES'],
  ])

test('an outfit of a day is recorded, rated, photographed, copied, deleted and restored', async ({
  page,
  person,
  enter,
}) => {
  test.slow()
  await settle(person)
  const [knit] = await someClothes(person)
  await enter(person)
  await visit(page, '/closet')
  const tabs = page.getByRole('navigation', { name: '옷장 메뉴' })
  await tabs.getByRole('link', { name: '기록' }).click()
  await expect(page).toHaveURL(/#\/closet\/calendar$/)
  await expect(page.getByRole('heading', { level: 1, name: monthTitle(today()) })).toBeFocused()

  // The user records an outfit as planned for today and then marks it as worn.
  await button(page, '오늘 옷 기록하기').click()
  await button(page, '옷차림 더하기').click()
  const adding = page.getByRole('dialog', { name: '옷차림 더하기' })
  await adding.getByRole('button', { name: '회색 니트' }).click()
  await adding.getByRole('button', { name: '청바지' }).click()
  await adding.getByRole('combobox', { name: '상황' }).selectOption('출근')
  await adding.getByRole('button', { name: '입을래요' }).click()
  await expect(cards(page)).toHaveCount(1)
  await cards(page).getByRole('button', { name: '입었어요' }).click()
  await cards(page).getByRole('button', { name: '추웠어요' }).click()
  await button(page, '메모 쓰기').click()
  await page.getByRole('textbox', { name: /메모$/ }).fill('바람이 찼어요.')
  await button(page, '저장').click()
  await expect(cards(page).getByText('“바람이 찼어요.”')).toBeVisible()

  // The user adds a photo, sees it in the calendar and deletes it.
  await cards(page)
    .locator('input[type=file]')
    .setInputFiles(photo([90, 120, 160]))
  await expect(cards(page).getByRole('img', { name: /사진$/ })).toBeVisible()
  await page.goBack()
  await expect(cell(page, today())).toHaveAccessibleName(/사진 있음, 추웠어요$/)
  await expect(cell(page, today()).locator('img')).toBeVisible()
  await cell(page, today()).click()
  await button(page, '사진 지우기').click()
  await expect(button(page, '사진 더하기')).toBeVisible()

  // The user copies the outfit to the date two days after today, where it becomes a plan.
  await cards(page).getByRole('button', { name: /메뉴$/ }).click()
  await page.getByRole('menuitem', { name: '다른 날로 복사' }).click()
  const choosing = page.getByRole('dialog', { name: '어느 날로 복사할까요?' })
  await choosing.locator(`[data-date="${today()}"]`).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await choosing.getByRole('button', { name: '복사하기' }).click()
  await expect(toast(page, `${monthDay(inDays(2))} 계획에 넣었어요.`)).toBeVisible()
  await button(page, '다음 날').click()
  await button(page, '다음 날').click()
  await expect(cards(page)).toHaveCount(1)

  // The user deletes the copied outfit and restores it.
  await cards(page).getByRole('button', { name: /메뉴$/ }).click()
  await page.getByRole('menuitem', { name: '삭제' }).click()
  await expect(cards(page)).toHaveCount(0)
  await expect.poll(async () => (await wearsOf(person)).map(({ date }) => date)).toEqual([today()])
  await page.getByRole('dialog').getByRole('button', { name: '되돌리기' }).click()
  await expect(cards(page)).toHaveCount(1)
  const stored = async () =>
    (await wearsOf(person)).map(({ date, state, feeling, note }) => [date, state, feeling, note])
  await expect.poll(stored).toEqual([
    [today(), 'WORN', 'COLD', '바람이 찼어요.'],
    [inDays(2), 'PLANNED', null, null],
  ])

  // A planned piece is deleted from the closet: after a reload the page names the gap, and the user fills it with
  // another piece.
  if (knit) await person.clothes.delete({ params: { clothesId: knit.id } })
  await visit(page, `${path}?day=${inDays(2)}`)
  await expect(page.getByText('회색 니트 자리가 비었어요. 옷장에서 지운 옷이에요.')).toBeVisible()
  await button(page, '다른 옷 고르기').click()
  const changing = page.getByRole('dialog', { name: '옷 바꾸기' })
  await changing.getByRole('button', { name: '흰 운동화' }).click()
  await changing.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('자리가 비었어요')).toHaveCount(0)
})
