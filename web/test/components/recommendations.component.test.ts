import { feeds, profiles, recommendations, toastTexts } from '@otday/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { button } from '../kit/forms.ts'
import { breakDown, delay } from '../kit/trouble.ts'
import { cards, count, namesIn, openOutfit, outfit, postsOf } from '../kit/outfit-page.ts'
import { hani } from '../kit/people.ts'
import { serveOutfits } from '../kit/recommendations.ts'
import { inSizesOfDay, onDesktop, overflow } from '../kit/screens.ts'
import { profileOf } from '../kit/usual.ts'

const app = useApp()
const dialog = page.getByRole('dialog', { name: 'OOTD 등록' })
const words = dialog.getByLabelText('한마디')
const send = dialog.getByRole('button', { name: '등록하기' })
const chosen = dialog.getByRole('list', { name: '등록할 옷' }).getByRole('listitem')
const toasts = () => [
  ...document.querySelectorAll<HTMLElement>('[data-sonner-toast][data-visible="true"][data-removed="false"]'),
]
const toasted = (text: string) => expect.poll(() => toasts().map(({ textContent }) => textContent)).toContain(text)
const skeletons = () => document.querySelectorAll('[data-skeleton]').length
/** Submits the form as Enter in a field does, even if the button is disabled. */
const submit = () => document.querySelector<HTMLFormElement>('[role=dialog] form')?.requestSubmit()

afterEach(async () => {
  vi.useRealTimers()
  await onDesktop()
})

test('the pieces of the outfit stand in one to five columns, depending on the width', async () => {
  serveOutfits(app.server)
  await openOutfit(app)
  const tracks = () => getComputedStyle(outfit.element()).gridTemplateColumns.split(' ').length
  for (const [width, columns] of [
    [320, 1],
    [359, 1],
    [360, 2],
    [768, 3],
    [1024, 4],
    [1280, 5],
  ] as const) {
    await page.viewport(width, 900)
    await expect.poll(tracks, { message: `at ${width} px` }).toBe(columns)
    expect(overflow(), `at ${width} px`).toBeLessThanOrEqual(0)
  }
})

inSizesOfDay(() => {
  test('ten placeholders are shown while the first outfit loads', async () => {
    serveOutfits(app.server)
    const delayed = delay(app.server, recommendations.get)
    await app.open('/recommendations', hani)
    await expect.element(page.getByText('옷차림을 고르는 중...')).toBeInTheDocument()
    await expect.poll(skeletons).toBe(10)
    delayed.open()
    await expect.element(cards.first()).toBeVisible()
    expect(skeletons()).toBe(0)
  })
})

test('다른 옷 shows a different outfit', async () => {
  serveOutfits(app.server)
  await openOutfit(app)
  await expect.element(page.getByRole('heading', { level: 1, name: '오늘의 추천 OOTD' })).toBeVisible()
  await expect.element(page.getByText('춥지도 덥지도 않아요')).toBeVisible()
  const first = namesIn()
  await button('다른 옷').click()
  await expect.poll(namesIn).not.toEqual(first)
  await expect.element(outfit).not.toHaveAttribute('aria-busy', 'true')
  await expect.element(cards.first()).toBeVisible()
})

test('an outfit that fails to load shows an error and can be retried', async () => {
  serveOutfits(app.server)
  const mend = breakDown(app.server, recommendations.get, { message: '추천이 잠시 쉬고 있어요.' })
  await app.open('/recommendations', hani)
  const alert = page.getByRole('alert').filter({ hasText: '추천을 불러오지 못했어요' })
  await expect.element(alert.getByText('추천이 잠시 쉬고 있어요.')).toBeVisible()
  mend()
  await alert.getByRole('button', { name: '다시 시도' }).click()
  await expect.element(cards.first()).toBeVisible()
})

test('a double click on the submit button posts the outfit once', async () => {
  serveOutfits(app.server)
  await openOutfit(app)
  await button('OOTD 등록').click()
  await words.fill('두 번 눌렀어요')
  const delayed = delay(app.server, feeds.create)
  await send.dblClick()
  words.element().focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => delayed.waiting()).toBe(1)
  delayed.open()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(postsOf(app)).toHaveLength(1)
})

test('posting without a place leads to the place search', async () => {
  serveOutfits(app.server)
  app.server.answer(profiles.get, () => profileOf())
  await app.open('/recommendations', hani)
  await button('OOTD 등록').click()
  await expect.element(dialog.getByText('날씨를 먼저 골라 주세요.')).toBeVisible()
  await dialog.getByRole('button', { name: '지역 고르기' }).click()
  await expect.element(page.getByRole('dialog', { name: '위치 검색' })).toBeVisible()
})

test('posting without clothes leads to adding a piece', async () => {
  serveOutfits(app.server, [])
  await app.open('/recommendations', hani)
  await button('OOTD 등록').click()
  await expect.element(dialog.getByText('옷을 먼저 추가해 주세요.')).toBeVisible()
  await dialog.getByRole('button', { name: '옷 추가' }).click()
  await expect.element(page.getByRole('dialog', { name: '옷 추가' })).toBeVisible()
})

test('posting requires an outfit and a text', async () => {
  serveOutfits(app.server)
  const delayed = delay(app.server, recommendations.get)
  await app.open('/recommendations', hani)
  await button('OOTD 등록').click()
  await expect.element(send).toBeDisabled()
  await words.fill('   ')
  await expect.element(send).toBeDisabled()
  await words.fill('아직 옷이 없어요')
  await send.click()
  await toasted(toastTexts.ootdMissing)
  await expect.element(words).toHaveValue('아직 옷이 없어요')
  delayed.open()
  await expect.element(chosen.first()).toBeVisible()
  await words.fill(' ')
  submit()
  await toasted(toastTexts.ootdContentRequired)
  expect(postsOf(app)).toEqual([])
})

test('a failed post keeps the text, and a second try succeeds', async () => {
  serveOutfits(app.server)
  await openOutfit(app)
  const pieces = namesIn()
  const mend = breakDown(app.server, feeds.create)
  await button('OOTD 등록').click()
  await count(chosen).toBe(pieces.length)
  await words.fill('  비 오는 날  ')
  await send.click()
  await toasted(toastTexts.ootdFailed)
  await expect.element(words).toHaveValue('  비 오는 날  ')
  mend()
  await send.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await toasted(`${toastTexts.ootdRegistered}${toastTexts.ootdView}`)
  expect(postsOf(app).map(({ content }) => content)).toEqual(['비 오는 날', '비 오는 날'])
})

test('closing the post dialog with typed text asks first', async () => {
  serveOutfits(app.server)
  await openOutfit(app)
  await button('OOTD 등록').click()
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await button('OOTD 등록').click()
  await words.fill('쓰던 말')
  window.history.back()
  const question = page.getByRole('alertdialog', { name: '작성을 그만둘까요?' })
  await question.getByRole('button', { name: '계속 쓰기' }).click()
  await expect.element(words).toHaveValue('쓰던 말')
  // The question still receives key presses while it fades out, so the test waits until it is gone.
  await expect.element(question).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: '그만두기' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(app.path()).toBe('/recommendations')
})

/** Advances the time in steps of 1 ms until a condition holds; polling would advance it by 50 ms at a time. */
async function until(holds: () => boolean) {
  while (!holds()) await vi.advanceTimersByTimeAsync(1)
}

/** Submits the post, which fails; waits until the request was sent, but not for the toast. */
async function failOnce() {
  await expect.element(send).toBeEnabled()
  const before = postsOf(app).length
  submit()
  await until(() => postsOf(app).length === before + 1)
}

const untilSeen = (toSee: number) => until(() => toasts().length === toSee)

inSizesOfDay(() => {
  test('toasts are 356 px wide, three at most, and gone after four seconds', async () => {
    serveOutfits(app.server)
    app.server.answer(feeds.create, () => Response.json({}, { status: 500 }))
    await openOutfit(app)
    await button('OOTD 등록').click()
    await words.fill('다섯 번')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    for (let turn = 1; turn <= 4; turn++) {
      await failOnce()
      await untilSeen(Math.min(turn, 3))
    }
    for (const toast of toasts()) expect(toast.getBoundingClientRect().width).toBeCloseTo(356, 1)
    // Once the toasts no longer move, they stand above the button, so that it can be pressed again.
    await expect.element(send).toBeVisible()
    const top = send.element().getBoundingClientRect().top
    await expect
      .poll(() => Math.max(...toasts().map((toast) => toast.getBoundingClientRect().bottom)))
      .toBeLessThanOrEqual(top)
    vi.advanceTimersByTime(6000)
    await untilSeen(0)

    await failOnce()
    await untilSeen(1)
    await vi.advanceTimersByTimeAsync(3990)
    expect(toasts()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10)
    // With fake timers, polling would let more time pass, so the test returns to real timers.
    vi.useRealTimers()
    await expect.poll(toasts).toHaveLength(0)
  })
})
