import { logTexts } from '@otday/contract'
import type { Browser, Page } from '@playwright/test'
import type { ApiUser } from '@otday/contract/api-user'
import { say } from '../say.ts'
import { expect, expectLive, signInAs, test, visit } from '../test.ts'

const thread = (page: Page, partner: ApiUser) => page.getByRole('dialog', { name: `${partner.name} 님과의 대화` })
const said = (page: Page) => page.getByRole('dialog').getByRole('listitem')
const field = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: '메시지' })
const sendButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '보내기', exact: true })
const scrolled = (page: Page) => page.getByRole('region', { name: '주고받은 메시지' })
const story = (page: Page, number: number) => said(page).filter({ hasText: new RegExp(`이야기 ${number}(?!\\d)`) })
const profileOf = ({ id }: ApiUser) => `/profiles?userId=${id}`

async function openThread(page: Page, partner: ApiUser) {
  await visit(page, profileOf(partner))
  await page.getByRole('button', { name: '메시지 보내기' }).click()
  await expect(thread(page, partner)).toBeVisible()
}

/** Somebody else in a browser of their own. */
async function windowOf(browser: Browser, baseURL: string | undefined, person: ApiUser): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  const page = await context.newPage()
  await signInAs(page, person)
  return page
}

test('two people write to each other and see it at once', async ({ page, person, other, enter, browser, baseURL }) => {
  await enter(person)
  const theirs = await windowOf(browser, baseURL, other)
  await expectLive(page, () => openThread(page, other))
  await expectLive(theirs, () => openThread(theirs, person))
  await expect(page.getByText('민지 님과의 대화를 시작해보세요')).toBeVisible()
  await expect(sendButton(page)).toBeDisabled()
  await field(page).fill('   ')
  await expect(sendButton(page)).toBeDisabled()
  await field(page).fill('내일 몇 시에 볼까요?')
  // The Enter that ends a Korean syllable sends nothing.
  await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('두껍게 입고 와요')
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('')
  await expect(said(theirs)).toHaveText(/내일 몇 시에 볼까요\?\n두껍게 입고 와요/)
  await field(theirs).fill('11시요!')
  await sendButton(theirs).click()
  for (const [window, mine] of [
    [page, '내일 몇 시'],
    [theirs, '11시요!'],
  ] as const) {
    await expect(said(window)).toHaveCount(2)
    await expect(said(window).last()).toContainText('11시요!방금 전')
    await expect(said(window).filter({ hasText: mine })).toContainText('나: ')
  }
  await expect(page.getByText('보내는 중')).toHaveCount(0)
  const stored = await person.messages.list({ query: { userId: other.id } })
  expect(stored.data.map(({ content }) => content)).toEqual(['11시요!', '내일 몇 시에 볼까요?\n두껍게 입고 와요'])

  // Closing asks nothing and forgets what was typed; a message that comes then is news.
  await field(page).fill('쓰다 만 말')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await field(theirs).fill('거기 있어요?')
  await field(theirs).press('Enter')
  const bell = page.getByRole('button', { name: /^알림/ })
  await expect(bell).toHaveAccessibleName('알림 1개')
  await bell.click()
  await page.getByRole('dialog').getByRole('button', { name: '대화 목록' }).click()
  const row = page.getByRole('dialog', { name: '대화 목록' }).getByRole('button', { name: /민지/ })
  await expect(row).toContainText('거기 있어요?')
  await expect(row).toContainText('안 읽은 메시지 1개')
  await row.click()
  await expect(said(page)).toHaveCount(3)
  await expect(field(page)).toHaveValue('')
  await page.goBack()
  await expect(row).toContainText('거기 있어요?')
  await expect(row).not.toContainText('안 읽은')
  await page.keyboard.press('Escape')
  await expect(bell).toHaveAccessibleName('알림')
  await theirs.context().close()
})

test('older messages come on scrolling up and keep the place, newer ones wait below', async ({
  page,
  person,
  other,
  enter,
  baseURL,
}) => {
  const texts = Array.from({ length: 45 }, (_, index) => `이야기 ${index + 1}`)
  await say(baseURL ?? '', other, person, ...texts)
  await enter(person)
  await expectLive(page, () => openThread(page, other))
  const last = story(page, 45)
  await expect(last).toBeInViewport()
  await expect(story(page, 26)).toBeAttached()
  await expect(story(page, 25)).toHaveCount(0)
  // To the very top, where browsers themselves keep no place.
  await scrolled(page).evaluate((box) => {
    box.scrollTop = 0
  })
  await expect(story(page, 6)).toBeAttached()
  await expect(story(page, 26)).toBeInViewport()
  await expect(story(page, 6)).not.toBeInViewport()
  await expect(said(page).first()).toContainText('이야기 6')
  const place = await story(page, 26).boundingBox()
  await say(baseURL ?? '', other, person, '새 이야기')
  const pill = page.getByRole('button', { name: '새 메시지' })
  await expect(pill).toBeVisible()
  expect((await story(page, 26).boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0)
  await pill.click()
  await expect(said(page).last()).toBeInViewport()
  await expect(pill).toBeHidden()
})

test('a message of several at once tells its time by hover and by keys', async ({
  page,
  person,
  other,
  enter,
  baseURL,
}) => {
  for (const word of ['하나', '둘', '셋']) await say(baseURL ?? '', other, person, word)
  await enter(person)
  await openThread(page, other)
  const times = said(page).locator('time')
  await expect(times).toHaveText(['방금 전', '방금 전', '방금 전'])
  await field(page).hover()
  await expect(times.first()).toHaveCSS('opacity', '0')
  await expect(times.last()).toHaveCSS('opacity', '1')
  await said(page).first().hover()
  await expect(times.first()).toHaveCSS('opacity', '1')
  await expect(times.nth(1)).toHaveCSS('opacity', '0')
  await field(page).hover()
  await field(page).press('Shift+Tab')
  await expect(scrolled(page)).toBeFocused()
  for (const time of await times.all()) await expect(time).toHaveCSS('opacity', '1')
})

test('the times of messages go on', async ({ page, person, other, enter, baseURL }) => {
  await say(baseURL ?? '', other, person, '안녕하세요')
  await page.clock.install()
  await enter(person)
  await openThread(page, other)
  await expect(said(page)).toContainText('방금 전')
  await page.clock.fastForward('05:00')
  await expect(said(page)).toContainText('5분 전')
  await page.clock.fastForward('02:00:00')
  await expect(said(page)).toContainText('2시간 전')
})

test('without a connection nothing is sent and nothing is lost', async ({ page, person, other, enter, complaints }) => {
  let isCut = false
  let wasCut = false
  await page.routeWebSocket(/\/ws\//, (ws) => {
    if (isCut) return void ws.close({ code: 1011 })
    const server = ws.connectToServer()
    ws.onMessage((message) => {
      if (isCut) return void ws.close({ code: 1011 })
      server.send(message)
      // The message arrives, its answer gets lost.
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
  await field(page).fill('우산은 두고 와요!')
  await expect(async () => {
    await field(page).press('Enter')
    await expect(field(page)).toHaveValue('', { timeout: 500 })
  }).toPass()
  await expect(said(page)).toContainText('보내는 중')
  await page.clock.runFor(11_000)
  const again = page.getByRole('button', { name: '다시 보내기' })
  await expect(again).toBeVisible()
  await field(page).fill('비 소식은 없어요')
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('비 소식은 없어요')
  await expect.poll(() => complaints).toContain(logTexts.socketNotConnected)
  await expect(page.getByText('연결이 끊겼어요. 다시 연결하는 중이에요.')).toBeVisible()
  isCut = false
  await page.unroute(/\/ws\/info/)
  await expect(async () => {
    await page.clock.runFor(2000)
    await expect(page.getByText('연결이 끊겼어요.')).toBeHidden({ timeout: 500 })
  }).toPass()
  // The message had been stored: it is known by its name and not sent again.
  await expect(again).toBeHidden()
  await expect(said(page)).toHaveCount(1)
  await field(page).press('Enter')
  await expect(said(page)).toHaveCount(2)
  await expect(page.getByText('보내는 중')).toHaveCount(0)
  const stored = await person.messages.list({ query: { userId: other.id } })
  expect(stored.data.map(({ content }) => content)).toEqual(['비 소식은 없어요', '우산은 두고 와요!'])
})
