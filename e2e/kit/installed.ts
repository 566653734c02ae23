import type { BrowserContext, Page } from '@playwright/test'
import { outfitPieces } from './outfit-page.ts'
import { expect } from './test.ts'

/** Waits until the service worker has taken over the page, some seconds after it was opened. */
export async function expectInstalled(page: Page) {
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await expect.poll(isControlled, { timeout: 30_000 }).toBe(true)
}

interface KeptQuery {
  hash: string
  /** The query's data as JSON text. */
  data: string
}

/** Returns the query results that the browser stores for reading offline, of all users. */
const keptQueries = (page: Page): Promise<KeptQuery[]> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('otday-kept-') ? name : []))
    const read = (name: string) =>
      new Promise<KeptQuery[]>((resolve) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('queries')) return resolve([])
          const asking = database.transaction('queries').objectStore('queries').getAll()
          asking.addEventListener('success', () => {
            database.close()
            const kept = asking.result as { hash: string; data: unknown }[]
            resolve(kept.map(({ hash, data }) => ({ hash, data: JSON.stringify(data) })))
          })
        })
      })
    return (await Promise.all(names.map(read))).flat()
  })

export const keptKeys = async (page: Page): Promise<string[]> => (await keptQueries(page)).map(({ hash }) => hash)

/** Returns the stored data of the first query whose key starts with `start`, as JSON; undefined if there is none. */
export const keptOf = async (page: Page, start: string): Promise<string | undefined> =>
  (await keptQueries(page)).find(({ hash }) => hash.startsWith(start))?.data

/** Waits until everything is stored that the app shows offline. */
async function expectKept(page: Page) {
  const wanted = ['["profiles"', '["weathers","days"', '["recommendations"', '["clothes","list"', '["wears","list"']
  const missing = async () => {
    const keys = await keptKeys(page)
    return wanted.filter((start) => !keys.some((key) => key.startsWith(start)))
  }
  await expect.poll(missing, { timeout: 30_000 }).toEqual([])
}

/** Waits until the page of the day is shown, and could be shown without a network. */
export async function expectReadable(page: Page) {
  await expect(outfitPieces(page).first()).toBeVisible()
  await expectInstalled(page)
  await expectKept(page)
}

export const picturesKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('otday-pictures-'))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().length
  })

/** Closes the page and opens `url` in a new one, as somebody would do without a network. */
export async function reopen(context: BrowserContext, page: Page, url: string): Promise<Page> {
  await page.close()
  const next = await context.newPage()
  await next.goto(url)
  return next
}
