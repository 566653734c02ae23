import type { ClothesType } from '@otday/contract'
import type { Page } from '@playwright/test'
import { piece, pieces } from '../kit/closet-page.ts'
import { expect, test, visit } from '../kit/test.ts'
import { hang, post, today } from '../kit/wardrobe.ts'

const searchBox = (page: Page) => page.getByRole('searchbox', { name: '옷장 내 검색' })
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: '개 중' })

const wardrobe: readonly [string, ClothesType][] = [
  ['네이비 울 코트', 'OUTER'],
  ['검정 슬랙스', 'BOTTOM'],
  ['회색 울 니트', 'TOP'],
  ['이상한 물건', 'TOP'],
]

test('a closet search with filters survives a reload, and the kind of a piece is corrected and reset', async ({
  page,
  person,
  enter,
}) => {
  const [coat] = await hang(person, wardrobe)
  if (!coat) throw new Error('There is no coat.')
  await post(person, await today(person), [coat], '코트를 입었어요')
  await enter(person)
  await visit(page, '/closet')
  await expect(pieces(page)).toHaveCount(4)
  await searchBox(page).fill('울')
  await expect(pieces(page)).toHaveCount(2)
  await expect(status(page)).toHaveText('4개 중 2개')
  await filter(page, '계절').selectOption({ label: '겨울' })
  await page.getByRole('radio', { name: '아우터', exact: true }).click()
  await filter(page, '정렬').selectOption({ label: '이름순' })
  await page.getByRole('button', { name: /^색/ }).click()
  await page.getByRole('dialog', { name: '색' }).getByRole('button', { name: '네이비' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/(?=.*typeEqual=OUTER)(?=.*seasonEqual=WINTER)(?=.*colorIn=NAVY)(?=.*sortBy=name)/)

  await page.reload()
  await expect(searchBox(page)).toHaveValue('울')
  await expect(pieces(page)).toHaveCount(1)
  await piece(page, '네이비 울 코트').click()
  const worn = page.getByRole('dialog', { name: '네이비 울 코트', exact: true })
  await expect(worn.getByText('1번 올렸어요.', { exact: false })).toBeVisible()
  await expect(worn.getByText('네이비 계열', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '검색어와 필터 지우기' }).click()
  await page.getByRole('radio', { name: '전체', exact: true }).click()
  await expect(pieces(page)).toHaveCount(4)

  await piece(page, '이상한 물건').click()
  const odd = page.getByRole('dialog', { name: '이상한 물건', exact: true })
  await expect(odd.getByText('잘 모르겠어요. 알려 주세요.')).toBeVisible()
  await odd.getByRole('button', { name: '니트', exact: true }).click()
  await expect(odd.getByText('직접', { exact: true })).toBeVisible()
  await page.reload()
  await expect(odd.getByText('직접', { exact: true })).toBeVisible()
  await odd.getByRole('button', { name: '고친 것 되돌리기' }).click()
  await expect(odd.getByRole('button', { name: '반팔 티셔츠' })).toBeVisible()
  await odd.getByRole('radio', { name: '안 입어요' }).click()
  await expect(odd.getByText('없어요', { exact: true })).toBeVisible()
})
