import { closetChanges } from '@otday/contract'
import { expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { pieceOf } from '../kit/closet.ts'
import { cards, expectCards, expectNames } from '../kit/closet-screen.ts'
import { serveCloset } from '../kit/closet-server.ts'
import { serveToday } from '../kit/diary.ts'
import { someClothes } from '../kit/diary-fixtures.ts'
import { button } from '../kit/forms.ts'
import { hani } from '../kit/people.ts'

const path = '/closet'
const app = useApp()
const bar = () => page.getByRole('region', { name: '고른 옷' })
const box = (name: string) => cards().getByRole('checkbox', { name, exact: true })
const expectWinters = (count: number) => expect.poll(() => cards().getByText('겨울').elements().length).toBe(count)
const parts = () => cards().first().element().querySelectorAll('*').length

async function chooseWinter(dialog: ReturnType<typeof page.getByRole>) {
  await dialog.getByRole('combobox', { name: '속성' }).selectOptions('계절')
  await dialog.getByRole('combobox', { name: '값' }).selectOptions('겨울')
}

test('the starter sheet fills an empty closet, and a retry after a failure sends the same request', async () => {
  serveToday(app.server, someClothes())
  const closet = serveCloset(app.server)
  await app.open(path, hani)
  await button('자주 입는 옷으로 시작하기').click()
  const sheet = page.getByRole('dialog', { name: '자주 입는 옷으로 시작하기' })
  await expect.element(sheet.getByRole('checkbox')).toHaveLength(24)
  await expect.element(sheet.getByRole('button', { name: /^\d+(?:벌|개) 담기$/ })).toBeEnabled()
  await expectAccessible()
  await sheet.getByRole('button', { name: '모두 고르기' }).click()
  await sheet.getByRole('button', { name: '모두 빼기' }).click()
  await expect.element(sheet.getByRole('button', { name: '0개 담기' })).toBeDisabled()
  // Choosing a color for a garment also ticks the garment.
  await sheet.getByRole('radiogroup', { name: '청바지 색상' }).getByRole('radio', { name: '블랙' }).click()
  await expect.element(sheet.getByRole('checkbox', { name: '청바지' })).toBeChecked()
  await sheet.getByRole('checkbox', { name: '후드티' }).click()

  app.server.answer(closetChanges.start, () => Response.json({}, { status: 500 }))
  await sheet.getByRole('button', { name: '2벌 담기' }).click()
  await expect.element(page.getByText('옷을 담지 못했어요. 다시 시도해 주세요.')).toBeVisible()
  serveCloset(app.server, closet.pieces)
  await sheet.getByRole('button', { name: '2벌 담기' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(page.getByText('옷 2벌을 담았어요.')).toBeVisible()
  expect(window.location.hash).toBe('#/recommendations')
  await button('옷장 보기').click()
  await expectCards(2)
  await expect.element(page.getByRole('article', { name: '청바지' }).getByText('블랙')).toBeVisible()
  await expect.element(page.getByText('옷 2벌', { exact: true })).toBeVisible()
  // The retry sends the same request again, so that a server that has already carried out the first one does nothing.
  const [first, second, ...others] = app.server.callsOf(closetChanges.start).map(({ body }) => body)
  expect(others).toEqual([])
  expect(second).toEqual(first)
})

test('selected pieces are edited or deleted together, and each change is undone', async () => {
  const names = ['하나', '둘', '셋', '넷', '다섯', '여섯']
  serveCloset(
    app.server,
    names.toReversed().map((name) => pieceOf(name, 'TOP')),
  )
  await app.open(path, hani)
  await expectCards(6)
  const bare = parts()
  await button('선택').click()
  await expect.element(bar().getByRole('status')).toHaveTextContent('0개 선택')
  await expectAccessible()
  await box('둘').click()
  await box('다섯').click({ modifiers: ['Shift'] })
  await expect.element(bar().getByRole('status')).toHaveTextContent('4벌 선택')
  const frame = box('둘').element().getBoundingClientRect()
  const name = page.getByRole('article', { name: '둘', exact: true }).getByRole('heading').element()
  expect(name.getBoundingClientRect().left - frame.left, 'from the frame to the name').toBeGreaterThanOrEqual(8)
  const five = box('다섯').element() as HTMLElement
  five.focus()
  await userEvent.keyboard(' ')
  await expect.element(bar().getByRole('status')).toHaveTextContent('3벌 선택')

  await bar().getByRole('button', { name: '속성 바꾸기' }).click()
  const dialog = page.getByRole('dialog', { name: '옷 3벌의 속성 바꾸기' })
  await expect.element(dialog.getByRole('button', { name: '바꾸기' })).toBeDisabled()
  await chooseWinter(dialog)
  await expectAccessible()
  await dialog.getByRole('button', { name: '바꾸기' }).click()
  await expect.element(page.getByText('옷 3벌의 속성을 바꿨어요.')).toBeVisible()
  await expectWinters(3)
  await bar().getByRole('button', { name: '실행 취소' }).click()
  await expectWinters(0)

  await bar().getByRole('button', { name: '삭제' }).click()
  const question = page.getByRole('alertdialog', { name: '옷 3벌을 삭제할까요?' })
  await expect.element(question).toMatchTextContent('‘둘’, ‘셋’, ‘넷’')
  await expect.element(question).toMatchTextContent('10분 안에는 옷장에서 되돌릴 수 있어요.')
  await expectAccessible()
  await question.getByRole('button', { name: '삭제' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expectCards(3)
  await expect.element(bar().getByRole('status')).toHaveTextContent('0개 선택')
  const deleted = page.getByRole('listitem').filter({ hasText: '옷 3벌을 삭제했어요.' })
  await deleted.getByRole('button', { name: '실행 취소' }).click()
  await expectNames(names)

  await bar().getByRole('button', { name: '모두 선택' }).click()
  await expect.element(bar().getByRole('status')).toHaveTextContent('6벌 선택')
  await userEvent.keyboard('{Escape}')
  await expect.element(bar()).not.toBeInTheDocument()
  expect(app.path()).toBe(path)
  await expect.poll(parts).toBe(bare)
  await expect.element(button('하나 메뉴')).toBeVisible()
})

test('bulk changes drop pieces deleted in another window, say so, and apply to the others', async () => {
  const closet = serveCloset(
    app.server,
    ['하나', '둘', '셋', '넷'].map((name) => pieceOf(name, 'TOP')),
  )
  const loseFirst = () => {
    closet.pieces = closet.pieces.slice(1)
  }
  await app.open(path, hani)
  await expectCards(4)
  await button('선택').click()
  await bar().getByRole('button', { name: '모두 선택' }).click()
  loseFirst()
  await bar().getByRole('button', { name: '속성 바꾸기' }).click()
  const dialog = page.getByRole('dialog', { name: /의 속성 바꾸기$/ })
  await chooseWinter(dialog)
  await dialog.getByRole('button', { name: '바꾸기' }).click()
  await expect.element(page.getByText(/그사이 없어진 옷이 있어 목록을 새로 불러왔어요\./)).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: '옷 3벌의 속성 바꾸기' })).toBeVisible()
  await dialog.getByRole('button', { name: '바꾸기' }).click()
  await expectWinters(3)

  loseFirst()
  await bar().getByRole('button', { name: '삭제' }).click()
  const question = page.getByRole('alertdialog', { name: '옷 3벌을 삭제할까요?' })
  await question.getByRole('button', { name: '삭제' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(bar().getByRole('status')).toHaveTextContent('2벌 선택')
  await bar().getByRole('button', { name: '삭제' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expectCards(0)
})
