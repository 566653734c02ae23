import type { Page } from '@playwright/test'
import { cards, expectInstalled, expectKept } from '../installed.ts'
import { type Deployed, type Middlebox, openMiddlebox } from '../middlebox.ts'
import { expect, expectAccessible, signInAs, test as base } from '../test.ts'
import { hang, settle } from '../wardrobe.ts'

const test = base.extend<{ middlebox: Middlebox }>({
  middlebox: async ({ baseURL }, use) => {
    const middlebox = await openMiddlebox(baseURL ?? '')
    await use(middlebox)
    await middlebox.close()
  },
})

test.use({ serviceWorkers: 'allow' })
// Chromium now and then keeps an old worker for a minute, for a reason that is still looked for.
test.describe.configure({ timeout: 150_000, retries: 4 })

const named = (name: string): Deployed => ({
  page: (html) => html.replace('<meta charset', `<meta name="version" content="${name}" /><meta charset`),
})
const versionOf = async (page: Page) => {
  const metas = page.locator('meta[name="version"]')
  return (await metas.count()) > 0 ? metas.getAttribute('content') : 'first'
}
const prompt = (page: Page) => page.getByRole('status').filter({ hasText: '새 버전이 있어요' })
const menu = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' })
const nickname = (page: Page) => page.getByLabel('닉네임')

const asksForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => undefined)
  })

test('a new version waits until somebody agrees, and no window ever has parts of two', { tag: '@phone' }, async ({
  page,
  context,
  person,
  middlebox,
}) => {
  await settle(person)
  await signInAs(page, person, middlebox.url)
  await page.goto(`${middlebox.url}/#/settings`)
  await expect(nickname(page)).toHaveValue(person.name)
  await expectInstalled(page)

  await test.step('it asks', async () => {
    middlebox.deploy(named('second'))
    await asksForUpdate(page)
    await expect(prompt(page)).toContainText('적던 내용은 그대로 두고 바꿔요.')
    await expectAccessible(page)
    await page.reload()
    await expect(prompt(page)).toBeVisible({ timeout: 20_000 })
    expect(await versionOf(page)).toBe('first')
  })

  await test.step('until then the old one has all of its parts, though the server has not', async () => {
    await menu(page).getByRole('link', { name: '옷장' }).click()
    await page.getByRole('link', { name: '룩북' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '룩북' })).toBeVisible()
    await prompt(page).getByRole('button', { name: '나중에' }).click()
    await expect(prompt(page)).toHaveCount(0)
  })

  const other = await context.newPage()
  await other.goto(`${middlebox.url}/#/closet`)
  await expect(prompt(other)).toBeVisible({ timeout: 20_000 })

  await test.step('then everything is new, and what was typed is there', async () => {
    await page.goto(`${middlebox.url}/#/settings`)
    await page.reload()
    await expect(prompt(page)).toBeVisible({ timeout: 20_000 })
    await nickname(page).fill('새이름')
    page.on('dialog', (dialog) => dialog.accept())
    await prompt(page).getByRole('button', { name: '지금 바꾸기' }).click()
    await expect.poll(() => versionOf(page), { timeout: 30_000 }).toBe('second')
    await expect(nickname(page)).toHaveValue('새이름')
    await expect(prompt(page)).toHaveCount(0)
  })

  await test.step('another window keeps the old one until it is asked', async () => {
    expect(await versionOf(other)).toBe('first')
    await other.getByRole('link', { name: '기록', exact: true }).click()
    await expect(other.getByRole('grid')).toBeVisible()
    await prompt(other).getByRole('button', { name: '지금 바꾸기' }).click()
    await expect.poll(() => versionOf(other), { timeout: 30_000 }).toBe('second')
  })
})

test('a version that is not whole changes nothing, and the next one comes', async ({ page, person, middlebox }) => {
  await signInAs(page, person, middlebox.url)
  await page.goto(`${middlebox.url}/#/closet`)
  await expectInstalled(page)
  const broken = named('broken')
  middlebox.deploy({ ...broken, worker: (script) => script.replace(/path:(.)assets\//, 'path:$1assets/missing-') })
  await asksForUpdate(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '내 옷장' })).toBeVisible()
  const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)
  expect(await waiting()).toBeNull()
  middlebox.deploy(named('mended'))
  await asksForUpdate(page)
  await expect(prompt(page)).toBeVisible({ timeout: 20_000 })
  await prompt(page).getByRole('button', { name: '지금 바꾸기' }).click()
  await expect.poll(() => versionOf(page)).toBe('mended')
})

test('a version whose page never starts is replaced by the next one without being asked', async ({
  page,
  person,
  middlebox,
}) => {
  await signInAs(page, person, middlebox.url)
  await page.goto(`${middlebox.url}/#/closet`)
  await expectInstalled(page)
  middlebox.deploy({
    page: (html) =>
      named('dead')
        .page(html)
        .replace(/<script type="module"[^>]*><\/script>/, ''),
  })
  await asksForUpdate(page)
  await expect(prompt(page)).toBeVisible({ timeout: 20_000 })
  await prompt(page).getByRole('button', { name: '지금 바꾸기' }).click()
  await expect.poll(() => versionOf(page)).toBe('dead')
  middlebox.deploy(named('alive'))
  await page.reload()
  expect(await versionOf(page)).toBe('dead')
  const isAlive = async () => {
    await page.reload()
    return versionOf(page)
  }
  await expect.poll(isAlive, { timeout: 60_000, intervals: [5000] }).toBe('alive')
  await expect(page.getByRole('heading', { level: 1, name: '내 옷장' })).toBeVisible()
})

test('behind a proxy that answers 502 the page opens with what was read, and mends by itself', async ({
  page,
  person,
  middlebox,
}) => {
  await settle(person)
  await hang(person)
  await signInAs(page, person, middlebox.url)
  await page.goto(`${middlebox.url}/#/recommendations`)
  await expect(cards(page).first()).toBeVisible()
  await expectInstalled(page)
  await expectKept(page)
  middlebox.breakDown(true)
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  const banner = page.getByRole('status').filter({ hasText: '서버에 연결하지 못했어요.' })
  await expect(banner).toContainText(/오늘 \d\d:\d\d에 받은 내용을 보여 드려요\./)
  middlebox.breakDown(false)
  await banner.getByRole('button', { name: '다시 연결' }).click()
  await expect(banner).toHaveCount(0, { timeout: 40_000 })
  await expect(cards(page).first()).toBeVisible()
})

test('switched off, the worker leaves, and the page comes from the server', async ({ page, person, middlebox }) => {
  await signInAs(page, person, middlebox.url)
  await page.goto(`${middlebox.url}/#/closet`)
  await expectInstalled(page)
  middlebox.retire()
  await asksForUpdate(page)
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).filter((name) => name.startsWith('otday-shell-')).length,
    ])
  await expect.poll(left).toEqual([0, 0])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '내 옷장' })).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})
