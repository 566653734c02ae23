import { readFile } from 'node:fs/promises'
import { daysAfter, diaryDate } from '@otday/common/seoul-time'
import type { Clothes, Feeling } from '@otday/contract'
import type { ApiUser } from '@otday/contract/api-user'
import type { Page } from '@playwright/test'
import { button, follow } from '../kit/screen.ts'
import { expect, test, visit } from '../kit/test.ts'
import { hang, record, settle } from '../kit/wardrobe.ts'

const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const today = diaryDate(new Date())

/** Fills a closet and returns a function that finds a piece by its name. */
async function closetOf(person: ApiUser): Promise<(name: string) => Clothes> {
  const hung = await hang(person)
  return (name) => {
    const piece = hung.find((one) => one.name === name)
    if (!piece) throw new Error(`no ${name}`)
    return piece
  }
}

const wear = (person: ApiUser, pieces: readonly Clothes[], ago: number, feeling: Feeling | null) =>
  record(person, daysAfter(today, -ago), pieces, { source: 'RECOMMENDATION', feeling })

test('the statistics count wears, show the cost per wear and save the year as a picture', async ({
  page,
  person,
  enter,
}) => {
  const piece = await closetOf(person)
  const [jeans, knit] = [piece('청바지'), piece('회색 울 니트')]
  for (const ago of [0, 1, 2]) await wear(person, ago === 2 ? [jeans] : [jeans, knit], ago, 'GOOD')
  await settle(person)
  await enter(person)
  // A season that has just begun would lack the first of these days.
  await visit(page, '/closet/stats?period=ALL')
  await expect(page.getByText('3일 기록')).toBeVisible()
  const most = card(page, '가장 많이 입은 옷')
  await expect(most.getByRole('listitem').first()).toContainText('청바지')
  await expect(most.getByRole('listitem').first()).toContainText('3번')
  await expect(card(page, '가장 적게 입은 옷').getByRole('listitem').first()).toContainText('0번')
  const colors = card(page, '옷장의 색')
  await button(colors, '표로 보기').click()
  await expect(colors.getByRole('row', { name: /^그레이 \d+개 2번$/ })).toBeVisible()
  const share = card(page, '내 옷, 얼마나 입었나요?')
  await button(share, '표로 보기').click()
  await expect(share.getByRole('row', { name: '하의 3번' })).toBeVisible()
  await expect(card(page, '맞았나요?').getByText('7일이 모이면 보여 드려요.')).toHaveCount(3)

  await button(page, '값 적기').click()
  const choice = page.getByRole('dialog', { name: '어떤 옷의 값을 적을까요?' })
  await choice.getByRole('checkbox', { name: /^청바지/ }).check()
  await button(choice, '다음').click()
  const form = page.getByRole('dialog', { name: '값 적기' })
  await form.getByLabel('산 값').fill('90,000')
  await button(form, '저장').click()
  const costs = card(page, '한 번 입는 데 든 값')
  await expect(costs.getByRole('row').nth(1)).toContainText('30,000원')
  await expect(costs).toContainText('값을 적은 1개의 합은 90,000원이에요. 나만 볼 수 있어요.')

  const year = card(page, /돌아보기$/)
  await button(year, '공유').click()
  const dialog = page.getByRole('dialog', { name: /돌아보기$/ })
  const saving = page.waitForEvent('download')
  await button(dialog, '그림으로 저장').click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^옷데이-\d{4}\.png$/)
  const png = await readFile(await file.path())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])
  await page.keyboard.press('Escape')

  await follow(page, '날씨별 옷 추천')
  await expect(
    card(page, '이번 주')
      .getByRole('link', { name: /청바지/ })
      .first(),
  ).toBeVisible()
  await expect(card(page, '비슷한 날 입은 옷')).toContainText(/체감 /)
})
