import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { launchWith } from '../browser.ts'
import { photo } from '../photos.ts'
import { expect, expectFilled, expectLive, test, visit } from '../test.ts'
import { hang, settle } from '../wardrobe.ts'

// Letters count, and the page moves when they come.
test.use({ launchOptions: launchWith() })

const kilobyte = 1000

/** Adds up what the page loads of a kind, in bytes after gzip, each address once. */
function weigh(page: Page, kind: 'script' | 'stylesheet'): () => Promise<number> {
  const parts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== kind || !response.ok()) return
    parts.set(
      response.url(),
      response.body().then(
        (body) => gzipSync(body).length,
        // What is still loading when the test ends was not weighed.
        () => 0,
      ),
    )
  })
  return async () => (await Promise.all(parts.values())).reduce((sum, size) => sum + size, 0)
}

/** How far things moved without anybody having touched the page: the cumulative layout shift. */
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
  return () => page.evaluate(() => (window as unknown as { shifts: { shift: number } }).shifts.shift)
}

const outfit = (page: Page) => page.getByRole('list', { name: '추천 옷' }).getByRole('article')

test('the login page is light and stands still', async ({ page }) => {
  const scripts = weigh(page, 'script')
  const styles = weigh(page, 'stylesheet')
  const shift = await recordShifts(page)
  await visit(page, '/auth/login')
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await scripts()).toBeLessThanOrEqual(150 * kilobyte)
  expect(await styles()).toBeLessThanOrEqual(25 * kilobyte)
  expect(await shift()).toBeLessThanOrEqual(0.02)
})

test('the first page after the login is light and stands still', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  const scripts = weigh(page, 'script')
  const styles = weigh(page, 'stylesheet')
  const shift = await recordShifts(page)
  // What is loaded by itself later counts as well.
  await expectLive(page, () => visit(page, '/recommendations'))
  await expect(outfit(page).first()).toBeVisible()
  expect(await scripts()).toBeLessThanOrEqual(200 * kilobyte)
  expect(await styles()).toBeLessThanOrEqual(25 * kilobyte)
  expect(await shift()).toBeLessThanOrEqual(0.02)
})

test('no page asks any other host for anything', async ({ page, person, enter, baseURL }) => {
  const { buffer, mimeType } = photo([60, 90, 60])
  await settle(person)
  await person.clothes.create({
    body: { ownerId: person.id, name: '카키 바지', type: 'BOTTOM' },
    image: new Blob([Uint8Array.from(buffer)], { type: mimeType }),
  })
  const home = new URL(baseURL ?? '').host
  const strange: string[] = []
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && host !== home) strange.push(request.url())
  })
  for (const path of ['/auth/login', '/auth/register', '/404']) {
    await visit(page, path)
    await page.waitForLoadState('networkidle')
  }
  await enter(person)
  for (const path of ['/recommendations', '/closet', '/feeds', '/profiles', '/settings']) {
    await expectLive(page, () => visit(page, path))
    await expectFilled(page)
  }
  expect(strange).toEqual([])
})
