import { live, UserId } from '@otday/contract'
import * as z from 'zod'
import { now } from '../../platform/time/clock.ts'
import { decoded } from '../../platform/live/decoded.ts'
import { socketStatus } from '../../platform/live/connection-status.ts'
import { socket } from '../../platform/live/socket.ts'
import { keptList } from '../../platform/outbox/kept-list.ts'
import { randomId } from '../../platform/device/random-id.ts'
import { currentUser, onEnter, onLeave } from '../../platform/session/session.ts'
import { createStore } from '../../ui/store.ts'

/** A message to send. Its id is the same for every attempt, so that it is stored once. */
export interface OutgoingMessage {
  readonly clientMessageId: string
  readonly partnerId: UserId
  readonly content: string
  readonly at: Date
  /** `sent`: the server has stored the message, and the stored message soon replaces this entry of the thread. */
  readonly state: 'pending' | 'sent' | 'failed'
  readonly reason: string | null
}

/**
 * Time in ms after which a message without a receipt from the server counts as failed; a later receipt still counts.
 */
const timeout = 10_000

const Refusal = z.object({ receipt: z.string().nullable(), message: z.string() })

export const outgoingMessages = createStore<readonly OutgoingMessage[]>([])
/** Connection and deadline of each message that is being sent. */
const attempts = new Map<string, { connection: number; deadline: ReturnType<typeof setTimeout> }>()
/** Number of open views of each partner's thread. */
const visible = new Map<UserId, number>()
let showUnseenFailure: (clientMessageId: string) => void = () => undefined

/** Sets the listener for failed messages whose thread is closed. */
export function onUnseenFailure(listener: (clientMessageId: string) => void): void {
  showUnseenFailure = listener
}

/**
 * Counts an open view of the thread with a partner until the returned function is called. When the last view closes,
 * outgoing messages that the server has stored or refused are removed.
 */
export function trackOutgoing(partnerId: UserId): () => void {
  visible.set(partnerId, (visible.get(partnerId) ?? 0) + 1)
  return () => {
    const others = (visible.get(partnerId) ?? 0) - 1
    if (others > 0) return void visible.set(partnerId, others)
    visible.delete(partnerId)
    discard((outgoing) => outgoing.partnerId === partnerId && !isUnsent(outgoing))
  }
}

/** Sends a message; while disconnected it does nothing and returns false. */
export function post(partnerId: UserId, content: string): boolean {
  const clientMessageId = randomId()
  const outgoing: OutgoingMessage = { clientMessageId, partnerId, content, at: now(), state: 'pending', reason: null }
  if (!give(outgoing)) return false
  setOutgoing([...outgoingMessages.current(), outgoing])
  return true
}

/** Sends a failed message again under its old id. */
export function postAgain(clientMessageId: string): void {
  const outgoing = find(clientMessageId)
  if (!outgoing || outgoing.state !== 'failed' || !give(outgoing)) return
  change(clientMessageId, { state: 'pending', reason: null, at: now() })
}

export function discard(isDone: (outgoing: OutgoingMessage) => boolean): void {
  if (outgoingMessages.current().some(isDone))
    setOutgoing(outgoingMessages.current().filter((outgoing) => !isDone(outgoing)))
}

function give({ clientMessageId, partnerId, content }: OutgoingMessage): boolean {
  const user = currentUser()
  if (!user) return false
  const given = socket.send({
    destination: live.send,
    headers: { [live.clientMessageId]: clientMessageId, 'content-type': 'application/json' },
    body: JSON.stringify({ senderId: user.id, receiverId: partnerId, content }),
    receipt: clientMessageId,
    onReceipt: () => arrive(clientMessageId),
  })
  if (given) {
    forgetAttempt(clientMessageId)
    const deadline = setTimeout(() => fail(clientMessageId, null), timeout)
    attempts.set(clientMessageId, { connection: socket.number(), deadline })
  }
  return given
}

/** Whether a message is sent again automatically; one that the server refused waits for the user. */
const isUnsent = ({ state, reason }: OutgoingMessage) => state === 'pending' || (state === 'failed' && reason === null)

const find = (clientMessageId: string) =>
  outgoingMessages.current().find((outgoing) => outgoing.clientMessageId === clientMessageId)

function forgetAttempt(clientMessageId: string): void {
  clearTimeout(attempts.get(clientMessageId)?.deadline)
  attempts.delete(clientMessageId)
}

/** Marks a message as stored; it stays in the list of outgoing ones until the thread has loaded the stored message. */
function arrive(clientMessageId: string): void {
  forgetAttempt(clientMessageId)
  const partnerId = find(clientMessageId)?.partnerId
  if (partnerId && visible.has(partnerId)) change(clientMessageId, { state: 'sent', reason: null })
  else discard((outgoing) => outgoing.clientMessageId === clientMessageId)
}

function fail(clientMessageId: string, reason: string | null): void {
  const outgoing = find(clientMessageId)
  if (outgoing?.state !== 'pending') return
  forgetAttempt(clientMessageId)
  change(clientMessageId, { state: 'failed', reason })
  if (!visible.has(outgoing.partnerId)) showUnseenFailure(clientMessageId)
}

/** Sends messages again over the new connection, as the broken one may have lost them. */
const giveLost = (): void =>
  sendAgain(
    ({ clientMessageId, state }) => state === 'failed' || attempts.get(clientMessageId)?.connection !== socket.number(),
  )

function sendAgain(isLost: (outgoing: OutgoingMessage) => boolean): void {
  for (const outgoing of outgoingMessages.current())
    if (isUnsent(outgoing) && isLost(outgoing) && give(outgoing)) change(outgoing.clientMessageId, { state: 'pending' })
}

// A connection may survive a network failure that lost the messages sent over it.
window.addEventListener('online', () => {
  if (socketStatus.state() === 'connected') sendAgain(() => true)
})

socket.hear(live.refusals, {
  onHeard: giveLost,
  onMessage(body) {
    const refusal = decoded(Refusal, body)
    if (refusal?.receipt) fail(refusal.receipt, refusal.message)
  },
})

/** Unsent messages, stored so that they survive a reload and a session that ended by itself. */
const kept = keptList(
  'parcels',
  z.object({ clientMessageId: z.string(), partnerId: UserId, content: z.string(), at: z.coerce.date() }),
)
/** Ids of messages that this tab sent or will send; stored messages of other tabs are left alone. */
const own = new Set<string>()

function setOutgoing(next: readonly OutgoingMessage[]): void {
  outgoingMessages.set(next)
  for (const { clientMessageId } of next) own.add(clientMessageId)
  const unsent = next.filter(({ state }) => state !== 'sent')
  kept.change((all) => [...all.filter(({ clientMessageId }) => !own.has(clientMessageId)), ...unsent])
}

/** Restores unsent messages; they are sent once there is a connection. */
function restore(): void {
  const unsent = kept.read()
  if (unsent.length === 0) return
  setOutgoing([
    ...outgoingMessages.current(),
    ...unsent.map((each) => ({ ...each, state: 'pending', reason: null }) as const),
  ])
  giveLost()
}

onEnter(restore)
onLeave(() => {
  for (const clientMessageId of attempts.keys()) forgetAttempt(clientMessageId)
  own.clear()
  outgoingMessages.set([])
})
restore()

function change(clientMessageId: string, next: Partial<OutgoingMessage>): void {
  setOutgoing(
    outgoingMessages
      .current()
      .map((outgoing) => (outgoing.clientMessageId === clientMessageId ? { ...outgoing, ...next } : outgoing)),
  )
}
