import { live, logTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { say } from '../kit/say.ts'
import { bell, news } from '../kit/notifications-panel.ts'
import { startFollowing } from '../kit/test-user.ts'
import { expect, expectLive, test, visit } from '../kit/test.ts'

const thread = (page: Page) => page.getByRole('dialog', { name: '민지 님과의 대화' })
const said = (page: Page) => thread(page).getByRole('listitem')

/** Returns a list to which the path of each later request of the page is added. */
function pathsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** Sets whether the page counts as hidden, since headless browsers have no background. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

/** Advances the page's clock by two seconds at a time until `proof` passes. */
const waitFor = (page: Page, proof: () => Promise<void> | void) =>
  expect(async () => {
    await page.clock.runFor(2000)
    await proof()
  }).toPass()

test('a notification read in one window is marked as read in the other window', async ({
  page,
  person,
  other,
  enter,
  baseURL,
}) => {
  await startFollowing(other, person)
  await say(baseURL ?? '', other, person, '안녕하세요', '거기 있어요?')
  await enter(person)
  await expectLive(page, () => visit(page, '/settings'))
  const second = await page.context().newPage()
  await expectLive(second, () => visit(second, '/settings'))
  for (const window of [page, second]) {
    await expect(bell(window)).toHaveText(/^알림 2개/)
    await bell(window).click()
    await expect(news(window)).toHaveCount(2)
  }
  await news(page).filter({ hasText: '메시지' }).getByRole('link').click()
  await expect(said(page)).toHaveCount(2)
  await expect(bell(second)).toHaveText(/^알림 1개/)
  await expect(news(second)).toHaveText(/팔로우/)
  await news(second).getByRole('link').click()
  for (const window of [page, second]) await expect(bell(window)).toHaveText('알림')
})

test('a message in a hidden window stays unread until the window is visible', async ({
  page,
  person,
  other,
  enter,
  baseURL,
}) => {
  await say(baseURL ?? '', other, person, '안녕하세요')
  await enter(person)
  await expectLive(page, () => visit(page, `/profiles?userId=${other.id}&messages=open`))
  await expect(said(page)).toHaveCount(1)
  await setHidden(page, true)
  await say(baseURL ?? '', other, person, '거기 있어요?')
  await expect(said(page)).toHaveCount(2)
  await expect(bell(page)).toHaveText(/^알림 1개/)
  await setHidden(page, false)
  await expect(bell(page)).toHaveText('알림')
})

test('when WebSockets are blocked, messages are sent and received over SockJS requests', async ({
  page,
  person,
  other,
  enter,
  baseURL,
}) => {
  const paths = pathsOf(page)
  await page.routeWebSocket(/\/ws\//, (ws) => ws.close({ code: 1011 }))
  await page.clock.install()
  await enter(person)
  await visit(page, `/profiles?userId=${other.id}`)
  await page.getByRole('button', { name: '메시지 보내기' }).click()
  await waitFor(page, () => expect(paths.filter((path) => path.endsWith('/xhr_streaming'))).not.toEqual([]))
  const field = thread(page).getByRole('textbox', { name: '메시지' })
  await field.fill('들려요?')
  await waitFor(page, async () => {
    await field.press('Enter')
    await expect(field).toHaveValue('', { timeout: 500 })
  })
  await expect(said(page)).toHaveText(/들려요\?방금 전/)
  await say(baseURL ?? '', other, person, '잘 들려요')
  await expect(said(page).last()).toContainText('잘 들려요')
  expect(paths).toContain(`${live.socket}/info`)
  expect(paths.filter((path) => path.endsWith('/xhr_send'))).not.toEqual([])
  const stored = await person.messages.list({ query: { userId: other.id } })
  expect(stored.data.map(({ content }) => content)).toEqual(['잘 들려요', '들려요?'])
})

test('an event stream that is silent for 45 seconds is replaced by a new one', async ({
  page,
  person,
  other,
  enter,
  complaints,
}) => {
  const paths = pathsOf(page)
  const streams = () => paths.filter((path) => path === live.stream).length
  const isGivenUp = () => complaints.some((text) => text.startsWith(logTexts.streamFailed))
  await page.clock.install()
  await enter(person)
  await expectLive(page, () => visit(page, '/settings'))
  await page.clock.fastForward(40_000)
  expect([streams(), isGivenUp()]).toEqual([1, false])
  // The server sends signs of life in real time, and each restarts the 45 seconds of silence. So the clock is advanced
  // again and again, until 46 seconds pass without a sign.
  await expect(async () => {
    await page.clock.fastForward(46_000)
    await expect.poll(isGivenUp, { timeout: 1000 }).toBe(true)
  }).toPass()
  await waitFor(page, () => expect(streams()).toBe(2))
  await startFollowing(other, person)
  await expect(bell(page)).toHaveText(/^알림 1개/)
})
