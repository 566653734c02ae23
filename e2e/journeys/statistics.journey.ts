import { readFile } from 'node:fs/promises'
import { daysAfter, diaryDate } from '@otday/common/seoul-time'
import type { Clothes, Feeling, Statistics } from '@otday/contract'
import type { ApiUser } from '@otday/contract/api-user'
import type { Page } from '@playwright/test'
import { alter, breakDown } from '../network.ts'
import { expect, expectAccessible, test, visit } from '../test.ts'
import { hang, record, settle } from '../wardrobe.ts'

const button = (name: string) => ({ name, exact: true })
const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const today = diaryDate(new Date())

/** Each piece by its name. */
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

test('what was worn is counted in pictures and tables, and a price is divided by it', { tag: '@phone' }, async ({
  page,
  person,
  enter,
}) => {
  const piece = await closetOf(person)
  const [jeans, knit] = [piece('청바지'), piece('회색 울 니트')]
  for (const ago of [0, 1, 2]) await wear(person, ago === 2 ? [jeans] : [jeans, knit], ago, 'GOOD')
  await enter(person)
  const mend = await breakDown(page, '/api/statistics')
  await visit(page, '/closet/stats')
  await expect(page.getByRole('heading', { name: '통계를 불러오지 못했어요' })).toBeVisible()
  mend()
  await page.getByRole('button', button('다시 시도')).click()
  await expect(page.getByText('3일 기록')).toBeVisible()

  const most = card(page, '가장 많이 입은 옷')
  await expect(most.getByRole('listitem').first()).toContainText('청바지')
  await expect(most.getByRole('listitem').first()).toContainText('3번')
  await expect(card(page, '가장 적게 입은 옷').getByRole('listitem').first()).toContainText('회색 울 니트')
  const colors = card(page, '옷장의 색')
  await expect(colors.getByRole('figure')).toHaveAccessibleName(/^옷장 색 지도\. .+%/)
  await colors.getByRole('button', button('표로 보기')).click()
  await expect(colors.getByRole('row', { name: '그레이 2일' })).toBeVisible()
  const season = card(page, /얼마나 입었나요\?$/)
  await expect(season.getByRole('figure')).toHaveAccessibleName(/^계절 활용률 \d+%$/)
  await season.getByRole('button', button('표로 보기')).click()
  await expect(season.getByRole('row', { name: /^하의 .* 3일$/ })).toBeVisible()

  await page.getByRole('button', button('값 적기')).click()
  const choice = page.getByRole('dialog', { name: '어떤 옷의 값을 적을까요?' })
  await choice.getByRole('checkbox', { name: /^청바지/ }).check()
  await choice.getByRole('button', button('다음')).click()
  const form = page.getByRole('dialog', { name: '값 적기' })
  await form.getByLabel('산 값').fill('구만 원')
  await expect(form.getByText('숫자로 적어 주세요.')).toBeVisible()
  await form.getByLabel('산 값').fill('90000.5')
  await expect(form.getByText('이 통화는 소수 없이 적어 주세요.')).toBeVisible()
  await form.getByLabel('산 값').fill('90,000')
  await expectAccessible(page)
  await form.getByRole('button', button('저장')).click()
  await expect(page.getByText('값을 적었어요.')).toBeVisible()
  const costs = card(page, '한 번 입는 데 든 값')
  await expect(costs.getByRole('row').nth(1)).toContainText('30,000원')
  await expect(costs).toContainText('값을 적은 1벌의 합은 90,000원이에요. 나만 볼 수 있어요.')
  await costs.getByRole('button', { name: '청바지, 값 바꾸기' }).click()
  await expect(form.getByLabel('산 값')).toHaveValue('90,000')
  await form.getByLabel('산 값').fill('')
  await form.getByRole('button', button('저장')).click()
  await expect(costs).toContainText('값을 적으면 계산해 드려요.')

  await page.getByRole('radio', button('전체')).click()
  await expect(page).toHaveURL(/period=ALL/)
  await page.reload()
  await expect(page.getByRole('radio', button('전체'))).toBeChecked()
  await expectAccessible(page)
})

test('the year is a picture to keep, with the name only if one likes', async ({ page, person, enter }) => {
  const piece = await closetOf(person)
  await wear(person, [piece('청바지'), piece('회색 울 니트')], 0, 'GOOD')
  await enter(person)
  await visit(page, '/closet/stats')
  const year = card(page, /돌아보기$/)
  await expect(year.getByRole('img')).toHaveAccessibleName(
    new RegExp(`^${person.name} 님의 \\d{4}, 1일 동안 옷을 기록`),
  )
  await year.getByRole('button', button('공유')).click()
  const dialog = page.getByRole('dialog', { name: /돌아보기$/ })
  await dialog.getByRole('switch', { name: '이름 넣기' }).click()
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/^\d{4}, 1일 동안 옷을 기록했어요, .*딱 좋았던 날 100%/)
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', button('그림으로 저장')).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^옷데이-\d{4}\.png$/)
  const png = await readFile(await file.path())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])
})

test('without records it says how they come about; what lies idle is put on or away', async ({
  page,
  person,
  enter,
}) => {
  const piece = await closetOf(person)
  await settle(person)
  await enter(person)
  await visit(page, '/closet/stats')
  await expect(page.getByRole('heading', { name: '이 기간에 적은 옷이 없어요' })).toBeVisible()
  await expect(card(page, '맞았나요?').getByText('7일이 모이면 보여 드려요.')).toHaveCount(3)

  const [coat, knit] = [piece('네이비 울 코트'), piece('회색 울 니트')]
  const items = (await person.clothes.list({ query: { ownerId: person.id } })).data
  const idle = [coat, knit].flatMap(({ id }, at) => {
    const one = items.find((item) => item.id === id)
    return one ? [{ item: { ...one, clothesId: id }, days: 120 - at }] : []
  })
  await alter<Statistics>(page, '/api/statistics', (body) => ({ ...body, unworn: idle }))
  await page.reload()
  const unworn = card(page, /^90일 동안 안 입은 옷/)
  await expect(unworn.getByRole('button', { name: /^네이비 울 코트/ })).toHaveAttribute('aria-pressed', 'true')
  await unworn.getByRole('button', { name: /^회색 울 니트/ }).click()
  await unworn.getByRole('button', button('보관함으로')).click()
  await expect.poll(async () => (await person.laundry.get({})).stored.map(({ item }) => item.name)).toEqual([knit.name])
  await unworn.getByRole('button', { name: /^네이비 울 코트/ }).click()
  await unworn.getByRole('button', { name: /^회색 울 니트/ }).click()
  await unworn.getByRole('link', button('이 옷으로 입어 볼래요')).click()
  await expect(page.getByRole('dialog', { name: '직접 고르기' })).toContainText('네이비 울 코트')
})

test('below today stand the week and what was worn on days like it', { tag: '@phone' }, async ({
  page,
  person,
  enter,
}) => {
  const piece = await closetOf(person)
  await settle(person)
  await wear(person, [piece('청바지'), piece('회색 울 니트')], 0, null)
  await enter(person)
  await visit(page, '/recommendations')
  const week = card(page, '이번 주')
  await expect(week.getByRole('link')).toHaveCount(8)
  const day = week.getByRole('link', { name: /청바지/ })
  await expect(day).toHaveAttribute('aria-current', 'date')
  const alike = card(page, '비슷한 날 입은 옷')
  await expect(alike).toContainText(/기록이 아직 없어요/)
  await expectAccessible(page)

  const { weather, days } = {
    weather: { min: 2, max: 9, felt: 5, rain: 0, snow: false, wind: 2 },
    days: [] as unknown[],
  }
  const [saved] = (await person.wears.list({ query: { from: today, to: today } })).wears
  const then = { ...weather, skyStatus: 'CLEAR', precipitationType: 'NONE', isSample: true }
  days.push({ wear: { ...saved, feeling: 'GOOD' }, weather: then, distance: 0.2 })
  await alter(page, '/api/statistics/similar-days', () => ({ weather: then, days, alike: 1, right: 1 }))
  await page.reload()
  await expect(alike).toContainText('체감 5° 안팎에 비 없는 날 1일 중 1일이 딱 좋았어요.')
  await expect(alike.getByRole('link')).toContainText('바람 2m/s')
  await day.click()
  await expect(page.getByRole('dialog')).toContainText('청바지')
})
