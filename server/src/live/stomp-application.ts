import {
  ClientMessageId,
  conversationKeyOf,
  live,
  NewDirectMessage,
  readConversationTopic,
  UserId,
} from '@otday/contract'
import type { ErrorName } from '@otday/contract/errors'
import { nameCaller } from '#platform/concurrency/callers.ts'
import { AppError, isRefusedValue, isServerFault, toAppError } from '#platform/errors.ts'
import type { Viewer, ViewerOfToken } from '#platform/http/mount.ts'
import { parse } from '#platform/http/read.ts'
import type { Claims } from '#platform/live/claims.ts'
import {
  type ApplicationSession,
  type Message,
  Refusal,
  type StompApplication,
  type SessionControl,
} from '#platform/live/stomp/application.ts'
import type { RateLimiter } from '#platform/rate-limits/index.ts'
import type { Outgoing } from '../messages/index.ts'
import type { OpenSessions } from './open-sessions.ts'
import type { Conversations } from './subscriptions.ts'
import type { Presence } from './presence.ts'

export interface StompApplicationDeps {
  viewerOf: ViewerOfToken
  /** @throws AppError for a refused message. */
  sendMessage(viewer: Viewer, message: Outgoing): Promise<unknown>
  /** @throws UserNotFound */
  requirePartner(partnerId: UserId): Promise<unknown>
  /** @throws Overloaded when the server has too much to do */
  requireTurn(): void
  lastSeqOf(one: UserId, other: UserId): Promise<number>
  conversations: Conversations
  sessions: OpenSessions
  presence: Presence
  claims: Claims
  log: { error(context: object, message: string): void; info(context: object, message: string): void }
  countRefusal(reason: ErrorName): void
  /** Limits the messages of each sender. */
  rateLimiter: RateLimiter
}

/** Errors that do not end the connection: the message or the moment is at fault, not the client. */
const refusable = new Set([
  'InvalidInput',
  'TooManyRequests',
  'SelfMessage',
  'UserNotFound',
  'Overloaded',
  'Unavailable',
  'StorageFull',
])

/** Authenticates by access token; a connection lives as long as its session. */
export const stompApplication = (deps: StompApplicationDeps): StompApplication => ({
  connect: async (control, headers) => {
    const [scheme, token] = (headers.get('Authorization') ?? headers.get('authorization') ?? '').trim().split(' ')
    const viewer = scheme === 'Bearer' && token ? await deps.viewerOf(token, true) : null
    if (!viewer) throw new AppError('Unauthenticated')
    if (viewer.mustChangePassword) throw new AppError('PasswordChangeRequired')
    const release = deps.claims.take(viewer.id)
    if (!release) throw new AppError('TooManyConnections')
    return openSession(deps, viewer, control, release)
  },
})

function openSession(
  deps: StompApplicationDeps,
  viewer: Viewer,
  control: SessionControl,
  release: () => void,
): ApplicationSession {
  const remove = deps.sessions.add(viewer, () => control.end(new AppError('SessionEnded')))
  return {
    refusals: live.refusals,
    subscribe: async (destination, headers, deliver) => {
      if (destination === live.refusals) return () => {}
      const partnerId = partnerIn(destination, viewer.id)
      if (!partnerId) throw new AppError('Forbidden')
      const isViewing = headers.get(live.viewing) === 'true'
      return listen(deps, { viewerId: viewer.id, partnerId, isViewing }, deliver)
    },
    send: async (message) => {
      if (message.destination !== live.send) throw new AppError('Forbidden')
      nameCaller(viewer.id)
      const { wait, isFlood } = await deps.rateLimiter.step(viewer.id)
      if (isFlood) throw new AppError('TooManyRequests')
      await send(deps, viewer, message, wait).catch((error: unknown) => {
        const failure = toAppError(error)
        if (isServerFault(error)) deps.log.error({ err: error }, 'a message failed unexpectedly')
        else if (isRefusedValue(error)) deps.log.info({ err: error }, 'the database refused a value')
        if (!refusable.has(failure.code)) throw error
        deps.countRefusal(failure.code)
        throw new Refusal(failure)
      })
    },
    left: () => {
      remove()
      release()
    },
  }
}

/** Returns the other user of a conversation; null unless the viewer is one of the two. */
function partnerIn(destination: string, viewerId: UserId): UserId | null {
  const ids = readConversationTopic(destination)?.map((id) => UserId.safeParse(id).data)
  const [low, high] = ids ?? []
  if (!low || !high || (low !== viewerId && high !== viewerId)) return null
  return low === viewerId ? high : low
}

interface Listening {
  viewerId: UserId
  partnerId: UserId
  /**
   * Whether the user has the conversation open; some clients also keep the subscriptions of dialogs that are closed.
   */
  isViewing: boolean
}

/**
 * Subscribes to a conversation. The user is recorded as viewing it before the number of its last message is read, so
 * that all messages sent from then on are delivered and count as seen.
 */
async function listen(
  deps: StompApplicationDeps,
  { viewerId, partnerId, isViewing }: Listening,
  deliver: (body: string) => void,
) {
  // On the user's own profile, clients subscribe to a conversation of users with themselves, in which nothing is ever
  // sent.
  if (partnerId === viewerId) return () => {}
  if (!isViewing) await deps.requirePartner(partnerId)
  const leave = isViewing ? await deps.presence.begin({ userId: viewerId, partnerId }) : () => {}
  const after = await deps.lastSeqOf(viewerId, partnerId).catch((error: unknown) => {
    leave()
    throw error
  })
  const subject = { key: conversationKeyOf(viewerId, partnerId), of: [viewerId, partnerId] as const }
  const unsubscribe = deps.conversations.subscribe(subject, after, (items) => {
    for (const { body } of items) deliver(body)
  })
  return () => {
    unsubscribe()
    leave()
  }
}

/** Sends a message. A malformed frame ends the connection; invalid input is only refused. */
async function send(
  { sendMessage, requireTurn }: StompApplicationDeps,
  viewer: Viewer,
  { headers, body }: Message,
  wait: number | null,
) {
  if (wait !== null) throw new AppError('TooManyRequests', { retryAfter: String(wait) }, wait)
  requireTurn()
  const message = parse(NewDirectMessage, json(body)) as Outgoing
  const clientMessageId = headers.get(live.clientMessageId) ?? null
  if (clientMessageId !== null && !ClientMessageId.safeParse(clientMessageId).success)
    throw new AppError('MalformedRequest', { [live.clientMessageId]: 'UUID' })
  await sendMessage(viewer, { ...message, clientMessageId })
}

function json(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new AppError('MalformedRequest')
  }
}
