import { type ClothesType, type DefinitionId, toastTexts } from '@otday/contract'
import type { ApiUser } from '@otday/contract/api-user'
import type { Page } from '@playwright/test'
import { breakDown } from '../network.ts'
import { expect, expectAccessible, test, visit } from '../test.ts'
import { hang, post, settle, today } from '../wardrobe.ts'

const path = '/closet'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const card = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name, exact: true })
const searchBox = (page: Page) => page.getByRole('searchbox', { name: '옷장 내 검색' })
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const status = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: '벌 중' })
const chip = (page: Page, name: string) => page.getByRole('button', { name: `${name} 필터 지우기` })
const details = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

const wardrobe: readonly [string, ClothesType][] = [
  ['네이비 울 코트', 'OUTER'],
  ['검정 롱패딩', 'OUTER'],
  ['검정 슬랙스', 'BOTTOM'],
  ['회색 울 니트', 'TOP'],
  ['흰 반팔 티셔츠', 'TOP'],
]

test('a closet is searched and filtered, and the address says so', { tag: '@phone' }, async ({
  page,
  person,
  enter,
}) => {
  await hang(person, wardrobe)
  await enter(person)
  await visit(page, path)
  await expect(cards(page)).toHaveCount(5)
  await searchBox(page).fill('울')
  await expect(cards(page)).toHaveCount(2)
  await expect(status(page)).toHaveText('5벌 중 2벌')
  await expect(page).toHaveURL(/keywordLike=%EC%9A%B8/)
  await filter(page, '계절').selectOption({ label: '겨울' })
  await page.getByRole('radio', { name: '아우터', exact: true }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/typeEqual=OUTER/)
  await expect(page).toHaveURL(/seasonEqual=WINTER/)

  await page.reload()
  await expect(searchBox(page)).toHaveValue('울')
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, '네이비 울 코트')).toBeVisible()
  await chip(page, '‘울’').click()
  await expect(searchBox(page)).toHaveValue('')
  await expect(cards(page)).toHaveCount(2)
  await chip(page, '겨울').click()
  await expect(status(page)).toBeHidden()
  await expect(page).toHaveURL(/#\/closet\?typeEqual=OUTER$/)
})

test('a word is looked for while its last syllable is being typed, and the Enter that ends it loses nothing', async ({
  page,
  person,
  enter,
}) => {
  await hang(person, wardrobe)
  await enter(person)
  await visit(page, path)
  await expect(cards(page)).toHaveCount(5)
  await searchBox(page).focus()
  const keyboard = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await keyboard.send('Input.insertText', { text: '니' })
  for (const text of ['ㅌ', '트']) await compose(text)
  await searchBox(page).dispatchEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true })
  await expect(cards(page)).toHaveCount(1)
  await expect(searchBox(page)).toHaveValue('니트')
  await keyboard.send('Input.insertText', { text: '트' })
  await expect(searchBox(page)).toHaveValue('니트')
  await expect(card(page, '회색 울 니트')).toBeVisible()
})

test('several colors are chosen, and all filters are cleared at once', async ({ page, person, enter }) => {
  await hang(person, wardrobe)
  await enter(person)
  await visit(page, path)
  await page.getByRole('button', { name: /^색/ }).click()
  const colors = page.getByRole('dialog', { name: '색' })
  await colors.getByRole('button', { name: '블랙' }).click()
  await colors.getByRole('button', { name: '화이트' }).click()
  await expect(colors.getByRole('button', { name: '블랙' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(colors).toBeHidden()
  await expect(page.getByRole('button', { name: /^색/ })).toBeFocused()
  await expect(status(page)).toHaveText('5벌 중 3벌')
  await expectAccessible(page)
  await filter(page, '상황').selectOption({ label: '운동' })
  await expect(status(page)).toHaveText('5벌 중 2벌')
  await page.getByRole('searchbox').fill('슬랙스')
  await expect(page.getByRole('heading', { name: '검색 결과가 없어요' })).toBeVisible()
  await expect(page.getByText('다른 카테고리를 골라 보세요.')).toBeVisible()
  await button(page, '모두 지우기').last().click()
  await expect(cards(page)).toHaveCount(5)
  await expect(page).toHaveURL(/#\/closet$/)
})

test('attributes, what was not worn, and the order', async ({ page, person, enter }) => {
  const [coat] = await hang(person, wardrobe)
  if (!coat) throw new Error('There is no coat.')
  const definitionId = '0199a000-0000-7000-8000-000000000003' as DefinitionId
  const attributes = [{ definitionId, value: '레드' }]
  await person.clothes.create({ body: { ownerId: person.id, name: '가디건', type: 'TOP', attributes } })
  await post(person, await today(person), [coat], '코트를 입었어요')
  await enter(person)
  await visit(page, path)
  await page.getByRole('button', { name: '더보기' }).click()
  const more = page.getByRole('dialog', { name: '속성과 입은 날' })
  await more.getByRole('switch', { name: '90일 동안 안 입은 옷만' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(cards(page)).toHaveCount(5)
  await expect(card(page, '네이비 울 코트')).toBeHidden()
  await page.getByRole('button', { name: '더보기' }).click()
  await more.getByRole('combobox', { name: '속성' }).selectOption({ label: '색상' })
  await more.getByRole('combobox', { name: '값' }).selectOption({ label: '레드' })
  await page.keyboard.press('Escape')
  await expect(cards(page)).toHaveCount(1)
  await chip(page, '색상 레드').click()
  await chip(page, '90일 동안 안 입음').click()
  await expect(cards(page)).toHaveCount(6)
  await filter(page, '정렬').selectOption({ label: '이름순' })
  await expect(cards(page).first()).toHaveAccessibleName('가디건')
  await filter(page, '정렬').selectOption({ label: '오래된순' })
  await expect(cards(page).first()).toHaveAccessibleName('네이비 울 코트')
  await expect(page).toHaveURL(/sortDirection=ASCENDING/)
})

test('a change shows in a filtered closet', async ({ page, person, enter }) => {
  await hang(person, wardrobe)
  await enter(person)
  await visit(page, `${path}?colorIn=BLACK`)
  await expect(cards(page)).toHaveCount(2)
  await button(page, '검정 슬랙스 메뉴').click()
  await page.getByRole('menuitem', { name: '수정' }).click()
  const editing = page.getByRole('dialog', { name: '옷 수정' })
  await editing.getByLabel('이름').fill('네이비 슬랙스')
  await editing.getByRole('button', { name: '저장' }).click()
  await expect(editing).toBeHidden()
  await expect(cards(page)).toHaveCount(1)
  await expect(status(page)).toHaveText('5벌 중 1벌')
})

test('a failed search is tried again', async ({ page, person, enter }) => {
  await hang(person, wardrobe)
  await enter(person)
  await visit(page, path)
  await expect(cards(page)).toHaveCount(5)
  const mend = await breakDown(page, '/api/clothes', 'GET')
  await searchBox(page).fill('코트')
  await expect(page.getByText('옷장을 불러오지 못했어요')).toBeVisible()
  mend()
  await button(page, '다시 시도').click()
  await expect(cards(page)).toHaveCount(1)
})

async function withOddPiece(person: ApiUser) {
  const [knit, odd] = await hang(person, [
    ['회색 울 니트', 'TOP'],
    ['이상한 물건', 'TOP'],
  ])
  if (!knit || !odd) throw new Error('A piece is missing.')
  return { knit, odd }
}

test('a card opens what the stylist read, and the back button closes it', { tag: '@phone' }, async ({
  page,
  person,
  enter,
}) => {
  const { knit } = await withOddPiece(person)
  await settle(person)
  await post(person, await today(person), [knit], '니트를 입었어요')
  await enter(person)
  await visit(page, path)
  await card(page, '회색 울 니트').click()
  const dialog = details(page, '회색 울 니트')
  await expect(dialog.getByRole('heading', { name: '이 옷은 이렇게 읽었어요' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`piece=${knit.id}`))
  await expect(dialog.getByText('이름에서').first()).toBeVisible()
  await expect(dialog.getByText('그레이', { exact: true })).toBeVisible()
  await expect(dialog.getByText('1번 올렸어요.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByRole('link', { name: '이 옷으로 코디하기' })).toHaveAttribute(
    'href',
    `#/recommendations?compose=${knit.id}`,
  )
  const kind = dialog.getByLabel('다른 종류로 고치기')
  const read = await kind.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label)
  expect(read).toContain('니트')
  await kind.selectOption({ label: '맨투맨' })
  await expect(dialog.getByText('고쳐 준 대로 추천해요.')).toBeVisible()
  await dialog.getByRole('button', { name: '고친 것 되돌리기' }).click()
  await expect(dialog.getByText('고쳐 준 대로 추천해요.')).toBeHidden()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/#\/closet$/)

  await visit(page, `${path}?piece=${knit.id}`)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/#\/closet$/)
})

test('a reading is set right with one tap, and taken back', async ({ page, person, enter }) => {
  const { odd } = await withOddPiece(person)
  await enter(person)
  await visit(page, path)
  await card(page, '이상한 물건').click()
  const dialog = details(page, '이상한 물건')
  await expect(dialog.getByText('잘 모르겠어요. 알려 주세요.')).toBeVisible()
  const mend = await breakDown(page, `/api/clothes/${odd.id}/reading`, 'PATCH')
  await dialog.getByRole('button', { name: '니트', exact: true }).click()
  await expect(page.getByText('고치지 못했어요. 다시 시도해 주세요.')).toBeVisible()
  mend()
  await dialog.getByRole('button', { name: '니트', exact: true }).click()
  await expect(page.getByText('고친 값으로 추천할게요.')).toBeVisible()
  await expect(dialog.getByText('직접', { exact: true })).toBeVisible()
  await page.reload()
  await expect(dialog.getByText('직접', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: '고친 것 되돌리기' }).click()
  await expect(dialog.getByRole('button', { name: '반팔 티셔츠' })).toBeVisible()
  await dialog.getByText('안 입어요', { exact: true }).click()
  await expect(dialog.getByText('없어요', { exact: true })).toBeVisible()
})

test('details lead to editing, and to a deletion that can be undone', async ({ page, person, enter }) => {
  await withOddPiece(person)
  await enter(person)
  await visit(page, path)
  await card(page, '이상한 물건').click()
  await details(page, '이상한 물건').getByRole('button', { name: '수정' }).click()
  const editing = page.getByRole('dialog', { name: '옷 수정' })
  await expect(editing.getByLabel('이름')).toHaveValue('이상한 물건')
  await page.goBack()
  await expect(editing).toBeHidden()
  await expect(page).toHaveURL(/#\/closet$/)

  await card(page, '이상한 물건').click()
  await details(page, '이상한 물건').getByRole('button', { name: '삭제' }).click()
  const question = page.getByRole('alertdialog', { name: '옷을 삭제할까요?' })
  await expect(question).toContainText('되돌릴 수 있어요')
  await question.getByRole('button', { name: '삭제' }).click()
  await expect(page.getByText(toastTexts.clothesDeleted)).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/#\/closet$/)
  await button(page, '실행 취소').click()
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText('되돌렸어요.')).toBeVisible()
})

test('details of a piece that is gone, or not one’s own, say so', async ({ page, person, other, enter }) => {
  const [theirs] = await hang(other, [['남의 니트', 'TOP']])
  await hang(person, [['내 니트', 'TOP']])
  await enter(person)
  await visit(page, `${path}?piece=${theirs?.id}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('이 옷은 이제 옷장에 없어요')).toBeVisible()
  await dialog.getByRole('button', { name: '닫기' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(card(page, '내 니트')).toBeVisible()
})

test('what the closet lacks stands below it and leads to adding it', async ({ page, person, enter }) => {
  await settle(person)
  await hang(person)
  await enter(person)
  await visit(page, path)
  const gaps = page.getByRole('region', { name: '있으면 좋은 옷' })
  await expect(gaps.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await gaps.getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: '옷 추가' })).toBeVisible()
})
