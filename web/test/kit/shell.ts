import {
  account,
  briefings,
  clothes,
  type Clothes,
  comfort,
  type Comment,
  comments,
  devices,
  drafts,
  type Feed,
  feeds,
  follows,
  type Notification,
  NotificationId,
  signInMethods,
  stylist,
  usualBriefing,
  wears,
} from '@otday/contract'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod'
import { type MemoryServer, Refusal } from './memory-server.ts'
import { numbered } from './numbered.ts'
import { hani } from './people.ts'
import { pageOf } from './usual.ts'
import { answerHome, settle } from './weather.ts'
import { noPreferences } from './recommendations.data.ts'

/** Answers for the pages in the menu and the frame around them, for a user without any data. */

export const memberPaths = ['/recommendations', '/closet', '/feeds', '/profiles', '/settings'] as const

/** The nth notification. */
export const notificationOf = (n: number): Notification => ({
  id: z.decode(NotificationId, numbered(400 + n)),
  createdAt: new Date(Date.UTC(2026, 4, 1, 0, n)),
  receiverId: hani.id,
  title: '새 팔로워',
  content: `누군가 ${n}`,
  level: 'INFO',
  kind: 'FOLLOWED',
  targetUrl: null,
  replacesId: null,
})

export function answerFeeds(server: MemoryServer, ...known: readonly Feed[]): void {
  server.answer(feeds.list, () => pageOf<Feed>([...known]))
  server.answer(comments.list, () => pageOf<Comment>([]))
  server.answer(feeds.get, ({ params: { feedId } }) => {
    const feed = known.find(({ id }) => id === feedId)
    if (!feed) throw new Refusal('FeedNotFound')
    return feed
  })
}

/** Answers the calls of all pages in the menu, for a user in Seoul. */
export function answerPages(server: MemoryServer): void {
  settle(server)
  answerHome(server)
  answerFeeds(server)
  server.answer(clothes.list, () => pageOf<Clothes>([]))
  server.answer(drafts.list, () => [])
  server.answer(follows.summary, ({ query: { userId: followeeId } }) => ({
    followeeId,
    followerCount: 0,
    followingCount: 0,
    followedByMe: false,
    followedByMeId: null,
    followingMe: false,
  }))
  server.answer(account.email, () => ({ email: hani.email, pending: null }))
  server.answer(devices.list, () => [])
  server.answer(signInMethods.list, () => ({ password: true, confirmedUntil: null, providers: [] }))
  server.answer(briefings.get, () => usualBriefing)
  server.answer(stylist.get, () => noPreferences)
  server.answer(comfort.get, () => ({ offset: 0, yesterday: null, today: null }))
  server.answer(wears.list, () => ({ wears: [], days: [] }))
}

export const portrait = page.getByRole('button', { name: '내 메뉴' })
export const bell = page.getByRole('button', { name: /^알림/ })
export const notificationPanel = page.getByRole('dialog', { name: '알림' })

export const boxOf = (locator: { element(): Element }): DOMRect => locator.element().getBoundingClientRect()

/** Window sizes at which the free part of the top bar is wide, narrow, or absent. */
export const bannerSizes = [
  ['on a desk', 1440, 900],
  ['between', 768, 1024],
  ['on a phone', 390, 844],
] as const

/** Expects that a banner is within the window and covers nothing that can be pressed. */
export function expectBeside(banner: { element(): Element }): void {
  // On a phone the banner lies over the end of the page, which leaves space for it, so the page is scrolled to its end.
  if (window.innerWidth < 768) window.scrollTo(0, document.body.scrollHeight)
  const own = boxOf(banner)
  const covered = [...document.querySelectorAll('header a, header button, main button, nav a')].filter((control) => {
    const { left, right, top, bottom, width: shown } = control.getBoundingClientRect()
    return shown > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top
  })
  expect(covered.map(({ outerHTML }) => outerHTML)).toEqual([])
  expect([own.left >= 0, own.right <= window.innerWidth]).toEqual([true, true])
}

/** Presses on the page without releasing. */
export function pressAt(x: number, y: number): void {
  const at = { bubbles: true, composed: true, clientX: x, clientY: y }
  const target = document.elementFromPoint(x, y) ?? document.body
  target.dispatchEvent(new PointerEvent('pointerdown', at))
  target.dispatchEvent(new MouseEvent('mousedown', at))
}

export const width = () => document.documentElement.scrollWidth
