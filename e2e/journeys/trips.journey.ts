import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { planTrip } from '../kit/diary-page.ts'
import { button, dialog } from '../kit/screen.ts'
import { expect, test, visit } from '../kit/test.ts'
import { hang } from '../kit/wardrobe.ts'

const day = (ahead: number) => daysAfter(seoulDate(new Date()), ahead)

test('a trip is made, packed, saved as looks, planned, changed, deleted and restored', async ({
  page,
  person,
  enter,
}) => {
  await hang(person)
  await enter(person)
  await visit(page, '/closet/trips')
  await planTrip(page, { place: '해운대', startsOn: day(6), endsOn: day(8), occasion: '데이트·모임' })
  await expect(page.getByRole('heading', { level: 1, name: '부산, 2박 3일' })).toBeVisible()
  await expect(page).toHaveURL(/tripId=/)
  const outfits = page.getByRole('region', { name: '날마다 입을 옷' }).locator('li[class*="outfit_"]')
  await expect(outfits).toHaveCount(4)
  await expect(page.getByText(/부터 예보로 바뀌어요\./)).toBeVisible()
  const list = page.getByRole('region', { name: '챙길 옷' })
  const first = list.getByRole('checkbox').first()
  await expect(list.getByText(/^\d+개 중 0개 챙겼어요$/)).toBeVisible()
  await first.check()
  await expect(list.getByText(/^\d+개 중 1개 챙겼어요$/)).toBeVisible()
  await button(list, '더하기').click()
  const pick = dialog(page, '더 챙길 옷')
  await pick.getByRole('checkbox', { name: /^흰 롱패딩/ }).check()
  await button(pick, '저장').click()
  await expect(list.getByRole('checkbox', { name: /^흰 롱패딩/ })).toBeVisible()
  await page.reload()
  await expect(first).toBeChecked()

  await button(list, '룩북에 저장').click()
  await expect(page.getByText('옷차림 4개를 룩북에 저장했어요.')).toBeVisible()
  await button(list, '계획에 넣기').press('Enter')
  await expect(page.getByText('옷차림 4개를 계획에 넣었어요.')).toBeVisible()
  expect((await person.looks.list({ query: {} })).data).toHaveLength(4)
  const { wears } = await person.wears.list({ query: { from: day(6), to: day(8) } })
  expect(wears.map(({ state }) => state)).toEqual(['PLANNED', 'PLANNED', 'PLANNED', 'PLANNED'])

  await button(page, '다시 짜기').click()
  await expect(page.getByText('옷차림을 다시 짰어요.')).toBeVisible()
  await button(page, '여행 메뉴').click()
  await page.getByRole('menuitem', { name: '여행 고치기', exact: true }).click()
  const edit = dialog(page, '여행 고치기')
  await edit.getByLabel('오는 날').fill(day(7))
  await button(edit, '짐 싸기').click()
  await expect(page.getByRole('heading', { level: 1, name: '부산, 1박 2일' })).toBeVisible()
  await button(page, '여행 메뉴').click()
  await page.getByRole('menuitem', { name: '삭제', exact: true }).click()
  await expect(page.getByRole('heading', { name: '아직 여행이 없어요' })).toBeVisible()
  await button(page, '되돌리기').first().click()
  await expect(page.getByRole('article', { name: '부산, 1박 2일' })).toBeVisible()
})
