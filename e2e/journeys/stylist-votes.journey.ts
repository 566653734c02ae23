import { stylistTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { breakDown } from '../network.ts'
import { expect, test, visit } from '../test.ts'
import { hang, settle } from '../wardrobe.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cards = (page: Page) => page.getByRole('list', { name: '추천 옷' }).getByRole('article')
const toasts = (page: Page) => page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]')

test.beforeEach(async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, '/recommendations')
  await expect(cards(page).first()).toBeVisible()
})

/** The buttons below the outfit come when one gets there. */
const toVotes = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

test('an outfit is liked, and the next one is not yet', { tag: '@phone' }, async ({ page, person }) => {
  await toVotes(page)
  const like = button(page, '마음에 들어요')
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  const pieces = await cards(page).count()
  const mend = await breakDown(page, '/api/stylist/votes', 'POST')
  await like.click()
  await expect(toasts(page).getByText(stylistTexts.voteFailed)).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  mend()
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/stylist/votes'))
  await toasts(page).getByRole('button', { name: '다시 시도' }).click()
  const { clothesIds, ...vote } = (await sent).postDataJSON() as { clothesIds: string[] }
  expect(clothesIds).toHaveLength(pieces)
  expect(vote).toMatchObject({ liked: true, reason: null })
  await expect(toasts(page).getByText(stylistTexts.voteThanks)).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  expect((await person.stylist.learned({})).votes).toBe(1)
  await button(page, '다른 옷').click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await button(page, '이전 추천').click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})

test('a dislike tells why, by keyboard too', async ({ page }) => {
  await toVotes(page)
  const dislike = button(page, '별로예요')
  await dislike.focus()
  await page.keyboard.press('Enter')
  const reasons = page.getByRole('menu', { name: '별로인 이유' })
  await expect(reasons.getByRole('menuitem', { name: '추워요' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(reasons).toBeHidden()
  await expect(dislike).toBeFocused()
  await expect(dislike).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/stylist/votes'))
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ liked: false, reason: 'HOT' })
  await expect(toasts(page).getByText(stylistTexts.voteThanks)).toBeVisible()
  await expect(dislike).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, '마음에 들어요')).toHaveAttribute('aria-pressed', 'false')
})
