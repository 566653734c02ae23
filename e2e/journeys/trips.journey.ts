import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { TripId } from '@otday/contract'
import type { ApiUser } from '@otday/contract/api-user'
import type { Page } from '@playwright/test'
import { breakDown } from '../network.ts'
import { expect, expectAccessible, test, visit } from '../test.ts'
import { hang } from '../wardrobe.ts'

const path = '/closet/trips'
const button = (name: string) => ({ name, exact: true })
const list = (page: Page) => page.getByRole('region', { name: '챙길 옷' })
const outfits = (page: Page) => page.getByRole('region', { name: '날마다 입을 옷' }).locator('li.tr-outfit')
const toast = (page: Page, text: string | RegExp) => page.getByText(text)
const day = (ahead: number) => daysAfter(seoulDate(new Date()), ahead)

async function fill(page: Page, { from, to }: { from: string; to: string }) {
  const form = page.getByRole('dialog', { name: '여행 만들기' })
  await form.getByLabel('어디로 가요?').fill('해운대')
  await form.getByRole('list', { name: '찾은 지역' }).getByRole('button').first().click()
  await form.getByLabel('가는 날').fill(from)
  await form.getByLabel('오는 날').fill(to)
  return form
}

async function planned(person: ApiUser, from: number, count: number): Promise<TripId> {
  const tripId = crypto.randomUUID() as TripId
  const dates = Array.from({ length: count }, (_, at) => day(from + at))
  await person.trips.save({
    params: { tripId },
    body: {
      latitude: 35.163,
      longitude: 129.163,
      startsOn: day(from),
      endsOn: day(from + count - 1),
      size: 'USUAL',
      days: dates.map((date) => ({ date, occasions: ['CASUAL'] })),
      revision: 0,
    },
  })
  return tripId
}

test('a trip is made, packed, changed, kept and planned', { tag: '@phone' }, async ({ page, person, enter }) => {
  await hang(person)
  await enter(person)
  await visit(page, path)
  await page.getByRole('button', button('여행 만들기')).click()
  const form = await fill(page, { from: day(6), to: day(3) })
  await expect(form.getByText('가는 날보다 앞선 날이에요.')).toBeVisible()
  await expect(form.getByRole('button', button('짐 싸기'))).toBeDisabled()
  await form.getByLabel('오는 날').fill(day(8))
  await form.getByRole('button', button('데이트·모임')).click()
  await expectAccessible(page)
  await form.getByRole('button', button('짐 싸기')).click()

  await expect(page.getByRole('heading', { level: 1, name: '부산, 2박 3일' })).toBeVisible()
  await expect(page).toHaveURL(/tripId=/)
  await expect(outfits(page)).toHaveCount(4)
  await expect(page.getByText(/부터 예보로 바뀌어요\./)).toBeVisible()
  await expect(list(page).getByText(/^\d+개 중 0개 챙겼어요$/)).toBeVisible()
  const first = list(page).getByRole('checkbox').first()
  await first.focus()
  await page.keyboard.press('Space')
  await expect(list(page).getByText(/^\d+개 중 1개 챙겼어요$/)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(first).toBeChecked()

  await list(page).getByRole('button', button('더하기')).click()
  const pick = page.getByRole('dialog', { name: '더 챙길 옷' })
  await pick.getByRole('checkbox', { name: /^흰 롱패딩/ }).check()
  await pick.getByRole('button', button('저장')).click()
  await expect(list(page).getByRole('checkbox', { name: /^흰 롱패딩/ })).toBeVisible()

  await list(page).getByRole('button', button('룩북에 저장')).click()
  await expect(toast(page, '옷차림 4개를 룩북에 저장했어요.')).toBeVisible()
  await list(page).getByRole('button', button('계획에 넣기')).press('Enter')
  await expect(toast(page, '옷차림 4개를 계획에 넣었어요.')).toBeVisible()
  expect((await person.looks.list({ query: {} })).data).toHaveLength(4)
  const { wears } = await person.wears.list({ query: { from: day(6), to: day(8) } })
  expect(wears.map(({ state }) => state)).toEqual(['PLANNED', 'PLANNED', 'PLANNED', 'PLANNED'])

  await page.getByRole('button', button('다시 짜기')).click()
  await expect(toast(page, '옷차림을 다시 짰어요.')).toBeVisible()
  await page.getByRole('button', button('여행 메뉴')).click()
  await page.getByRole('menuitem', button('여행 고치기')).click()
  const edit = page.getByRole('dialog', { name: '여행 고치기' })
  await edit.getByLabel('오는 날').fill(day(7))
  await edit.getByRole('button', button('짐 싸기')).click()
  await expect(page.getByRole('heading', { level: 1, name: '부산, 1박 2일' })).toBeVisible()
  await page.getByRole('button', button('여행 메뉴')).click()
  await page.getByRole('menuitem', button('삭제')).click()
  await expect(page.getByRole('heading', { name: '아직 여행이 없어요' })).toBeVisible()
  await page.getByRole('button', button('되돌리기')).first().click()
  await expect(page.getByRole('article', { name: '부산, 1박 2일' })).toBeVisible()
})

test('what fails can be tried again, and what is not there says so', async ({ page, person, enter }) => {
  await hang(person)
  const tripId = await planned(person, 2, 2)
  await enter(person)
  const mend = await breakDown(page, '/api/trips')
  await visit(page, path)
  await expect(page.getByRole('heading', { name: '여행을 불러오지 못했어요' })).toBeVisible()
  mend()
  await page.getByRole('button', button('다시 시도')).click()
  await page.getByRole('button', button('부산, 1박 2일')).click()
  await expect(outfits(page)).toHaveCount(2)
  const box = list(page).getByRole('checkbox').first()
  const fixed = await breakDown(page, `/api/trips/${tripId}/packed`, 'POST')
  await box.click()
  await expect(page.getByRole('button', button('다시 시도'))).toBeVisible()
  await expect(box).not.toBeChecked()
  fixed()
  await page.getByRole('button', button('다시 시도')).click()
  await expect(box).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('region', { name: '다가오는 여행' })).toContainText('1벌 챙겼어요')
  await visit(page, `${path}?tripId=${crypto.randomUUID()}`)
  await expect(page.getByRole('heading', { name: '이 여행은 이제 없어요' })).toBeVisible()
  await page.getByRole('button', button('여행 목록으로')).click()
  await expect(page.getByRole('region', { name: '다가오는 여행' })).toBeVisible()
})

test('an empty closet says what to do, and it fits a narrow phone', async ({ page, person, other, enter }) => {
  const empty = await planned(other, 20, 2)
  await enter(other)
  await visit(page, `${path}?tripId=${empty}`)
  await expect(page.getByRole('heading', { name: '짤 수 있는 옷이 없어요' })).toBeVisible()
  await hang(person)
  const tripId = await planned(person, 1, 3)
  await page.context().clearCookies()
  await enter(person)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 740 })
    for (const [shown, at] of [
      ['부산, 2박 3일', path],
      ['다시 짜기', `${path}?tripId=${tripId}`],
    ] as const) {
      await visit(page, at)
      await expect(page.getByRole('button', button(shown))).toBeVisible()
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `${at} at ${width}`).toBe(0)
    }
  }
})
