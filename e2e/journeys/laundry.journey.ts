import { daysAfter, diaryDate, seoulDate } from '@otday/common/seoul-time'
import type { Page } from '@playwright/test'
import { breakDown } from '../network.ts'
import { expect, expectAccessible, test, visit } from '../test.ts'
import { hang, record } from '../wardrobe.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} ?\\d*$`) })
const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const button = (name: string) => ({ name, exact: true })

test('what was worn is washed, comes back, or is stored until a day, by rules of one’s own', { tag: '@phone' }, async ({
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
  const mend = await breakDown(page, '/api/laundry')
  await visit(page, '/closet')
  await page.getByRole('link', button('세탁·보관')).click()
  await expect(page.getByRole('heading', { name: '세탁·보관을 불러오지 못했어요' })).toBeVisible()
  mend()
  await page.getByRole('button', button('다시 시도')).click()

  const due = card(page, '세탁할 때가 됐어요').getByRole('listitem')
  await expect(due).toHaveCount(2)
  await row(page, '파란 셔츠').getByRole('button', button('더 입을래요')).click()
  await expect(due).toHaveCount(1)
  await expect(row(page, '흰 셔츠')).toContainText('1번 입었어요')
  const mendAway = await breakDown(page, '/api/laundry/away', 'POST')
  await row(page, '흰 셔츠').getByRole('button', button('세탁')).click()
  mendAway()
  await page.getByRole('button', button('다시 시도')).click()
  await expect(page.getByText('옷 1벌을 세탁에 넣었어요.')).toBeVisible()
  const back = daysAfter(seoulDate(new Date()), 3).split('-')
  await expect(row(page, '흰 셔츠')).toContainText(`${Number(back[1])}월 ${Number(back[2])}일에 돌아와요`)
  await row(page, '흰 셔츠').getByRole('button', button('다 말랐어요')).click()
  await expect(card(page, '세탁 중')).toHaveCount(0)

  await page.getByRole('link', button('옷')).click()
  await page.getByRole('button', button('회색 니트')).click()
  const knit = page.getByRole('dialog', { name: '회색 니트' })
  await knit.getByRole('button', button('세탁')).click()
  await expect(knit.getByText('세탁 중')).toBeVisible()
  await knit.getByRole('button', button('닫기')).click()
  await page.getByRole('button', button('청바지')).click()
  const details = page.getByRole('dialog', { name: '청바지' })
  await details.getByRole('button', button('보관')).click()
  await expect(details.getByText('보관 중')).toBeVisible()
  await details.getByRole('button', button('닫기')).click()

  await page.getByRole('link', button('세탁·보관')).click()
  await expect(row(page, '회색 니트').getByRole('button', button('다 말랐어요'))).toBeVisible()
  const stored = card(page, '보관함')
  await stored.getByRole('button', button('날 정하기')).click()
  const question = page.getByRole('dialog', { name: '옷 1벌이 돌아오는 날' })
  await question.getByLabel('돌아오는 날').fill(seoulDate(new Date()))
  await expect(question.getByRole('button', button('정하기'))).toBeDisabled()
  const year = Number(seoulDate(new Date()).slice(0, 4)) + 1
  await question.getByLabel('돌아오는 날').fill(`${year}-05-01`)
  await question.getByRole('button', button('정하기')).click()
  await expect(stored).toContainText(`옷 1벌은 ${year}년 5월 1일에 옷장으로 돌아와요.`)
  await expectAccessible(page)

  const rule = (name: string) => page.getByRole('group', { name, exact: true })
  await rule('하의').getByRole('button', button('하의 늘리기')).dblclick()
  await expect(rule('하의').getByRole('status')).toHaveText('6번')
  await rule('양말·속옷').getByRole('button', button('양말·속옷 줄이기')).click()
  await expect(rule('양말·속옷').getByRole('status')).toHaveText('안 함')
  await expect(rule('양말·속옷').getByRole('button', button('양말·속옷 줄이기'))).toBeDisabled()
  await page.getByRole('switch', button('저절로 세탁에 넣기')).click()
  await expect
    .poll(async () => (await person.laundry.get({})).rules)
    .toMatchObject({ wears: { BOTTOM: 6, SMALL: 0 }, isAutomatic: true })

  await page.getByRole('button', button('모두 꺼내기')).click()
  await row(page, '청바지').getByRole('button', button('꺼내기')).click()
  await expect(page.getByRole('heading', { name: '세탁 중인 옷이 없어요' })).toBeVisible()
})

test('of much that is due six pieces are shown before all', { tag: '@phone' }, async ({ page, person, enter }) => {
  const pieces = await hang(
    person,
    Array.from({ length: 8 }, (_, at) => [`티셔츠 ${at + 1}`, 'TOP'] as const),
  )
  for (const part of [pieces.slice(0, 4), pieces.slice(4)]) await record(person, diaryDate(new Date()), part)
  await enter(person)
  await visit(page, '/closet/laundry')
  const due = card(page, '세탁할 때가 됐어요')
  await expect(due.getByRole('listitem')).toHaveCount(6)
  const all = due.getByRole('button', button('모두 보기 8'))
  await expect(all).toHaveAttribute('aria-expanded', 'false')
  await all.click()
  await expect(due.getByRole('listitem')).toHaveCount(8)
  await due.getByRole('button', button('접기')).click()
  await expect(due.getByRole('listitem')).toHaveCount(6)
  await due.getByRole('button', button('모두 세탁')).click()
  await expect(card(page, '세탁 중').getByRole('listitem')).toHaveCount(8)
})
