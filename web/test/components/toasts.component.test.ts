import { expect, inject, onTestFinished, test } from 'vitest'
import { partOfDay } from '../../../common/test/part-of-day.ts'
import { page, useApp } from '../kit/app.tsx'
import { answerFeeds, commentOf, feedOf, minji, openFeed } from '../kit/feeds.ts'
import { serveToday } from '../kit/diary.ts'
import { someClothes } from '../kit/diary-fixtures.ts'
import { button } from '../kit/forms.ts'
import { answerMessages, messageOf } from '../kit/messages.ts'
import { me } from '../kit/feeds.ts'
import { hani } from '../kit/people.ts'
import { answerClosets, answerPeople } from '../kit/profiles.ts'
import { inSizesOfDay } from '../kit/screens.ts'
import { coveredByToasts, raiseToast, settledToasts } from '../kit/toasts.ts'
import { translatedPages } from '../kit/translated-pages.ts'
import { press, settledWords, shown } from '../kit/translation.ts'
import { closetPages } from '../kit/translated-closet-pages.ts'

const app = useApp()

/** Expects that toasts cover nothing, wherever the page is scrolled. */
async function expectUncovered() {
  const end = document.documentElement.scrollHeight - window.innerHeight
  for (const top of new Set([0, 0.37, 0.71, 1].map((part) => Math.round(end * part)))) {
    window.scrollTo(0, top)
    // What comes near the window may load only then.
    await settledWords(100)
    await settledToasts()
    expect(coveredByToasts(), `scrolled to ${top} px`).toEqual([])
  }
}

const signedIn = partOfDay(
  translatedPages.filter(({ person }) => person),
  inject('draws'),
)

inSizesOfDay(() => {
  test.each(signedIn)('a toast covers nothing that can be pressed on $path', async ({ path, person, arrange }) => {
    arrange(app.server)
    await app.open(path, person)
    await settledWords()
    await raiseToast('옷 12벌을 담았어요.')
    await expectUncovered()
  })

  test('a toast covers neither the comment field nor the comment that was just sent', async () => {
    const feed = feedOf(1, { author: minji })
    const said = Array.from({ length: 12 }, (_, at) => commentOf(feed, at + 1))
    answerFeeds(app.server, [feed], said)
    answerPeople(app.server, [me, minji])
    await app.open('/feeds', hani)
    await openFeed(feed).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: '댓글' }).fill('방금 쓴 말')
    await dialog.getByRole('button', { name: '댓글 등록' }).click()
    const sent = dialog.getByText('방금 쓴 말')
    await expect.element(sent).toBeInViewport({ ratio: 1 })
    await settledToasts()
    expect(coveredByToasts()).toEqual([])
    const words = sent.element().getBoundingClientRect()
    const over = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect()
    expect(over && (over.top >= words.bottom || over.bottom <= words.top)).toBe(true)
    const field = dialog.getByRole('textbox', { name: '댓글' }).element().getBoundingClientRect()
    expect(words.bottom).toBeLessThanOrEqual(field.top)
  })

  test('a toast covers no control of a conversation', async () => {
    answerFeeds(app.server, [])
    answerClosets(app.server, [])
    answerPeople(app.server, [me, minji])
    answerMessages(
      app.server,
      Array.from({ length: 12 }, (_, at) => messageOf(at + 1, minji)),
    )
    await app.open(`/profiles?userId=${minji.userId}`, hani)
    await button('메시지 보내기').click()
    await expect.element(page.getByRole('textbox', { name: '메시지' })).toBeVisible()
    await raiseToast('메시지를 보냈어요.')
    expect(coveredByToasts()).toEqual([])
  })

  test('a toast covers no control of a form in a dialog', async () => {
    const closet = closetPages[0]
    closet?.arrange(app.server)
    await app.open('/closet', hani)
    await press(/^옷 추가$/)
    await shown('이름')
    await raiseToast('옷을 추가했어요.')
    expect(coveredByToasts()).toEqual([])
  })
})

test('toasts that find no room beside the buttons of the day leave the buttons free', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1440, 900))
  serveToday(app.server, someClothes())
  await app.open('/recommendations', hani)
  await settledWords()
  await expect.element(button('입을래요')).toBeVisible()
  for (const text of [
    '하나를 담았어요.',
    '둘을 담았어요.',
    '셋을 담지 못했어요. 옷은 하루에 여섯 벌까지 담을 수 있어요.',
  ])
    await raiseToast(text)
  expect(coveredByToasts()).toEqual([])
  await expect.element(page.getByText(/^셋을 담지 못했어요/)).toBeVisible()
})

test('a toast moves up when a button appears under it, and back when it goes', async () => {
  answerFeeds(app.server, [])
  await app.open('/feeds', hani)
  await settledWords()
  await raiseToast('옷을 추가했어요.')
  const toastAt = () => document.querySelector('[data-sonner-toast]')?.getBoundingClientRect().top ?? 0
  const before = toastAt()
  const late = document.createElement('button')
  late.style.cssText = 'position: fixed; bottom: 40px; left: 50%; height: 44px'
  late.textContent = '늦게 온 버튼'
  document.body.append(late)
  await expect.poll(toastAt).toBeLessThan(before)
  expect(coveredByToasts()).toEqual([])
  late.remove()
  await expect.poll(toastAt).toBe(before)
})
