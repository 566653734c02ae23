import { afterEach, expect, test } from 'vitest'
import { clockLag } from '../../src/platform/time/clock.ts'
import { markKept } from '../../src/platform/kept/or-kept.ts'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp } from '../kit/app.tsx'
import { serveCloset, serveDiary, serveWeather } from '../kit/diary.ts'
import { day, someClothes } from '../kit/diary-fixtures.ts'
import { goOffline } from '../kit/connection.ts'
import { hani } from '../kit/people.ts'
import { onDesktop } from '../kit/screens.ts'
import { answerPages, bannerSizes, boxOf, expectBeside } from '../kit/shell.ts'
import { answerHome, days, expectDays, settle } from '../kit/weather.ts'
import { hour } from '../kit/weather-fixtures.ts'

/** Tests that the app uses the date of the server's clock, since clocks of devices can be wrong. */

const app = useApp()
afterEach(onDesktop)
const banner = page.getByText(/이 기기의 시계가/)
const isBehindBy = (ms: number) => {
  app.server.clock = () => new Date(Date.now() + ms)
}

test.each([
  ['a day behind', 24 * hour, '이 기기의 시계가 1일 느려요.'],
  ['a day ahead', -24 * hour, '이 기기의 시계가 1일 빨라요.'],
])(
  'on a device that is %s the forecast starts with the server’s today, and a banner says how wrong its clock is',
  async (_, lag, words) => {
    isBehindBy(lag)
    answerHome(app.server, (ahead) => ({
      forecastedAt: new Date(Date.now() + lag - hour),
      forecastAt: new Date(Date.now() + lag + ahead * 24 * hour),
    }))
    settle(app.server)
    await app.open('/recommendations', hani)
    await expectDays()
    await expect.element(days.nth(0)).toMatchTextContent(/오늘/)
    await expect.element(days.nth(1)).toMatchTextContent(/내일/)
    await expect.element(banner).toMatchTextContent(words)
    await expectAccessible()
    await page.getByRole('button', { name: '닫기' }).click()
    await expect.element(banner).not.toBeInTheDocument()
  },
)

for (const [size, width, height] of bannerSizes)
  test(`the clock banner moves nothing, covers no control and gives way to the offline banner, ${size}`, async () => {
    await page.viewport(width, height)
    answerPages(app.server)
    await app.open('/closet', hani)
    const add = page.getByRole('button', { name: '옷 추가' }).first()
    await expect.element(add).toBeVisible()
    const before = boxOf(add).top
    isBehindBy(24 * hour)
    clockLag.set(24 * hour)
    await expect.element(banner).toBeVisible()
    expect(boxOf(add).top).toBe(before)
    expectBeside(page.getByRole('status').filter({ hasText: /이 기기의 시계가/ }))
    const connect = goOffline(app.server)
    markKept('kept', new Date())
    await expect.element(page.getByText(/^오프라인이에요\./)).toBeVisible()
    await expect.element(banner).not.toBeVisible()
    markKept('kept', undefined)
    connect()
    await expect.element(banner).toBeVisible()
  })

test('the calendar marks the server’s day as today when the device clock is wrong', async () => {
  isBehindBy(-24 * hour)
  const pieces = someClothes()
  serveCloset(app.server, pieces)
  serveWeather(app.server)
  serveDiary(app.server, pieces, [])
  await app.open('/closet/calendar', hani)
  await expect
    .poll(() => document.querySelector('[aria-current=date]')?.closest('[data-date]')?.getAttribute('data-date'))
    .toBe(day(-1))
})

test('a clock that is off by a few minutes shows no banner', async () => {
  isBehindBy(4 * 60_000)
  answerHome(app.server)
  settle(app.server)
  await app.open('/recommendations', hani)
  await expectDays()
  await expect.element(banner).not.toBeInTheDocument()
})
