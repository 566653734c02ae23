import { toastTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { breakDown, delayResponses } from '../network.ts'
import { expect, test, visit } from '../test.ts'
import { hang, settle } from '../wardrobe.ts'

const path = '/recommendations'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const outfit = (page: Page) => page.getByRole('list', { name: '추천 옷' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'OOTD 등록' })
const words = (page: Page) => dialog(page).getByLabel('한마디')
const send = (page: Page) => dialog(page).getByRole('button', { name: '등록하기' })
/** The toasts that are seen; older ones wait behind them. */
const toasts = (page: Page) => page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]')

const namesIn = (page: Page) => outfit(page).getByRole('heading').allTextContents()

test('the outfit stands in one to five columns', { tag: '@phone' }, async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(outfit(page).getByRole('article').first()).toBeVisible()
  const tracks = () => outfit(page).evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  for (const [width, columns] of [
    [320, 1],
    [359, 1],
    [360, 2],
    [768, 3],
    [1024, 4],
    [1280, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(tracks, `at ${width} px`).toBe(columns)
    expect(await overflow(), `at ${width} px`).toBeLessThanOrEqual(0)
  }
})

test('ten places are kept while the first outfit is on its way', { tag: '@phone' }, async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  const delayed = await delayResponses(page, '/api/recommendations')
  await visit(page, path)
  await expect(page.getByText('옷차림을 고르는 중...')).toBeAttached()
  await expect(page.locator('[data-skeleton]')).toHaveCount(10)
  delayed.open()
  await expect(outfit(page).getByRole('article').first()).toBeVisible()
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
})

test('other clothes are other clothes', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(page.getByRole('heading', { level: 1, name: '오늘의 추천 OOTD' })).toBeVisible()
  await expect(page.getByText('보온 균형')).toBeVisible()
  await expect(outfit(page).getByRole('article').first()).toBeVisible()
  const first = await namesIn(page)
  await button(page, '다른 옷').click()
  await expect.poll(() => namesIn(page)).not.toEqual(first)
  await expect(outfit(page)).not.toHaveAttribute('aria-busy', 'true')
  await expect(outfit(page).getByRole('article').first()).toBeVisible()
})

test('an outfit that cannot be had says so and is had again', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  const mend = await breakDown(page, '/api/recommendations', 'GET', { message: '추천이 잠시 쉬고 있어요.' })
  await visit(page, path)
  const alert = page.getByRole('alert').filter({ hasText: '추천을 불러오지 못했어요' })
  await expect(alert).toContainText('추천이 잠시 쉬고 있어요.')
  mend()
  await alert.getByRole('button', { name: '다시 시도' }).click()
  await expect(outfit(page).getByRole('article').first()).toBeVisible()
})

test('who has no clothes is shown the way to the closet', async ({ page, person, enter }) => {
  await settle(person)
  await enter(person)
  await visit(page, path)
  await expect(page.getByRole('heading', { name: '추천할 옷이 없어요' })).toBeVisible()
  await button(page, '옷 등록하러 가기').click()
  await expect(page).toHaveURL(/#\/closet$/)
})

test('a registered outfit is one press away from the feed', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(outfit(page).getByRole('article').first()).toBeVisible()
  const pieces = await namesIn(page)
  await button(page, 'OOTD 등록').click()
  const chosen = dialog(page).getByRole('list', { name: '등록할 옷' }).getByRole('listitem')
  await expect(chosen).toHaveCount(pieces.length)
  await words(page).fill('  오늘은 이렇게 입어요  ')
  await send(page).click()
  await expect(dialog(page)).toBeHidden()
  await toasts(page).getByRole('button', { name: toastTexts.ootdView }).click()
  await expect(page).toHaveURL(/#\/recommendations\?feedId=/)
  const feed = page.getByRole('dialog', { name: `${person.name}님의 피드` })
  await expect(feed.getByText('오늘은 이렇게 입어요', { exact: true })).toBeVisible()
  const comfort = feed.getByRole('group', { name: '오늘 입은 옷, 어때요?' })
  await comfort.getByRole('button', { name: '딱 좋아요' }).click()
  await expect(comfort.getByRole('button', { name: '딱 좋아요' })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(feed).toBeHidden()
  await expect(page).toHaveURL(/#\/recommendations$/)
})

test('an outfit that is sent by a double click is registered once', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(outfit(page).getByRole('article').first()).toBeVisible()
  await button(page, 'OOTD 등록').click()
  await words(page).fill('두 번 눌렀어요')
  const delayed = await delayResponses(page, '/api/feeds', (_url, method) => method === 'POST')
  await send(page).dblclick()
  await words(page).press('Control+Enter')
  await expect.poll(() => delayed.waiting()).toBe(1)
  delayed.open()
  await expect(dialog(page)).toBeHidden()
  expect((await person.feeds.list({ query: { authorIdEqual: person.id } })).totalCount).toBe(1)
})

test('a registration asks for what it needs', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, path)
  await button(page, 'OOTD 등록').click()
  await expect(dialog(page).getByText('날씨를 먼저 골라 주세요.')).toBeVisible()
  await dialog(page).getByRole('button', { name: '지역 고르기' }).click()
  await expect(page.getByRole('dialog', { name: '위치 검색' })).toBeVisible()
  await settle(person)
  await page.reload()
  await page.goto('about:blank')
  await visit(page, path)
  await button(page, 'OOTD 등록').click()
  await expect(dialog(page).getByText('옷을 먼저 추가해 주세요.')).toBeVisible()
  await dialog(page).getByRole('button', { name: '옷 추가' }).click()
  await expect(page.getByRole('dialog', { name: '옷 추가' })).toBeVisible()
  await hang(person)
  await page.goto('about:blank')
  const delayed = await delayResponses(page, '/api/recommendations')
  await visit(page, path)
  await button(page, 'OOTD 등록').click()
  await expect(send(page)).toBeDisabled()
  await words(page).fill('   ')
  await expect(send(page)).toBeDisabled()
  await words(page).fill('아직 옷이 없어요')
  await send(page).click()
  await expect(toasts(page).getByText(toastTexts.ootdMissing)).toBeVisible()
  await expect(words(page)).toHaveValue('아직 옷이 없어요')
  delayed.open()
  await expect(dialog(page).getByRole('list', { name: '등록할 옷' }).getByRole('listitem').first()).toBeVisible()
  await words(page).fill(' ')
  await dialog(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(toasts(page).getByText(toastTexts.ootdContentRequired)).toBeVisible()
})

test('a registration that fails keeps the words, and a second try succeeds', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(outfit(page).getByRole('article').first()).toBeVisible()
  const mend = await breakDown(page, '/api/feeds', 'POST')
  await button(page, 'OOTD 등록').click()
  await words(page).fill('비 오는 날')
  await send(page).click()
  await expect(toasts(page).getByText(toastTexts.ootdFailed)).toBeVisible()
  await expect(words(page)).toHaveValue('비 오는 날')
  mend()
  await send(page).click()
  await expect(dialog(page)).toBeHidden()
  await expect(toasts(page).getByText(toastTexts.ootdRegistered)).toBeVisible()
})

test('a dialog with words asks before it closes', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await button(page, 'OOTD 등록').click()
  await dialog(page).getByRole('button', { name: '닫기' }).click()
  await expect(dialog(page)).toBeHidden()
  await button(page, 'OOTD 등록').click()
  await words(page).fill('쓰던 말')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: '작성을 그만둘까요?' })
  await question.getByRole('button', { name: '계속 쓰기' }).click()
  await expect(words(page)).toHaveValue('쓰던 말')
  // While it fades the question takes the keys.
  await expect(question).toBeHidden()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: '그만두기' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/#\/recommendations$/)
})

/** Fails a registration once more; its toast is on the way. */
async function failOnce(page: Page) {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/feeds') && response.status() === 500)
  await dialog(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) => form.requestSubmit())
  await answer
}

test('toasts are 356 px wide, three at most, and gone after four seconds', { tag: '@phone' }, async ({
  page,
  person,
  enter,
}) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await page.clock.install()
  await visit(page, path)
  await expect(outfit(page).getByRole('article').first()).toBeVisible()
  await breakDown(page, '/api/feeds', 'POST')
  await button(page, 'OOTD 등록').click()
  await words(page).fill('다섯 번')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  for (let turn = 1; turn <= 4; turn++) {
    await failOnce(page)
    await expect(async () => {
      await page.clock.runFor(50)
      await expect(toasts(page)).toHaveCount(Math.min(turn, 3), { timeout: 200 })
    }).toPass()
  }
  for (const toast of await toasts(page).all()) expect((await toast.boundingBox())?.width).toBeCloseTo(356, 1)
  // Once they stand still they are off the button that is pressed again.
  const submit = await send(page).boundingBox()
  await expect(async () => {
    for (const toast of await toasts(page).all()) {
      const box = await toast.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(submit?.y ?? 0)
    }
  }).toPass()
  await page.clock.runFor(6000)
  await expect(toasts(page)).toHaveCount(0)

  await failOnce(page)
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(toasts(page)).toHaveCount(1, { timeout: 200 })
  }).toPass()
  await page.clock.runFor(3600)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(600)
  await expect(toasts(page)).toHaveCount(0)
})
