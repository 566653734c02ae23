import type { Notification, Page as List } from '@otday/contract'
import type { Page } from '@playwright/test'
import { delayResponses } from '../network.ts'
import { newAdministrator } from '../test-user.ts'
import { expect, expectLive, test, visit } from '../test.ts'
import { portray, postMany } from '../wardrobe.ts'

/** What docs/spec.md lists of the shell and no other journey looks at. */

const menu = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link')
const portrait = (page: Page) => page.getByRole('button', { name: '내 메뉴' })
const panel = (page: Page) => page.getByRole('dialog', { name: '알림' })
const members = ['#/recommendations', '#/closet', '#/feeds', '#/profiles']
const hrefs = (page: Page) => menu(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('the menu is that of the role, a portrait that breaks is the default one, and leaving leaves nothing', async ({
  page,
  person,
  enter,
  baseURL,
}) => {
  await enter(await newAdministrator(baseURL ?? '', '책임자'))
  await visit(page, '/closet')
  await expect(menu(page).nth(5)).toBeVisible()
  expect(await hrefs(page)).toEqual([...members, '#/admin/users', '#/admin/clothes-attributes'])
  await expect(portrait(page).locator('img')).toHaveCount(0)
  await expect(portrait(page).locator('svg')).toBeVisible()
  await page.context().clearCookies()

  const picture = await portray(person)
  const [feed] = await postMany(person, '오늘', 1)
  const isPicture = (url: URL) => url.pathname.startsWith(new URL(picture, url).pathname)
  await page.route(isPicture, (route) => route.fulfill({ status: 404 }))
  await enter(person)
  const failed = page.waitForResponse((response) => isPicture(new URL(response.url())))
  const socket = page.waitForEvent('websocket')
  await expectLive(page, () => visit(page, `/feeds?authorIdEqual=${person.id}`))
  await failed
  await expect(menu(page).nth(3)).toBeVisible()
  expect(await hrefs(page)).toEqual(members)
  const author = page.locator(`[data-feed="${feed?.id}"]`).getByRole('link', { name: person.name })
  for (const avatar of [portrait(page), author]) {
    await expect(avatar.locator('img')).toHaveCount(0)
    await expect(avatar.locator('svg')).toBeVisible()
  }

  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  const closed = (await socket).waitForEvent('close')
  await portrait(page).click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await closed
  await expect
    .poll(() => paths.filter((path) => path.startsWith('/api/auth/')))
    .toEqual(['/api/auth/sign-out', '/api/auth/csrf-token'])
  await page.getByLabel('ID', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/#\/recommendations$/)
  const delayed = await delayResponses(page, '/api/feeds')
  await page.evaluate((hash) => (location.hash = hash), `/feeds?authorIdEqual=${person.id}`)
  await expect(page.locator('[data-skeleton]')).toHaveCount(8)
  delayed.open()
  await expect(author).toBeVisible()
})

/** Twenty-four notifications in two pages made of one; the second waits for `next`. */
async function showMany(page: Page, next: Promise<void>) {
  const ids = Array.from({ length: 24 }, () => crypto.randomUUID())
  await page.route(
    (url) => url.pathname === '/api/notifications',
    async (route) => {
      const [path = '', query = ''] = route.request().url().split('?')
      const isFirst = !query.includes('cursor=')
      if (!isFirst) await next
      const response = await route.fetch({ url: path })
      const body = (await response.json()) as List<Notification>
      const data = ids.slice(...(isFirst ? [0, 20] : [20])).map((id) => ({ ...body.data[0], id }))
      const nextCursor = isFirst ? 'next' : null
      await route.fulfill({ response, json: { ...body, data, nextCursor, hasNext: isFirst, totalCount: 24 } })
    },
  )
}

test('the notifications hang below their bell and load on near their end', async ({ page, person, other, enter }) => {
  await other.follows.create({ body: { followerId: other.id, followeeId: person.id } })
  const next = Promise.withResolvers<void>()
  await showMany(page, next.promise)
  await enter(person)
  await visit(page, '/settings')
  const bell = page.getByRole('button', { name: /^알림/ })
  await expect(bell).toHaveAccessibleName('알림 24개')
  const under = await bell.boundingBox()
  await bell.click()
  const box = await panel(page).boundingBox()
  if (!under || !box) throw new Error('One of them is not there.')
  expect(box.x + box.width).toBeCloseTo(under.x + under.width, 0)
  expect(box.y - under.y - under.height).toBeGreaterThanOrEqual(0)
  expect(box.y - under.y - under.height).toBeLessThanOrEqual(12)
  await expect(panel(page).getByRole('listitem')).toHaveCount(20)
  await panel(page).getByRole('listitem').last().scrollIntoViewIfNeeded()
  await expect(panel(page).getByText('더 불러오는 중...')).toBeVisible()
  next.resolve()
  await expect(panel(page).getByRole('listitem')).toHaveCount(24)
})
