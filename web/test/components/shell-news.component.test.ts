import { feeds, likes, toastTexts, wears } from '@otday/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, Refusal, useApp } from '../kit/app.tsx'
import { hani } from '../kit/people.ts'
import { answerFeeds, answerPages, boxOf } from '../kit/shell.ts'
import { answerOutfit } from '../kit/weather.ts'
import { feedOf } from '../kit/feeds.ts'

/** Where news (toasts) stand, and how long. */

const app = useApp()

beforeEach(() => answerPages(app.server))
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1440, 900)
})

const newsOf = (text: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')].filter((one) => one.textContent.includes(text))

/** Waits until news of this stand above or below something. */
const expectApart = (text: string, other: { element(): Element }) =>
  expect
    .poll(() => {
      const [box] = newsOf(text).map((one) => one.getBoundingClientRect())
      const { top, bottom } = boxOf(other)
      return box && (box.bottom <= top || box.top >= bottom)
    })
    .toBe(true)

test('news of a tap leave the buttons beside it free', async () => {
  await page.viewport(390, 844)
  answerOutfit(app.server)
  await app.open('/recommendations', hani)
  await page.getByRole('button', { name: '입을래요' }).click()
  await expect.poll(() => newsOf('계획에 넣었어요.').length).toBe(1)
  await expectApart('계획에 넣었어요.', page.getByRole('button', { name: 'OOTD 등록' }))
  await expect.poll(() => app.server.callsOf(wears.save).length).toBe(1)
})

test('news leave a question free', async () => {
  answerFeeds(app.server, feedOf(1))
  app.server.answer(feeds.delete, () => {
    throw new Refusal('Internal')
  })
  await app.open(`/feeds?feedId=${feedOf(1).id}`, hani)
  await page.getByRole('button', { name: '피드 메뉴' }).click()
  await page.getByRole('menuitem', { name: '삭제' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: '삭제' }).click()
  await expect.poll(() => newsOf(toastTexts.feedDeleteFailed).length).toBe(1)
  await expectApart(toastTexts.feedDeleteFailed, question)
})

test('news stay for four seconds, three at a time, 356 px wide', async () => {
  answerFeeds(app.server, feedOf(1))
  app.server.answer(likes.create, () => {
    throw new Refusal('Internal')
  })
  await app.open(`/feeds?authorIdEqual=${hani.id}`, hani)
  const like = page.getByRole('button', { name: /^좋아요/ })
  await expect.element(like).toBeVisible()
  // The first sign of use loads what shows news.
  await page.getByRole('heading', { level: 1 }).click()
  await expect.element(page.getByRole('region', { name: /알림글/ })).toBeInTheDocument()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() })
  const news = () => newsOf(toastTexts.likeFailed)
  const raise = async (count: number) => {
    const button = like.element()
    if (button instanceof HTMLElement) button.click()
    await expect
      .poll(() => {
        vi.advanceTimersByTime(50)
        return news().length
      })
      .toBe(count)
    await expect.element(like).not.toHaveAttribute('aria-busy', 'true')
  }
  await raise(1)
  vi.advanceTimersByTime(500)
  expect(news()[0]?.getBoundingClientRect().width).toBeCloseTo(356, 1)
  vi.advanceTimersByTime(2500)
  await expect.poll(() => news().length).toBe(1)
  vi.advanceTimersByTime(1500)
  await expect
    .poll(() => {
      vi.advanceTimersByTime(50)
      return news().length
    })
    .toBe(0)
  for (const count of [1, 2, 3, 4]) await raise(count)
  await expect.poll(() => document.querySelectorAll('[data-sonner-toast][data-visible="true"]').length).toBe(3)
})
