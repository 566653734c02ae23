import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { composeByHand } from '../kit/diary-page.ts'
import { button, dialog, monthDay, toast } from '../kit/screen.ts'
import { expect, test, visit } from '../kit/test.ts'
import { hang, settle } from '../kit/wardrobe.ts'

test('a look is saved, changed, planned, worn and restored, and a deleted piece leaves a gap in it', async ({
  page,
  person,
  enter,
}) => {
  const closet = await hang(person)
  await settle(person)
  await enter(person)
  await visit(page, '/closet/looks')
  const form = await composeByHand(page, ['네이비 울 코트', '회색 울 니트', '청바지'])
  await form.getByLabel('이름', { exact: true }).fill('월요일 기본')
  await form.getByLabel('태그', { exact: true }).fill('#쌀쌀한날')
  await button(form, '출근').click()
  await button(form, '저장').click()
  await expect(dialog(page, '룩북 만들기')).toBeHidden()

  await button(page, '월요일 기본').click()
  const details = dialog(page, '월요일 기본')
  await expect(details.getByRole('region', { name: '잘 맞는 체감 기온' })).toContainText('°')
  await expect(details.getByText('#쌀쌀한날')).toBeVisible()
  const piece = (name: string) => details.getByRole('listitem', { name, exact: true })
  await button(piece('청바지'), '바꾸기').click()
  const pick = dialog(page, '청바지 대신 입을 옷')
  await pick.getByRole('checkbox', { name: /^연청 청바지/ }).check()
  await button(pick, '저장').click()
  await expect(piece('연청 청바지')).toBeVisible()

  const today = seoulDate(new Date())
  const later = daysAfter(today, 2)
  await button(details, '날 정하기').click()
  await dialog(page, '입을 날').getByLabel('날', { exact: true }).fill(later)
  await button(page, '계획에 넣기').click()
  await expect(toast(page, `${monthDay(later)} 계획에 넣었어요.`)).toBeVisible()
  await button(details, '입을래요').click()
  await expect(toast(page, '오늘 계획에 넣었어요.')).toBeVisible()
  await button(details, '입었어요').click()
  await expect(page.getByText(/입은 옷으로 적었어요\.$/)).toBeVisible()
  await expect(details.getByRole('region', { name: '입은 날' }).getByRole('listitem')).toHaveCount(1)
  const [saved] = (await person.looks.list({ query: {} })).data
  const { wears } = await person.wears.list({ query: { from: daysAfter(today, -1), to: later } })
  expect(wears.every(({ source, lookId }) => source === 'LOOK' && lookId === saved?.id)).toBe(true)
  expect(wears.filter(({ state }) => state === 'WORN')).toHaveLength(1)

  const knit = closet.find(({ name }) => name === '회색 울 니트')
  if (knit) await person.clothes.delete({ params: { clothesId: knit.id } })
  await page.reload()
  await expect(button(piece('회색 울 니트'), '채우기')).toBeVisible()
  await button(details, '닫기').click()
  await expect(page.getByRole('article', { name: '월요일 기본', exact: true })).toContainText('회색 울 니트 빠짐')

  // The user deletes the look and restores it: it is unchanged, and its missing piece is still named.
  await button(page, '월요일 기본 메뉴').click()
  await page.getByRole('menuitem', { name: '삭제', exact: true }).click()
  await expect(page.getByRole('heading', { name: '저장한 옷차림이 없어요' })).toBeVisible()
  await button(page, '되돌리기').first().click()
  await expect(page.getByRole('article', { name: '월요일 기본', exact: true })).toContainText('회색 울 니트 빠짐')
})
