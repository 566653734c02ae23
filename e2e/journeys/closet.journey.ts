import { toastTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { photo } from '../kit/photos.ts'
import { adding, piece, pieces } from '../kit/closet-page.ts'
import { button } from '../kit/screen.ts'
import { expect, test, visit } from '../kit/test.ts'

async function save(page: Page) {
  await adding(page).getByRole('button', { name: '추가하기' }).click()
  await expect(adding(page)).toBeHidden()
}

test('pieces are added with and without a picture, an edit, a deletion and its undo survive a reload', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await visit(page, '/closet')
  await button(page, '옷 추가').first().click()
  await adding(page).getByLabel('이름').fill('검정 울 니트')
  await expect(adding(page).getByText('알아서 채웠어요: 종류 상의, 색상 블랙, 소재 울')).toBeVisible()
  await expect(adding(page).getByRole('radio', { name: '상의', exact: true })).toBeChecked()
  await adding(page).getByRole('combobox', { name: '두께' }).selectOption({ index: 1 })
  await save(page)
  await expect(page.getByText(toastTexts.clothesRegistered)).toBeVisible()
  await expect(piece(page, '검정 울 니트').locator('svg').first()).toBeVisible()

  await button(page, '옷 추가').click()
  await adding(page).getByLabel('이름').fill('빨간 가방')
  await adding(page).getByRole('radio', { name: '가방', exact: true }).click()
  await adding(page)
    .getByLabel('옷 사진')
    .setInputFiles(photo([190, 30, 40]))
  await expect(adding(page).getByRole('img', { name: '고른 사진 미리보기' })).toBeVisible()
  await save(page)
  await expect(piece(page, '빨간 가방').locator('img')).toBeVisible()
  await expect(pieces(page).first()).toHaveAccessibleName('빨간 가방')

  await button(page, '빨간 가방 메뉴').click()
  await page.getByRole('menuitem', { name: '수정' }).click()
  const name = page.getByRole('dialog', { name: '옷 수정' }).getByLabel('이름')
  await name.fill('붉은 가방')
  await name.press('Enter')
  await expect(piece(page, '붉은 가방')).toBeVisible()
  await button(page, '검정 울 니트 메뉴').click()
  await page.getByRole('menuitem', { name: '삭제' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(page.getByText(toastTexts.clothesDeleted)).toBeVisible()
  await page.reload()
  await expect(pieces(page)).toHaveCount(1)
  await expect(piece(page, '붉은 가방').locator('img')).toBeVisible()
  await button(page, '삭제 되돌리기: 검정 울 니트').click()
  await expect(pieces(page)).toHaveCount(2)
  await page.reload()
  await expect(piece(page, '검정 울 니트')).toBeVisible()
  await expect(button(page, '삭제 되돌리기: 검정 울 니트')).toBeHidden()
})
