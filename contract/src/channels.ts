import { conversationKeyOf } from './messages.ts'
import type { UserId } from './vocabulary.ts'

/** Names and times of the live connections (event stream and STOMP socket); paths are relative to the base path. */
export const live = {
  /** Path of the event stream; `Last-Event-ID` or `?lastEventId=` resumes it. */
  stream: '/api/sse',
  /** Path of SockJS; a bare WebSocket is at `/ws/websocket`. */
  socket: '/ws',
  /** Name of the stream's only event, whose data is one `Notification`. */
  event: 'notifications',
  /**
   * Start of a comment in the stream, followed by the number of unread notifications; sent after the user has read
   * some.
   */
  total: 'total',
  /** Destination to which a client SENDs a `NewDirectMessage`. */
  send: '/pub/direct-messages_send',
  /** Destination to SUBSCRIBE to for refused messages: `SendRefusal`. */
  refusals: '/sub/errors',
  /** Header of a SEND, a UUID: makes repeats idempotent. */
  clientMessageId: 'client-message-id',
  /**
   * Header of a SUBSCRIBE to a conversation: `true` while the user views it, who then gets no notifications about it.
   */
  viewing: 'looking',
  /** Milliseconds between STOMP heart-beats, both ways. */
  beat: 4000,
  /** Milliseconds of silence after which clients take the stream for broken. */
  streamTimeout: 45_000,
  /** Milliseconds that a client waits before it reconnects the socket. */
  socketReconnect: 5000,
  /** Bounds in ms of the delay before a client reconnects the stream, whatever `retry:` says. */
  reconnect: { least: 1000, most: 18_000_000 },
} as const

const conversationPrefix = '/sub/direct-messages_'

/** Returns the destination of a conversation. */
export const conversationTopic = (one: UserId, other: UserId) => `${conversationPrefix}${conversationKeyOf(one, other)}`

/** Reads the ids of both users from a destination, the lower first; null if it is not that of a conversation. */
export function readConversationTopic(destination: string): [string, string] | null {
  if (!destination.startsWith(conversationPrefix)) return null
  const [low = '', high = '', ...more] = destination.slice(conversationPrefix.length).split('_')
  return more.length === 0 && low !== '' && low <= high ? [low, high] : null
}

/** Why a SEND was refused; `receipt` is the value of its `receipt` header. */
export interface SendRefusal {
  receipt: string | null
  exceptionName: string
  message: string
  details: Record<string, string>
}
