import type { Page } from '@playwright/test'
import { breakDown } from '../network.ts'
import { expect, expectAccessible, test, visit } from '../test.ts'
import { hang } from '../wardrobe.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const bar = (page: Page) => page.getByRole('region', { name: '고른 옷' })
const box = (page: Page, name: string) => cards(page).getByRole('checkbox', { name, exact: true })

test('an empty closet is filled from the sheet of common garments, once, and used at once', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await visit(page, '/closet')
  await button(page, '자주 입는 옷으로 시작하기').click()
  const sheet = page.getByRole('dialog', { name: '자주 입는 옷으로 시작하기' })
  await expect(sheet.getByRole('checkbox')).toHaveCount(24)
  await expect(sheet.getByRole('button', { name: /^\d+벌 담기$/ })).toBeEnabled()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: '모두 고르기' }).click()
  await sheet.getByRole('button', { name: '모두 빼기' }).click()
  await expect(sheet.getByRole('button', { name: '0벌 담기' })).toBeDisabled()
  // Whoever chooses a colour has such a garment.
  await sheet.getByRole('radiogroup', { name: '청바지 색상' }).getByRole('radio', { name: '블랙' }).check()
  await expect(sheet.getByRole('checkbox', { name: '청바지' })).toBeChecked()
  await sheet.getByRole('checkbox', { name: '후드티' }).check()

  const mend = await breakDown(page, '/api/clothes/starts', 'POST')
  await sheet.getByRole('button', { name: '2벌 담기' }).click()
  await expect(page.getByText('옷을 담지 못했어요. 다시 시도해 주세요.')).toBeVisible()
  mend()
  await sheet.getByRole('button', { name: '2벌 담기' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('옷 2벌을 담았어요.')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('article', { name: '청바지' }).getByText('블랙')).toBeVisible()
  await page.reload()
  await expect(page.getByText('옷 2벌', { exact: true })).toBeVisible()
})

test('chosen pieces are changed and deleted together, and each is taken back', async ({ page, person, enter }) => {
  const names = ['하나', '둘', '셋', '넷', '다섯', '여섯']
  await hang(
    person,
    names.toReversed().map((name) => [name, 'TOP'] as const),
  )
  await enter(person)
  await visit(page, '/closet')
  await expect(cards(page)).toHaveCount(6)
  const bare = await cards(page).first().locator('*').count()
  await button(page, '선택').click()
  await expect(bar(page).getByRole('status')).toHaveText('0벌 선택')
  await expectAccessible(page)
  await box(page, '둘').check()
  await box(page, '다섯').click({ modifiers: ['Shift'] })
  await expect(bar(page).getByRole('status')).toHaveText('4벌 선택')
  await box(page, '다섯').press('Space')
  await expect(bar(page).getByRole('status')).toHaveText('3벌 선택')

  await bar(page).getByRole('button', { name: '속성 바꾸기' }).click()
  const dialog = page.getByRole('dialog', { name: '옷 3벌의 속성 바꾸기' })
  await expect(dialog.getByRole('button', { name: '바꾸기' })).toBeDisabled()
  await dialog.getByRole('combobox', { name: '속성' }).selectOption('계절')
  await dialog.getByRole('combobox', { name: '값' }).selectOption('겨울')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '바꾸기' }).click()
  await expect(page.getByText('옷 3벌의 속성을 바꿨어요.')).toBeVisible()
  await expect(cards(page).getByText('겨울')).toHaveCount(3)
  await bar(page).getByRole('button', { name: '실행 취소' }).click()
  await expect(cards(page).getByText('겨울')).toHaveCount(0)

  await bar(page).getByRole('button', { name: '삭제' }).click()
  const question = page.getByRole('alertdialog', { name: '옷 3벌을 삭제할까요?' })
  await expect(question).toContainText('‘둘’, ‘셋’, ‘넷’')
  await expectAccessible(page)
  await question.getByRole('button', { name: '삭제' }).click()
  await expect(question).toBeHidden()
  await expect(cards(page)).toHaveCount(3)
  await expect(bar(page).getByRole('status')).toHaveText('0벌 선택')
  const deleted = page.getByRole('listitem').filter({ hasText: '옷 3벌을 삭제했어요.' })
  await deleted.getByRole('button', { name: '실행 취소' }).click()
  await expect(cards(page)).toHaveCount(6)
  expect(await cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(names)

  await bar(page).getByRole('button', { name: '모두 선택' }).click()
  await expect(bar(page).getByRole('status')).toHaveText('6벌 선택')
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  await expect(page).toHaveURL(/#\/closet$/)
  expect(await cards(page).first().locator('*').count()).toBe(bare)
  await expect(button(page, '하나 메뉴')).toBeVisible()
})

test('pieces that went in another window are said and shown no longer, and the others can be changed', async ({
  page,
  person,
  enter,
}) => {
  const [first, second] = await hang(person, [
    ['하나', 'TOP'],
    ['둘', 'TOP'],
    ['셋', 'TOP'],
    ['넷', 'TOP'],
  ])
  await enter(person)
  await visit(page, '/closet')
  await expect(cards(page)).toHaveCount(4)
  await button(page, '선택').click()
  await bar(page).getByRole('button', { name: '모두 선택' }).click()
  await person.clothes.delete({ params: { clothesId: first?.id ?? '' } })
  await bar(page).getByRole('button', { name: '속성 바꾸기' }).click()
  const dialog = page.getByRole('dialog', { name: /의 속성 바꾸기$/ })
  await dialog.getByRole('combobox', { name: '속성' }).selectOption('계절')
  await dialog.getByRole('combobox', { name: '값' }).selectOption('겨울')
  await dialog.getByRole('button', { name: '바꾸기' }).click()
  await expect(page.getByText('그사이 없어진 옷이 있어 목록을 새로 불러왔어요.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: '옷 3벌의 속성 바꾸기' })).toBeVisible()
  await dialog.getByRole('button', { name: '바꾸기' }).click()
  await expect(cards(page).getByText('겨울')).toHaveCount(3)

  await person.clothes.delete({ params: { clothesId: second?.id ?? '' } })
  await bar(page).getByRole('button', { name: '삭제' }).click()
  const question = page.getByRole('alertdialog', { name: '옷 3벌을 삭제할까요?' })
  await question.getByRole('button', { name: '삭제' }).click()
  await expect(question).toBeHidden()
  await expect(bar(page).getByRole('status')).toHaveText('2벌 선택')
  await bar(page).getByRole('button', { name: '삭제' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(cards(page)).toHaveCount(0)
})
