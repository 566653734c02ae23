import { gzipSync } from 'node:zlib'
import { daysAfter, diaryDate } from '@otday/common/seoul-time'
import type { Page } from '@playwright/test'
import { launchWith } from '../kit/browser.ts'
import { outfitPieces } from '../kit/outfit-page.ts'
import { recordLanes } from '../kit/lanes.ts'
import { chooseOwn, follow } from '../kit/screen.ts'
import { say } from '../kit/say.ts'
import { newAdministrator } from '../kit/test-user.ts'
import { pagesOfToday } from '../kit/today.ts'
import { expect, expectFilled, expectLive, go, requirePainted, test, visit } from '../kit/test.ts'
import { hang, hangMany, hangPictured, record, settle } from '../kit/wardrobe.ts'

// Web fonts are loaded, because their bytes count here, and pages are painted, because an arriving font can move the
// layout.
test.use({ launchOptions: launchWith(), isPainted: true })

const kilobyte = 1000

/**
 * Returns a function that gives the bytes after gzip of all scripts or style sheets that the page has loaded; each URL
 * counts once.
 */
function weigh(page: Page, kind: 'script' | 'stylesheet'): () => Promise<number> {
  const parts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== kind || !response.ok()) return
    parts.set(
      response.url(),
      response.body().then(
        (body) => gzipSync(body).length,
        // A response that is still loading when the test ends cannot be read and counts as 0.
        () => 0,
      ),
    )
  })
  return async () => (await Promise.all(parts.values())).reduce((sum, size) => sum + size, 0)
}

/** Records the requests of the page, and the bytes that went over the network. */
function recordTraffic(page: Page) {
  const sizes: Promise<number>[] = []
  const fonts: string[] = []
  const requests: string[] = []
  page.on('requestfinished', (request) => {
    requests.push(`${request.method()} ${request.url()}`)
    if (request.resourceType() === 'font') fonts.push(request.url())
    sizes.push(
      request.sizes().then(
        ({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize,
        () => 0,
      ),
    )
  })
  return async () => ({
    requests,
    bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
    fonts: fonts.length,
  })
}

/** Records how far things moved while nobody touched the page: the cumulative layout shift. */
async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { shift: 0 }
    Object.assign(window, { shifts: total })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) total.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    await requirePainted(page)
    return page.evaluate(() => (window as unknown as { shifts: { shift: number } }).shifts.shift)
  }
}

test('the login page stays within its budgets of requests, bytes and fonts, and its layout does not shift', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const traffic = recordTraffic(page)
  const scripts = weigh(page, 'script')
  const styles = weigh(page, 'stylesheet')
  const shift = await recordShifts(page)
  await visit(page, '/')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { requests, bytes, fonts } = await traffic()
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(20)
  expect(bytes).toBeLessThanOrEqual(250 * kilobyte)
  expect(fonts).toBeLessThanOrEqual(1)
  expect(await scripts()).toBeLessThanOrEqual(150 * kilobyte)
  expect(await styles()).toBeLessThanOrEqual(7 * kilobyte)
  expect(await shift()).toBeLessThanOrEqual(0.02)
})

/**
 * Drops all timers of 3 s or more, by which a page delays loading of less important parts. On a busy machine they could
 * fire before the page is shown, and these parts would count, too.
 */
const stayBusy = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout
    const leisure = 3000
    const wait = (work: () => void, ms = 0) => (ms < leisure ? later(work, ms) : 0)
    Object.assign(window, { setTimeout: wait })
  })

test('the first page after the login stays within its script and style budgets, and its layout does not shift', async ({
  page,
  person,
  enter,
}) => {
  await Promise.all([settle(person), hang(person)])
  await stayBusy(page)
  await enter(person)
  const scripts = weigh(page, 'script')
  const styles = weigh(page, 'stylesheet')
  const shift = await recordShifts(page)
  // Waits for the live connections, because the scripts that the page loads for them by itself count, too.
  await expectLive(page, () => visit(page, '/recommendations'))
  await expect(outfitPieces(page).first()).toBeVisible()
  expect(await scripts()).toBeLessThanOrEqual(200 * kilobyte)
  expect(await styles()).toBeLessThanOrEqual(12 * kilobyte)
  expect(await shift()).toBeLessThanOrEqual(0.02)
})

/**
 * Most calls of one lane (a group of costly calls, see the server's lanes.ts) that one person can have at once: two are
 * processed, and sixteen wait; the server refuses the next.
 */
const mostOfALane = 2 + 16

test('no page shifts its layout or sends more costly requests at once than the server accepts @phone', async ({
  page,
  person,
  other,
  enter,
  baseURL,
}) => {
  await settle(person)
  await say(baseURL ?? '', other, person, '안녕하세요', '내일 몇 시에 볼까요?', '두 시요')
  const hung = await hang(person)
  // The closet gets more pieces than `mostOfALane`, so that a page that makes one costly call for each piece would
  // exceed that limit and be found.
  await hangMany(person, 10)
  await record(person, daysAfter(diaryDate(new Date()), -1), hung.slice(3, 6))
  await enter(person)
  const shift = await recordShifts(page)
  const atOnce = recordLanes(page)
  const moved: Record<string, number> = {}
  const asked: Record<string, number> = {}
  for (const [path, last] of pagesOfToday([
    ['/recommendations', '비슷한 날 입은 옷'],
    ['/closet', '옷장'],
    ['/closet/calendar', /월$/],
    ['/closet/looks', '룩북'],
    ['/closet/stats', '통계'],
    ['/closet/laundry', '세탁·보관'],
    ['/closet/trips', '여행'],
    ['/feeds', '피드'],
    ['/profiles', new RegExp(person.name)],
    [`/profiles?userId=${other.id}`, new RegExp(other.name)],
    [`/profiles?userId=${other.id}&messages=open`, new RegExp(other.name)],
    ['/settings', '프로필 수정'],
    ['/settings?section=account', '내 데이터'],
  ] as const)) {
    await visit(page, path)
    await expectFilled(page)
    // The move counts as a sign of use, after which the page loads the parts that it has delayed.
    await page.mouse.move(5, 5)
    await expect(page.getByRole('heading', { name: last }).first()).toBeAttached()
    await expectFilled(page)
    moved[path] = await shift()
    asked[path] = atOnce()
  }
  expect(Object.entries(moved).filter(([, share]) => share > 0.02)).toEqual([])
  expect(Object.entries(asked).filter(([, calls]) => calls > mostOfALane)).toEqual([])
  const counts = Object.values(asked)
  expect(counts.filter((calls) => calls > 0).length).toBeGreaterThan(counts.length / 3)
})

/** Each page before the sign-in, and of settings and administration, with the title of its window. */
const open = [
  ['/auth/register', 'Sign up · Otday'],
  ['/auth/forgot-password', 'Reset password · Otday'],
  ['/404', '404 · 옷데이'],
] as const
const inside = [
  ['/settings?section=stylist', '프로필 수정 · 옷데이'],
  ['/settings?section=notifications', '프로필 수정 · 옷데이'],
  ['/settings?section=display', '프로필 수정 · 옷데이'],
  ['/admin/users', '사용자 관리 · 옷데이'],
  ['/admin/clothes-attributes', '속성 관리 · 옷데이'],
] as const

test('no page before the sign-in, and none of settings and administration, shifts its layout @phone', async ({
  page,
  enter,
  baseURL,
}) => {
  const administrator = await newAdministrator(baseURL ?? '', '책임자')
  const shift = await recordShifts(page)
  const moved: Record<string, number> = {}
  const measure = async ([path, title]: readonly [string, string]) => {
    await visit(page, path)
    await expect(page).toHaveTitle(title)
    await expectFilled(page)
    await page.mouse.move(5, 5)
    await expectFilled(page)
    moved[path] = await shift()
  }
  for (const one of pagesOfToday(open)) await measure(one)
  await enter(administrator)
  for (const one of pagesOfToday(inside)) await measure(one)
  expect(Object.entries(moved).filter(([, share]) => share > 0.02)).toEqual([])
})

test('no page sends a request to another host', async ({ page, person, enter, baseURL }) => {
  await settle(person)
  await hangPictured(person, ['카키 바지', 'BOTTOM'], [60, 90, 60])
  const home = new URL(baseURL ?? '').host
  const strange: string[] = []
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && host !== home) strange.push(request.url())
  })
  await visit(page, '/auth/login')
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'No account? Sign up' }).click()
  await expect(page).toHaveTitle(/^Sign up/)
  await go(page, '/404')
  await expect(page).toHaveTitle(/^404/)
  await enter(person)
  await expectLive(page, () => visit(page, '/recommendations'))
  await expectFilled(page)
  for (const name of ['옷장', '피드', '프로필']) {
    await follow(page, name)
    await expect(page).toHaveTitle(`${name} · 옷데이`)
    await expectFilled(page)
  }
  await chooseOwn(page, '프로필 수정')
  await expect(page).toHaveTitle('프로필 수정 · 옷데이')
  await expectFilled(page)
  expect(strange).toEqual([])
})
