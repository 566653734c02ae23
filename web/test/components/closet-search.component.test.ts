import { clothes } from '@otday/contract'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { catalogue, pieceOf, valued } from '../kit/closet.ts'
import { serveCloset } from '../kit/closet-server.ts'
import { card, cards, editing, expectCards, expectNames } from '../kit/closet-screen.ts'
import { button } from '../kit/forms.ts'
import { composeText, insertText, pressComposing } from '../kit/keys.ts'
import { hani } from '../kit/people.ts'
import { onDesktop, resize, screensOfDay } from '../kit/screens.ts'

const path = '/closet'
const app = useApp()
const searchBox = () => page.getByRole('searchbox', { name: '옷장 내 검색' })
const filter = (name: string) => page.getByRole('combobox', { name, exact: true })
const status = () => page.getByRole('main').getByRole('status').filter({ hasText: '개 중' })
const chip = (name: string) => page.getByRole('button', { name: `${name} 필터 지우기` })

const wardrobe = () => [
  pieceOf('네이비 울 코트', 'OUTER', { colorRead: 'NAVY', seasonsRead: ['WINTER'] }),
  pieceOf('검정 롱패딩', 'OUTER', { colorRead: 'BLACK', seasonsRead: ['WINTER'], occasionsRead: ['SPORT'] }),
  pieceOf('검정 슬랙스', 'BOTTOM', { colorRead: 'BLACK', occasionsRead: ['WORK'] }),
  pieceOf('회색 울 니트', 'TOP', { colorRead: 'GRAY', seasonsRead: ['AUTUMN', 'WINTER'] }),
  pieceOf('흰 반팔 티셔츠', 'TOP', { colorRead: 'WHITE', seasonsRead: ['SUMMER'], occasionsRead: ['SPORT'] }),
]

afterEach(onDesktop)

test.for(screensOfDay)('the closet is searched and filtered, and the URL keeps the filters', async (screen) => {
  await resize(screen)
  serveCloset(app.server, wardrobe())
  await app.open(path, hani)
  await expectCards(5)
  await searchBox().fill('울')
  await expectCards(2)
  await expect.element(status()).toHaveTextContent('5개 중 2개')
  expect(app.path()).toMatch(/keywordLike=%EC%9A%B8/)
  await filter('계절').selectOptions('겨울')
  await page.getByRole('radio', { name: '아우터', exact: true }).click()
  await expectCards(1)
  expect(app.path()).toMatch(/typeEqual=OUTER/)
  expect(app.path()).toMatch(/seasonEqual=WINTER/)

  await app.open(app.path(), hani)
  await expect.element(searchBox()).toHaveValue('울')
  await expectCards(1)
  await expect.element(card('네이비 울 코트')).toBeVisible()
  await chip('‘울’').click()
  await expect.element(searchBox()).toHaveValue('')
  await expectCards(2)
  await chip('겨울').click()
  await expect.element(status()).not.toBeInTheDocument()
  await expect.poll(app.path).toBe('/closet?typeEqual=OUTER')
})

test('a search runs while the last syllable is composed, and the Enter that ends it keeps the text', async () => {
  serveCloset(app.server, wardrobe())
  await app.open(path, hani)
  await expectCards(5)
  await searchBox().click()
  await insertText('니')
  for (const text of ['ㅌ', '트']) await composeText(text)
  pressComposing(searchBox().element())
  await expectCards(1)
  await expect.element(searchBox()).toHaveValue('니트')
  await insertText('트')
  await expect.element(searchBox()).toHaveValue('니트')
  await expect.element(card('회색 울 니트')).toBeVisible()
})

test('several colors can be chosen, and one button clears the search and all filters', async () => {
  serveCloset(app.server, wardrobe())
  await app.open(path, hani)
  await page.getByRole('button', { name: /^색/ }).click()
  const colors = page.getByRole('dialog', { name: '색' })
  await colors.getByRole('button', { name: '블랙' }).click()
  await colors.getByRole('button', { name: '화이트' }).click()
  await expect.element(colors.getByRole('button', { name: '블랙' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(colors).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^색/ })).toHaveFocus()
  await expect.element(status()).toHaveTextContent('5개 중 3개')
  await expectAccessible()
  await filter('상황').selectOptions('운동')
  await expect.element(status()).toHaveTextContent('5개 중 2개')
  await page.getByRole('searchbox').fill('슬랙스')
  await expect.element(page.getByRole('heading', { name: '검색 결과가 없어요' })).toBeVisible()
  await expect.element(page.getByText('검색어나 필터를 바꿔 보세요.')).toBeVisible()
  await button('검색어와 필터 지우기').last().click()
  await expectCards(5)
  expect(app.path()).toBe(path)
})

test('a search without results offers to clear the word, the filters or the category', async () => {
  serveCloset(app.server, wardrobe())
  await app.open(path, hani)
  await page.getByRole('searchbox').fill('이불')
  await expect.element(page.getByText('다른 말로 찾아 보세요.')).toBeVisible()
  await expect.element(button('모두 지우기')).not.toBeInTheDocument()
  await button('검색어 지우기').last().click()
  await expectCards(5)
  await app.open(`${path}?seasonEqual=SUMMER&occasionEqual=WORK`, hani)
  await expect.element(page.getByText('필터를 바꿔 보세요.')).toBeVisible()
  await button('필터 지우기').last().click()
  await expectCards(5)
  // Within a category (here hats), a search that finds nothing suggests another category, too.
  await app.open(`${path}?typeEqual=HAT&keywordLike=${encodeURIComponent('니트')}`, hani)
  await expect.element(page.getByText('검색어나 카테고리를 바꿔 보세요.')).toBeVisible()
  await button('검색어 지우기').last().click()
  await expect.element(page.getByText('다른 카테고리를 골라 보세요.')).toBeVisible()
})

test('the closet is filtered by attribute and by pieces not worn for 90 days, and sorted', async () => {
  const [coat, ...others] = wardrobe()
  if (!coat) throw new Error('There is no coat.')
  const cardigan = pieceOf('가디건', 'TOP', { attributes: [valued(catalogue.color, '레드')] })
  serveCloset(app.server, [{ ...coat, isWorn: true }, ...others, cardigan])
  await app.open(path, hani)
  await page.getByRole('button', { name: /더보기/ }).click()
  const more = page.getByRole('dialog', { name: '속성과 입은 날' })
  await more.getByRole('switch', { name: '90일 동안 안 입은 옷만' }).click()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expectCards(5)
  await expect.element(card('네이비 울 코트')).not.toBeInTheDocument()
  await page.getByRole('button', { name: /더보기/ }).click()
  await more.getByRole('combobox', { name: '속성' }).selectOptions('색상')
  await more.getByRole('combobox', { name: '값' }).selectOptions('레드')
  await userEvent.keyboard('{Escape}')
  await expectCards(1)
  await chip('색상 레드').click()
  await chip('90일 동안 안 입음').click()
  await expectCards(6)
  await filter('정렬').selectOptions('이름순')
  await expect.element(cards().first()).toHaveAccessibleName('가디건')
  await filter('정렬').selectOptions('오래된순')
  await expect.element(cards().first()).toHaveAccessibleName('네이비 울 코트')
  expect(app.path()).toMatch(/sortDirection=ASCENDING/)
})

test('a piece edited in a filtered closet leaves the list when it no longer matches', async () => {
  const closet = serveCloset(app.server, wardrobe())
  await app.open(`${path}?colorIn=BLACK`, hani)
  await expectNames(['검정 슬랙스', '검정 롱패딩'])
  app.server.answer(clothes.update, ({ params: { clothesId }, body: { name } }) => {
    const piece = closet.pieces.find(({ id }) => id === clothesId)
    if (!piece) throw new Error('There are no such trousers.')
    return Object.assign(piece, { name, colorRead: 'NAVY' })
  })
  await button('검정 슬랙스 메뉴').click()
  await page.getByRole('menuitem', { name: '수정' }).click()
  await editing().getByLabelText('이름').fill('네이비 슬랙스')
  await editing().getByRole('button', { name: '저장' }).click()
  await expect.element(editing()).not.toBeInTheDocument()
  await expectCards(1)
  await expect.element(status()).toHaveTextContent('5개 중 1개')
})

test('a failed search can be retried', async () => {
  serveCloset(app.server, wardrobe())
  await app.open(path, hani)
  await expectCards(5)
  app.server.answer(clothes.list, () => Response.json({}, { status: 500 }))
  await searchBox().fill('코트')
  await expect.element(page.getByText('옷장을 불러오지 못했어요')).toBeVisible()
  serveCloset(app.server, wardrobe())
  await button('다시 시도').click()
  await expectCards(1)
})
