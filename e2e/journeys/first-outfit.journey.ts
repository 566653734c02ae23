import { authTexts, skyLabels, type SkyStatus, toastTexts, type Weather } from '@otday/contract'
import type { Page } from '@playwright/test'
import { password } from '../kit/test-user.ts'
import { photo } from '../kit/photos.ts'
import { posts } from '../kit/feeds-page.ts'
import { forecastDays, outfit, outfitPieces, weatherPanel } from '../kit/outfit-page.ts'
import { button, follow } from '../kit/screen.ts'
import { signInByForm } from '../kit/sign-in-page.ts'
import { expect, seoul, test, visit } from '../kit/test.ts'

const texts = authTexts.en

const clothes = [
  { name: '회색 울 니트', type: '상의', color: [120, 120, 124] },
  { name: '청바지', type: '하의', color: [50, 74, 120] },
] as const

async function signUpAndIn(page: Page) {
  const email = `${crypto.randomUUID()}@example.com`
  await visit(page, '/auth/register')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name').fill('하니')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await button(page, 'Sign up').click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await expect(page.getByText(texts.signUpFailed)).toBeHidden()
  await signInByForm(page, { email, password })
}

async function addClothes(page: Page) {
  for (const { name, type, color } of clothes) {
    await button(page, '옷 추가').first().click()
    const dialog = page.getByRole('dialog', { name: '옷 추가' })
    await dialog.getByLabel('이름').fill(name)
    await dialog.getByRole('radio', { name: type, exact: true }).click()
    await dialog.getByLabel('옷 사진').setInputFiles(photo(color))
    await expect(dialog.getByRole('img', { name: '고른 사진 미리보기' })).toBeVisible()
    await dialog.getByRole('button', { name: '추가하기' }).click()
    await expect(dialog).toBeHidden()
    const picture = page.getByRole('article', { name, exact: true }).locator('img')
    await expect(picture).toHaveAttribute('src', /^\//)
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
}

/** Returns a map that gets the sky of each forecast day that the page receives, keyed by the id of the weather. */
function learnSkies(page: Page): ReadonlyMap<string, SkyStatus> {
  const skies = new Map<string, SkyStatus>()
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/api/weathers' || !response.ok()) return
    for (const { id, skyStatus } of (await response.json()) as Weather[]) skies.set(id, skyStatus)
  })
  return skies
}

/** Chooses the day after tomorrow in the forecast and returns the id of its weather. */
async function chooseDayThree(page: Page): Promise<string> {
  const day = forecastDays(page).nth(2)
  await expect(day).toHaveAccessibleName(/^모레/)
  const asked = page.waitForRequest((request) => request.url().includes('/api/recommendations?'))
  await day.click()
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  return new URL((await asked).url()).searchParams.get('weatherId') ?? ''
}

test('a new user signs up, adds clothes and posts a recommended outfit that the feed shows', { tag: '@phone' }, async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(seoul)
  const skies = learnSkies(page)
  await signUpAndIn(page)
  await button(page, '옷 등록하러 가기').click()
  await expect(page).toHaveURL(/#\/closet$/)
  await addClothes(page)

  await follow(page, '날씨별 옷 추천')
  const sky = skies.get(await chooseDayThree(page)) ?? 'CLEAR'
  await expect(
    weatherPanel(page)
      .getByText(new RegExp(`^${skyLabels[sky]}( · |$)`))
      .first(),
  ).toBeVisible()
  await expect(outfit(page).getByRole('article', { name: '회색 울 니트' })).toBeVisible()
  await expect(outfit(page).getByRole('article', { name: '청바지' })).toBeVisible()
  const pieces = await outfit(page).getByRole('article').count()

  const word = crypto.randomUUID().slice(0, 8)
  await button(page, 'OOTD 등록').click()
  const dialog = page.getByRole('dialog', { name: 'OOTD 등록' })
  await dialog.getByLabel('한마디').fill(`첫 옷차림 ${word}`)
  await dialog.getByRole('button', { name: '등록하기' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(toastTexts.ootdRegistered)).toBeVisible()

  await follow(page, '피드')
  await page.getByRole('searchbox', { name: '피드 내 검색' }).fill(word)
  const found = posts(page)
  await expect(found).toHaveCount(1)
  await expect(found.getByText(`첫 옷차림 ${word}`)).toBeVisible()
  await expect(found.getByRole('list', { name: '옷차림' }).getByRole('listitem')).toHaveCount(Math.min(pieces, 3))
  const filter = page.getByRole('combobox', { name: '하늘' })
  await filter.selectOption({ label: skyLabels[sky] })
  await expect(page).toHaveURL(new RegExp(`skyStatusEqual=${sky}`))
  await expect(found).toHaveCount(1)
  const other = sky === 'CLEAR' ? 'CLOUDY' : 'CLEAR'
  await filter.selectOption({ label: skyLabels[other] })
  await expect(page.getByText('피드가 없습니다')).toBeVisible()
  expect(complaints).toEqual([])
})

/** Counts presses of a finger or a mouse button from now on. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { presses: 0 }
    Object.assign(window, { counted })
    window.addEventListener('pointerdown', (event) => event.isTrusted && counted.presses++, { capture: true })
  })
  return () => page.evaluate(() => (window as unknown as { counted: { presses: number } }).counted.presses)
}

test('a new user gets an outfit within four presses after the sign-up, without typing', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(seoul)
  await signUpAndIn(page)
  const presses = await countPresses(page)
  await button(page, '자주 입는 옷으로 시작하기').click()
  const sheet = page.getByRole('dialog', { name: '자주 입는 옷으로 시작하기' })
  await expect(sheet.getByRole('checkbox', { checked: true }).first()).toBeVisible()
  await sheet.getByRole('button', { name: / 담기$/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/#\/recommendations$/)
  await expect(outfitPieces(page).nth(2)).toBeVisible()
  // Two presses are added that were not counted: Login, which came before, and 현재 위치 찾기, which is needed in a browser
  // that has not granted the position yet.
  expect((await presses()) + 2).toBeLessThanOrEqual(4)
})
