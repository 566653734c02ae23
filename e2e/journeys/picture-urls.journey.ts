import type { Page } from '@playwright/test'
import type { ApiUser } from '@otday/contract/api-user'
import { expect, test, visit } from '../kit/test.ts'
import { hangPictured } from '../kit/wardrobe.ts'

/** Creates a piece with a picture and returns the picture's id. */
async function pictureOf(person: ApiUser, name: string): Promise<string> {
  const { imageUrl } = await hangPictured(person, [name, 'TOP'], [40, 90, 160], 240)
  if (!imageUrl) throw new Error('The picture was not kept.')
  return imageUrl.split('/')[2] ?? ''
}

/**
 * Gives the page the URLs of pictures that a window opened days ago would still have: the server no longer accepts
 * their signatures.
 */
async function openLongAgo(page: Page) {
  await page.route('**/api/clothes?*', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({
      response,
      body: text.replaceAll(/\/\d{4}-\d{2}-\d{2}\.([\w-]{22})\/[\w-]{22}"/g, '/2026-01-01.$1/AAAAAAAAAAAAAAAAAAAAAA"'),
    })
  })
}
/** Returns a list to which the ids of the pictures are added for which the page requests new URLs. */
function askedBy(page: Page): readonly string[] {
  const ids: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/pictures') ids.push(...(searchParams.get('ids') ?? '').split(','))
  })
  return ids
}
const piece = (page: Page, name: string) => page.getByRole('article', { name })
const picture = (page: Page, name: string) => piece(page, name).locator('img')

test('a closet with expired picture URLs requests new ones once and shows the pictures', async ({
  page,
  person,
  enter,
}) => {
  const names = ['파란 니트', '파란 셔츠', '파란 코트']
  const ids: string[] = []
  for (const name of names) ids.push(await pictureOf(person, name))
  await openLongAgo(page)
  const asked = askedBy(page)
  const refused = page.waitForResponse((response) => response.url().includes('/files/') && response.status() === 403)
  await enter(person)
  await visit(page, '/closet')
  await refused
  for (const name of names) {
    // Until the picture's new URL has arrived, a drawing is shown instead, so the test waits for the picture.
    await piece(page, name).scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture(page, name).evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    await expect(picture(page, name)).not.toHaveAttribute('src', /2026-01-01/)
  }
  expect(asked.toSorted()).toEqual(ids.toSorted())
})
