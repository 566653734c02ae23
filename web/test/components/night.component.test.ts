import { atSeoul, daysAfter, seoulDate } from '@otday/common/seoul-time'
import { afterEach, expect, test, vi } from 'vitest'
import { page, useApp } from '../kit/app.tsx'
import { serveCloset, serveDiary, serveToday, serveWeather } from '../kit/diary.ts'
import { monthDay, someClothes } from '../kit/diary-fixtures.ts'
import { button } from '../kit/forms.ts'
import { cards } from '../kit/outfit-page.ts'
import { hani } from '../kit/people.ts'

/** Between midnight and four, 오늘 of the weather and 오늘 of the diary are different days, and the pages say so. */

const app = useApp()

const date = seoulDate(new Date())
const evening = daysAfter(date, -1)
const goTo = (hour: number) => vi.useFakeTimers({ toFake: ['Date'], now: atSeoul(date, hour) })
const recorded = () => page.getByText(`새벽 4시까지 ‘입었어요’는 어제(${monthDay(evening)}) 기록이에요.`)
const diaryToday = () => page.getByText(`새벽 4시까지 기록의 오늘은 어제(${monthDay(evening)})예요.`)

afterEach(() => void vi.useRealTimers())

async function openOutfits() {
  serveToday(app.server, someClothes())
  await app.open('/recommendations', hani)
  await expect.element(cards.first()).toBeVisible()
  window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))
  await expect.element(page.getByRole('region', { name: '이번 주' }).getByRole('link', { name: /오늘/ })).toBeVisible()
}

test('after midnight the page of the day says for which day a press records, and the week which day is its today', async () => {
  goTo(1)
  await openOutfits()
  await expect.element(recorded()).toBeVisible()
  await expect.element(page.getByRole('region', { name: '이번 주' }).getByText(/기록의 오늘은/)).toBeVisible()
  await page.getByRole('group', { name: '5일 예보' }).getByRole('button').nth(1).click()
  await expect.element(button('입었어요')).not.toBeInTheDocument()
  await expect.element(recorded()).not.toBeInTheDocument()
})

test('by day no page speaks of the evening before', async () => {
  goTo(12)
  await openOutfits()
  await expect.element(page.getByText(/새벽 4시까지/)).not.toBeInTheDocument()
})

test('after midnight the calendar says which day is its today', async () => {
  goTo(3)
  const pieces = someClothes()
  serveCloset(app.server, pieces)
  serveWeather(app.server)
  serveDiary(app.server, pieces)
  await app.open('/closet/calendar', hani)
  await expect.element(diaryToday()).toBeVisible()
})
