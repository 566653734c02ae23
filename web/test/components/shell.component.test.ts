import {
  attributes,
  auth,
  clothes,
  type Feed,
  feeds,
  type Notification,
  notifications,
  profiles,
} from '@otday/contract'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { clockOf } from '../../src/platform/time/format.ts'
import { markKept } from '../../src/platform/kept/or-kept.ts'
import { NoAnswer, page, useApp, userEvent } from '../kit/app.tsx'
import { goOffline } from '../kit/connection.ts'
import { button, field } from '../kit/forms.ts'
import { administrator, hani, stateOf } from '../kit/people.ts'
import {
  answerFeeds,
  answerPages,
  bannerSizes,
  bell,
  boxOf,
  expectBeside,
  memberPaths,
  notificationOf,
  notificationPanel,
  portrait,
  pressAt,
  width,
} from '../kit/shell.ts'
import { forgetReads } from '../kit/reload.ts'
import { pageOf, profileOf } from '../kit/usual.ts'
import { answerOutfit } from '../kit/weather.ts'
import { feedOf, minji } from '../kit/feeds.ts'
import { seoul } from '../kit/places.ts'

/** Tests of the frame around every page: its menu, its portrait and its notifications. */

const app = useApp()
const menu = page.getByRole('navigation', { name: '주 메뉴' })
const links = menu.getByRole('link')
const members = ['#/recommendations', '#/closet', '#/feeds', '#/profiles']
const hrefs = () => links.elements().map((link) => link.getAttribute('href'))
const item = (name: string) => page.getByRole('menuitem', { name })

beforeEach(() => answerPages(app.server))
afterEach(() => page.viewport(1440, 900))

for (const [name, wide, high] of [
  ['desktop', 1440, 900],
  ['phone', 390, 844],
] as const) {
  const isPhone = name === 'phone'

  test(`the user menu opens, closes and leads to its pages, on a ${name}`, async () => {
    await page.viewport(wide, high)
    await app.open('/closet', hani)
    await portrait.click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(portrait).toHaveFocus()
    await portrait.click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    pressAt(200, 400)
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await portrait.click()
    await item('내 피드').click()
    await expect.poll(app.path).toBe(`/feeds?authorIdEqual=${hani.id}`)
    await portrait.click()
    const labels = page.getByRole('menuitem').elements()
    expect(labels.map(({ textContent }) => textContent)).toEqual(['내 피드', '프로필 수정', '설정', '로그아웃'])
    await item('프로필 수정').click()
    await expect.poll(app.path).toBe('/settings')
    await portrait.click()
    await item('설정').click()
    await expect.poll(app.path).toBe('/settings?section=stylist')
    const index = page.getByRole('navigation', { name: '설정' })
    await expect.element(index.getByRole('link', { name: '스타일리스트' })).toHaveAttribute('aria-current', 'page')
    for (const link of index.getByRole('link').elements()) expect(link.getBoundingClientRect().right).toBeLessThan(wide)
  })

  test(`the notifications open and close, on a ${name}`, async () => {
    await page.viewport(wide, high)
    await app.open('/closet', hani)
    await bell.click()
    await expect.element(notificationPanel).toBeVisible()
    if (!isPhone) {
      expect(boxOf(notificationPanel).width).toBeCloseTo(450, 1)
      expect(boxOf(notificationPanel).height).toBeCloseTo(530, 1)
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(notificationPanel).not.toBeInTheDocument()
    await expect.element(bell).toHaveFocus()
    if (isPhone) return
    await bell.click()
    await expect.element(notificationPanel).toBeVisible()
    pressAt(400, 700)
    await expect.element(notificationPanel).not.toBeInTheDocument()
  })

  test(`the page frame has the specified sizes, on a ${name}`, async () => {
    await page.viewport(wide, high)
    await app.open('/closet', hani)
    await expect.poll(() => links.elements().length).toBe(4)
    await expect.element(menu.getByRole('link', { name: '옷장' })).toHaveAttribute('aria-current', 'page')
    expect(portrait.element().firstElementChild?.getBoundingClientRect().width).toBeCloseTo(30, 1)
    if (isPhone) {
      expect(boxOf(menu).bottom).toBe(844)
      for (const link of links.elements()) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
      return
    }
    expect(boxOf(page.getByRole('complementary').first()).width).toBeCloseTo(280, 1)
    expect(boxOf(page.getByRole('banner')).height).toBeCloseTo(60, 1)
  })
}

test('the background is gray on the recommendations and white elsewhere', async () => {
  const ground = () => getComputedStyle(document.body).backgroundColor
  await app.open('/closet', hani)
  await expect.element(page.getByRole('main')).toBeVisible()
  await expect.poll(ground).toBe('rgb(255, 255, 255)')
  await app.open('/recommendations', hani)
  await expect.poll(ground).not.toBe('rgb(255, 255, 255)')
})

test('no page is wider than a 320 px screen', async () => {
  await page.viewport(320, 640)
  for (const path of ['/auth/login', '/auth/register', '/auth/forgot-password', '/404']) {
    await app.open(path)
    await expect.element(page.getByRole('heading').first()).toBeVisible()
    expect(width(), path).toBeLessThanOrEqual(320)
  }
  for (const path of memberPaths) {
    await app.open(path, hani)
    await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    expect(width(), path).toBeLessThanOrEqual(320)
  }
  answerOutfit(app.server)
  forgetReads()
  await app.open('/recommendations', hani)
  await expect.element(page.getByRole('list', { name: '추천 옷' }).getByRole('article').first()).toBeVisible()
  await bell.click()
  await expect.element(notificationPanel).toBeVisible()
  expect(width()).toBeLessThanOrEqual(320)
})

test('text follows the browser’s font size, and no page is wider than a phone', async () => {
  const body = () => getComputedStyle(document.body)
  expect([body().fontSize, body().lineHeight]).toEqual(['16px', '26px'])
  document.documentElement.style.fontSize = '20px'
  onTestFinished(() => {
    document.documentElement.style.removeProperty('font-size')
  })
  expect([body().fontSize, body().lineHeight]).toEqual(['20px', '32.5px'])
  await page.viewport(390, 844)
  for (const path of [...memberPaths, '/settings?section=notifications']) {
    await app.open(path, hani)
    await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    expect(width(), path).toBeLessThanOrEqual(390)
  }
})

const expectDefault = (figure: { element(): Element }) =>
  expect
    .poll(() => [figure.element().querySelectorAll('img').length, figure.element().querySelectorAll('svg').length])
    .toEqual([0, 1])

test('the profile entry of the menu is marked as current on one’s own profile, and not on that of another user', async () => {
  await app.open('/profiles', hani)
  const own = menu.getByRole('link', { name: '프로필' })
  await expect.element(own).toHaveAttribute('aria-current', 'page')
  window.location.hash = `/profiles?userId=${hani.id}`
  await expect.element(own).toHaveAttribute('aria-current', 'page')
  const entry = own.element()
  window.location.hash = `/profiles?feedId=${feedOf(1).id}`
  await expect.poll(app.path).toMatch(/feedId/)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  // An open dialog hides the page from searches by role, so the test reads the attribute of the element itself.
  expect(entry.getAttribute('aria-current')).toBe('page')
  window.location.hash = `/profiles?userId=${minji.userId}`
  await expect.element(own).not.toHaveAttribute('aria-current')
})

test('an administrator’s menu has two more entries, and a missing portrait shows the default', async () => {
  await app.open('/closet', administrator)
  await expect.poll(hrefs).toEqual([...members, '#/admin/users', '#/admin/clothes-attributes'])
  await expectDefault(portrait)
})

test('a regular user’s menu has four entries, and a broken portrait shows the default', async () => {
  const profileImageUrl = '/files/no-such-picture'
  app.server.answer(profiles.get, () => profileOf({ location: seoul, profileImageUrl }))
  const { author } = feedOf(1)
  answerFeeds(app.server, feedOf(1, { author: { ...author, profileImageUrl } }))
  const failed = new Promise((resolve) => window.addEventListener('error', resolve, { capture: true, once: true }))
  await app.open(`/feeds?authorIdEqual=${hani.id}`, hani)
  await failed
  await expect.poll(hrefs).toEqual(members)
  await expectDefault(portrait)
  await expectDefault(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(hani.name) })
      .first(),
  )
})

test('signing out calls the server, renews the CSRF token and clears the cached lists', async () => {
  answerFeeds(app.server, feedOf(1))
  app.server.answer(auth.signOut, () => undefined)
  app.server.answer(auth.signIn, () => stateOf(hani))
  await app.open('/feeds', hani)
  await expect.element(page.getByText('줄 1')).toBeVisible()
  const before = app.server.calls.length
  await portrait.click()
  await item('로그아웃').click()
  await expect.poll(app.path).toBe('/auth/login')
  const paths = () => app.server.calls.slice(before).map(({ endpoint }) => endpoint.path)
  await expect
    .poll(() => paths().filter((path) => path.startsWith('/api/auth/')))
    .toEqual(['/api/auth/sign-out', '/api/auth/csrf-token'])
  await field('ID').fill(hani.email)
  await field('Password').fill('otday123!')
  await button('Login').click()
  await expect.poll(app.path).toBe('/recommendations')
  const answer = Promise.withResolvers<void>()
  app.server.answer(feeds.list, async () => {
    await answer.promise
    return pageOf<Feed>([feedOf(1)])
  })
  await menu.getByRole('link', { name: '피드' }).click()
  await expect.poll(() => document.querySelectorAll('[data-skeleton]').length).toBe(8)
  answer.resolve()
  await expect.element(page.getByText('줄 1')).toBeVisible()
})

test('the notifications open below the bell and load more near their end', async () => {
  const all = Array.from({ length: 24 }, (_, at) => notificationOf(24 - at))
  const answer = Promise.withResolvers<void>()
  app.server.answer(notifications.list, async ({ query: { cursor } }) => {
    if (cursor) await answer.promise
    const first = { hasNext: true, nextCursor: 'next', totalCount: 24 }
    return pageOf<Notification>(cursor ? all.slice(20) : all.slice(0, 20), cursor ? { totalCount: 24 } : first)
  })
  await app.open('/settings', hani)
  await expect.element(bell).toHaveAccessibleName('알림 24개')
  await bell.click()
  await expect.element(notificationPanel).toBeVisible()
  const [under, box] = [boxOf(bell), boxOf(notificationPanel)]
  expect(box.right).toBeCloseTo(under.right, 0)
  expect(box.top - under.bottom).toBeGreaterThanOrEqual(0)
  expect(box.top - under.bottom).toBeLessThanOrEqual(12)
  const items = () => notificationPanel.getByRole('listitem').elements()
  await expect.poll(() => items().length).toBe(20)
  items().at(-1)?.scrollIntoView()
  await expect.element(notificationPanel.getByText('더 불러오는 중...')).toBeVisible()
  answer.resolve()
  await expect.poll(() => items().length).toBe(24)
})

for (const [size, width, height] of bannerSizes)
  test(`the offline banner moves nothing and covers no control, ${size}`, async () => {
    await page.viewport(width, height)
    await app.open('/closet', hani)
    const add = button('옷 추가').first()
    await expect.element(add).toBeVisible()
    const before = boxOf(add).top
    const connect = goOffline(app.server)
    markKept('kept', new Date(Date.now() - 60 * 60_000))
    const newest = new Date()
    markKept('kept later', newest)
    const banner = page.getByRole('status').filter({ hasText: '오프라인이에요.' })
    await expect.element(banner).toMatchTextContent(`오늘 ${clockOf(newest)}에 받은 내용이에요.`)
    expect(boxOf(banner).height).toBeLessThanOrEqual(60)
    expect(boxOf(add).top).toBe(before)
    expectBeside(banner)
    markKept('kept', undefined)
    markKept('kept later', undefined)
    connect()
  })

test('offline the banner stays visible, and pages and forms say what needs a connection', async () => {
  app.server.answer(attributes.list, () => [])
  app.server.answer(clothes.appearance, () => ({ kind: 'folded' as const, colors: [] }))
  await app.open('/closet', hani)
  await button('옷 추가').first().click()
  const form = page.getByRole('dialog', { name: '옷 추가' })
  const connect = goOffline(app.server)
  await expect.element(form.getByText('인터넷에 연결되면 추가할 수 있어요. 적은 내용은 남아 있어요.')).toBeVisible()
  await page.viewport(390, 844)
  const note = form.getByText('인터넷에 연결되면 추가할 수 있어요. 적은 내용은 남아 있어요.').element()
  expect(note.getBoundingClientRect().height).toBeLessThan(60)
  await form.getByLabelText('이름').fill('셔츠')
  await form.getByRole('radio', { name: '상의' }).click()
  await expect.element(form.getByRole('button', { name: '추가하기' })).toBeDisabled()
  await page.viewport(1440, 900)
  await userEvent.keyboard('{Escape}')
  await page.getByRole('alertdialog').getByRole('button', { name: '그만두기' }).click()
  const banner = page.getByRole('status').filter({ hasText: '오프라인이에요.' })
  markKept('kept', new Date())
  await expect.element(banner).toMatchTextContent('받은 내용이에요.')
  expect(getComputedStyle(banner.element().parentElement ?? document.body).position).toBe('fixed')
  app.server.answer(feeds.list, () => {
    throw new NoAnswer()
  })
  window.location.hash = '/feeds'
  await expect.element(banner).toMatchTextContent('이 화면은 연결되면 보여 드려요.')
  markKept('kept', undefined)
  connect()
})
