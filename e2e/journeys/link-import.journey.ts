import { toastTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { adding } from '../kit/closet-page.ts'
import { expect, test, visit } from '../kit/test.ts'

const shop = process.env['JOURNEY_SHOP'] ?? ''
const importing = (page: Page) => page.getByRole('dialog', { name: '링크로 불러오기' })
const link = (page: Page) => importing(page).getByLabel('상품 주소')
const load = (page: Page) => importing(page).getByRole('button', { name: '불러오기', exact: true })
const name = (page: Page) => adding(page).getByLabel('이름')
const choice = (page: Page, type: string) => adding(page).getByRole('radio', { name: type, exact: true })
const attribute = (page: Page, of: string) => adding(page).getByRole('combobox', { name: of })

test('a link fills name, type, attributes and picture, and the piece is saved with them', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await visit(page, '/closet')
  await page.getByRole('button', { name: '옷 추가', exact: true }).first().click()
  await adding(page).getByRole('button', { name: '링크로 불러오기' }).click()
  await link(page).fill(`${shop}/gone`)
  await load(page).click()
  await expect(link(page)).toHaveAccessibleDescription(/상품 페이지가 없어졌거나/)
  await link(page).fill(`${shop}/goods/coat`)
  await load(page).click()
  await expect(page.getByText(toastTexts.imported)).toBeVisible()
  await expect(name(page)).toHaveValue('핸드메이드 울 코트')
  await expect(choice(page, '아우터')).toBeChecked()
  await expect(choice(page, '네이비')).toBeChecked()
  await expect(attribute(page, '소재').locator('option:checked')).toHaveText('울')
  await expect(attribute(page, '방수').locator('option:checked')).toHaveText('선택 안 함')
  await expect(adding(page).getByRole('img', { name: '고른 사진 미리보기' })).toBeVisible()
  await adding(page).getByRole('button', { name: '추가하기' }).click()
  await expect(adding(page)).toBeHidden()
  const card = page.getByRole('main').getByRole('article', { name: '핸드메이드 울 코트', exact: true })
  await expect(card.locator('img')).toBeVisible()
  const { data } = await person.clothes.list({ query: { ownerId: person.id } })
  expect(data[0]).toMatchObject({ type: 'OUTER', imageUrl: expect.any(String) })
})
