import { commentLimit, comments, errorCatalogue, type Feed, feeds, skyLabels, toastTexts } from '@otday/contract'
import { expect, test } from 'vitest'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { answerFeeds, cards, commentOf, feedOf, manyFeeds, me, minji, openFeed } from '../kit/feeds.ts'
import { pressOn } from '../kit/forms.ts'
import { pressComposing } from '../kit/keys.ts'
import { hani } from '../kit/people.ts'
import { answerPeople } from '../kit/profiles.ts'
import { breakDown, delay } from '../kit/trouble.ts'

const app = useApp()

const dialog = (name = '하니') => page.getByRole('dialog', { name: `${name}님의 피드` })
const inDialog = (label: string, of?: string) => dialog(of).getByRole('button', { name: label, exact: true })
const said = () => dialog('민지').getByRole('list', { name: '댓글' }).getByRole('listitem')
const field = () => page.getByRole('dialog').getByRole('textbox', { name: '댓글' })
const words = () => dialog().getByLabelText('피드 내용')
const expectToast = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
const question = (name: string) => page.getByRole('alertdialog', { name })

async function openFrom(feed: Feed) {
  await app.open('/feeds', hani)
  await openFeed(feed).click()
  await expect.element(dialog(feed.author.name)).toBeVisible()
}

async function choose(item: '수정' | '삭제') {
  await inDialog('피드 메뉴').click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('comments load newest first by page, and a new comment is placed at the top', async () => {
  const feed = feedOf(1, { author: minji, commentCount: 25 })
  answerFeeds(
    app.server,
    [feed],
    Array.from({ length: 25 }, (_, index) => commentOf(feed, index + 1)),
  )
  answerPeople(app.server, [me, minji])
  const next = delay(app.server, comments.list, ({ query }) => query.cursor !== undefined)
  await openFrom(feed)
  await expect.poll(() => said().elements().length).toBe(20)
  await expect.element(said().first()).toMatchTextContent('말 25')
  said().last().element().scrollIntoView()
  await expect.poll(() => next.waiting()).toBe(1)
  next.open()
  await expect.poll(() => said().elements().length).toBe(25)

  const send = inDialog('댓글 등록', '민지')
  await expect.element(send).toBeDisabled()
  await field().fill('  \n ')
  await pressOn(field(), '{Enter}')
  await expect.element(send).toBeDisabled()
  await field().fill('가'.repeat(commentLimit + 1))
  await expect.element(dialog('민지').getByText(`${commentLimit + 1} / ${commentLimit}`)).toBeVisible()
  await expect.element(send).toBeDisabled()
  expect(app.server.callsOf(comments.create)).toEqual([])

  const mend = breakDown(app.server, comments.create)
  await field().fill('  예뻐요')
  await pressOn(field(), '{Shift>}{Enter}{/Shift}정말')
  pressComposing(field().element())
  expect(app.server.callsOf(comments.create)).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expectToast(toastTexts.commentFailed)
  await expect.element(field()).toHaveValue('  예뻐요\n정말')
  mend()
  await send.click()
  await expectToast(toastTexts.commentPosted)
  await expect.poll(() => said().elements().length).toBe(26)
  await expect.poll(() => said().first().element().textContent).toContain('예뻐요\n정말')
  await expect.element(said().first()).toBeInViewport()
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('민지')).not.toBeInTheDocument()
  await expect.element(cards().first()).toMatchTextContent('댓글26')
})

test('the author edits the text of a post, which changes in the dialog and in the list', async () => {
  const feed = feedOf(1, { content: '처음 말' })
  answerFeeds(app.server, [feed])
  await openFrom(feed)
  await choose('수정')
  await expect.element(words()).toHaveFocus()
  await inDialog('저장').click()
  await expect.element(words()).not.toBeInTheDocument()
  await expect.element(inDialog('피드 메뉴')).toHaveFocus()
  expect(app.server.callsOf(feeds.update)).toEqual([])

  await choose('수정')
  await words().fill('   ')
  await expect.element(inDialog('저장')).toBeDisabled()
  await inDialog('취소').click()
  await expect.element(dialog().getByText('처음 말')).toBeVisible()

  const mend = breakDown(app.server, feeds.update)
  await choose('수정')
  await words().fill('  나중 말  ')
  await inDialog('저장').click()
  await expectToast(toastTexts.feedEditFailed)
  await expect.element(words()).toHaveValue('  나중 말  ')
  const leaving = question('작성을 그만둘까요?')
  history.back()
  await leaving.getByRole('button', { name: '계속 쓰기' }).click()
  await expect.element(leaving).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await leaving.getByRole('button', { name: '계속 쓰기' }).click()
  await expect.element(leaving).not.toBeInTheDocument()
  mend()
  await inDialog('저장').click()
  await expect.element(words()).not.toBeInTheDocument()
  await expect.element(dialog().getByText('나중 말', { exact: true })).toBeVisible()
  expect(app.server.callsOf(feeds.update).at(-1)?.body).toEqual({ content: '나중 말' })
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(cards().getByText('나중 말', { exact: true })).toBeVisible()
})

test('the question whether to discard an edit closes with the dialog when the save in flight succeeds', async () => {
  const feed = feedOf(1, { content: '처음 말' })
  answerFeeds(app.server, [feed])
  await openFrom(feed)
  const delayed = delay(app.server, feeds.update)
  await choose('수정')
  await words().fill('나중 말')
  await inDialog('저장').click()
  await expect.element(inDialog('저장 중...')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question('작성을 그만둘까요?')).toBeVisible()
  delayed.open()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(cards().getByText('나중 말', { exact: true })).toBeVisible()
})

test('the author deletes a feed, and it leaves the list', async () => {
  const [feed, other] = manyFeeds(2)
  if (!feed || !other) return
  answerFeeds(app.server, [feed, other])
  await openFrom(feed)
  const mend = breakDown(app.server, feeds.delete)
  const asked = question('피드를 삭제할까요?')
  await choose('삭제')
  await expect.element(asked).toMatchTextContent('‘줄 1’')
  await asked.getByRole('button', { name: '취소' }).click()
  await choose('삭제')
  await asked.getByRole('button', { name: '삭제' }).click()
  await expectToast(toastTexts.feedDeleteFailed)
  const delayed = delay(app.server, feeds.delete)
  mend()
  await asked.getByRole('button', { name: '삭제' }).click()
  await expect.element(asked.getByRole('button', { name: '삭제 중...' })).toBeVisible()
  delayed.open()
  await expectToast(toastTexts.feedDeleted)
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(app.path()).not.toContain('feedId')
  await expect.poll(() => cards().elements().length).toBe(1)
  await expect.element(cards().first()).toMatchTextContent('줄 2')
  await expect.element(cards().first()).toHaveAttribute('aria-setsize', '1')
})

test('commenting on a deleted post says that it is gone, and the list drops it', async () => {
  const feed = feedOf(1, { author: minji })
  const known = answerFeeds(app.server, [feed])
  answerPeople(app.server, [me, minji])
  await openFrom(feed)
  await expect.element(dialog('민지').getByText(/아직 댓글이 없어요/)).toBeVisible()
  known.posts = []
  await field().fill('예뻐요')
  await pressOn(field(), '{Enter}')
  const gone = page.getByRole('dialog', { name: '피드', exact: true })
  await expect.element(gone.getByText(errorCatalogue.FeedNotFound[1])).toBeVisible()
  await gone.getByRole('button', { name: '돌아가기' }).click()
  await expect.element(page.getByText('피드가 없습니다')).toBeVisible()
})

test('a post shows author, time and weather, and toasts about comments stand above the comment field', async () => {
  const feed = feedOf(1, { likeCount: 1, likedByMe: true })
  answerFeeds(app.server, [feed])
  await openFrom(feed)
  const head = () => dialog().element().querySelector('header:has(time)')
  await expect.element(dialog().getByRole('link', { name: /하니/ })).toBeVisible()
  expect(head()?.querySelector('time')?.textContent).toMatch(/^\d+월 \d+일 \d\d:\d\d$/)
  await expect.element(dialog().getByRole('img', { name: skyLabels[feed.weather.skyStatus] })).toBeVisible()
  expect(head()?.querySelector('button')?.textContent).toMatch(/^\u2212?\d+°/)
  await expect.element(dialog().getByRole('button', { name: '좋아요 1' })).toBeVisible()

  const toast = (text: string) =>
    [...document.querySelectorAll('[data-sonner-toast]')].find(({ textContent }) => textContent.includes(text))
  const drawing = (text: string) => toast(text)?.querySelector('svg path')?.getAttribute('d')
  const mend = breakDown(app.server, comments.create)
  await field().fill('예뻐요')
  await pressOn(field(), '{Enter}')
  await expect.poll(() => toast(toastTexts.commentFailed)?.querySelector('svg')).toBeVisible()
  const alarm = drawing(toastTexts.commentFailed)
  mend()
  await pressOn(field(), '{Enter}')
  await expect.poll(() => toast(toastTexts.commentPosted)?.querySelector('svg')).toBeVisible()
  expect(drawing(toastTexts.commentPosted)).not.toBe(alarm)
  const posted = () => toast(toastTexts.commentPosted) ?? document.body
  expect(getComputedStyle(posted()).backgroundColor).toBe('rgb(27, 39, 54)')
  await expect
    .poll(() => {
      const box = posted().getBoundingClientRect()
      const above = toast(toastTexts.commentFailed)?.getBoundingClientRect()
      return {
        middle: Math.round(box.x + box.width / 2),
        gap: Math.round(box.top - (above?.bottom ?? 0)),
        isJustAbove: isBetween(field().element().getBoundingClientRect().top - box.bottom, 0, 48),
      }
    })
    .toEqual({ middle: 720, gap: 14, isJustAbove: true })
})

const isBetween = (value: number, least: number, below: number) => value >= least && value < below
