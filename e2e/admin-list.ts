import type { Page } from '@playwright/test'
import { breakDown, delayResponses } from './network.ts'
import { expect, expectFilled, visit } from './test.ts'

/** What both lists of the administration do alike. */

/** The search words of the calls for the first page of a list, as they are made. */
function wordsAskedFor(page: Page, path: string, name: string): (string | null)[] {
  const words: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isFirstPage = url.pathname === path && !url.searchParams.has('cursor')
    if (isFirstPage && request.method() === 'GET') words.push(url.searchParams.get(name))
  })
  return words
}

/** The list at `path` is searched after 500 ms of rest, or at Enter; it ends with a word that finds nothing. */
export async function expectDebouncedSearch(page: Page, path: string, api: string, name: string) {
  const search = page.getByRole('searchbox')
  const words = wordsAskedFor(page, api, name)
  await page.clock.install()
  await visit(page, path)
  await expect(page.getByRole('table')).toBeVisible()
  await expectFilled(page)
  words.length = 0
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const word = crypto.randomUUID()
  await search.fill(' 없')
  await page.clock.runFor(499)
  await search.fill(` ${word} `)
  await search.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true })
  await page.clock.runFor(499)
  expect(words).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => words).toEqual([word])
  await page.clock.resume()
  await expect(page).toHaveURL(new RegExp(`${name}=${word}`))
  await page.reload()
  await expect(search).toHaveValue(word)
  const none = `${word} 둘`
  await search.fill(none)
  await search.press('Enter')
  await expect.poll(() => words.at(-1)).toBe(none)
}

/** While the first answer is on its way places are kept and nothing is said to be missing; a failure can be mended. */
export async function expectStates(page: Page, path: string, api: string) {
  const delayed = await delayResponses(page, api)
  await visit(page, path)
  await expect(page.locator('[data-skeleton]').first()).toBeVisible()
  await expect(page.getByText(/^(등록된|설정된)/)).toHaveCount(0)
  delayed.open()
  await expectFilled(page)
  const repair = await breakDown(page, api)
  await visit(page, path)
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(/불러오지 못했어요$/)
  repair()
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectFilled(page)
}
