import { type ClothesDetails, clothes, clothesDetails, linkImport } from '@otday/contract'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { detailsOf, pieceOf } from '../kit/closet.ts'
import { serveCloset } from '../kit/closet-server.ts'
import { adding, card, choice, editing, nameField, openAdding } from '../kit/closet-screen.ts'
import { hani } from '../kit/people.ts'
import { onDesktop, resize, screensOfDay } from '../kit/screens.ts'

const app = useApp()
const notes = { brand: '메종', size: 'M', memo: '생일 선물\n드라이만' }
const more = (dialog = adding()) => dialog.getByRole('button', { name: '더 적기' })
const note = (label: string, dialog = adding()) => dialog.getByLabelText(label)
const save = () => editing().getByRole('button', { name: '저장' })

afterEach(onDesktop)

async function openEditing(name: string) {
  await app.open('/closet', hani)
  await card(name).click()
  await page.getByRole('dialog', { name }).getByRole('button', { name: '수정' }).click()
  await expect.element(editing()).toBeVisible()
}

test.for(screensOfDay)(
  'the fields for notes are collapsed at first, and saved notes appear in the details of the piece',
  async (screen) => {
    await resize(screen)
    serveCloset(app.server)
    await app.open('/closet', hani)
    await openAdding()
    await nameField().fill('울 코트')
    await choice('아우터').click()
    await expect.element(more()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(note('브랜드')).not.toBeVisible()
    await more().click()
    await expect.element(more()).toHaveAttribute('aria-expanded', 'true')
    await note('브랜드').fill('메종')
    await note('사이즈').fill('M')
    await note('메모').click()
    await userEvent.keyboard('생일 선물{Enter}드라이만')
    await expectAccessible()
    await adding().getByRole('button', { name: '추가하기' }).click()
    await expect.element(adding()).not.toBeInTheDocument()
    expect(app.server.callsOf(clothes.create)).toMatchObject([{ body: { name: '울 코트', notes } }])
    await card('울 코트').click()
    const section = page.getByRole('region', { name: '내가 적은 것' })
    await expect.element(section.getByText('메종')).toBeVisible()
    await expect.element(section.getByText('드라이만', { exact: false })).toBeVisible()
    await expect.element(section).toMatchTextContent('나만 볼 수 있어요.')
    await expect.element(page.getByLabelText('다른 종류로 고치기')).toBeVisible()
    await expectAccessible()
  },
)

test('editing starts with the saved notes and sends those that changed', async () => {
  serveCloset(app.server, [pieceOf('울 코트', 'OUTER', { notes })])
  await openEditing('울 코트')
  await expect.element(note('브랜드', editing())).toHaveValue('메종')
  await expect.element(note('메모', editing())).toHaveValue(notes.memo)
  await more(editing()).click()
  await expect.element(note('브랜드', editing())).not.toBeVisible()
  await more(editing()).click()
  await note('사이즈', editing()).fill('')
  await save().click()
  await expect.element(editing()).not.toBeInTheDocument()
  expect(app.server.callsOf(clothes.update).map(({ body }) => body.notes)).toEqual([{ size: null }])
})

test('notes of a piece that fail to load can be retried, and unchanged notes are not sent', async () => {
  const coat = pieceOf('울 코트', 'OUTER', { notes })
  serveCloset(app.server, [coat])
  let answer: () => ClothesDetails | Response = () => Response.json({}, { status: 500 })
  app.server.answer(clothesDetails.get, () => answer())
  await app.open('/closet', hani)
  await card('울 코트').getByRole('button', { name: '울 코트 메뉴' }).click()
  await page.getByRole('menuitem', { name: '수정' }).click()
  await more(editing()).click()
  await expect.element(editing().getByText('적어 둔 것을 불러오지 못했어요.')).toBeVisible()
  answer = () => detailsOf(coat)
  await editing().getByRole('button', { name: '다시 시도' }).click()
  await expect.element(note('브랜드', editing())).toHaveValue('메종')
  await editing().getByLabelText('이름').fill('긴 코트')
  await save().click()
  await expect.element(editing()).not.toBeInTheDocument()
  expect(app.server.callsOf(clothes.update).map(({ body }) => body.notes)).toEqual([{}])
})

test('a note that is too long shows an error, also when the notes are collapsed', async () => {
  serveCloset(app.server)
  await app.open('/closet', hani)
  await openAdding()
  await more().click()
  await note('사이즈').fill('가'.repeat(31))
  await expect.element(adding().getByText('30자까지 쓸 수 있어요.')).toBeVisible()
  await expect.element(adding().getByRole('button', { name: '추가하기' })).toBeDisabled()
  await more().click()
  await expect.element(adding().getByText('30자까지 쓸 수 있어요.')).toBeVisible()
})

test('the brand found by a link import is filled in, and the notes are expanded', async () => {
  serveCloset(app.server)
  app.server.answer(linkImport.extract, () => ({
    name: '울 코트',
    type: 'OUTER' as const,
    attributes: [],
    brand: '메종',
    imageUrl: null,
    isPictureMissing: false,
  }))
  await app.open('/closet', hani)
  await openAdding()
  await adding().getByRole('button', { name: '링크로 불러오기' }).click()
  await page.getByLabelText('상품 주소').fill('https://shop.example.com/goods/coat')
  await userEvent.keyboard('{Enter}')
  await expect.element(note('브랜드')).toHaveValue('메종')
  await expect.element(note('브랜드')).toBeVisible()
})
