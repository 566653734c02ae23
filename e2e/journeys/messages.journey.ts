import { logTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { messageField, messages, openThread, profileOf } from '../kit/messages-page.ts'
import { bell } from '../kit/notifications-panel.ts'
import { windowOf } from '../kit/windows.ts'
import { expect, expectLive, test, visit } from '../kit/test.ts'

const sendButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '보내기', exact: true })

test('two people send each other messages and see them at once', async ({
  page,
  person,
  other,
  enter,
  browser,
  baseURL,
}) => {
  await enter(person)
  const theirs = await windowOf(browser, baseURL, other)
  await expectLive(page, () => openThread(page, other))
  await expectLive(theirs, () => openThread(theirs, person))
  await expect(page.getByText('민지 님과의 대화를 시작해보세요')).toBeVisible()
  await messageField(page).fill('내일 몇 시에 볼까요?')
  await messageField(page).press('Shift+Enter')
  await messageField(page).pressSequentially('두껍게 입고 와요')
  await messageField(page).press('Enter')
  await expect(messageField(page)).toHaveValue('')
  await expect(messages(theirs)).toHaveText(/내일 몇 시에 볼까요\?\n두껍게 입고 와요/)
  await messageField(theirs).fill('11시요!')
  await sendButton(theirs).click()
  for (const [window, mine] of [
    [page, '내일 몇 시'],
    [theirs, '11시요!'],
  ] as const) {
    await expect(messages(window)).toHaveCount(2)
    await expect(messages(window).last()).toContainText('11시요!방금 전')
    await expect(messages(window).filter({ hasText: mine })).toContainText('나: ')
  }
  await expect(page.getByText('보내는 중')).toHaveCount(0)
  const stored = await person.messages.list({ query: { userId: other.id } })
  expect(stored.data.map(({ content }) => content)).toEqual(['11시요!', '내일 몇 시에 볼까요?\n두껍게 입고 와요'])

  // The user closes the conversation with an unsent text, which is dropped without a question. A message that arrives
  // afterwards is shown as a notification.
  await messageField(page).fill('쓰다 만 말')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await messageField(theirs).fill('거기 있어요?')
  await messageField(theirs).press('Enter')
  await expect(bell(page)).toHaveAccessibleName('알림 1개')
  await bell(page).click()
  await page.getByRole('dialog').getByRole('button', { name: '대화 목록' }).click()
  const row = page.getByRole('dialog', { name: '대화 목록' }).getByRole('button', { name: /민지/ })
  await expect(row).toContainText('거기 있어요?')
  await expect(row).toContainText('안 읽은 메시지 1개')
  await row.click()
  await expect(messages(page)).toHaveCount(3)
  await expect(messageField(page)).toHaveValue('')
  await page.goBack()
  await expect(row).toContainText('거기 있어요?')
  await expect(row).not.toContainText('안 읽은')
  await page.keyboard.press('Escape')
  await expect(bell(page)).toHaveAccessibleName('알림')
  await theirs.context().close()
})

test('messages written while the connection is lost are neither lost nor sent twice', async ({
  page,
  person,
  other,
  enter,
  complaints,
}) => {
  let isCut = false
  let wasCut = false
  await page.routeWebSocket(/\/ws\//, (ws) => {
    if (isCut) return void ws.close({ code: 1011 })
    const server = ws.connectToServer()
    ws.onMessage((message) => {
      if (isCut) return void ws.close({ code: 1011 })
      server.send(message)
      // The first message reaches the server, but then the connection is cut, so that its answer does not reach the
      // page.
      if (String(message).startsWith('SEND') && !wasCut) isCut = wasCut = true
    })
    server.onMessage((message) => {
      if (!isCut) ws.send(message)
    })
  })
  await page.route(/\/ws\/info/, (route) => (isCut ? route.abort() : route.continue()))
  await page.clock.install()
  await enter(person)
  await visit(page, profileOf(other))
  await page.getByRole('button', { name: '메시지 보내기' }).click()
  await expect.poll(() => page.evaluate(() => document.querySelector('textarea') !== null)).toBe(true)
  await messageField(page).fill('우산은 두고 와요!')
  await expect(async () => {
    await messageField(page).press('Enter')
    await expect(messageField(page)).toHaveValue('', { timeout: 500 })
  }).toPass()
  await expect(messages(page)).toContainText('보내는 중')
  await page.clock.runFor(11_000)
  const again = page.getByRole('button', { name: '다시 보내기' })
  await expect(again).toBeVisible()
  await messageField(page).fill('비 소식은 없어요')
  await messageField(page).press('Enter')
  await expect(messageField(page)).toHaveValue('비 소식은 없어요')
  await expect.poll(() => complaints).toContain(logTexts.socketNotConnected)
  await expect(page.getByText('연결이 끊겼어요. 다시 연결하는 중이에요.')).toBeVisible()
  isCut = false
  await page.unroute(/\/ws\/info/)
  await expect(async () => {
    await page.clock.runFor(2000)
    await expect(page.getByText('연결이 끊겼어요.')).toBeHidden({ timeout: 500 })
  }).toPass()
  // The server has stored the message already: the page recognizes it by the id that it gave the message, and does not
  // send it again.
  await expect(again).toBeHidden()
  await expect(messages(page)).toHaveCount(1)
  await messageField(page).press('Enter')
  await expect(messages(page)).toHaveCount(2)
  await expect(page.getByText('보내는 중')).toHaveCount(0)
  const stored = await person.messages.list({ query: { userId: other.id } })
  expect(stored.data.map(({ content }) => content)).toEqual(['비 소식은 없어요', '우산은 두고 와요!'])
})
