import { conversationKeyOf } from './messages.ts'
import type { UserId } from './vocabulary.ts'

/** The live channels: where they are, what they are called, how fast they beat. Paths come after the base path. */
export const live = {
  /** Event stream; `Last-Event-ID` or `?lastEventId=` resumes it. */
  stream: '/api/sse',
  /** SockJS; a bare WebSocket is at `/ws/websocket`. */
  socket: '/ws',
  /** The only event of the stream: one `Notification`. */
  event: 'notifications',
  /** Begins a comment of the stream after something was read: how many notifications are left. */
  total: 'total',
  /** SEND a `NewDirectMessage` here. */
  send: '/pub/direct-messages_send',
  /** SUBSCRIBE to hear why a message was not taken: a `SendRefusal`. */
  refusals: '/sub/errors',
  /** The header of a SEND by which a repeat of it is known: a UUID. */
  clientMessageId: 'client-message-id',
  /** Milliseconds between STOMP heart-beats, either way. */
  beat: 4000,
  /** Milliseconds of silence after which a client takes the stream for dead; the server says something every 15 s. */
  streamTimeout: 45_000,
  /** Milliseconds after which a client that lost the socket comes back. */
  socketReconnect: 5000,
  /** Milliseconds between which a client that lost the stream comes back, whatever `retry:` says. */
  reconnect: { least: 1000, most: 18_000_000 },
} as const

const conversationPrefix = '/sub/direct-messages_'

/** Where what two people write to each other is heard. */
export const conversationTopic = (one: UserId, other: UserId) => `${conversationPrefix}${conversationKeyOf(one, other)}`

/** The two ids of such a destination, or null for any other. */
export function readConversationTopic(destination: string): [string, string] | null {
  if (!destination.startsWith(conversationPrefix)) return null
  const [low = '', high = '', ...more] = destination.slice(conversationPrefix.length).split('_')
  return more.length === 0 && low !== '' && low <= high ? [low, high] : null
}

/** Why a SEND was refused while the connection stays; `receipt` is that of the SEND, or null. */
export interface SendRefusal {
  receipt: string | null
  exceptionName: string
  message: string
  details: Record<string, string>
}
