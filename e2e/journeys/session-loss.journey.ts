import { authTexts, type Feed } from '@otday/contract'
import type { Page } from '@playwright/test'
import { commentField } from '../kit/feeds-page.ts'
import { messageField, openThread } from '../kit/messages-page.ts'
import { chooseOwn, signOut } from '../kit/screen.ts'
import { signInByForm } from '../kit/sign-in-page.ts'
import { expect, expectFilled, expectLive, test, visit } from '../kit/test.ts'
import { postMany } from '../kit/wardrobe.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const name = (page: Page) => page.getByLabel('닉네임')
/** Opens the feed in the window that is open, as a link would. */
const openFeed = (page: Page, { id }: Feed) => page.goto(`/#/feeds?feedId=${id}`)

/**
 * Runs `act` with a session that has ended unnoticed, as in a browser that was unused for too long: the refresh cookie
 * is gone, and all calls get 401. The page must then lead to the login.
 */
async function loseSession(page: Page, act: () => Promise<void>) {
  // Waits until everything is loaded: otherwise a call that is still under way would get the 401 before `act` runs.
  await expectFilled(page)
  const cookies = await page.context().cookies()
  await page.context().clearCookies({ name: 'REFRESH_TOKEN' })
  expect(cookies.some(({ name }) => name === 'REFRESH_TOKEN')).toBe(true)
  const isCall = (url: URL) => url.pathname.startsWith('/api/') && !url.pathname.startsWith('/api/auth/')
  const unauthenticated = { exceptionName: 'Unauthenticated', message: '로그인이 필요합니다.', details: {} }
  await page.route(isCall, (route) => route.fulfill({ status: 401, json: unauthenticated }))
  await act()
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await page.unroute(isCall)
}

test('KEEP-04: typed text survives an expired session, for its author alone, until the sign-out', async ({
  page,
  person,
  other,
  enter,
}) => {
  const [feed] = await postMany(other, '오늘의 옷', 1)
  if (!feed) throw new Error('no feed')
  await enter(person)
  await openFeed(page, feed)
  await commentField(page).fill('어디서 샀어요?')
  await loseSession(page, () => dialog(page).getByRole('button', { name: '좋아요' }).click())
  await expect(page.getByText(authTexts.en.sessionEnded)).toBeVisible()

  await signInByForm(page, other)
  await openFeed(page, feed)
  await expect(commentField(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await signOut(page)

  // The author signs in again and finds the typed comment, also after a full load of the page.
  await signInByForm(page, person)
  await visit(page, `/feeds?feedId=${feed.id}`)
  await expect(commentField(page)).toHaveValue('어디서 샀어요?')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '그만두기' }).click()

  await chooseOwn(page, '프로필 수정')
  await name(page).fill('새이름')
  await page.getByRole('navigation', { name: '설정' }).getByRole('link', { name: '알림' }).click()
  const weather = page.getByRole('switch', { name: '날씨 알림' })
  await expect(weather).toBeVisible()
  await loseSession(page, () => weather.click())
  await signInByForm(page, person)
  await visit(page, '/settings')
  await expect(name(page)).toHaveValue('새이름')
  await signOut(page)
  await signInByForm(page, person)
  await chooseOwn(page, '프로필 수정')
  await expect(name(page)).toHaveValue(person.name)
})

test('KEEP-04: an unsent message is sent when its author has signed in again', async ({
  page,
  person,
  other,
  enter,
}) => {
  let isSwallowing = true
  await page.routeWebSocket(/\/ws\//, (ws) => {
    const server = ws.connectToServer()
    ws.onMessage((text) => {
      if (!isSwallowing || !String(text).includes('SEND')) server.send(text)
    })
  })
  await enter(person)
  await expectLive(page, () => openThread(page, other))
  await messageField(page).fill('내일 몇 시에 볼까요?')
  await messageField(page).press('Enter')
  await expect(messageField(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await loseSession(page, () => page.getByRole('link', { name: '피드' }).first().click())
  isSwallowing = false
  await signInByForm(page, person)
  await openThread(page, other)
  await expect(dialog(page).getByRole('listitem').filter({ hasText: '내일 몇 시에 볼까요?' })).toHaveCount(1)
  const sent = async () =>
    (await other.messages.list({ query: { userId: person.id } })).data.map(({ content }) => content)
  await expect.poll(sent).toEqual(['내일 몇 시에 볼까요?'])
})
