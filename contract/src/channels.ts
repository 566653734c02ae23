import { conversationKeyOf } from './messages.ts'
import type { UserId } from './vocabulary.ts'

/** Paths are relative to the base path. */
export const live = {
  /** Path of the event stream; `Last-Event-ID` or `?lastEventId=` resumes it. */
  stream: '/api/sse',
  /** Path of SockJS; a bare WebSocket is at `/ws/websocket`. */
  socket: '/ws',
  /** The stream's only event: one `Notification`. */
  event: 'notifications',
  /** Prefix of a stream comment that says how many notifications are left after some were read. */
  total: 'total',
  /** Destination to which a client SENDs a `NewDirectMessage`. */
  send: '/pub/direct-messages_send',
  /** Destination to SUBSCRIBE to for refused messages: `SendRefusal`. */
  refusals: '/sub/errors',
  /** Header of a SEND, a UUID: makes repeats idempotent. */
  clientMessageId: 'client-message-id',
  /**
   * Header of a SUBSCRIBE to a conversation, `true` while somebody looks at it, who then gets no notifications of it.
   */
  viewing: 'looking',
  /** Milliseconds between STOMP heart-beats, both ways. */
  beat: 4000,
  /** Milliseconds of silence until clients take the stream for dead. */
  streamTimeout: 45_000,
  /** Milliseconds until a client reconnects the socket. */
  socketReconnect: 5000,
  /** Bounds in ms of a client's reconnection, whatever `retry:` says. */
  reconnect: { least: 1000, most: 18_000_000 },
} as const

const conversationPrefix = '/sub/direct-messages_'

/** Returns the destination of a conversation. */
export const conversationTopic = (one: UserId, other: UserId) => `${conversationPrefix}${conversationKeyOf(one, other)}`

/** Reads both ids from a destination, the lower first; null if it is no conversation. */
export function readConversationTopic(destination: string): [string, string] | null {
  if (!destination.startsWith(conversationPrefix)) return null
  const [low = '', high = '', ...more] = destination.slice(conversationPrefix.length).split('_')
  return more.length === 0 && low !== '' && low <= high ? [low, high] : null
}

/** `receipt` is that of the refused SEND. */
export interface SendRefusal {
  receipt: string | null
  exceptionName: string
  message: string
  details: Record<string, string>
}
