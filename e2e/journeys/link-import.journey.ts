import { formTexts, toastTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { delayResponses } from '../network.ts'
import { expect, expectAccessible, test, visit } from '../test.ts'

const shop = process.env['JOURNEY_SHOP'] ?? ''
const extractions = '/api/clothes/extractions'
const adding = (page: Page) => page.getByRole('dialog', { name: '옷 추가' })
const importing = (page: Page) => page.getByRole('dialog', { name: '링크로 불러오기' })
const link = (page: Page) => importing(page).getByLabel('상품 주소')
const load = (page: Page) => importing(page).getByRole('button', { name: '불러오기', exact: true })
const name = (page: Page) => adding(page).getByLabel('이름')
const choice = (page: Page, type: string) => adding(page).getByRole('radio', { name: type, exact: true })
const attribute = (page: Page, of: string) => adding(page).getByRole('combobox', { name: of })

async function openImporting(page: Page) {
  await visit(page, '/closet')
  await page.getByRole('button', { name: '옷 추가', exact: true }).first().click()
  await adding(page).getByRole('button', { name: '링크로 불러오기' }).click()
  await expect(importing(page)).toBeVisible()
}

test('a link fills name, type, attributes and picture, and the piece is saved with them', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await openImporting(page)
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

test('what a page does not tell stays as it was typed', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, '/closet')
  await page.getByRole('button', { name: '옷 추가', exact: true }).first().click()
  await name(page).fill('쓰던 이름')
  await attribute(page, '두께').selectOption('얇음')
  await adding(page).getByRole('button', { name: '링크로 불러오기' }).click()
  await importing(page).getByRole('button', { name: '뒤로' }).click()
  await expect(name(page)).toHaveValue('쓰던 이름')
  await adding(page).getByRole('button', { name: '링크로 불러오기' }).click()
  await link(page).fill(`${shop}/goods/socks`)
  await link(page).press('Enter')
  await expect(name(page)).toHaveValue('줄무늬 양말')
  await expect(choice(page, '양말')).toBeChecked()
  await expect(attribute(page, '두께').locator('option:checked')).toHaveText('얇음')
  await expect(adding(page).getByRole('img', { name: '고른 사진 미리보기' })).toBeHidden()
})

test('a link is required and must be one', async ({ page, person, enter }) => {
  await enter(person)
  await openImporting(page)
  await expect(link(page)).toHaveAttribute('type', 'url')
  await expect(load(page)).toBeDisabled()
  await link(page).press('Enter')
  await expect(importing(page).getByText(formTexts.linkRequired)).toBeVisible()
  await link(page).fill('  ')
  await expect(load(page)).toBeDisabled()
  await link(page).fill('울 코트')
  await expect(link(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(link(page)).toHaveAccessibleDescription(/https:\/\//)
  await link(page).fill('')
  await expect(link(page)).not.toHaveAttribute('aria-invalid', 'true')
  await link(page).fill(`${shop}/goods/coat`)
  await expect(load(page)).toBeEnabled()
})

test('a link that brings nothing is told with a reason; link and form keep what was typed', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await visit(page, '/closet')
  await page.getByRole('button', { name: '옷 추가', exact: true }).first().click()
  await name(page).fill('아끼는 코트')
  await adding(page).getByRole('button', { name: '링크로 불러오기' }).click()
  const reasons = [
    ['/gone', /상품 페이지가 없어졌거나/],
    ['/closed', /막고 있어요/],
    ['/news', /상품 정보를 찾지 못했어요/],
  ] as const
  for (const [path, words] of reasons) {
    await link(page).fill(`${shop}${path}`)
    await load(page).click()
    await expect(link(page)).toHaveAccessibleDescription(words)
    await expect(link(page)).toHaveValue(`${shop}${path}`)
  }
  await expect(page.getByText(toastTexts.importFailed).first()).toBeVisible()
  await link(page).fill('http://192.168.0.1/')
  await load(page).click()
  await expect(link(page)).toHaveAccessibleDescription(/불러올 수 없는 주소/)
  await importing(page).getByRole('button', { name: '취소' }).click()
  await expect(name(page)).toHaveValue('아끼는 코트')
})

test('while it loads it says so and can be given up', async ({ page, person, enter }) => {
  await enter(person)
  const delayed = await delayResponses(page, extractions)
  await openImporting(page)
  await link(page).fill(`${shop}/goods/coat`)
  await load(page).click()
  await expect(importing(page).getByRole('button', { name: '불러오는 중...' })).toBeVisible()
  await importing(page).getByRole('button', { name: '취소' }).click()
  await expect(adding(page)).toBeVisible()
  delayed.open()
  await adding(page).getByRole('button', { name: '링크로 불러오기' }).click()
  await expect(link(page)).toHaveValue(`${shop}/goods/coat`)
  await load(page).click()
  await expect(name(page)).toHaveValue('핸드메이드 울 코트')
})

test('a link that was typed is not lost by closing the dialog by mistake', async ({ page, person, enter }) => {
  await enter(person)
  await openImporting(page)
  await link(page).fill(`${shop}/goods/coat`)
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: '작성을 그만둘까요?' })
  await question.getByRole('button', { name: '계속 쓰기' }).click()
  await expect(link(page)).toHaveValue(`${shop}/goods/coat`)
  await expect(question).toBeHidden()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: '그만두기' }).click()
  await expect(importing(page)).toBeHidden()
})

test('it is walked by keyboard alone, and the focus follows the step', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, '/closet')
  await page.getByRole('button', { name: '옷 추가', exact: true }).first().press('Enter')
  await adding(page).getByRole('button', { name: '링크로 불러오기' }).press('Enter')
  await expect(link(page)).toBeFocused()
  await link(page).fill(`${shop}/goods/coat`)
  await page.keyboard.press('Enter')
  return expect(name(page)).toBeFocused()
})

test('the step has no barrier', async ({ page, person, enter }) => {
  await enter(person)
  await openImporting(page)
  await link(page).fill('울 코트')
  await expectAccessible(page)
})
