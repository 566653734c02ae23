import { daysAfter } from '@otday/common/seoul-time'
import { trips } from '@otday/contract'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { serveCloset, serveDiary } from '../kit/diary.ts'
import { firstDay, pieceOf, someClothes } from '../kit/diary-fixtures.ts'
import { button, focus } from '../kit/forms.ts'
import { hani } from '../kit/people.ts'
import { inSizesOfDay, onDesktop, overflow } from '../kit/screens.ts'
import { serveTrips, stay, tripOf } from '../kit/trips.ts'
import { breakDown, delay } from '../kit/trouble.ts'

const app = useApp()
afterEach(onDesktop)

const path = '/closet/trips'
const named = (name: string) => ({ name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })
const heading = (name: string) => page.getByRole('heading', { name })
const list = page.getByRole('region', { name: '챙길 옷' })
const coming = page.getByRole('region', { name: '다가오는 여행' })
const box = () => list.getByRole('checkbox').first()
const outfits = () =>
  page.getByRole('region', { name: '날마다 입을 옷' }).element().querySelectorAll('li[class*="outfit_"]')
const day = (ahead: number) => daysAfter(firstDay(), ahead)

inSizesOfDay(() => {
  test('a trip is created, packed, edited and deleted with undo', async () => {
    const pieces = someClothes()
    const closet = [...pieces, pieceOf('흰 롱패딩', 'OUTER')]
    serveCloset(app.server, closet)
    serveTrips(app.server, { pieces, closet })
    await app.open(path, hani)
    await button('여행 만들기').click()
    const form = dialog('여행 만들기')
    await form.getByLabelText('어디로 가요?').fill('오사카')
    await expect.element(form.getByText(/^아직 국내만 돼요\. 해외/)).toBeVisible()
    await form.getByLabelText('어디로 가요?').fill('해운대')
    await form.getByRole('list', { name: '찾은 지역' }).getByRole('button').first().click()
    await form.getByLabelText('가는 날').fill(day(6))
    await form.getByLabelText('오는 날').fill(day(3))
    await expect.element(form.getByText('가는 날보다 앞선 날이에요.')).toBeVisible()
    await expect.element(form.getByRole('button', named('짐 싸기'))).toBeDisabled()
    await form.getByLabelText('오는 날').fill(day(8))
    await form.getByRole('button', named('데이트·모임')).click()
    await expectAccessible()
    await form.getByRole('button', named('짐 싸기')).click()
    await expect.element(page.getByRole('heading', { level: 1, name: '부산, 2박 3일' })).toBeVisible()
    await expect.poll(app.path).toMatch(/tripId=/)
    await expect.poll(() => outfits().length).toBe(4)
    await expect.element(page.getByText(/부터 예보로 바뀌어요\./)).toBeVisible()
    await expect.element(list.getByText('6개 중 0개 챙겼어요')).toBeVisible()
    focus(box())
    await userEvent.keyboard(' ')
    await expect.element(list.getByText('6개 중 1개 챙겼어요')).toBeVisible()
    await expectAccessible()

    await list.getByRole('button', named('더하기')).click()
    const pick = dialog('더 챙길 옷')
    await pick.getByRole('checkbox', { name: /^흰 롱패딩/ }).click()
    await pick.getByRole('button', named('저장')).click()
    await expect.element(list.getByRole('checkbox', { name: /^흰 롱패딩/ })).toBeVisible()
    await button('다시 짜기').click()
    await expect.element(page.getByText('옷차림을 다시 짰어요.')).toBeVisible()
    await button('여행 메뉴').click()
    await page.getByRole('menuitem', named('여행 고치기')).click()
    const edit = dialog('여행 고치기')
    await edit.getByLabelText('오는 날').fill(day(7))
    await edit.getByRole('button', named('짐 싸기')).click()
    await expect.element(page.getByRole('heading', { level: 1, name: '부산, 1박 2일' })).toBeVisible()
    await button('여행 메뉴').click()
    await page.getByRole('menuitem', named('삭제')).click()
    await expect.element(heading('아직 여행이 없어요')).toBeVisible()
    await button('되돌리기').first().click()
    await expect.element(page.getByRole('article', { name: '부산, 1박 2일' })).toBeVisible()
  })
})

test('failed requests can be retried, and a missing trip says so', async () => {
  const pieces = someClothes()
  serveTrips(app.server, { pieces }, [tripOf(stay(2, 2), pieces)])
  const mend = breakDown(app.server, trips.list)
  await app.open(path, hani)
  await expect.element(heading('여행을 불러오지 못했어요')).toBeVisible()
  mend()
  await button('다시 시도').click()
  await button('부산, 1박 2일').click()
  await expect.element(box()).toBeVisible()
  expect(outfits()).toHaveLength(2)
  const fixed = breakDown(app.server, trips.pack)
  await box().click()
  await expect.element(button('다시 시도')).toBeVisible()
  await expect.element(box()).not.toBeChecked()
  fixed()
  await button('다시 시도').click()
  await expect.element(box()).toBeChecked()
  history.back()
  await expect.element(coming).toMatchTextContent('1개 챙겼어요')
  await app.open(`${path}?tripId=${crypto.randomUUID()}`, hani)
  await expect.element(heading('이 여행은 이제 없어요')).toBeVisible()
  await button('여행 목록으로').click()
  await expect.element(coming).toBeVisible()
})

test('closing a dialog returns the focus to its button, unless another element has the focus by then', async () => {
  serveTrips(app.server, { pieces: someClothes() })
  await app.open(path, hani)
  await button('여행 만들기').click()
  await expect.element(dialog('여행 만들기')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('여행 만들기')).toHaveFocus()

  await button('여행 만들기').click()
  await expect.element(dialog('여행 만들기')).toBeVisible()
  const form = dialog('여행 만들기').element()
  const link = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link').first()
  const watching = new MutationObserver(() => !form.isConnected && focus(link))
  watching.observe(document.body, { childList: true })
  await userEvent.keyboard('{Escape}')
  await expect.element(link).toHaveFocus()
  watching.disconnect()
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect.element(link).toHaveFocus()
})

test('socks, underwear and an umbrella on the packing list can be checked off like pieces', async () => {
  const pieces = someClothes()
  serveTrips(app.server, { pieces }, [tripOf(stay(2, 2), pieces, { rain: 70 })])
  await app.open(path, hani)
  await button('부산, 1박 2일').click()
  const needs = list.getByRole('list', { name: '잊기 쉬운 것' })
  const need = (name: string) => needs.getByRole('checkbox', { name })
  await expect.element(list.getByText('7개 중 0개 챙겼어요')).toBeVisible()
  focus(need('우산'))
  await userEvent.keyboard(' ')
  await expect.element(list.getByText('7개 중 1개 챙겼어요')).toBeVisible()
  const fixed = breakDown(app.server, trips.pack)
  await need('양말 2켤레').click()
  await expect.element(button('다시 시도')).toBeVisible()
  await expect.element(need('양말 2켤레')).not.toBeChecked()
  fixed()
  await button('다시 시도').click()
  await expect.element(need('양말 2켤레')).toBeChecked()
  await expect.element(list.getByText('7개 중 2개 챙겼어요')).toBeVisible()
  expect(app.server.callsOf(trips.pack).map(({ body }) => body.needs)).toEqual([['UMBRELLA'], ['SOCKS'], ['SOCKS']])
  await expectAccessible()
  await button('다시 짜기').click()
  await expect.element(page.getByText('옷차림을 다시 짰어요.')).toBeVisible()
  await expect.element(need('우산')).toBeChecked()
  await need('우산').click()
  await expect.element(list.getByText('7개 중 1개 챙겼어요')).toBeVisible()
})

test('a trip with an empty closet says that there is nothing to plan', async () => {
  const empty = tripOf(stay(20, 2), [])
  serveTrips(app.server, { pieces: [] }, [empty])
  await app.open(`${path}?tripId=${empty.id}`, hani)
  await expect.element(heading('짤 수 있는 옷이 없어요')).toBeVisible()
})

test('the list of trips and a trip fit the width of a narrow phone', async () => {
  const pieces = someClothes()
  const trip = tripOf(stay(1, 3), pieces)
  serveTrips(app.server, { pieces }, [trip])
  for (const width of [390, 320]) {
    await page.viewport(width, 740)
    for (const [shown, at] of [
      ['부산, 2박 3일', path],
      ['다시 짜기', `${path}?tripId=${trip.id}`],
    ] as const) {
      await app.open(at, hani)
      await expect.element(button(shown)).toBeVisible()
      expect(overflow(), `${at} at ${width}`).toBe(0)
    }
  }
})

test('the days of a trip can be planned while the list of trips reloads in the background', async () => {
  const pieces = someClothes()
  const trip = tripOf(stay(2, 2), pieces)
  serveCloset(app.server, pieces)
  serveDiary(app.server, pieces)
  serveTrips(app.server, { pieces }, [trip])
  await app.open(path, hani)
  await button('부산, 1박 2일').click()
  await expect.element(box()).toBeVisible()
  const lists = delay(app.server, trips.list)
  await box().click()
  await expect.poll(lists.waiting).toBeGreaterThan(0)
  await list.getByRole('button', named('계획에 넣기')).click()
  await expect.element(page.getByText('옷차림 2개를 계획에 넣었어요.')).toBeVisible()
  lists.open()
})
