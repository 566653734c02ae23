import { setTimeout as pause } from 'node:timers/promises'
import { daysAfter, diaryDate } from '@otday/common/seoul-time'
import type { BrowserContext, Page } from '@playwright/test'
import { median, report } from './figures.ts'
import { openStage } from './page.ts'

const port = 8171
const openings = 7
const outfitsOfMonth = 25
const bars = { offline: 1000, month: 800 }
/** ms to wait until the service worker has stored API responses and pictures. */
const settling = 12_000

/** Opens a page and returns the ms until `shows` resolves. `slowDown` divides the CPU's speed. */
async function opening(context: BrowserContext, url: string, shows: (page: Page) => Promise<void>, slowDown = 1) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const start = performance.now()
  await page.goto(url)
  await shows(page)
  const took = performance.now() - start
  await page.close()
  return took
}

async function openingsOf(...[context, url, shows, slowDown]: Parameters<typeof opening>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < openings; turn++) times.push(await opening(context, url, shows, slowDown))
  return median(times)
}

const frame = (page: Page) => page.getByRole('navigation').first().waitFor()
const outfit = (page: Page) => page.getByRole('list', { name: '추천 옷' }).getByRole('article').first().waitFor()
/** Waits until the calendar shows as many outfits as a whole month of the demo has. */
const monthOfOutfits = (page: Page) =>
  page
    .locator('[class*="pic_"]')
    .nth(outfitsOfMonth - 1)
    .waitFor()
const monthBefore = daysAfter(`${diaryDate(new Date()).slice(0, 7)}-01`, -1).slice(0, 7)
const titleOfMonth = monthBefore.replace(/^(\d+)-0?(\d+)$/, '$1년 $2월')

/** Returns the median ms from pressing 'previous month' until that month is drawn, at a fourth of the CPU's speed. */
async function turningTheMonth(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage()
  await page.goto(url)
  await monthOfOutfits(page)
  const devtools = await context.newCDPSession(page)
  const times: number[] = []
  for (let turn = 0; turn < openings; turn++) {
    await page.getByRole('button', { name: '다음 달' }).click()
    await pause(2000)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const drawn = await page.evaluateHandle(watchMonth, { title: titleOfMonth, outfits: outfitsOfMonth })
    await page.getByRole('button', { name: '이전 달' }).click({ noWaitAfter: true })
    times.push(await drawn.evaluate(({ ms }) => ms))
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  await page.close()
  return median(times)
}

/**
 * Waits for a click and measures the ms from it until the month is drawn. The page itself measures them, so that the
 * time in which Playwright finds and presses the button does not count.
 */
function watchMonth({ title, outfits }: { title: string; outfits: number }): { ms: Promise<number> } {
  const isThere = () =>
    document.querySelectorAll('[class*="pic_"]').length >= outfits &&
    document.querySelector('h1')?.textContent === title
  const ms = new Promise<number>((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      const look = () =>
        void requestAnimationFrame(() => {
          if (isThere()) setTimeout(() => resolve(performance.now() - timeStamp))
          else look()
        })
      look()
    }
    document.addEventListener('click', begin, { once: true, capture: true })
  })
  return { ms }
}

const stage = await openStage(port)
try {
  await stage.signIn()
  const { context } = stage
  const today = `${stage.url}#/recommendations`
  const calendar = `${stage.url}#/closet/calendar?month=${monthBefore}`
  const page = await context.newPage()
  for (const path of [today, calendar, today]) {
    await page.goto(path)
    await pause(settling)
  }
  await page.close()
  const online = await openingsOf(context, today, outfit)
  const slowOpening = await openingsOf(context, calendar, monthOfOutfits, 4)
  const slowMonth = await turningTheMonth(context, calendar)
  await context.setOffline(true)
  const shell = await openingsOf(context, today, frame)
  const offline = await openingsOf(context, today, outfit)
  const row = (what: string, value: string, bar = '', ok = true) => ({ what, value, bar, ok })
  report('Opening the page that is kept, and a month', [
    row('offline, frame (ms)', shell.toFixed(0), `<= ${bars.offline}`, shell <= bars.offline),
    row('offline, outfit of the day (ms)', offline.toFixed(0)),
    row('offline / online, outfit of the day', (offline / online).toFixed(2)),
    row(
      'a month of outfits at a fourth of the speed (ms)',
      slowMonth.toFixed(0),
      `<= ${bars.month}`,
      slowMonth <= bars.month,
    ),
    row('the same, the whole page anew (ms)', slowOpening.toFixed(0)),
  ])
} finally {
  await stage.close()
}
