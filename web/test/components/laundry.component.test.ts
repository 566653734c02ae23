import { daysAfter } from '@otday/common/seoul-time'
import { type Laundry, laundry, type LaundryRules, looks, type PutAwayPiece, usualLaundryRules } from '@otday/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp } from '../kit/app.tsx'
import { serveCloset } from '../kit/diary.ts'
import { firstDay, itemOf, savedOutfitOf, monthDay, pieceOf, wornDay } from '../kit/diary-fixtures.ts'
import { breakDown } from '../kit/trouble.ts'
import { button } from '../kit/forms.ts'
import { lookbookPage } from '../kit/lookbook.ts'
import { hani } from '../kit/people.ts'
import { onDesktop, overflow, resize, screensOfDay } from '../kit/screens.ts'

const app = useApp()
const path = '/closet/laundry'
const card = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} ?\\d*$`) })
const row = (name: string) => page.getByRole('listitem', { name, exact: true })
const count = (locator: { elements(): Element[] }, is: number) => expect.poll(() => locator.elements().length).toBe(is)

const names = Array.from({ length: 7 }, (_, at) => `티셔츠 ${at + 1}`)
const pieces = [...names.map((name) => pieceOf(name, 'TOP')), pieceOf('운동화', 'SHOES')]
let rules: LaundryRules = usualLaundryRules
let washing: PutAwayPiece[] = []
let stored: PutAwayPiece[] = []
let kept = new Set<string>()

const due = () =>
  pieces
    .filter(({ id }) => ![...washing, ...stored].some(({ item }) => item.clothesId === id) && !kept.has(id))
    .map((piece) => ({ item: itemOf(piece), wears: 1, group: 'SHIRT' as const }))
const now = (): Laundry => ({ washing, stored, due: due(), rules })
const without = (all: PutAwayPiece[], ids: readonly string[]) => all.filter(({ item }) => !ids.includes(item.clothesId))

function takeOut(ids: readonly string[]): void {
  washing = without(washing, ids)
  stored = without(stored, ids)
}

beforeEach(() => {
  rules = usualLaundryRules
  washing = []
  stored = []
  kept = new Set()
  const { server } = app
  serveCloset(server, pieces)
  server.answer(laundry.get, now)
  server.answer(laundry.putAway, ({ body: { clothesIds, place, until } }) => {
    takeOut(clothesIds)
    const away = pieces
      .filter(({ id }) => clothesIds.includes(id))
      .map((piece): PutAwayPiece => {
        const back = place === 'WASH' ? daysAfter(firstDay(), rules.daysAway) : until
        return { item: itemOf(piece), place, since: wornDay(), until: back }
      })
    if (place === 'WASH') washing = [...washing, ...away]
    else stored = [...stored, ...away]
    return now()
  })
  server.answer(laundry.takeOut, ({ body: { clothesIds } }) => {
    takeOut(clothesIds)
    for (const id of clothesIds) kept.add(id)
    return now()
  })
  server.answer(laundry.postpone, ({ body: { clothesIds } }) => {
    for (const id of clothesIds) kept.add(id)
    return now()
  })
  server.answer(laundry.setRules, ({ body }) => {
    rules = body
    return now()
  })
})
afterEach(onDesktop)

/** Puts the pieces with the indexes `from` to `to - 1` into the wash or into storage, before the test opens a page. */
function put(place: PutAwayPiece['place'], from: number, to: number): void {
  const away = pieces.slice(from, to).map((piece) => ({ item: itemOf(piece), place, since: wornDay(), until: null }))
  if (place === 'WASH') washing = away
  else stored = away
}

test('closet cards show which pieces are in the wash and which are stored away', async () => {
  put('WASH', 0, 1)
  put('STORAGE', 7, 8)
  await app.open('/closet', hani)
  const piece = (name: string) => page.getByRole('article', { name, exact: true })
  await expect.element(piece('티셔츠 1')).toMatchTextContent(/상의 · 세탁 중/)
  await expect.element(piece('운동화')).toMatchTextContent(/신발 · 보관 중/)
  await expect.element(piece('티셔츠 2')).not.toMatchTextContent(/세탁|보관/)
  await expectAccessible()
  await button('선택').click()
  await expect.element(piece('티셔츠 1')).toMatchTextContent(/세탁 중/)
})

for (const screen of screensOfDay) {
  test(`a piece due for washing is washed and returned, or kept in use, on a ${screen.name}`, async () => {
    await resize(screen)
    for (const { id } of pieces.slice(2)) kept.add(id)
    const mend = breakDown(app.server, laundry.get)
    await app.open(path, hani)
    await expect.element(page.getByRole('heading', { name: '세탁·보관을 불러오지 못했어요' })).toBeVisible()
    mend()
    await button('다시 시도').click()
    await count(card('세탁할 때가 됐어요').getByRole('listitem'), 2)
    await row('티셔츠 2').getByRole('button', { name: '더 입을래요' }).click()
    await count(card('세탁할 때가 됐어요').getByRole('listitem'), 1)
    await expect.element(row('티셔츠 1')).toMatchTextContent(/1번 입었어요/)
    app.server.answer(laundry.putAway, () => {
      put('WASH', 0, 1)
      washing = washing.map((one) => ({ ...one, until: daysAfter(firstDay(), 3) }))
      return now()
    })
    const mendAway = breakDown(app.server, laundry.putAway)
    await row('티셔츠 1').getByRole('button', { name: '세탁' }).click()
    await expect.element(button('다시 시도')).toBeVisible()
    mendAway()
    await button('다시 시도').click()
    await expect.element(page.getByText('옷 1벌을 세탁에 넣었어요.')).toBeVisible()
    await expect
      .element(row('티셔츠 1'))
      .toMatchTextContent(new RegExp(`${monthDay(daysAfter(firstDay(), 3))}에 돌아와요`))
    await row('티셔츠 1').getByRole('button', { name: '다 말랐어요' }).click()
    await expect.element(page.getByRole('heading', { name: '세탁 중인 옷이 없어요' })).toBeVisible()
  })

  test(`stored pieces get a return day, and the washing rules can be changed, on a ${screen.name}`, async () => {
    await resize(screen)
    put('WASH', 0, 1)
    put('STORAGE', 1, 2)
    for (const { id } of pieces.slice(2)) kept.add(id)
    await app.open(path, hani)
    const storage = card('보관함')
    for (const away of [card('세탁 중'), storage]) await expect.element(away).toMatchTextContent(/추천하지 않아요\./)
    await storage.getByRole('button', { name: '날 정하기' }).click()
    const question = page.getByRole('dialog', { name: '옷 1벌이 돌아오는 날' })
    await question.getByLabelText('돌아오는 날').fill(firstDay())
    await expect.element(question.getByRole('button', { name: '정하기', exact: true })).toBeDisabled()
    const year = Number(firstDay().slice(0, 4)) + 1
    await question.getByLabelText('돌아오는 날').fill(`${year}-05-01`)
    await question.getByRole('button', { name: '정하기', exact: true }).click()
    await expect.element(storage).toMatchTextContent(new RegExp(`옷 1벌은 ${year}년 5월 1일에 옷장으로 돌아와요\\.`))
    await expect.element(question).not.toBeInTheDocument()
    await expectAccessible()

    const rule = (name: string) => page.getByRole('group', { name, exact: true })
    await rule('하의').getByRole('button', { name: '하의 늘리기' }).dblClick()
    await expect.element(rule('하의').getByRole('status')).toHaveTextContent('6번')
    await rule('양말·속옷').getByRole('button', { name: '양말·속옷 줄이기' }).click()
    await expect.element(rule('양말·속옷').getByRole('status')).toHaveTextContent('안 함')
    await expect.element(rule('양말·속옷').getByRole('button', { name: '양말·속옷 줄이기' })).toBeDisabled()
    await page.getByRole('switch', { name: '저절로 세탁에 넣기' }).click()
    await expect.poll(() => rules).toMatchObject({ wears: { BOTTOM: 6, SMALL: 0 }, isAutomatic: true })
    await button('모두 꺼내기').click()
    await row('티셔츠 2').getByRole('button', { name: '꺼내기' }).click()
    await expect.element(page.getByRole('heading', { name: '세탁 중인 옷이 없어요' })).toBeVisible()
  })

  test(`six of the pieces due for washing are listed until all are shown, on a ${screen.name}`, async () => {
    await resize(screen)
    await app.open(path, hani)
    const listed = card('세탁할 때가 됐어요')
    await count(listed.getByRole('listitem'), 6)
    await expect.element(page.getByRole('main')).not.toMatchTextContent('추천하지 않아요')
    const all = listed.getByRole('button', { name: '모두 보기 8' })
    await expect.element(all).toHaveAttribute('aria-expanded', 'false')
    await all.click()
    await count(listed.getByRole('listitem'), 8)
    await listed.getByRole('button', { name: '접기' }).click()
    await count(listed.getByRole('listitem'), 6)
    await listed.getByRole('button', { name: '모두 세탁' }).click()
    await count(card('세탁 중').getByRole('listitem'), 8)
    await expect.element(page.getByText('옷 8개를 세탁에 넣었어요.')).toBeVisible()
    await row('운동화').getByRole('button', { name: '다 말랐어요' }).click()
    await expect.element(page.getByText('옷 1켤레를 옷장으로 꺼냈어요.')).toBeVisible()
  })
}

test('the laundry page and the lookbook fit the width of a narrow phone', async () => {
  put('WASH', 0, 2)
  put('STORAGE', 2, 6)
  const look = savedOutfitOf('비 오는 월요일 출근길에 입는 옷차림', pieces.slice(5), { occasions: ['WORK'] })
  app.server.answer(looks.list, () => lookbookPage([look]))
  for (const width of [390, 320]) {
    await resize({ width, height: 740 })
    for (const [at, shown] of [
      [path, '모두 꺼내기'],
      ['/closet/looks', look.name],
    ] as const) {
      await app.open(at, hani)
      await expect.element(button(shown)).toBeVisible()
      expect(overflow(), `${at} at ${width}`).toBe(0)
    }
  }
})
