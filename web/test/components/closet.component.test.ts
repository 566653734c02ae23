import {
  type Clothes,
  clothes,
  type ClothesType,
  errorCatalogue,
  formTexts,
  linkImport,
  toastTexts,
} from '@otday/contract'
import { afterEach, expect, test } from 'vitest'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { catalogue, pieceOf, pictured, typeLabels, valued } from '../kit/closet.ts'
import { serveCloset } from '../kit/closet-server.ts'
import {
  adding,
  card,
  choice,
  editing,
  expectCards,
  expectNames,
  nameField,
  openAdding,
  tab,
  tabs,
} from '../kit/closet-screen.ts'
import { button } from '../kit/forms.ts'
import { endComposing } from '../kit/keys.ts'
import { keepRead, readKept } from '../kit/kept.ts'
import { hani } from '../kit/people.ts'
import { delay } from '../kit/trouble.ts'
import { onDesktop, resize, screensOfDay } from '../kit/screens.ts'
import { pageOf } from '../kit/usual.ts'

const path = '/closet'
const app = useApp()
const save = () => adding().getByRole('button', { name: '추가하기' })

afterEach(onDesktop)

test.for(screensOfDay)(
  'the closet has tabs for all and twelve types, each with its own empty message',
  async (screen) => {
    await resize(screen)
    serveCloset(app.server)
    await app.open(path, hani)
    const shown = () =>
      tabs()
        .getByRole('radio')
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(shown).toEqual(typeLabels)
    await expect.element(tab('전체')).toBeChecked()
    await expect.element(page.getByRole('heading', { name: '옷장이 비어 있어요' })).toBeVisible()
    await expect.element(button('옷 추가')).toHaveLength(2)
    await tab('신발').click()
    await expect.element(page.getByRole('heading', { name: '검색 결과가 없어요' })).toBeVisible()
    await expect.element(page.getByText('다른 카테고리를 골라 보세요.')).toBeVisible()
    await tab('전체').click()
    await button('옷 추가').last().click()
    await expect.element(adding()).toBeVisible()
  },
)

test('the type in the URL selects the tab, and a tab sets the URL', async () => {
  serveCloset(app.server, [pieceOf('회색 니트', 'TOP'), pieceOf('청바지', 'BOTTOM')])
  await app.open(path, hani)
  await expectCards(2)
  await tab('하의').click()
  await expect.poll(app.path).toBe('/closet?typeEqual=BOTTOM')
  await expectCards(1)
  await expect.element(card('청바지')).toBeVisible()
  await app.open('/closet?typeEqual=BOTTOM', hani)
  await expect.element(tab('하의')).toBeChecked()
  await expectCards(1)
  await tab('전체').click()
  await expect.poll(app.path).toBe(path)
  await expectCards(2)
})

test('values read from the typed name are filled in, change with the name, and never replace a chosen value', async () => {
  serveCloset(app.server)
  app.server.answer(linkImport.readName, ({ query: { name } }) =>
    name === '검정 울 니트'
      ? { type: 'TOP', attributes: [valued(catalogue.color, '블랙'), valued(catalogue.material, '울')] }
      : { type: null, attributes: [] },
  )
  await app.open(path, hani)
  await openAdding()
  const read = () => adding().getByRole('group', { name: '추천하는 값' }).getByRole('button')
  const color = (name: string) => adding().getByRole('radio', { name, exact: true })
  await color('아이보리').click()
  await nameField().fill('검정 울 니트')
  const material = adding().getByRole('combobox', { name: '소재' })
  await expect.element(material).toHaveValue('울')
  await expect.element(adding().getByText('알아서 채웠어요: 종류 상의, 소재 울')).toBeVisible()
  await expect.element(read()).toHaveLength(1)
  await expect.element(choice('상의')).toBeChecked()
  await expect.element(color('아이보리')).toBeChecked()
  await color('선택 안 함').click()
  await read().filter({ hasText: '색상 블랙' }).click()
  await expect.element(color('블랙')).toBeChecked()
  await userEvent.click(color('블랙'))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(color('화이트')).toBeChecked()
  await nameField().fill('흰 셔츠')
  await expect.element(choice('상의')).not.toBeChecked()
  await expect.element(material).toHaveValue('')
  await expect.element(color('화이트')).toBeChecked()
  await choice('상의').click()
  await adding().getByRole('combobox', { name: '두께' }).selectOptions('얇음')
  await save().click()
  await expect.element(adding()).not.toBeInTheDocument()
  await expect.element(page.getByText(toastTexts.clothesRegistered)).toBeVisible()
  await expect.element(page.getByText('옷 1벌', { exact: true })).toBeVisible()
  await expect.poll(() => card('흰 셔츠').element().querySelector('svg')).not.toBeNull()
  await openAdding()
  await expect.element(nameField()).toHaveValue('')
})

test('a type read from a new piece’s name replaces the type of the closet page, until it is undone or one is chosen', async () => {
  serveCloset(app.server)
  app.server.answer(linkImport.readName, ({ query: { name = '' } }) => ({
    type: name.endsWith('원피스') ? 'DRESS' : name.endsWith('구두') ? 'SHOES' : null,
    attributes: [],
  }))
  await app.open('/closet?typeEqual=BOTTOM', hani)
  await openAdding()
  await expect.element(choice('하의')).toBeChecked()
  await nameField().fill('검정 원피스')
  await expect.element(choice('원피스')).toBeChecked()
  await expect.element(adding().getByRole('status').filter({ hasText: '원피스' })).toBeVisible()
  await adding().getByRole('button', { name: '되돌리기' }).click()
  await expect.element(choice('하의')).toBeChecked()
  await nameField().fill('검정 구두')
  await expect.poll(() => app.server.callsOf(linkImport.readName).length).toBe(2)
  await expect.element(choice('하의')).toBeChecked()
  await choice('신발').click()
  await nameField().fill('흰 원피스')
  await expect.poll(() => app.server.callsOf(linkImport.readName).length).toBe(3)
  await expect.element(choice('신발')).toBeChecked()
})

test('undo removes the values filled in from the name, which are then offered one by one or together', async () => {
  serveCloset(app.server)
  app.server.answer(linkImport.readName, ({ query: { name = '' } }) => ({
    type: 'TOP',
    attributes: [valued(catalogue.color, '블랙'), valued(catalogue.material, name.endsWith('긴팔') ? '면' : '울')],
  }))
  await app.open(path, hani)
  await openAdding()
  await nameField().fill('검정 니트')
  const color = adding().getByRole('radio', { name: '블랙', exact: true })
  await expect.element(color).toBeChecked()
  await adding().getByRole('button', { name: '되돌리기' }).click()
  await expect.element(color).not.toBeChecked()
  await expect.element(choice('상의')).not.toBeChecked()
  await nameField().fill('검정 니트 긴팔')
  await expect.element(adding().getByRole('button', { name: '소재 면' })).toBeVisible()
  await expect.element(color).not.toBeChecked()
  await adding().getByRole('button', { name: '색상 블랙' }).click()
  await expect.element(color).toBeChecked()
  await adding().getByRole('button', { name: '모두 넣기' }).click()
  await expect.element(adding().getByRole('combobox', { name: '소재' })).toHaveValue('면')
  await expect.element(choice('상의')).toBeChecked()
})

test('a value chosen by hand stays when the name says the same and when suggestions are undone', async () => {
  serveCloset(app.server)
  app.server.answer(linkImport.readName, ({ query: { name = '' } }) => ({
    type: null,
    attributes: [
      ...(name.startsWith('아이보리') ? [valued(catalogue.color, '아이보리')] : []),
      valued(catalogue.material, name.endsWith('울') ? '울' : '면'),
    ],
  }))
  await app.open(path, hani)
  await openAdding()
  const color = adding().getByRole('radio', { name: '아이보리', exact: true })
  const material = adding().getByRole('combobox', { name: '소재' })
  await color.click()
  await choice('상의').click()
  await nameField().fill('아이보리 니트')
  await expect.element(adding().getByText('알아서 채웠어요: 소재 면')).toBeVisible()
  await nameField().fill('니트 울')
  await expect.element(material).toHaveValue('울')
  await expect.element(color).toBeChecked()
  await adding().getByRole('button', { name: '되돌리기' }).click()
  await expect.element(material).toHaveValue('')
  await expect.element(color).toBeChecked()
  await expect.element(choice('상의')).toBeChecked()
})

test('a piece is added with the type read from its name, by 추가하고 하나 더 or by Enter', async () => {
  serveCloset(app.server)
  app.server.answer(linkImport.readName, () => ({ type: 'DRESS', attributes: [] }))
  await app.open(path, hani)
  await openAdding()
  await nameField().fill('꽃무늬 원피스')
  await expect.element(choice('원피스')).toBeChecked()
  await button('추가하고 하나 더').click()
  await expect.element(nameField()).toHaveValue('')
  await expect.element(nameField()).toHaveFocus()
  await expect.element(choice('원피스')).not.toBeChecked()
  await nameField().fill('검정 원피스')
  await userEvent.keyboard('{Enter}')
  await expect.element(adding()).not.toBeInTheDocument()
  await expectNames(['검정 원피스', '꽃무늬 원피스'])
})

test.each([
  ['in place of', '청바지'],
  ['after', '흰 셔츠 청바지'],
])('a name that is typed %s the one before while that is saved is kept for the next piece', async (_, typed) => {
  serveCloset(app.server)
  app.server.answer(linkImport.readName, () => ({ type: 'TOP', attributes: [] }))
  await app.open(path, hani)
  await openAdding()
  await nameField().fill('흰 셔츠')
  await expect.element(choice('상의')).toBeChecked()
  const saving = delay(app.server, clothes.create)
  await button('추가하고 하나 더').click()
  await expect.poll(saving.waiting).toBe(1)
  await nameField().fill(typed)
  saving.open()
  await expect.element(nameField()).toHaveValue('청바지')
  await expect.element(nameField()).toHaveFocus()
  await button('추가하고 하나 더').click()
  await expect
    .poll(() => app.server.callsOf(clothes.create).map(({ body }) => body.name))
    .toEqual(['흰 셔츠', '청바지'])
})

test('the next piece does not start with the type of the one before, even if its name comes fast', async () => {
  const wait = Promise.withResolvers<void>()
  serveCloset(app.server)
  app.server.answer(linkImport.readName, async ({ query: { name } }) => {
    if (name !== '청자켓') await wait.promise
    return { type: name === '청자켓' ? 'OUTER' : 'BOTTOM', attributes: [] }
  })
  await app.open(path, hani)
  await openAdding()
  await nameField().fill('청자켓')
  await expect.element(choice('아우터')).toBeChecked()
  await button('추가하고 하나 더').click()
  await expect.element(nameField()).toHaveValue('')
  await nameField().fill('진청 스키니')
  await expect.poll(() => app.server.callsOf(linkImport.readName).length).toBe(2)
  await expect.element(choice('아우터')).not.toBeChecked()
  await expect.element(button('추가하고 하나 더')).toBeDisabled()
  wait.resolve()
  await button('추가하고 하나 더').click()
  await expect.poll(() => app.server.callsOf(clothes.create).map(({ body }) => body.type)).toEqual(['OUTER', 'BOTTOM'])
})

test('in the dark theme the background is lighter than black cloth, and a cut-out keeps a margin', async () => {
  const picture = {
    ...pictured.picture,
    width: 600,
    height: 1600,
    cutOut: { left: 0.1, top: 0.1, width: 0.8, height: 0.8 },
  }
  serveCloset(app.server, [pieceOf('검정 티셔츠', 'TOP', { ...pictured, picture })])
  document.documentElement.dataset['theme'] = 'dark'
  await app.open(path, hani)
  await expect.element(card('검정 티셔츠')).toBeVisible()
  const image = () => card('검정 티셔츠').element().querySelector('img')
  await expect.poll(image).not.toBeNull()
  const shown = image()
  const tile = shown?.parentElement
  if (!shown || !tile) throw new Error('There is no picture.')
  const [outer, inner] = [tile.getBoundingClientRect(), shown.getBoundingClientRect()]
  expect((inner.left - outer.left) / outer.width).toBeCloseTo(0.12)
  expect((inner.top - outer.top) / outer.height).toBeCloseTo(0.12)
  expect((outer.bottom - inner.bottom) / outer.height).toBeCloseTo(0.12)
  const colors = getComputedStyle(tile).backgroundImage.matchAll(/oklab\(([\d.]+)/g)
  expect(Math.max(...[...colors].map(([, light]) => Number(light)))).toBeGreaterThan(0.35)
  document.documentElement.dataset['theme'] = 'light'
})

test('the Enter that ends a Korean syllable saves nothing, the next Enter submits the form', async () => {
  serveCloset(app.server)
  await app.open(path, hani)
  await openAdding()
  const blame = adding().getByText(formTexts.clothesTypeRequired)
  await nameField().fill('청바지')
  endComposing(nameField(), '지')
  await expect.element(blame).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(blame).toBeVisible()
  await choice('하의').click()
  await nameField().click()
  await userEvent.keyboard('{Enter}')
  await expect.element(adding()).not.toBeInTheDocument()
  await expectCards(1)
})

test('a piece needs a name and a type', async () => {
  serveCloset(app.server)
  await app.open(path, hani)
  await openAdding()
  await expect.element(save()).toBeDisabled()
  await nameField().click()
  await userEvent.keyboard('{Enter}')
  await expect.element(nameField()).toHaveAccessibleDescription(expect.stringContaining(formTexts.clothesNameRequired))
  await expect.element(adding().getByText(formTexts.clothesTypeRequired)).toBeVisible()
  await choice('모자').click()
  await expect.element(adding().getByText(formTexts.clothesTypeRequired)).not.toBeInTheDocument()
  await nameField().fill('   ')
  await expect.element(save()).toBeDisabled()
  await nameField().fill('버킷햇')
  await expect.element(nameField()).not.toHaveAttribute('aria-invalid', 'true')
  await expect.element(save()).toBeEnabled()
})

test('a file that is not a picture is refused with a message, and the form keeps its text', async () => {
  serveCloset(app.server)
  await app.open(path, hani)
  await openAdding()
  await nameField().fill('줄무늬 양말')
  const input = adding().getByLabelText('옷 사진')
  await userEvent.upload(input, new File(['양말'], 'list.txt', { type: 'text/plain' }))
  await expect.element(adding().getByText(formTexts.imageTypeOnly)).toBeVisible()
  await userEvent.upload(input, new File(['no picture at all'], 'photo.png', { type: 'image/png' }))
  await expect.element(adding().getByText(errorCatalogue.InvalidImage[1])).toBeVisible()
  await expect.element(adding().getByRole('img', { name: '고른 사진 미리보기' })).not.toBeInTheDocument()
  await expect.element(nameField()).toHaveValue('줄무늬 양말')
})

test('a failed save keeps what was typed', async () => {
  serveCloset(app.server)
  const message = '옷장이 잠시 닫혔어요.'
  app.server.answer(clothes.create, () => Response.json({ message }, { status: 500 }))
  await app.open(path, hani)
  await openAdding()
  await nameField().fill('노란 우비')
  await choice('아우터').click()
  await save().click()
  await expect.element(page.getByText(toastTexts.clothesRegisterFailed)).toBeVisible()
  await expect.element(adding().getByRole('alert')).toHaveTextContent(message)
  await expect.element(nameField()).toHaveValue('노란 우비')
  serveCloset(app.server)
  await save().click()
  await expect.element(card('노란 우비')).toBeVisible()
})

test('a piece is edited from its menu by keyboard, and deletion asks first with cancel focused', async () => {
  serveCloset(app.server, [pieceOf('회색 니트', 'TOP'), pieceOf('청바지', 'BOTTOM')])
  await app.open(path, hani)
  await expectCards(2)
  const menuOf = (name: string) => button(`${name} 메뉴`).element() as HTMLElement
  menuOf('회색 니트').focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() =>
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['수정', '삭제'])
  await expect.element(page.getByRole('menuitem', { name: '수정' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const name = editing().getByLabelText('이름')
  await expect.element(name).toHaveValue('회색 니트')
  await expect.element(editing().getByRole('radio', { name: '상의', exact: true })).toBeChecked()
  await name.fill('검정 니트')
  await userEvent.keyboard('{Enter}')
  await expect.element(editing()).not.toBeInTheDocument()
  await expect.element(page.getByText(toastTexts.clothesEdited)).toBeVisible()
  await expect.element(card('검정 니트')).toBeVisible()
  await expect.element(card('회색 니트')).not.toBeInTheDocument()

  menuOf('검정 니트').focus()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  const asked = page.getByRole('alertdialog', { name: '옷을 삭제할까요?' })
  await expect.element(asked).toMatchTextContent('검정 니트')
  await expect.element(asked.getByRole('button', { name: '취소' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(asked).not.toBeInTheDocument()
  await expectCards(2)
  await button('검정 니트 메뉴').click()
  await page.getByRole('menuitem', { name: '삭제' }).click()
  await asked.getByRole('button', { name: '삭제' }).click()
  await expect.element(asked).not.toBeInTheDocument()
  await expect.element(page.getByText(toastTexts.clothesDeleted)).toBeVisible()
  await expectCards(1)
  await expect.element(page.getByText('옷 1벌', { exact: true })).toBeVisible()
})

test('an added piece is put into the cached lists of its type, and cached search results are dropped', async () => {
  const knit = pieceOf('회색 니트', 'TOP')
  const { id: ownerId } = hani
  const keyOf = (typeEqual: ClothesType | null, search?: object) => [
    'clothes',
    'list',
    { ownerId, typeEqual, ...(search && { search }) },
  ]
  const pages = (...known: Clothes[]) => ({ pages: [pageOf(known)], pageParams: [null] })
  serveCloset(app.server, [knit])
  await keepRead(keyOf('TOP'), pages(knit))
  await keepRead(keyOf('SHOES'), pages())
  await keepRead(keyOf(null, { keywordLike: '니트' }), pages(knit))
  const keptNames = async (key: readonly unknown[]) =>
    (await readKept<ReturnType<typeof pages>>(key))?.pages.flatMap(({ data, totalCount }) => [
      totalCount,
      ...data.map(({ name }) => name),
    ])
  await app.open(path, hani)
  await expectCards(1)
  await openAdding()
  await nameField().fill('남색 셔츠')
  await choice('상의').click()
  await save().click()
  await expectCards(2)
  await expect.poll(() => keptNames(keyOf('TOP'))).toEqual([2, '남색 셔츠', '회색 니트'])
  expect(await keptNames(keyOf('SHOES'))).toEqual([0])
  // The stored result of a search is removed, because the server alone knows whether a search finds the new piece.
  await expect.poll(() => keptNames(keyOf(null, { keywordLike: '니트' }))).toBeUndefined()
})
