import { DirectMessage } from '@otday/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import type { OutgoingMessage } from './outbox.ts'
import { threadRows } from './thread-rows.ts'

const idOf = (n: number) => `0198d2a4-6c1f-7b54-8a77-1000000000${String(n).padStart(2, '0')}`
const person = (n: number) => ({ userId: idOf(n), name: `${n}`, profileImageUrl: null })
const now = new Date('2026-11-20T03:00:00.000Z')

function message(n: number, from: number, minutesAgo: number, clientMessageId: string | null = null): DirectMessage {
  const createdAt = new Date(now.getTime() - minutesAgo * 60_000).toISOString()
  const people = { sender: person(from), receiver: person(3 - from), receiverId: idOf(3 - from) }
  return z.decode(DirectMessage, { id: idOf(n), createdAt, ...people, content: `말 ${n}`, clientMessageId } as z.input<
    typeof DirectMessage
  >)
}
const me = message(10, 1, 0).sender.userId
const partnerId = message(10, 2, 0).sender.userId
const outgoing = (state: OutgoingMessage['state']): OutgoingMessage => ({
  clientMessageId: idOf(70),
  partnerId,
  content: '가는 중',
  at: now,
  state,
  reason: null,
})

test('messages are sorted oldest first with pending ones last, and keep their key once they are sent', () => {
  const before = threadRows(me, [message(12, 1, 3), message(11, 2, 5)], [outgoing('pending')], now)
  expect(before.map(({ content, own }) => [content, own])).toEqual([
    ['말 11', false],
    ['말 12', true],
    ['가는 중', true],
  ])
  const after = threadRows(me, [message(13, 1, 0, idOf(70)), message(12, 1, 3), message(11, 2, 5)], [], now)
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key))
})

test('two messages of different senders with the same client message id get different keys', () => {
  const rows = threadRows(me, [message(13, 1, 0, idOf(70)), message(12, 2, 0, idOf(70))], [], now)
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
})

test('each day is named once, and each turn of a sender shows its time once', () => {
  const dayAgo = 24 * 60
  const rows = threadRows(
    me,
    [message(14, 1, 5), message(13, 1, 5), message(12, 2, 5), message(11, 2, dayAgo)],
    [],
    now,
  )
  expect(rows.map(({ day }) => day)).toEqual(['11월 19일 목요일', '오늘', null, null])
  expect(rows.map(({ ago, isAgoShown }) => isAgoShown && ago)).toEqual(['1일 전', '5분 전', false, '5분 전'])
  expect(rows.map(({ isTurn }) => isTurn)).toEqual([false, false, true, false])
})
