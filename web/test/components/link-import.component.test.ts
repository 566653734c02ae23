import { type ExtractedClothes, formTexts, linkImport, toastTexts } from '@otday/contract'
import { beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, Refusal, useApp, userEvent } from '../kit/app.tsx'
import { catalogue, valued } from '../kit/closet.ts'
import { adding, choice, leaving, nameField, openAdding } from '../kit/closet-screen.ts'
import { serveCloset } from '../kit/closet-server.ts'
import { dropText, pasteText } from '../kit/files.ts'
import { button } from '../kit/forms.ts'
import { hani } from '../kit/people.ts'

const coatLink = 'https://shop.example.com/goods/coat'
const app = useApp()
const importing = () => page.getByRole('dialog', { name: '링크로 불러오기' })
const link = () => importing().getByLabelText('상품 주소')
const load = () => importing().getByRole('button', { name: '불러오기', exact: true })
const attribute = (of: string) => adding().getByRole('combobox', { name: of })
const begin = () => adding().getByRole('button', { name: '링크로 불러오기' })

const coat: ExtractedClothes = {
  name: '핸드메이드 울 코트',
  type: 'OUTER',
  attributes: [valued(catalogue.color, '네이비'), valued(catalogue.material, '울')],
  brand: '메종',
  imageUrl: null,
  isPictureMissing: false,
}

beforeEach(() => {
  serveCloset(app.server)
  app.server.answer(linkImport.extract, () => coat)
})

async function openImporting() {
  await app.open('/closet', hani)
  await openAdding()
  await begin().click()
  await expect.element(importing()).toBeVisible()
}

test('a value that the linked page does not provide stays as it was typed', async () => {
  app.server.answer(linkImport.extract, () => ({ ...coat, name: '줄무늬 양말', type: 'SOCKS', attributes: [] }))
  await app.open('/closet', hani)
  await openAdding()
  await nameField().fill('쓰던 이름')
  await attribute('두께').selectOptions('얇음')
  await begin().click()
  await importing().getByRole('button', { name: '뒤로' }).click()
  await expect.element(nameField()).toHaveValue('쓰던 이름')
  await begin().click()
  await link().fill('https://shop.example.com/goods/socks')
  await userEvent.keyboard('{Enter}')
  await expect.element(nameField()).toHaveValue('줄무늬 양말')
  await expect.element(choice('양말')).toBeChecked()
  await expect.element(attribute('두께')).toHaveDisplayValue('얇음')
  await expect.element(adding().getByRole('img', { name: '고른 사진 미리보기' })).not.toBeInTheDocument()
})

test('values from the linked page replace those chosen by hand, and values that the page lacks stay', async () => {
  await app.open('/closet', hani)
  await openAdding()
  await adding().getByRole('radio', { name: '블랙', exact: true }).click()
  await attribute('두께').selectOptions('얇음')
  await begin().click()
  await link().fill(coatLink)
  await userEvent.keyboard('{Enter}')
  await expect.element(adding().getByRole('radio', { name: '네이비', exact: true })).toBeChecked()
  await expect.element(attribute('소재')).toHaveDisplayValue('울')
  await expect.element(attribute('두께')).toHaveDisplayValue('얇음')
})

test('a link is required and must be a valid URL', async () => {
  await openImporting()
  await expect.element(link()).toHaveAttribute('type', 'url')
  await expect.element(load()).toBeDisabled()
  await link().click()
  await userEvent.keyboard('{Enter}')
  await expect.element(importing().getByText(formTexts.linkRequired)).toBeVisible()
  await link().fill('  ')
  await expect.element(load()).toBeDisabled()
  await link().fill('울 코트')
  await expect.element(link()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(link()).toHaveAccessibleDescription(expect.stringContaining('https://'))
  await link().fill('')
  await expect.element(link()).not.toHaveAttribute('aria-invalid', 'true')
  await link().fill(coatLink)
  await expect.element(load()).toBeEnabled()
})

const shared = `데일리 오버핏 반팔 티셔츠\n(${coatLink})에서 보세요`

test('the link is extracted from a text that is pasted, dropped or typed', async () => {
  await openImporting()
  expect(pasteText(shared, link().element())).toBe(true)
  await expect.element(link()).toHaveValue(coatLink)
  await link().fill('')
  dropText(shared, link().element())
  await expect.element(link()).toHaveValue(coatLink)
  expect(pasteText(coatLink, link().element())).toBe(false)
  await link().fill('shop.example.com/goods/coat 보세요')
  await load().click()
  await expect.element(nameField()).toHaveValue('핸드메이드 울 코트')
  expect(app.server.callsOf(linkImport.extract)).toMatchObject([{ query: { url: coatLink } }])
})

test('a text with a link, pasted or dropped on the closet page, opens the import step', async () => {
  await app.open('/closet', hani)
  await expect.element(button('옷 추가').first()).toBeVisible()
  const giveUp = async () => {
    await expect.element(link()).toHaveValue(coatLink)
    await userEvent.keyboard('{Escape}')
    await leaving().getByRole('button', { name: '그만두기' }).click()
    await expect.element(importing()).not.toBeInTheDocument()
  }
  expect(pasteText(shared)).toBe(true)
  await giveUp()
  expect(dropText(shared)).toBe(true)
  await giveUp()
  dropText(`${location.origin}/#/closet`)
  expect(pasteText('울 코트')).toBe(false)
  await expect.element(importing()).not.toBeInTheDocument()
})

test('a link dropped in the add dialog opens nothing and keeps what was typed', async () => {
  await app.open('/closet', hani)
  await openAdding()
  await nameField().fill('아끼는 코트')
  expect(dropText(coatLink)).toBe(true)
  await expect.element(importing()).not.toBeInTheDocument()
  await expect.element(nameField()).toHaveValue('아끼는 코트')
  expect(dropText(coatLink, nameField().element())).toBe(false)
})

test('a picture that could not be loaded is reported, and the name is filled in', async () => {
  app.server.answer(linkImport.extract, () => ({ ...coat, isPictureMissing: true }))
  await openImporting()
  await link().fill(coatLink)
  await load().click()
  await expect.element(page.getByText(toastTexts.importedWithoutPicture)).toBeVisible()
  await expect.element(nameField()).toHaveValue('핸드메이드 울 코트')
})

test('a link that cannot be read shows the reason, and the link and form keep their text', async () => {
  await app.open('/closet', hani)
  await openAdding()
  await nameField().fill('아끼는 코트')
  await begin().click()
  for (const reason of [
    '상품 페이지가 없어졌거나 주소가 바뀌었어요.',
    '쇼핑몰이 불러오기를 막고 있어요.',
    '불러올 수 없는 주소예요. 쇼핑몰 상품 페이지의 주소인지 확인해 주세요.',
  ]) {
    app.server.answer(linkImport.extract, () => {
      throw new Refusal('LinkUnreadable', { url: reason })
    })
    await link().fill(coatLink)
    await load().click()
    await expect.element(link()).toHaveAccessibleDescription(expect.stringContaining(reason))
    await expect.element(link()).toHaveValue(coatLink)
  }
  await expect.element(page.getByText(toastTexts.importFailed).first()).toBeVisible()
  app.server.answer(linkImport.extract, () => {
    throw new Refusal('LinkUnreadable')
  })
  await load().click()
  await expect.element(link()).toHaveAccessibleDescription(expect.stringContaining('링크에서 옷 정보를 읽지 못했어요.'))
  await importing().getByRole('button', { name: '취소' }).click()
  await expect.element(nameField()).toHaveValue('아끼는 코트')
})

test('a running import is shown and can be canceled', async () => {
  app.server.answer(linkImport.extract, () => new Promise(() => {}))
  await openImporting()
  await link().fill(coatLink)
  await load().click()
  await expect.element(importing().getByRole('button', { name: '불러오는 중...' })).toBeVisible()
  await importing().getByRole('button', { name: '취소' }).click()
  await expect.element(adding()).toBeVisible()
  app.server.answer(linkImport.extract, () => coat)
  await begin().click()
  await expect.element(link()).toHaveValue(coatLink)
  await load().click()
  await expect.element(nameField()).toHaveValue('핸드메이드 울 코트')
})

test('closing the import dialog with a typed link asks first', async () => {
  await openImporting()
  await link().fill(coatLink)
  await userEvent.keyboard('{Escape}')
  await leaving().getByRole('button', { name: '계속 쓰기' }).click()
  await expect.element(link()).toHaveValue(coatLink)
  await expect.element(leaving()).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await leaving().getByRole('button', { name: '그만두기' }).click()
  await expect.element(importing()).not.toBeInTheDocument()
})

test('the import works by keyboard alone, and the focus follows the step', async () => {
  await app.open('/closet', hani)
  const press = async (named: ReturnType<typeof button>) => {
    await expect.element(named).toBeVisible()
    const element = named.element() as HTMLElement
    element.focus()
    await userEvent.keyboard('{Enter}')
  }
  await press(button('옷 추가').first())
  await press(begin())
  await expect.element(link()).toHaveFocus()
  await link().fill(coatLink)
  await userEvent.keyboard('{Enter}')
  await expect.element(nameField()).toHaveFocus()
})

test('the import step has no accessibility violations', async () => {
  await openImporting()
  await link().fill('울 코트')
  await expectAccessible()
})
