import { daysAfter, diaryDate, seoulDate } from '@otday/common/seoul-time'
import type { Page } from '@playwright/test'
import { button } from '../kit/screen.ts'
import { expect, test, visit } from '../kit/test.ts'
import { hang, record } from '../kit/wardrobe.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} ?\\d*$`) })
const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

test('worn pieces are washed and taken back, stored ones get a return date, and washing rules are changed', async ({
  page,
  person,
  enter,
}) => {
  const hung = await hang(person, [
    ['흰 셔츠', 'TOP'],
    ['파란 셔츠', 'TOP'],
    ['청바지', 'BOTTOM'],
    ['회색 니트', 'TOP'],
  ])
  await record(person, diaryDate(new Date()), hung.slice(0, 2))
  await enter(person)
  await visit(page, '/closet')
  await page.getByRole('link', { name: '세탁·보관', exact: true }).click()
  const due = card(page, '세탁할 때가 됐어요').getByRole('listitem')
  await expect(due).toHaveCount(2)
  await button(row(page, '파란 셔츠'), '더 입을래요').click()
  await expect(due).toHaveCount(1)
  await expect(row(page, '흰 셔츠')).toContainText('1번 입었어요')
  await button(row(page, '흰 셔츠'), '세탁').click()
  const back = daysAfter(seoulDate(new Date()), 3).split('-')
  await expect(row(page, '흰 셔츠')).toContainText(`${Number(back[1])}월 ${Number(back[2])}일에 돌아와요`)
  await button(row(page, '흰 셔츠'), '다 말랐어요').click()
  await expect(card(page, '세탁 중')).toHaveCount(0)

  await page.getByRole('link', { name: '옷', exact: true }).click()
  await button(page, '회색 니트').click()
  const knit = page.getByRole('dialog', { name: '회색 니트' })
  await button(knit, '세탁').click()
  await expect(knit.getByText('세탁 중')).toBeVisible()
  await button(knit, '닫기').click()
  await button(page, '청바지').click()
  const details = page.getByRole('dialog', { name: '청바지' })
  await button(details, '보관').click()
  await expect(details.getByText('보관 중')).toBeVisible()
  await button(details, '닫기').click()

  await page.getByRole('link', { name: '세탁·보관', exact: true }).click()
  await expect(button(row(page, '회색 니트'), '다 말랐어요')).toBeVisible()
  const stored = card(page, '보관함')
  await button(stored, '날 정하기').click()
  const question = page.getByRole('dialog', { name: '옷 1벌이 돌아오는 날' })
  const year = Number(seoulDate(new Date()).slice(0, 4)) + 1
  await question.getByLabel('돌아오는 날').fill(`${year}-05-01`)
  await button(question, '정하기').click()
  await expect(stored).toContainText(`옷 1벌은 ${year}년 5월 1일에 옷장으로 돌아와요.`)

  await page.getByRole('group', { name: '하의', exact: true }).getByRole('button', { name: '하의 늘리기' }).dblclick()
  await page.getByRole('switch', { name: '저절로 세탁에 넣기', exact: true }).click()
  await expect
    .poll(async () => (await person.laundry.get({})).rules)
    .toMatchObject({ wears: { BOTTOM: 6 }, isAutomatic: true })
  await button(page, '모두 꺼내기').click()
  await button(row(page, '청바지'), '꺼내기').click()
  await expect(page.getByRole('heading', { name: '세탁 중인 옷이 없어요' })).toBeVisible()
})
