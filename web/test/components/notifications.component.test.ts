import { logTexts, notifications } from '@otday/contract'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, useApp } from '../kit/app.tsx'
import { answerFeeds, commentOf, feedOf, itemOf, me, minji } from '../kit/feeds.ts'
import { answerNews, newsOf } from '../kit/messages.ts'
import { hani } from '../kit/people.ts'
import { answerClosets, answerPeople } from '../kit/profiles.ts'
import { stillness } from '../kit/stillness.ts'
import { breakDown } from '../kit/trouble.ts'

const app = useApp()
afterEach(() => vi.restoreAllMocks())

const bell = () => page.getByRole('button', { name: /^알림/, includeHidden: true }).first()
const panel = () => page.getByRole('dialog', { name: '알림', exact: true })
const news = () => panel().getByRole('listitem')

async function openLive() {
  answerFeeds(app.server, [])
  answerClosets(app.server, [])
  answerPeople(app.server, [me, minji])
  await app.open('/feeds', hani)
  await expect.poll(() => app.server.streams).toBe(1)
}

test('the list keeps its scroll position when a notification arrives, and the badge ends at 99+', async () => {
  const all = Array.from({ length: 12 }, (_, index) => newsOf(12 - index))
  answerNews(app.server, all, 87)
  await openLive()
  await expect.element(bell()).toMatchTextContent(/99$/)
  await bell().click()
  await expect.poll(() => news().elements().length).toBe(12)
  await stillness(panel().element())
  const read = news().nth(2).element()
  const [text, place] = [read.textContent, read.getBoundingClientRect().y]
  answerNews(app.server, [newsOf(13), ...all], 87)
  app.server.notify(newsOf(13))
  await expect.poll(() => news().elements().length).toBe(13)
  await expect.element(bell()).toMatchTextContent(/99\+$/)
  const same = news().nth(3).element()
  expect(same.textContent).toBe(text)
  expect(same.getBoundingClientRect().y).toBeCloseTo(place, 0)
  await panel().getByRole('button', { name: '새 알림' }).click()
  await expect.element(news().first()).toBeInViewport()
  await expect.element(panel().getByRole('button', { name: '새 알림' })).not.toBeInTheDocument()
})

test('a notification of a comment opens the post at its comments, another one at its picture', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1440, 900))
  const feed = feedOf(1, { ootds: [itemOf(1), itemOf(2), itemOf(3)], content: '긴 글\n'.repeat(20) })
  const said = commentOf(feed, 1, { content: '신발 어디 거예요?' })
  const targetUrl = `/feeds?feedId=${feed.id}`
  answerNews(app.server, [
    newsOf(2, { kind: 'comment.created', title: '댓글이 달렸어요', targetUrl }),
    newsOf(1, { kind: 'like.created', title: '좋아요를 눌렀어요', targetUrl }),
  ])
  answerFeeds(app.server, [feed], [said])
  answerClosets(app.server, [])
  answerPeople(app.server, [me, minji])
  await app.open('/profiles', hani)
  const post = page.getByRole('dialog', { name: `${feed.author.name}님의 피드` })
  const open = async (title: string) => {
    await bell().click()
    await panel().getByRole('link', { name: title }).click()
    await expect.element(post.getByText(said.content)).toBeInTheDocument()
    await stillness(post.element())
  }
  await open('댓글이 달렸어요')
  await expect.element(post.getByText(said.content)).toBeInViewport()
  await post.getByRole('button', { name: '닫기' }).click()
  await expect.element(post).not.toBeInTheDocument()
  await open('좋아요를 눌렀어요')
  await expect.element(post.getByRole('group', { name: '1/3' })).toBeInViewport()
  await expect.element(post.getByText(said.content)).not.toBeInViewport()
})

test('a press marks a notification as read and opens its target, and one that fails stays unread', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answerNews(app.server, [])
  await openLive()
  await expect.element(bell()).toHaveAccessibleName('알림')
  await bell().click()
  await expect.element(panel().getByText('알림이 없습니다')).toBeVisible()
  const [liked, followed] = [
    newsOf(2, { title: '민지님이 좋아요를 눌렀어요', targetUrl: null }),
    newsOf(1, { title: '민지님이 나를 팔로우해요' }),
  ]
  answerNews(app.server, [liked, followed])
  for (const each of [followed, liked]) app.server.notify(each)
  await expect.poll(() => news().elements().length).toBe(2)
  await expect.element(news().first()).toMatchTextContent('좋아요')
  await expect.element(bell()).toHaveAccessibleName('알림 2개')

  const mend = breakDown(app.server, notifications.delete)
  const press = () => news().filter({ hasText: '좋아요' }).getByRole('button').click()
  await press()
  await expect.poll(() => complaints.mock.calls.some(([text]) => text === logTexts.notificationReadFailed)).toBe(true)
  expect(news().elements()).toHaveLength(2)
  mend()
  await press()
  await expect.poll(() => news().elements().length).toBe(1)
  await expect.element(bell()).toHaveAccessibleName('알림 1개')
  expect(app.path()).toBe('/feeds')

  // Pressing a notification about a person opens that person's profile and marks the notification as read.
  await news().getByRole('link').click()
  await expect.poll(() => app.path()).toBe(`/profiles?userId=${minji.userId}`)
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(bell()).toHaveAccessibleName('알림')
  await bell().click()
  await expect.element(panel().getByText('알림이 없습니다')).toBeVisible()
  await panel().getByRole('button', { name: '읽은 알림 보기' }).click()
  await expect.element(news().filter({ hasText: '좋아요' })).toBeVisible()
  expect(news().filter({ hasText: '좋아요' }).getByRole('button').elements()).toEqual([])
  const calls = app.server.callsOf(notifications.delete).length
  await app.open('/feeds', hani)
  await bell().click()
  await panel().getByRole('button', { name: '읽은 알림 보기' }).click()
  await news().getByRole('link', { name: '민지님이 나를 팔로우해요' }).click()
  await expect.poll(() => app.path()).toBe(`/profiles?userId=${minji.userId}`)
  expect(app.server.callsOf(notifications.delete)).toHaveLength(calls)
})
