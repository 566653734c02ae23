import {
  type ClothesDetails,
  clothes,
  clothesDetails,
  closetChanges,
  FeedId,
  type Reading,
  stylist,
  toastTexts,
} from '@otday/contract'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { catalogue, detailsOf, doubtfulReadingOf, pieceOf, readingOf, valued } from '../kit/closet.ts'
import { serveCloset } from '../kit/closet-server.ts'
import { adding, card, cards, editing, expectCards, leaving, nameField, openAdding } from '../kit/closet-screen.ts'
import { button } from '../kit/forms.ts'
import { hani } from '../kit/people.ts'
import { onDesktop, resize, screensOfDay } from '../kit/screens.ts'
import { delay } from '../kit/trouble.ts'

const path = '/closet'
const app = useApp()
const details = (name: string) => page.getByRole('dialog', { name, exact: true })

const withOddPiece = () => {
  const knit = pieceOf('회색 울 니트', 'TOP', { colorRead: 'GRAY' })
  const odd = pieceOf('이상한 물건', 'TOP')
  serveCloset(app.server, [knit, odd])
  return { knit, odd }
}

/** Answers with the reading of a piece, and with corrections by its owner. */
function serveReading(read: Reading, corrected: Pick<Reading, 'kind' | 'label'>) {
  let now = read
  app.server.answer(stylist.read, () => now)
  app.server.answer(stylist.correct, ({ body: { kind, condition } }) => {
    if (kind === null) now = read
    else if (kind !== undefined) now = { ...now, ...corrected, source: 'OWNER', guesses: [] }
    if (condition) now = { ...now, condition }
    return now
  })
}

afterEach(onDesktop)

test.for(screensOfDay)(
  'clicking a card shows what the stylist reads from the piece, and the back button closes the details',
  async (screen) => {
    await resize(screen)
    const { knit } = withOddPiece()
    const worn: ClothesDetails['worn'] = {
      times: 1,
      posts: [
        {
          feedId: z.decode(FeedId, '0199d000-0000-7000-8000-000000000001'),
          createdAt: new Date('2026-05-02T00:00:00Z'),
          ootds: [{ ...knit, clothesId: knit.id }],
        },
      ],
    }
    app.server.answer(clothesDetails.get, () => detailsOf(knit, { worn }))
    serveReading(readingOf(knit), { kind: 'sweatshirt', label: '맨투맨' })
    await app.open(path, hani)
    await card('회색 울 니트').click()
    const dialog = details('회색 울 니트')
    await expect.element(dialog.getByRole('heading', { name: '이 옷은 이렇게 읽었어요' })).toBeVisible()
    expect(app.path()).toContain(`piece=${knit.id}`)
    await expect.element(dialog.getByText('이름에서').first()).toBeVisible()
    await expect.element(dialog.getByText('그레이 계열', { exact: true })).toBeVisible()
    await expect.element(dialog.getByText('1번 올렸어요.', { exact: false })).toBeVisible()
    await expectAccessible()
    await expect
      .element(dialog.getByRole('link', { name: '이 옷으로 코디하기' }))
      .toHaveAttribute('href', `#/recommendations?compose=${knit.id}`)
    const kind = dialog.getByLabelText('다른 종류로 고치기')
    await expect.element(kind).toHaveDisplayValue('니트')
    await kind.selectOptions('맨투맨')
    await expect.element(dialog.getByText('고쳐 준 대로 추천해요.')).toBeVisible()
    await dialog.getByRole('button', { name: '고친 것 되돌리기' }).click()
    await expect.element(dialog.getByText('고쳐 준 대로 추천해요.')).not.toBeInTheDocument()
    history.back()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(app.path()).toBe(path)

    await app.open(`${path}?piece=${knit.id}`, hani)
    await expect.element(dialog).toBeVisible()
    await dialog.getByRole('button', { name: '닫기' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(app.path()).toBe(path)
  },
)

test.for(['ATTRIBUTES', 'NAME'] as const)(
  'the details name a color that was read from %s in the owner’s word if there is one, else by its family',
  async (source) => {
    const { knit } = withOddPiece()
    const attributes = source === 'ATTRIBUTES' ? [valued(catalogue.color, '카키')] : []
    const read = detailsOf({ ...knit, attributes })
    const color = { family: 'GREEN', source } as const
    app.server.answer(clothesDetails.get, () => ({ ...read, facts: { ...read.facts, color } }))
    serveReading(readingOf(knit), { kind: 'sweatshirt', label: '맨투맨' })
    await app.open(`${path}?piece=${knit.id}`, hani)
    const row = details('회색 울 니트').getByText(source === 'NAME' ? '그린 계열' : '카키', { exact: true })
    await expect.element(row.last()).toBeVisible()
    if (source === 'ATTRIBUTES') await expect.element(page.getByText('그린', { exact: false })).not.toBeInTheDocument()
  },
)

test('a failed correction of the kind read from a piece shows an error, and a successful one applies at once', async () => {
  const { odd } = withOddPiece()
  serveReading(doubtfulReadingOf(odd), { kind: 'knit', label: '니트' })
  app.server.answer(stylist.correct, () => Response.json({}, { status: 500 }))
  await app.open(path, hani)
  await card('이상한 물건').click()
  const dialog = details('이상한 물건')
  await expect.element(dialog.getByText('잘 모르겠어요. 알려 주세요.')).toBeVisible()
  await dialog.getByRole('button', { name: '니트', exact: true }).click()
  await expect.element(page.getByText('고치지 못했어요. 다시 시도해 주세요.')).toBeVisible()
  serveReading(doubtfulReadingOf(odd), { kind: 'knit', label: '니트' })
  await dialog.getByRole('button', { name: '니트', exact: true }).click()
  await expect.element(page.getByText('고친 값으로 추천할게요.')).toBeVisible()
  await expect.element(dialog.getByText('직접', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: '고친 것 되돌리기' }).click()
  await expect.element(dialog.getByRole('button', { name: '반팔 티셔츠' })).toBeVisible()
  await dialog.getByRole('radio', { name: '안 입어요' }).click()
  await expect.element(dialog.getByRole('radio', { name: '안 입어요' })).toBeChecked()
  expect(app.server.callsOf(stylist.correct).map(({ body }) => body)).toEqual([
    { kind: 'knit' },
    { kind: 'knit' },
    { kind: null },
    { condition: 'UNWORN' },
  ])
})

test('the details of a piece lead to editing, and to a deletion that can be undone', async () => {
  withOddPiece()
  await app.open(path, hani)
  await card('이상한 물건').click()
  await details('이상한 물건').getByRole('button', { name: '수정' }).click()
  await expect.element(editing().getByLabelText('이름')).toHaveValue('이상한 물건')
  history.back()
  await expect.element(editing()).not.toBeInTheDocument()
  expect(app.path()).toBe(path)

  await card('이상한 물건').click()
  await details('이상한 물건').getByRole('button', { name: '삭제' }).click()
  const question = page.getByRole('alertdialog', { name: '옷을 삭제할까요?' })
  await expect.element(question).toMatchTextContent('되돌릴 수 있어요')
  await question.getByRole('button', { name: '삭제' }).click()
  await expect.element(page.getByText(toastTexts.clothesDeleted)).toBeVisible()
  await expectCards(1)
  expect(app.path()).toBe(path)
  await button('실행 취소').click()
  await expectCards(2)
  await expect.element(page.getByText('되돌렸어요.')).toBeVisible()
})

test('deletions can be undone one by one by the buttons on the page, latest first', async () => {
  serveCloset(app.server, [pieceOf('첫 니트', 'TOP'), pieceOf('둘째 니트', 'TOP'), pieceOf('셋째 니트', 'TOP')])
  await app.open(path, hani)
  for (const name of ['첫 니트', '둘째 니트']) {
    await card(name).click()
    await details(name).getByRole('button', { name: '삭제' }).click()
    const question = page.getByRole('alertdialog', { name: '옷을 삭제할까요?' })
    await expect.element(question).toMatchTextContent('10분 안에는 옷장에서 되돌릴 수 있어요.')
    await question.getByRole('button', { name: '삭제' }).click()
    await expect.element(question).not.toBeInTheDocument()
  }
  await expectCards(1)
  // Pressing the button a second time, before the server has answered, must not undo another deletion.
  const answer = delay(app.server, closetChanges.undo)
  await button('삭제 되돌리기: 둘째 니트').click()
  await expect.element(button('삭제 되돌리기: 둘째 니트')).toHaveAttribute('aria-busy', 'true')
  await button('삭제 되돌리기: 둘째 니트').click({ force: true })
  answer.open()
  await expectCards(2)
  await expect.element(card('둘째 니트')).toBeVisible()
  await expectAccessible()
  await button('삭제 되돌리기: 첫 니트').click()
  await expectCards(3)
  await expect.element(page.getByRole('button', { name: /^삭제 되돌리기/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(app.server.callsOf(closetChanges.undo)).toHaveLength(2)
})

test('the details of a piece that is not in one’s closet say so', async () => {
  const theirs = pieceOf('남의 니트', 'TOP')
  serveCloset(app.server, [pieceOf('내 니트', 'TOP')])
  await app.open(`${path}?piece=${theirs.id}`, hani)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('이 옷은 이제 옷장에 없어요')).toBeVisible()
  await dialog.getByRole('button', { name: '닫기' }).last().click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(card('내 니트')).toBeVisible()
})

test('the closet lists missing kinds of clothes, and a link opens the add dialog with that type', async () => {
  serveCloset(app.server, [pieceOf('내 니트', 'TOP')])
  const gap = { type: 'OUTER', kind: 'coat', label: '코트', outfits: 12 } as const
  app.server.answer(stylist.gaps, () => ({ gaps: [gap] }))
  await app.open(path, hani)
  const gaps = page.getByRole('region', { name: '있으면 좋은 옷' })
  await expect.element(gaps.getByRole('link').first()).toBeVisible()
  await expectAccessible()
  await gaps.getByRole('link').first().click()
  await expect.element(adding()).toBeVisible()
  await expect.element(adding().getByRole('radio', { name: '아우터', exact: true })).toBeChecked()
  expect(app.server.callsOf(clothes.create)).toEqual([])
})

test.for(screensOfDay)(
  'the back button closes a dialog before it leaves the page, and asks if typed text would be lost',
  async (screen) => {
    await resize(screen)
    serveCloset(app.server)
    await app.open('/closet/laundry', hani)
    await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '옷장' }).click()
    await openAdding()
    history.back()
    await expect.element(adding()).not.toBeInTheDocument()
    expect(app.path()).toBe(path)
    await openAdding()
    await nameField().fill('쓰던 이름')
    history.back()
    await leaving().getByRole('button', { name: '계속 쓰기' }).click()
    await expect.element(nameField()).toHaveValue('쓰던 이름')
    // The question still receives key presses while it fades out, so the test waits until it is gone.
    await expect.element(leaving()).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await leaving().getByRole('button', { name: '그만두기' }).click()
    await expect.element(adding()).not.toBeInTheDocument()
    expect(app.path()).toBe(path)
    history.back()
    await expect.poll(app.path).toBe('/closet/laundry')
    await expect.element(cards()).toHaveLength(0)
  },
)
