import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiUser } from '@otday/contract/api-user'
import type { Page } from '@playwright/test'
import { expectInstalled, expectReadable } from '../kit/installed.ts'
import { type Deployed, type Middlebox, openMiddlebox } from '../kit/middlebox.ts'
import { openPlainBrowser, type PlainBrowser, type PlainPage } from '../kit/plain-browser.ts'
import { outfitPieces } from '../kit/outfit-page.ts'
import { menu } from '../kit/screen.ts'
import { expect, expectAccessible, signInAs, test as base } from '../kit/test.ts'
import { hang, settle } from '../kit/wardrobe.ts'

const test = base.extend<{ middlebox: Middlebox; plainBrowser: PlainBrowser }>({
  middlebox: async ({ baseURL }, use) => {
    const middlebox = await openMiddlebox(baseURL ?? '')
    await use(middlebox)
    await middlebox.close()
  },
  plainBrowser: async ({}, use) => {
    const browser = await openPlainBrowser()
    await use(browser)
    await browser.close()
  },
})

test.use({ serviceWorkers: 'allow', savesData: false, isPainted: true })
test.describe.configure({ timeout: 150_000 })

const named = (name: string): Deployed => ({
  page: (html) => html.replace('<meta charset', `<meta name="version" content="${name}" /><meta charset`),
})
// The following functions do not run in the test, but in the page, to which the test sends their code.
const versionIn = () => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'first'
const headingIn = () => document.querySelector('h1')?.textContent
const nicknameIn = () =>
  [...document.querySelectorAll('label')].flatMap(({ textContent, control }) =>
    textContent === '닉네임' && control instanceof HTMLInputElement ? [control.value] : [],
  )[0]
const isAsked = () => [...document.querySelectorAll('button')].some(({ textContent }) => textContent === '지금 바꾸기')
const isControlled = () => navigator.serviceWorker.controller !== null
const isWaiting = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)
const askForUpdate = async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update().catch(() => undefined)
}

async function openInstalled(browser: PlainBrowser, person: ApiUser, url: string): Promise<PlainPage> {
  await browser.signIn(person, new URL(url).origin)
  const page = await browser.open(url)
  await expect.poll(() => page.evaluate(isControlled), { timeout: 30_000 }).toBe(true)
  return page
}

const expectVersion = (page: PlainPage, version: string) =>
  expect.poll(() => page.evaluate(versionIn).catch(() => null), { timeout: 30_000 }).toBe(version)
const prompt = (page: Page) => page.getByRole('status').filter({ hasText: '새 버전이 있어요' })
const nickname = (page: Page) => page.getByLabel('닉네임')

test('a new version waits for consent, and until then the old version keeps all of its parts', {
  tag: '@phone',
}, async ({ page, person, middlebox }) => {
  await settle(person)
  await signInAs(page, person, middlebox.url)
  await page.goto(`${middlebox.url}/#/settings`)
  await expect(nickname(page)).toHaveValue(person.name)
  await expectInstalled(page)

  await test.step('the update prompt appears after a deploy and survives a reload', async () => {
    middlebox.deploy(named('second'))
    await page.evaluate(askForUpdate)
    await expect(prompt(page)).toContainText('적던 내용은 그대로 두고 바꿔요.')
    await expectAccessible(page)
    await page.reload()
    await expect(prompt(page)).toBeVisible({ timeout: 20_000 })
    expect(await page.evaluate(versionIn)).toBe('first')
  })

  await test.step('the old version still opens its other pages, and the update prompt can be postponed', async () => {
    await menu(page).getByRole('link', { name: '옷장' }).click()
    await page.getByRole('link', { name: '룩북' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '룩북' })).toBeVisible()
    await prompt(page).getByRole('button', { name: '나중에' }).click()
    await expect(prompt(page)).toHaveCount(0)
  })
})

test('a new version is activated by consent in each window separately, and typed text is kept', async ({
  person,
  middlebox,
  plainBrowser: browser,
}) => {
  await settle(person)
  const page = await openInstalled(browser, person, `${middlebox.url}/#/settings`)
  middlebox.deploy(named('second'))
  await page.evaluate(askForUpdate)
  await expect.poll(() => page.evaluate(isAsked), { timeout: 20_000 }).toBe(true)
  const other = await browser.open(`${middlebox.url}/#/closet/calendar`)
  await expect.poll(() => other.evaluate(isAsked), { timeout: 20_000 }).toBe(true)

  await page.fill('닉네임', '새이름')
  await page.press('지금 바꾸기')
  await expectVersion(page, 'second')
  await expect.poll(() => page.evaluate(nicknameIn), { timeout: 30_000 }).toBe('새이름')
  expect(await page.evaluate(isAsked)).toBe(false)

  expect(await other.evaluate(versionIn)).toBe('first')
  await other.go(`${middlebox.url}/#/closet/looks`)
  await expect.poll(() => other.evaluate(headingIn), { timeout: 30_000 }).toBe('룩북')
  await other.press('지금 바꾸기')
  await expectVersion(other, 'second')
})

test('an incomplete version is not installed, and the next complete one is offered', async ({
  person,
  middlebox,
  plainBrowser: browser,
}) => {
  const page = await openInstalled(browser, person, `${middlebox.url}/#/closet`)
  const broken = named('broken')
  middlebox.deploy({ ...broken, worker: (script) => script.replace(/path:(.)assets\//, 'path:$1assets/missing-') })
  await page.evaluate(askForUpdate)
  await page.reload()
  await expect.poll(() => page.evaluate(headingIn)).toBe('내 옷장')
  expect(await page.evaluate(isWaiting)).toBe(false)
  middlebox.deploy(named('mended'))
  const isAskedNow = async () => {
    await page.evaluate(askForUpdate)
    return page.evaluate(isAsked)
  }
  await expect.poll(isAskedNow, { timeout: 20_000, intervals: [1000] }).toBe(true)
  await page.press('지금 바꾸기')
  await expectVersion(page, 'mended')
})

test('a version whose page never starts is replaced by the next one without consent', async ({
  person,
  middlebox,
  plainBrowser: browser,
}) => {
  const page = await openInstalled(browser, person, `${middlebox.url}/#/closet`)
  middlebox.deploy({
    page: (html) =>
      named('dead')
        .page(html)
        .replace(/<script type="module"[^>]*><\/script>/, ''),
  })
  await page.evaluate(askForUpdate)
  await page.press('지금 바꾸기')
  await expectVersion(page, 'dead')
  middlebox.deploy(named('alive'))
  const versionAfterReload = async () => {
    await page.reload()
    await sleep(3000)
    return page.evaluate(versionIn)
  }
  expect(await versionAfterReload()).toBe('dead')
  await expect.poll(versionAfterReload, { timeout: 90_000, intervals: [7000] }).toBe('alive')
  await expect.poll(() => page.evaluate(headingIn)).toBe('내 옷장')
})

test('behind a proxy that answers 502 the page opens with stored data and reconnects by the button', async ({
  page,
  person,
  middlebox,
}) => {
  await settle(person)
  await hang(person)
  await signInAs(page, person, middlebox.url)
  await page.goto(`${middlebox.url}/#/recommendations`)
  await expectReadable(page)
  middlebox.breakDown(true)
  await page.reload()
  await expect(outfitPieces(page).first()).toBeVisible()
  const banner = page.getByRole('status').filter({ hasText: '서버에 연결하지 못했어요.' })
  await expect(banner).toContainText(/오늘 \d\d:\d\d에 받은 내용이에요\./)
  middlebox.breakDown(false)
  await banner.getByRole('button', { name: '다시 연결' }).click()
  await expect(banner).toHaveCount(0, { timeout: 40_000 })
  await expect(outfitPieces(page).first()).toBeVisible()
})

test('a retired service worker unregisters itself, and the page comes from the server', async ({
  page,
  person,
  middlebox,
}) => {
  await signInAs(page, person, middlebox.url)
  await page.goto(`${middlebox.url}/#/closet`)
  await expectInstalled(page)
  middlebox.retire()
  await page.evaluate(askForUpdate)
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
