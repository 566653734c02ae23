import type { Page } from '@playwright/test'
import { pieces } from '../kit/closet-page.ts'
import { button, toast } from '../kit/screen.ts'
import { expect, test, visit } from '../kit/test.ts'

const bar = (page: Page) => page.getByRole('region', { name: '고른 옷' })

test('an empty closet is filled with common garments, which are edited and deleted together', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await visit(page, '/closet')
  await button(page, '자주 입는 옷으로 시작하기').click()
  const sheet = page.getByRole('dialog', { name: '자주 입는 옷으로 시작하기' })
  await sheet.getByRole('button', { name: '모두 고르기' }).click()
  await sheet.getByRole('button', { name: '모두 빼기' }).click()
  await sheet.getByRole('radiogroup', { name: '청바지 색상' }).getByRole('radio', { name: '블랙' }).check()
  await sheet.getByRole('checkbox', { name: '후드티' }).check()
  await sheet.getByRole('button', { name: '2벌 담기' }).click()
  await expect(sheet).toBeHidden()
  await toast(page, '옷 2벌을 담았어요.').getByRole('button', { name: '옷장 보기' }).click()
  await expect(pieces(page)).toHaveCount(2)
  await expect(page.getByRole('article', { name: '청바지' }).getByText('블랙')).toBeVisible()

  await button(page, '선택').click()
  await bar(page).getByRole('button', { name: '모두 선택' }).click()
  await bar(page).getByRole('button', { name: '속성 바꾸기' }).click()
  const dialog = page.getByRole('dialog', { name: '옷 2벌의 속성 바꾸기' })
  await dialog.getByRole('combobox', { name: '속성' }).selectOption('방수')
  await dialog.getByRole('combobox', { name: '값' }).selectOption('생활방수')
  await dialog.getByRole('button', { name: '바꾸기' }).click()
  await expect(pieces(page).getByText('생활방수')).toHaveCount(2)
  await toast(page, '옷 2벌의 속성을 바꿨어요.').getByRole('button', { name: '실행 취소' }).click()
  await expect(pieces(page).getByText('생활방수')).toHaveCount(0)

  await bar(page).getByRole('button', { name: '삭제' }).click()
  await page.getByRole('alertdialog', { name: '옷 2벌을 삭제할까요?' }).getByRole('button', { name: '삭제' }).click()
  await expect(pieces(page)).toHaveCount(0)
  await toast(page, '옷 2벌을 삭제했어요.').getByRole('button', { name: '실행 취소' }).click()
  await expect(pieces(page)).toHaveCount(2)
  await page.reload()
  await expect(page.getByText('옷 2벌', { exact: true })).toBeVisible()
})
