import { daysAfter, diaryDate } from '@otday/common/seoul-time'
import type { ApiUser } from '@otday/contract/api-user'
import type { Page } from '@playwright/test'
import { cards, expectInstalled, expectKept, keptKeys, picturesKept, reopen } from '../installed.ts'
import { photo } from '../photos.ts'
import { startProduct } from '../product.ts'
import { newPerson } from '../test-user.ts'
import { expect, expectAccessible, signInAs, test, visit } from '../test.ts'
import { hang, settle } from '../wardrobe.ts'

test.use({ serviceWorkers: 'allow', savesData: false })
// The worker waits until the first page stands, then loads everything.
test.describe.configure({ timeout: 120_000 })

const banner = (page: Page) => page.getByRole('status').filter({ hasText: '받은 내용을 보여 드려요.' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const closetOf = (page: Page) => page.getByRole('main').getByRole('article')

async function dressed(person: ApiUser) {
  await settle(person)
  await hang(person)
  const { buffer, mimeType } = photo([60, 90, 60])
  await person.clothes.create({
    body: { ownerId: person.id, name: '카키 바지', type: 'BOTTOM' },
    image: new Blob([Uint8Array.from(buffer)], { type: mimeType }),
  })
}

/** With a network. */
async function readOnce(page: Page, open: () => Promise<unknown> = () => visit(page, '/recommendations')) {
  await open()
  await expect(cards(page).first()).toBeVisible()
  await expectInstalled(page)
  await expectKept(page)
  await expect.poll(() => picturesKept(page)).toBeGreaterThan(0)
}

const wornBy = async (person: ApiUser) => {
  const today = diaryDate(new Date())
  const { wears } = await person.wears.list({ query: { from: daysAfter(today, -1), to: today } })
  return wears.map(({ state, revision }) => [state, revision])
}

async function signOut(page: Page) {
  await button(page, '내 메뉴').click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
}

test('it opens offline with what was read last, and what is tapped there arrives once', { tag: '@phone' }, async ({
  page: first,
  context,
  person,
  enter,
  baseURL,
}) => {
  await dressed(person)
  await enter(person)
  await readOnce(first)
  await context.setOffline(true)
  const page = await reopen(context, first, `${baseURL ?? ''}/#/recommendations`)
  await expect(cards(page).first()).toBeVisible()
  await expect(banner(page)).toContainText(/^오프라인이에요\. 오늘 \d\d:\d\d에 받은 내용을 보여 드려요\./)
  await expect(page.getByRole('region', { name: '오늘의 날씨' })).toContainText(/(?:방금 전|\d분 전) 날씨예요/)
  await expectAccessible(page)
  let saves = 0
  page.on('response', (response) => {
    if (response.request().method() === 'PUT' && response.url().includes('/api/wears/') && response.ok()) saves++
  })
  await button(page, '입었어요').click()
  await expect(button(page, '입었어요')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('기록 1개는 연결되면 보낼게요.')).toBeVisible()
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '옷장' }).click()
  await expect(closetOf(page).first()).toBeVisible()
  await expect(closetOf(page).filter({ hasText: '카키 바지' }).locator('img')).toHaveJSProperty('complete', true)
  await expect
    .poll(() =>
      closetOf(page)
        .filter({ hasText: '카키 바지' })
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
  await page.getByRole('link', { name: '기록', exact: true }).click()
  await expect(page.getByRole('grid').locator('[aria-current="date"]')).toHaveAccessibleName(/입은 옷|옷차림/)
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '피드' }).click()
  await expect(page.getByRole('main')).toContainText('인터넷에 연결되면 볼 수 있어요.')
  expect(await wornBy(person)).toEqual([])
  await context.setOffline(false)
  await expect.poll(() => wornBy(person), { timeout: 30_000 }).toEqual([['WORN', 1]])
  await expect(banner(page)).toHaveCount(0, { timeout: 40_000 })
  await expect(page.getByText('인터넷에 연결되면 볼 수 있어요.')).toHaveCount(0, { timeout: 40_000 })
  expect(saves).toBe(1)
})

test('signing out erases it; who comes next sees nothing of it', async ({
  page: first,
  context,
  person,
  other,
  enter,
  baseURL,
}) => {
  await dressed(person)
  await settle(other)
  await hang(other, [['빨간 목도리', 'SCARF']])
  await enter(person)
  await readOnce(first)
  await signOut(first)
  await expect.poll(() => keptKeys(first)).toEqual([])
  await expect.poll(() => picturesKept(first)).toBe(0)
  await enter(other)
  await visit(first, '/closet')
  await expect(closetOf(first)).toHaveCount(1)
  await expect.poll(async () => (await keptKeys(first)).length).toBeGreaterThan(0)
  await context.setOffline(true)
  const page = await reopen(context, first, `${baseURL ?? ''}/#/closet`)
  await expect(closetOf(page)).toHaveText(/빨간 목도리/)
  expect((await keptKeys(page)).filter((key) => key.includes(person.id))).toEqual([])
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '추천' }).click()
  await expect(page.getByText('카키 바지')).toHaveCount(0)
})

test('a session that was ended elsewhere takes with it what was kept', async ({
  page,
  person,
  enter,
  context,
  baseURL,
}) => {
  await dressed(person)
  await enter(person)
  await readOnce(page)
  await page.goto('about:blank')
  const sessions = await person.devices.list({})
  for (const { id, current } of sessions) if (!current) await person.devices.end({ params: { sessionId: id } })
  await page.goto(`${baseURL ?? ''}/#/recommendations`)
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await expect.poll(() => keptKeys(page)).toEqual([])
  await expect.poll(() => picturesKept(page)).toBe(0)
  await context.setOffline(true)
  const next = await reopen(context, page, `${baseURL ?? ''}/#/closet`)
  await expect(next.getByText('카키 바지')).toHaveCount(0)
  await expect(closetOf(next)).toHaveCount(0)
})

test('a sign-out without a network holds when the network is back', async ({
  page: first,
  context,
  person,
  enter,
  baseURL,
}) => {
  await dressed(person)
  await enter(person)
  await readOnce(first)
  await context.setOffline(true)
  await signOut(first)
  await expect.poll(() => keptKeys(first)).toEqual([])
  const page = await reopen(context, first, `${baseURL ?? ''}/#/closet`)
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(`${baseURL ?? ''}/#/closet`)
  await expect(later).toHaveURL(/#\/auth\/login$/)
  await expect
    .poll(async () => (await context.cookies()).some(({ name, value }) => name === 'REFRESH_TOKEN' && value !== ''))
    .toBe(false)
})

test('below a base path only its own page opens offline', async ({ page: first, context }) => {
  test.setTimeout(180_000)
  const product = await startProduct({ BASE_PATH: '/otday' })
  try {
    const home = `${product.url}/otday/`
    const person = await newPerson(`${product.url}/otday`, '하니')
    await dressed(person)
    await signInAs(first, person, `${product.url}/otday`)
    await readOnce(first, () => first.goto(`${home}#/recommendations`))
    await context.setOffline(true)
    const page = await reopen(context, first, `${home}#/closet`)
    await expect(closetOf(page).filter({ hasText: '카키 바지' })).toBeVisible()
    for (const path of ['s/1a2b3c', 'api/docs', 'oauth2/authorization/google', '../'])
      await expect(page.goto(`${home}${path}`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  } finally {
    await product.stop()
  }
})
