import { daysAfter, diaryDate } from '@otday/common/seoul-time'
import type { ApiUser } from '@otday/contract/api-user'
import type { Page } from '@playwright/test'
import { planTrip } from '../kit/diary-page.ts'
import { expectReadable, keptKeys, keptOf, picturesKept, reopen } from '../kit/installed.ts'
import { startProduct } from '../kit/product.ts'
import { newPerson } from '../kit/test-user.ts'
import { pieces } from '../kit/closet-page.ts'
import { outfitPieces, weatherPanel } from '../kit/outfit-page.ts'
import { button, follow, menu, signOut, toast } from '../kit/screen.ts'
import { expect, expectAccessible, signInAs, test as base, visit } from '../kit/test.ts'
import { hang, hangPictured, settle } from '../kit/wardrobe.ts'

const banner = (page: Page) => page.getByRole('status').filter({ hasText: '받은 내용이에요.' })

async function dressed(person: ApiUser) {
  await settle(person)
  await hang(person)
  await hangPictured(person, ['카키 바지', 'BOTTOM'], [60, 90, 60])
}

/**
 * Opens the page with a network, and waits until the browser has stored the page, its data and its pictures for reading
 * offline.
 */
async function readOnce(page: Page, open: () => Promise<unknown> = () => visit(page, '/recommendations')) {
  await open()
  await expectReadable(page)
  await expect.poll(() => picturesKept(page)).toBeGreaterThan(0)
}

const test = base.extend<{ reading: Page }>({
  /**
   * A window in which a user who has clothes opened the page with today's recommendation, with a network, so that the
   * page is stored for reading offline.
   */
  reading: async ({ page, person, enter }, use) => {
    await dressed(person)
    await enter(person)
    await readOnce(page)
    await use(page)
  },
})

test.use({ serviceWorkers: 'allow', savesData: false, isPainted: true })
// These tests take long, because the service worker waits until the first page is complete before it loads all files.
test.describe.configure({ timeout: 120_000 })

const wornBy = async (person: ApiUser) => {
  const today = diaryDate(new Date())
  const { wears } = await person.wears.list({ query: { from: daysAfter(today, -1), to: today } })
  return wears.map(({ state, revision }) => [state, revision])
}

test('the app opens offline with the data read last, and a record made offline is sent once', {
  tag: '@phone',
}, async ({ reading: first, context, person, baseURL }) => {
  await context.setOffline(true)
  const page = await reopen(context, first, `${baseURL ?? ''}/#/recommendations`)
  await expect(outfitPieces(page).first()).toBeVisible()
  await expect(banner(page)).toContainText(/^오프라인이에요\. 오늘 \d\d:\d\d에 받은 내용이에요\./)
  // The banner already says at what time the content was received, so the weather panel must not show a second time.
  await expect(weatherPanel(page)).not.toContainText(/ 전 | 기준|발표|\d\d:\d\d 자료/)
  await expectAccessible(page)
  let saves = 0
  page.on('response', (response) => {
    if (response.request().method() === 'PUT' && response.url().includes('/api/wears/') && response.ok()) saves++
  })
  await button(page, '입었어요').click()
  await expect(button(page, '입었어요')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('기록 1개는 연결되면 보낼게요.')).toBeVisible()
  await follow(page, '옷장')
  await expect(pieces(page).first()).toBeVisible()
  await expect(pieces(page).filter({ hasText: '카키 바지' }).locator('img')).toHaveJSProperty('complete', true)
  await expect
    .poll(() =>
      pieces(page)
        .filter({ hasText: '카키 바지' })
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
  await page.getByRole('link', { name: '기록', exact: true }).click()
  await expect(page.getByRole('grid').locator('[aria-current="date"]')).toHaveAccessibleName(/입은 옷|옷차림/)
  await follow(page, '피드')
  await expect(page.getByRole('main')).toContainText('인터넷에 연결되면 볼 수 있어요.')
  expect(await wornBy(person)).toEqual([])
  await context.setOffline(false)
  await expect.poll(() => wornBy(person), { timeout: 30_000 }).toEqual([['WORN', 1]])
  await expect(banner(page)).toHaveCount(0, { timeout: 40_000 })
  await expect(page.getByText('인터넷에 연결되면 볼 수 있어요.')).toHaveCount(0, { timeout: 40_000 })
  expect(saves).toBe(1)
})

test('another outfit chosen offline stays the outfit of the day when the network is back', { tag: '@phone' }, async ({
  reading: first,
  context,
  baseURL,
}) => {
  const worn = (page: Page) => outfitPieces(page).getByRole('heading').allTextContents()
  await expect.poll(async () => (await keptKeys(first)).some((key) => key.startsWith('["outfit-basis"'))).toBe(true)
  await context.setOffline(true)
  const page = await reopen(context, first, `${baseURL ?? ''}/#/recommendations`)
  await expect(outfitPieces(page).first()).toBeVisible()
  const shown = [(await worn(page)).toSorted().join()]
  for (let press = 0; press < 2; press++) {
    await button(page, '다른 옷').click()
    await expect.poll(async () => shown.includes((await worn(page)).toSorted().join())).toBe(false)
    shown.push((await worn(page)).toSorted().join())
  }
  await expect(page.getByText('인터넷 연결 없이 이 기기에서 골랐어요.')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText('인터넷 연결 없이 이 기기에서 골랐어요.')).toHaveCount(0, { timeout: 40_000 })
  expect((await worn(page)).toSorted().join()).toBe(shown.at(-1))
})

test('a trip and a look made on this device are in their lists offline', async ({
  reading: first,
  context,
  baseURL,
}) => {
  const home = `${baseURL ?? ''}/#`
  await first.goto(`${home}/closet/looks`)
  await expect(first.getByRole('heading', { name: '저장한 옷차림이 없어요' })).toBeVisible()
  const kept = (list: 'looks' | 'trips') => () => keptOf(first, `["${list}","list"`)
  // The stored list may be missing for a moment while it is replaced, so a missing list does not count as renewed.
  const isRenewed = async (list: 'looks' | 'trips', before: string | undefined) =>
    ![undefined, before].includes(await kept(list)())
  await expect.poll(kept('looks')).toBeDefined()
  const emptyLookbook = await kept('looks')()
  await first.goto(`${home}/closet/trips`)
  await expect(first.getByRole('heading', { name: '아직 여행이 없어요' })).toBeVisible()
  await expect.poll(kept('trips')).toBeDefined()
  const emptyTrips = await kept('trips')()
  const now = diaryDate(new Date())
  await planTrip(first, { place: '해운대', startsOn: daysAfter(now, 6), endsOn: daysAfter(now, 8) })
  await expect(first.getByRole('heading', { level: 1, name: '부산, 2박 3일' })).toBeVisible()
  await expect.poll(() => isRenewed('trips', emptyTrips)).toBe(true)
  // The page is loaded again, so that this load has not read the lookbook; a look that is saved now must still get into
  // the stored lookbook.
  await first.goto(`${home}/recommendations`)
  await first.reload()
  await expect(outfitPieces(first).first()).toBeVisible()
  await button(first, '룩북에 저장').click()
  await expect(toast(first, '룩북에 저장했어요.')).toBeVisible()
  await expect.poll(() => isRenewed('looks', emptyLookbook)).toBe(true)
  await context.setOffline(true)
  const page = await reopen(context, first, `${home}/closet/trips`)
  await expect(page.getByRole('article', { name: '부산, 2박 3일' })).toBeVisible()
  await page.goto(`${home}/closet/looks`)
  await expect(page.getByRole('list', { name: '저장한 옷차림' }).getByRole('article')).toHaveCount(1)
})

test('signing out erases the offline data, and the next user sees nothing of it', async ({
  reading: first,
  context,
  person,
  other,
  enter,
  baseURL,
}) => {
  await settle(other)
  await hang(other, [['빨간 목도리', 'SCARF']])
  await signOut(first)
  await expect.poll(() => keptKeys(first)).toEqual([])
  await expect.poll(() => picturesKept(first)).toBe(0)
  await enter(other)
  await visit(first, '/closet')
  await expect(pieces(first)).toHaveCount(1)
  await expect.poll(async () => (await keptKeys(first)).length).toBeGreaterThan(0)
  await context.setOffline(true)
  const page = await reopen(context, first, `${baseURL ?? ''}/#/closet`)
  await expect(pieces(page)).toHaveText(/빨간 목도리/)
  expect((await keptKeys(page)).filter((key) => key.includes(person.id))).toEqual([])
  await menu(page).getByRole('link', { name: '추천' }).click()
  await expect(page.getByText('카키 바지')).toHaveCount(0)
})

test('a session ended from another device erases the offline data', async ({
  reading: page,
  person,
  context,
  baseURL,
}) => {
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
  await expect(pieces(next)).toHaveCount(0)
})

test('a sign-out made offline stays in force when the network is back', async ({
  reading: first,
  context,
  baseURL,
}) => {
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

test('below a base path the page of the app opens offline, and other paths of the server do not', async ({
  page: first,
  context,
}) => {
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
    await expect(pieces(page).filter({ hasText: '카키 바지' })).toBeVisible()
    for (const path of ['s/1a2b3c', 'api/docs', 'oauth2/authorization/google', '../'])
      await expect(page.goto(`${home}${path}`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  } finally {
    await product.stop()
  }
})
