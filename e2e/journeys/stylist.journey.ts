import { occasionTexts, stylistTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { breakDown, delayResponses } from '../network.ts'
import { expect, expectAccessible, test, visit } from '../test.ts'
import { hang, settle } from '../wardrobe.ts'

const path = '/recommendations'
const api = '/api/recommendations'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const outfit = (page: Page) => page.getByRole('list', { name: '추천 옷' })
const cards = (page: Page) => outfit(page).getByRole('article')
const occasions = (page: Page) => page.getByRole('radiogroup', { name: occasionTexts.question })
const chip = (page: Page, name: string) => occasions(page).getByRole('radio', { name, exact: true })
const toasts = (page: Page) => page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]')
const workQuestion = (page: Page) => page.getByRole('region', { name: '출근할 때 어떻게 입으세요?' })

/** The call for an outfit that comes next. */
const nextOutfit = (page: Page) => page.waitForResponse((response) => new URL(response.url()).pathname === api)

/** Does something that asks for an outfit; returns what was asked. */
async function asking(page: Page, act: () => Promise<unknown>): Promise<URLSearchParams> {
  const [answer] = await Promise.all([nextOutfit(page), act()])
  return new URL(answer.url()).searchParams
}

test.beforeEach(async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(cards(page).first()).toBeVisible()
})

test('a chosen occasion is asked for, kept in the address and remembered', { tag: '@phone' }, async ({ page }) => {
  await expect(occasions(page).getByRole('radio', { checked: true })).toHaveCount(1)
  const asked = await asking(page, () => chip(page, '여행').click())
  expect(asked.get('occasion')).toBe('TRAVEL')
  await expect(page.getByRole('status').filter({ hasText: '여행 옷차림으로 바꿨어요.' })).toBeVisible()
  await expect(chip(page, '여행')).toBeChecked()
  await expect(page).toHaveURL(/#\/recommendations\?occasion=travel$/)
  await expectAccessible(page)

  const reloaded = await asking(page, () => page.reload())
  expect(reloaded.get('occasion')).toBe('TRAVEL')
  await expect(chip(page, '여행')).toBeChecked()
  await page.getByRole('navigation').getByRole('link', { name: '옷장' }).click()
  await expect(page).toHaveURL(/#\/closet$/)
  await page.goBack()
  await expect(chip(page, '여행')).toBeChecked()
  await expect(chip(page, '여행')).toBeInViewport()

  const remembered = await asking(page, () => visit(page, path))
  expect(remembered.has('occasion')).toBe(false)
  await expect(chip(page, '여행')).toBeChecked()
})

test('arrow keys choose an occasion, and the row is one tab stop', async ({ page }) => {
  await asking(page, () => chip(page, '학교').click())
  await expect(chip(page, '학교')).toBeFocused()
  expect((await asking(page, () => page.keyboard.press('ArrowRight'))).get('occasion')).toBe('CASUAL')
  await expect(chip(page, '편하게')).toBeFocused()
  await expect(chip(page, '편하게')).toBeChecked()
  expect((await asking(page, () => page.keyboard.press('ArrowLeft'))).get('occasion')).toBe('SCHOOL')
  await asking(page, () => page.keyboard.press('ArrowLeft'))
  expect((await asking(page, () => page.keyboard.press('ArrowLeft'))).get('occasion')).toBe('TRAVEL')
  await expect(chip(page, '여행')).toBeChecked()
  await expect(chip(page, '여행')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Shift+Tab')
  await expect(occasions(page).locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(chip(page, '여행')).toBeFocused()
})

test('격식 and 운동 ask which, and keep it', async ({ page, person }) => {
  await asking(page, () => chip(page, '격식').click())
  const events = page.getByRole('radiogroup', { name: '어떤 자리인가요?' })
  await expect(events.getByRole('radio', { checked: true })).toHaveCount(0)
  const asked = await asking(page, () => events.getByRole('radio', { name: '결혼식' }).click())
  expect(Object.fromEntries(asked)).toMatchObject({ occasion: 'FORMAL', formalEvent: 'WEDDING' })
  await expect(page).toHaveURL(/occasion=formal&formalEvent=wedding$/)
  await expect(events.getByRole('radio', { name: '결혼식' })).toBeChecked()
  expect((await person.stylist.get({})).formalEvent).toBe('WEDDING')

  await asking(page, () => chip(page, '운동').click())
  await expect(events).toHaveCount(0)
  await expect(page.getByRole('radiogroup', { name: '어떤 운동을 하세요?' }).getByRole('radio')).toHaveCount(6)
  await asking(page, () => chip(page, '격식').click())
  await expect(events.getByRole('radio', { name: '결혼식' })).toBeChecked()
})

test('the newest wish wins, and the old outfit stays in sight until then', async ({ page }) => {
  const [kept = ''] = await outfit(page).getByRole('heading').allTextContents()
  await button(page, `${kept} 고정`).click()
  const delayed = await delayResponses(page, api, (url) => url.searchParams.get('occasion') === 'SCHOOL')
  await chip(page, '학교').click()
  await expect(chip(page, '학교')).toBeChecked()
  await expect(outfit(page)).toHaveAttribute('aria-busy', 'true')
  await expect(outfit(page)).toHaveCSS('opacity', '0.6')
  await expect(cards(page).first()).toBeVisible()
  const asked = await asking(page, () => chip(page, '여행').click())
  expect(asked.get('locked')).not.toBe('')
  delayed.open()
  await expect(outfit(page)).not.toHaveAttribute('aria-busy', 'true')
  await expect(chip(page, '여행')).toBeChecked()
  await expect(cards(page).filter({ hasText: kept })).toHaveCount(1)
})

test('an outfit that cannot be had gives the old occasion back', async ({ page }) => {
  await expect(chip(page, '편하게')).toBeChecked()
  const mend = await breakDown(page, api)
  await chip(page, '여행').click()
  await expect(toasts(page).getByText(occasionTexts.failed)).toBeVisible()
  await expect(chip(page, '편하게')).toBeChecked()
  await expect(page).toHaveURL(/#\/recommendations$/)
  await expect(cards(page).first()).toBeVisible()
  mend()
  await toasts(page).getByRole('button', { name: '다시 시도' }).click()
  await expect(chip(page, '여행')).toBeChecked()
  await expect(page).toHaveURL(/occasion=travel$/)
})

test('a question is answered with one tap, which counts at once', { tag: '@phone' }, async ({ page, person }) => {
  await chip(page, '출근').click()
  const question = workQuestion(page)
  await expect(question).toBeVisible()
  await expectAccessible(page)
  const mend = await breakDown(page, '/api/stylist/answers', 'POST')
  await question.getByRole('button', { name: '단정' }).click()
  await expect(toasts(page).getByText(stylistTexts.answerFailed)).toBeVisible()
  await expect(question).toBeVisible()
  mend()
  await asking(page, () => toasts(page).getByRole('button', { name: '다시 시도' }).click())
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: stylistTexts.answerThanks })).toBeVisible()
  expect((await person.stylist.get({})).workLook).toBe('NEAT')
})

test('a question that is skipped does not come back', async ({ page, person }) => {
  await chip(page, '출근').click()
  await workQuestion(page).getByRole('button', { name: '건너뛰기' }).click()
  await expect(workQuestion(page)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: stylistTexts.answerSkipped })).toBeVisible()
  await asking(page, () => page.reload())
  await expect(cards(page).first()).toBeVisible()
  await expect(workQuestion(page)).toHaveCount(0)
  expect((await person.stylist.get({})).workLook).toBeNull()
})
