import { authTexts, type Feed } from '@otday/contract'
import type { ApiUser } from '@otday/contract/api-user'
import type { Page } from '@playwright/test'
import { expect, expectLive, test, visit } from '../test.ts'
import { postMany } from '../wardrobe.ts'

/** Of `platform/reach.ts`. */
const reachTexts = {
  offline: '인터넷 연결이 끊겼어요. 다시 연결되면 이어서 쓸 수 있어요.',
  busy: '서버가 바빠요. 잠시 뒤에 저절로 다시 시도해요.',
}

const dialog = (page: Page) => page.getByRole('dialog')
const comment = (page: Page) => dialog(page).getByRole('textbox', { name: '댓글' })
const message = (page: Page) => dialog(page).getByRole('textbox', { name: '메시지' })
const name = (page: Page) => page.getByLabel('닉네임')
const openFeed = (page: Page, { id }: Feed) => visit(page, `/feeds?feedId=${id}`)

async function openThread(page: Page, { id }: ApiUser) {
  await visit(page, `/profiles?userId=${id}`)
  await page.getByRole('button', { name: '메시지 보내기' }).click()
  await expect(message(page)).toBeVisible()
}

/** As a browser sees it that was away for too long: the cookie is gone, and the token is refused. */
async function loseSession(page: Page, act: () => Promise<void>) {
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

async function signIn(page: Page, { email, password }: ApiUser) {
  await page.getByLabel('ID', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/#\/recommendations$/)
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: '내 메뉴' }).click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
}

test('KEEP-04: what was typed survives a session that ends by itself, for its owner alone, until they sign out', async ({
  page,
  person,
  other,
  enter,
}) => {
  const [feed] = await postMany(other, '오늘의 옷', 1)
  if (!feed) throw new Error('no feed')
  await enter(person)
  await openFeed(page, feed)
  await comment(page).fill('어디서 샀어요?')
  await loseSession(page, () => dialog(page).getByRole('button', { name: '좋아요' }).click())
  await expect(page.getByText(authTexts.en.sessionEnded)).toBeVisible()

  await signIn(page, other)
  await openFeed(page, feed)
  await expect(comment(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await signOut(page)

  await signIn(page, person)
  await openFeed(page, feed)
  await expect(comment(page)).toHaveValue('어디서 샀어요?')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '그만두기' }).click()

  await visit(page, '/settings')
  await name(page).fill('새이름')
  await loseSession(page, () => page.getByRole('switch', { name: '날씨 알림' }).click())
  await signIn(page, person)
  await visit(page, '/settings')
  await expect(name(page)).toHaveValue('새이름')
  await signOut(page)
  await signIn(page, person)
  await visit(page, '/settings')
  await expect(name(page)).toHaveValue(person.name)
})

test('KEEP-04: a message that was not sent yet is sent when its author is back', async ({
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
  await message(page).fill('내일 몇 시에 볼까요?')
  await message(page).press('Enter')
  await expect(message(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await loseSession(page, () => page.getByRole('link', { name: '피드' }).first().click())
  isSwallowing = false
  await signIn(page, person)
  await openThread(page, other)
  await expect(dialog(page).getByRole('listitem').filter({ hasText: '내일 몇 시에 볼까요?' })).toHaveCount(1)
  const sent = async () =>
    (await other.messages.list({ query: { userId: person.id } })).data.map(({ content }) => content)
  await expect.poll(sent).toEqual(['내일 몇 시에 볼까요?'])
})

test('KEEP-05: while the server is overloaded nobody is signed out, and it says so', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await page.route('**/api/auth/refresh', (route) => route.fulfill({ status: 503, body: '<h1>busy</h1>' }))
  await page.goto('/')
  await expect(page.getByText(reachTexts.busy)).toBeVisible()
  await page.unroute('**/api/auth/refresh')
  await expect(page).toHaveURL(/#\/recommendations$/)
  await page.route('**/api/auth/refresh', (route) => route.abort())
  await page.route('**/api/feeds**', (route) => route.fulfill({ status: 401, json: {} }))
  await page.goto('/#/feeds')
  await expect(page.getByText(reachTexts.offline)).toBeVisible()
  await page.unrouteAll()
  await expect(page.getByText(reachTexts.offline)).toHaveCount(0)
  await expect(page).toHaveURL(/#\/feeds/)
})
