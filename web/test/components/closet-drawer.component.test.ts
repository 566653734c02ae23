import { attributes, clothes, type Clothes } from '@otday/contract'
import { afterEach, expect, test } from 'vitest'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { answerFeeds, cards, columnsOf, feedOf, manyFeeds, me, minji, waiting } from '../kit/feeds.ts'
import { pressOn } from '../kit/forms.ts'
import { hani } from '../kit/people.ts'
import { answerClosets, answerPeople, pieceOf } from '../kit/profiles.ts'
import { delay } from '../kit/trouble.ts'

const app = useApp()
afterEach(() => page.viewport(1440, 900))

const theirs = `/profiles?userId=${minji.userId}`
const opening = () => page.getByRole('button', { name: '옷장 열기' })
const drawer = (name = '민지') => page.getByRole('dialog', { name: `${name} 님의 옷장` })
const pieces = (name?: string) => drawer(name).getByRole('article')
const choice = () => drawer().getByRole('combobox', { name: '종류' })
const type = (number: number): Clothes['type'] => (number === 14 ? 'SHOES' : 'TOP')
const manyPieces = Array.from({ length: 14 }, (_, index) =>
  pieceOf(index + 1, { ownerId: minji.userId, type: type(index + 1) }),
)

function answerAll(hung: readonly Clothes[]) {
  answerFeeds(app.server, manyFeeds(6, { author: minji }))
  answerPeople(app.server, [me, minji])
  answerClosets(app.server, hung)
}

test('the closet drawer opens and closes by keyboard, and its type filter stays in the URL until then', async () => {
  answerAll(manyPieces)
  const delayed = delay(app.server, clothes.list)
  await app.open(theirs, hani)
  await pressOn(opening(), '{Enter}')
  const closing = drawer().getByRole('button', { name: '닫기' })
  await expect.element(closing).toHaveFocus()
  await expect.poll(() => drawer().element().querySelectorAll('[data-skeleton]').length).toBe(6)
  delayed.open()
  await expect.poll(() => pieces().elements().length).toBe(14)
  const box = drawer().element().getBoundingClientRect()
  expect(box.width).toBeCloseTo(456, 0)
  expect(columnsOf(pieces().elements())).toBe(2)
  await expect.element(drawer().getByRole('button', { name: /메뉴$/ })).not.toBeInTheDocument()
  await choice().selectOptions('신발')
  await expect.poll(() => pieces().elements().length).toBe(1)
  await choice().selectOptions('모자')
  await expect.element(drawer().getByText('옷이 없습니다.')).toBeVisible()
  await expect.element(drawer().getByText('다른 카테고리를 선택해보세요.')).toBeVisible()
  expect(app.path()).toContain('typeEqual')
  await app.reload()
  await expect.element(drawer().getByText('다른 카테고리를 선택해보세요.')).toBeVisible()
  await pressOn(closing, '{Enter}')
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(opening()).toHaveFocus()
  expect(app.path()).not.toContain('typeEqual')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => pieces().elements().length).toBe(14)
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).not.toBeInTheDocument()
  await expect.element(opening()).toHaveFocus()
})

test('one’s own closet can be edited from the drawer, which stays open under dialogs and an opened post', async () => {
  answerAll([pieceOf(1, { name: '청바지', type: 'BOTTOM' }), pieceOf(2, { name: '헌 코트', type: 'OUTER' })])
  answerFeeds(app.server, [feedOf(1)])
  app.server.answer(attributes.list, () => [])
  await app.open('/profiles', hani)
  await opening().click()
  await drawer('하니').getByRole('button', { name: '헌 코트 메뉴' }).click()
  await page.getByRole('menuitem', { name: '삭제' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.poll(() => pieces('하니').elements().length).toBe(1)
  await drawer('하니').getByRole('button', { name: '청바지 메뉴' }).click()
  await page.getByRole('menuitem', { name: '수정' }).click()
  const editing = page.getByRole('dialog', { name: '옷 수정' })
  await expect.element(editing).toBeVisible()
  history.back()
  await expect.element(editing).not.toBeInTheDocument()
  await expect.element(drawer('하니')).toBeVisible()
  const feed = page.getByRole('dialog', { name: '하니님의 피드' })
  for (const close of [() => userEvent.keyboard('{Escape}'), async () => history.back()]) {
    await cards('작성한 피드').getByRole('button', { name: '하니님의 피드 열기' }).click()
    await expect.element(feed.getByText(/아직 댓글이 없어요/)).toBeVisible()
    await close()
    await expect.element(feed).not.toBeInTheDocument()
    await expect.poll(() => pieces('하니').elements().length).toBe(1)
  }
  history.back()
  await expect.element(drawer('하니')).not.toBeInTheDocument()
  expect(app.path()).toBe('/profiles')
})

for (const [size, width, height] of [
  ['on a desk', 1440, 900],
  ['on a phone', 390, 844],
] as const)
  test(`the closet tab covers no card and opens the drawer, ${size}`, async () => {
    answerAll([pieceOf(1, { ownerId: minji.userId })])
    await page.viewport(width, height)
    await app.open(theirs, hani)
    await expect.poll(() => cards('작성한 피드').elements().length).toBe(6)
    const buttons = page.getByRole('main').getByRole('button', { name: /^팔로우$|^메시지/ })
    await expect
      .poll(() => buttons.elements().map(({ textContent }) => textContent))
      .toEqual(['팔로우', '메시지 보내기'])
    const tab = opening().element().getBoundingClientRect()
    expect(tab.width).toBeGreaterThanOrEqual(44)
    for (const card of cards('작성한 피드').elements()) {
      const box = card.getBoundingClientRect()
      const isApart = box.right <= tab.left || tab.right <= box.left || box.bottom <= tab.top || tab.bottom <= box.top
      expect(isApart).toBe(true)
    }
    await pressOn(opening(), '{Enter}')
    await expect.poll(() => pieces().elements().length).toBe(1)
  })

test('the open drawer leaves the notification bell usable on a desk', async () => {
  answerAll([pieceOf(1, { ownerId: minji.userId })])
  await app.open(theirs, hani)
  await pressOn(opening(), '{Enter}')
  await expect.poll(() => pieces().elements().length).toBe(1)
  await page.getByRole('button', { name: '알림', exact: true }).click()
  await expect.element(page.getByText('알림이 없습니다')).toBeVisible()
})

test('the drawer of an empty closet shows both lines of its empty message', async () => {
  answerAll([])
  await app.open(theirs, hani)
  await opening().click()
  await expect.element(drawer().getByText('옷이 없습니다.')).toBeVisible()
  await expect.element(drawer().getByText('다른 카테고리를 선택해보세요.')).toBeVisible()
  expect(waiting()).toBe(0)
})
