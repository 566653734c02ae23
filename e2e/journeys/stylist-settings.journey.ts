import { stylistTexts } from '@otday/contract'
import type { Locator, Page } from '@playwright/test'
import { expect, test, visit } from '../kit/test.ts'
import { hang, settle, today } from '../kit/wardrobe.ts'

const block = (page: Page, name: string) =>
  page.getByRole('region', { name: '스타일리스트', exact: true }).getByRole('region', { name, exact: true })
const saved = (part: Locator) =>
  expect(part.getByRole('status').filter({ hasText: stylistTexts.settingSaved })).toBeVisible()

test('what the stylist is told is kept, and forgotten when he is told so', async ({ page, person, enter }) => {
  const [, clothes] = await Promise.all([settle(person), hang(person, [['연청 청바지', 'BOTTOM']])])
  const { id: weatherId } = await today(person)
  const clothesIds = clothes.map(({ id }) => id)
  await person.stylist.vote({ body: { weatherId, occasion: 'CASUAL', liked: true, clothesIds } })
  await enter(person)
  await visit(page, '/settings')
  const work = block(page, '출근 차림').getByRole('radio', { name: '단정', exact: true })
  const hours = block(page, '나가는 시간')
  const hour = (name: string) => hours.getByRole('combobox', { name, exact: true })
  const staysIn = hours.getByRole('switch', { name: '일요일 안 나가요' })
  const fixed = block(page, '정해진 옷')
  const monday = fixed.getByRole('listitem').first()
  const avoided = block(page, '안 입는 옷')
  const heels = avoided.getByRole('button', { name: '굽', exact: true })
  const learned = block(page, '내가 배운 것')

  await work.click()
  await saved(block(page, '출근 차림'))
  await hour('금요일 나가는 시각').selectOption('20시')
  await saved(hours)
  await hour('금요일 들어오는 시각').selectOption('6시')
  await staysIn.click()
  await monday.getByRole('button', { name: '월요일 고르기' }).click()
  const dialog = page.getByRole('dialog', { name: '월요일에 입는 옷' })
  await dialog.getByText('연청 청바지').click()
  await dialog.getByRole('button', { name: '저장' }).click()
  await saved(fixed)
  await heels.click()
  await saved(avoided)
  await expect(hours).not.toHaveAttribute('aria-busy', 'true')

  await page.reload()
  await expect(work).toBeChecked()
  await expect(hour('금요일 나가는 시각')).toHaveValue('20')
  await expect(hour('금요일 들어오는 시각')).toHaveValue('6')
  await expect(staysIn).toBeChecked()
  await expect(monday).toContainText('연청 청바지')
  await expect(heels).toHaveAttribute('aria-pressed', 'true')
  await expect(learned).toContainText('지금까지 1번 알려 주셨어요.')
  const kept = await person.stylist.get({})
  expect(kept).toMatchObject({ workLook: 'NEAT', fixedOutfits: [{ weekday: 1, clothesIds }], avoided: ['HEELS'] })
  expect(kept.hours).toContainEqual({ weekday: 5, leave: 20, home: 6, staysIn: false })
  expect(kept.hours).toContainEqual(expect.objectContaining({ weekday: 0, staysIn: true }))

  await hours.getByRole('button', { name: '기본값으로' }).click()
  await saved(hours)
  await monday.getByRole('button', { name: '월요일 비우기' }).click()
  await saved(fixed)
  await learned.getByRole('button', { name: '초기화' }).click()
  await page
    .getByRole('alertdialog', { name: '배운 것을 초기화할까요?' })
    .getByRole('button', { name: '초기화' })
    .click()
  await expect(learned).not.toContainText('번 알려 주셨어요')
  await expect(learned).toContainText(stylistTexts.nothingLearned)
  expect(await person.stylist.get({})).toMatchObject({ hours: [], fixedOutfits: [] })
  expect((await person.stylist.learned({})).votes).toBe(0)
})
