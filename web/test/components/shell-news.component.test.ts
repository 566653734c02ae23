import { feeds, toastTexts, wears } from '@otday/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, Refusal, useApp } from '../kit/app.tsx'
import { hani } from '../kit/people.ts'
import { answerFeeds, answerPages, boxOf } from '../kit/shell.ts'
import { answerOutfit } from '../kit/weather.ts'
import { feedOf } from '../kit/feeds.ts'

/** Tests of where toasts stand on the page. */

const app = useApp()

beforeEach(() => answerPages(app.server))
afterEach(() => page.viewport(1440, 900))

const newsOf = (text: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')].filter((one) => one.textContent.includes(text))

/** Waits until the toast with this text stands above or below an element, without overlap. */
const expectApart = (text: string, other: { element(): Element }) =>
  expect
    .poll(() => {
      const [box] = newsOf(text).map((one) => one.getBoundingClientRect())
      const { top, bottom } = boxOf(other)
      return box && (box.bottom <= top || box.top >= bottom)
    })
    .toBe(true)

test('a toast about a tap does not cover the button beside it', async () => {
  await page.viewport(390, 844)
  answerOutfit(app.server)
  await app.open('/recommendations', hani)
  await page.getByRole('button', { name: '입을래요' }).click()
  await expect.poll(() => newsOf('계획에 넣었어요.').length).toBe(1)
  await expectApart('계획에 넣었어요.', page.getByRole('button', { name: 'OOTD 등록' }))
  await expect.poll(() => app.server.callsOf(wears.save).length).toBe(1)
})

test('a toast does not cover an open question dialog', async () => {
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
