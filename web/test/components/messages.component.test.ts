import { conversations, conversationTopic, type DirectMessage } from '@otday/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { type OutgoingMessage, outgoingMessages } from '../../src/features/messages/outbox.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { goOffline } from '../kit/connection.ts'
import { answerFeeds, me, minji, portrait } from '../kit/feeds.ts'
import { pressOn } from '../kit/forms.ts'
import { pressComposing } from '../kit/keys.ts'
import { useSocket } from '../kit/memory-socket.ts'
import { answerMessages, conversationOf, encodedMessage, messageOf } from '../kit/messages.ts'
import { hani } from '../kit/people.ts'
import { answerClosets, answerPeople } from '../kit/profiles.ts'
import { pageOf } from '../kit/usual.ts'

const app = useApp()
const socket = useSocket()
afterEach(() => vi.useRealTimers())

const topic = conversationTopic(me.userId, minji.userId)
const thread = () => page.getByRole('dialog', { name: '민지 님과의 대화' })
const said = () => thread().getByRole('listitem')
const story = (number: number) => said().filter({ hasText: new RegExp(`이야기 ${number}(?!\\d)`) })
const field = () => thread().getByRole('textbox', { name: '메시지' })
const scrolled = () => page.getByRole('region', { name: '주고받은 메시지' })
const opacities = () => [...thread().element().querySelectorAll('time')].map((one) => getComputedStyle(one).opacity)
const middleOf = (part: Element) => {
  const { x, width } = part.getBoundingClientRect()
  return x + width / 2
}

async function openThread(messages: readonly DirectMessage[]) {
  answerFeeds(app.server, [])
  answerClosets(app.server, [])
  answerPeople(app.server, [me, { ...minji, profileImageUrl: portrait }])
  answerMessages(app.server, messages)
  await app.open(`/profiles?userId=${minji.userId}`, hani)
  await page.getByRole('button', { name: '메시지 보내기' }).click()
  await expect.element(thread()).toBeVisible()
}

test('scrolling up loads older messages without a jump, and a new one waits behind a button', async () => {
  await openThread(Array.from({ length: 45 }, (_, index) => messageOf(index + 1, minji, { createdAt: new Date() })))
  await expect.element(story(45)).toBeInViewport()
  await expect.element(story(26)).toBeInTheDocument()
  await expect.element(story(25)).not.toBeInTheDocument()
  await expect.poll(() => socket.isHeard(topic)).toBe(true)
  // The list is scrolled to its very top, where browsers do not keep the position by themselves when older messages are
  // added above.
  scrolled().element().scrollTop = 0
  await expect.element(story(6)).toBeInTheDocument()
  await expect.element(story(26)).toBeInViewport()
  await expect.element(story(6)).not.toBeInViewport()
  await expect.element(said().first()).toMatchTextContent('이야기 6')
  const place = story(26).element().getBoundingClientRect().y
  socket.tell(topic, encodedMessage(messageOf(46, minji, { content: '새 이야기', createdAt: new Date() })))
  const pill = page.getByRole('button', { name: '새 메시지' })
  await expect.element(pill).toBeVisible()
  expect(story(26).element().getBoundingClientRect().y).toBeCloseTo(place, 0)
  await pill.click()
  await expect.element(said().last()).toBeInViewport()
  await expect.element(said().last()).toMatchTextContent('새 이야기')
  await expect.element(pill).not.toBeInTheDocument()
})

test('a group of messages shows the time of each on hover and on keyboard focus', async () => {
  await openThread([1, 2, 3].map((number) => messageOf(number, minji, { createdAt: new Date() })))
  await expect.poll(() => opacities().length).toBe(3)
  expect([...thread().element().querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual([
    '방금 전',
    '방금 전',
    '방금 전',
  ])
  await field().hover()
  await expect.poll(opacities).toEqual(['0', '0', '1'])
  await said().first().hover()
  await expect.poll(opacities).toEqual(['1', '0', '1'])
  await field().hover()
  await pressOn(field(), '{Shift>}{Tab}{/Shift}')
  await expect.element(scrolled()).toHaveFocus()
  await expect.poll(opacities).toEqual(['1', '1', '1'])
})

test('the relative times of messages keep updating', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  await openThread([messageOf(1, minji, { createdAt: new Date() })])
  await expect.element(said()).toMatchTextContent('방금 전')
  vi.advanceTimersByTime(5 * 60_000)
  await expect.element(said()).toMatchTextContent('5분 전')
  vi.advanceTimersByTime(2 * 60 * 60_000)
  await expect.element(said()).toMatchTextContent('2시간 전')
})

test('a conversation shows each person’s messages on their side, and Enter sends what was typed', async () => {
  await openThread([messageOf(1, minji, { content: '안녕하세요' }), messageOf(2, me, { content: '반가워요' })])
  await expect.poll(() => thread().element().querySelector('img')?.getAttribute('src')).toBe(portrait)
  await expect.element(field()).toHaveAttribute('placeholder', '메시지 입력...')
  await expect.poll(() => said().elements().length).toBe(2)
  const center = middleOf(thread().element())
  const bubble = (text: string) =>
    [...thread().element().querySelectorAll('li p')].find((one) => one.textContent.endsWith(text))
  expect(middleOf(bubble('안녕하세요') ?? document.body)).toBeLessThan(center)
  expect(middleOf(bubble('반가워요') ?? document.body)).toBeGreaterThan(center)

  await expect.poll(() => socket.isHeard(topic)).toBe(true)
  const send = thread().getByRole('button', { name: '보내기', exact: true })
  await expect.element(send).toBeDisabled()
  await field().fill('   ')
  await expect.element(send).toBeDisabled()
  await field().fill('내일 몇 시에 볼까요?')
  pressComposing(field().element())
  expect(socket.sent()).toEqual([])
  await pressOn(field(), '{Shift>}{Enter}{/Shift}두껍게 입고 와요{Enter}')
  await expect.element(field()).toHaveValue('')
  expect(socket.sent().map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { senderId: me.userId, receiverId: minji.userId, content: '내일 몇 시에 볼까요?\n두껍게 입고 와요' },
  ])
  await field().fill('쓰다 만 말')
  await userEvent.keyboard('{Escape}')
  await expect.element(thread()).not.toBeInTheDocument()
  await page.getByRole('button', { name: '메시지 보내기' }).click()
  await expect.element(field()).toHaveValue('')
})

test('a conversation that has not begun says so', async () => {
  await openThread([])
  await expect.element(page.getByText('민지 님과의 대화를 시작해보세요')).toBeVisible()
})

test('a message lost to a dead network is sent on reconnect, and the list shows its state until then', async () => {
  answerFeeds(app.server, [])
  answerClosets(app.server, [])
  answerPeople(app.server, [me, minji])
  answerMessages(app.server, [messageOf(1, minji)])
  app.server.answer(conversations.list, () => pageOf([conversationOf(socket.sent().length > 0 ? '우산은요?' : '먼저')]))
  await app.open('/profiles', hani)
  await page.getByRole('main').getByRole('button', { name: '대화 목록' }).click()
  const row = page.getByRole('dialog', { name: '대화 목록' }).getByRole('button', { name: /민지/ })
  await row.click()
  await expect.poll(() => socket.isHeard(topic)).toBe(true)
  await field().fill('우산은요?')
  const find = socket.lose()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await pressOn(field(), '{Enter}')
  await expect.element(said().last()).toMatchTextContent('보내는 중')
  window.history.back()
  await expect.element(row).toMatchTextContent('나: 우산은요?')
  vi.advanceTimersByTime(10_000)
  await expect.element(row).toMatchTextContent('보내지 못했어요')
  vi.useRealTimers()
  // The user opens the thread, sees that the message has failed, and closes the thread again.
  await row.click()
  await expect.element(thread().getByRole('button', { name: '다시 보내기' })).toBeVisible()
  window.history.back()
  await expect.element(row).toMatchTextContent('보내지 못했어요')
  find()
  window.dispatchEvent(new Event('online'))
  await expect
    .poll(() => socket.sent().map(({ body }) => Reflect.get(JSON.parse(body) as object, 'content')))
    .toEqual(['우산은요?'])
  await expect.element(row).not.toMatchTextContent('보내지 못했어요')
  await expect.element(row).toMatchTextContent('나: 우산은요?')
})

test('a conversation that was opened offline loads after reconnecting', async () => {
  answerFeeds(app.server, [])
  answerClosets(app.server, [])
  answerPeople(app.server, [me, minji])
  answerMessages(app.server, [messageOf(1, minji, { content: '안녕하세요' })])
  await app.open(`/profiles?userId=${minji.userId}`, hani)
  const open = page.getByRole('button', { name: '메시지 보내기' })
  await expect.element(open).toBeVisible()
  // The button is there before the name, without which the dialog cannot open offline.
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toMatchTextContent('민지')
  const connect = goOffline(app.server)
  await open.click()
  await expect.element(thread().getByText('메시지를 불러오지 못했어요')).toBeVisible()
  connect()
  await expect.element(said()).toMatchTextContent('안녕하세요')
})

test('the conversation list is read again when a message was stored, but not for a new pending one', async () => {
  answerFeeds(app.server, [])
  answerClosets(app.server, [])
  answerPeople(app.server, [me, minji])
  app.server.answer(conversations.list, () => pageOf([conversationOf('먼저')]))
  await app.open('/profiles', hani)
  await page.getByRole('main').getByRole('button', { name: '대화 목록' }).click()
  const row = page.getByRole('dialog', { name: '대화 목록' }).getByRole('button', { name: /민지/ })
  await expect.element(row).toBeVisible()
  const reads = () => app.server.callsOf(conversations.list).length
  const pending = (content: string): OutgoingMessage => ({
    clientMessageId: crypto.randomUUID(),
    partnerId: minji.userId,
    content,
    at: new Date(),
    state: 'pending',
    reason: null,
  })
  const [first, second] = [pending('첫 말'), pending('다음 말')]
  const before = reads()
  outgoingMessages.set([first])
  await expect.element(row).toMatchTextContent('첫 말')
  expect(reads()).toBe(before)
  outgoingMessages.set([second])
  await expect.element(row).toMatchTextContent('다음 말')
  await expect.poll(reads).toBe(before + 1)
})
