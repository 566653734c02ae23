import { atSeoul, seoulDate } from '@otday/common/seoul-time'
import { afterEach, expect, test, vi } from 'vitest'
import { page, useApp } from '../kit/app.tsx'
import { serveCloset, serveDiary, serveWeather } from '../kit/diary.ts'
import { someClothes, wearOf, wornDay } from '../kit/diary-fixtures.ts'
import { cards, openOutfit } from '../kit/outfit-page.ts'
import { hani } from '../kit/people.ts'
import { serveOutfits } from '../kit/recommendations.ts'
import { inSizesOfDay, onDesktop } from '../kit/screens.ts'

/** Tests of what must not lie over a picture, and of outlines that keep pieces apart from their ground. */

const app = useApp()
afterEach(() => {
  vi.useRealTimers()
  document.documentElement.dataset['theme'] = 'light'
  return onDesktop()
})

const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

inSizesOfDay(() => {
  test('the buttons that exchange and lock a piece stand beside its picture, not over it', async () => {
    serveOutfits(app.server)
    await openOutfit(app)
    for (const card of cards.elements()) {
      const picture = boxOf(card.firstElementChild)
      const buttons = [...card.querySelectorAll('button')]
      expect(picture.height).toBeGreaterThan(100)
      expect(buttons).toHaveLength(2)
      expect(buttons.filter((each) => meet(boxOf(each), picture))).toEqual([])
    }
  })

  test('the top bar is opaque in both themes, so that nothing shines through it', async () => {
    serveOutfits(app.server)
    await openOutfit(app)
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme
      const ground = getComputedStyle(page.getByRole('banner').element()).backgroundColor
      expect(ground, theme).toMatch(/^rgb\(\d+, \d+, \d+\)$/)
    }
  })

  test('the sign of how an outfit felt stands below its picture in the calendar', async () => {
    const pieces = someClothes()
    serveCloset(app.server, pieces)
    serveWeather(app.server)
    serveDiary(app.server, pieces, [wearOf(wornDay(), pieces, { feeling: 'COLD' })])
    await app.open('/closet/calendar', hani)
    const cell = () => document.querySelector(`main [data-date="${wornDay()}"]`)
    await expect.poll(() => cell()?.querySelector('[data-feeling=COLD]')).toBeTruthy()
    const picture = cell()?.querySelector('[class*="mini_"]') ?? null
    const padding = picture ? Number.parseFloat(getComputedStyle(picture).paddingBottom) : Number.NaN
    const sign = boxOf(cell()?.querySelector('[data-feeling=COLD]') ?? null)
    expect(sign.height).toBeGreaterThan(10)
    expect(boxOf(picture).height - padding).toBeGreaterThan(20)
    expect(boxOf(picture).bottom - padding).toBeLessThanOrEqual(sign.top)
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme
      expect(picture && getComputedStyle(picture).filter, theme).toMatch(/drop-shadow/)
    }
  })
})

test.each([320, 360, 390])('on a phone of %i px no button lies over the sun', async (width) => {
  // At noon, because at night there is a moon.
  vi.useFakeTimers({ toFake: ['Date'], now: atSeoul(seoulDate(new Date()), 12) })
  serveOutfits(app.server)
  await page.viewport(width, 844)
  await openOutfit(app)
  const panel = page.getByRole('region', { name: '오늘의 날씨' })
  const sun = boxOf(panel.element().querySelector('[class*="sun_"] > circle:last-of-type'))
  expect(sun.width).toBeGreaterThan(20)
  const buttons = ['현재 위치 다시 찾기', '지역 이름으로 위치 찾기', '날씨 자세히'].map((name) =>
    panel.getByRole('button', { name }).element(),
  )
  expect(buttons.filter((each) => meet(boxOf(each), sun))).toEqual([])
})
