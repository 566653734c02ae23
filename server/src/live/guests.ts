import {
  ClientMessageId,
  conversationKeyOf,
  live,
  NewDirectMessage,
  readConversationTopic,
  UserId,
} from '@otday/contract'
import { AppError, toAppError } from '#platform/errors.ts'
import type { Viewer } from '#platform/http/mount.ts'
import { parse } from '#platform/http/read.ts'
import type { Claims } from '#platform/live/claims.ts'
import { type Guest, type Message, Refusal, type StompHost, type Visit } from '#platform/live/stomp/host.ts'
import { type Pace, requirePace } from '#platform/paces/index.ts'
import type { Outgoing } from '../messages/index.ts'
import type { OpenSessions } from './open-sessions.ts'
import type { Conversations } from './readers.ts'
import type { Watches } from './watches.ts'

export interface GuestDeps {
  viewerOf(token: string, fresh: boolean): Promise<Viewer | null>
  /** @throws AppError for a message that is not taken. */
  sendMessage(viewer: Viewer, message: Outgoing): Promise<unknown>
  /** The number of the last message between two people. */
  lastSeqOf(one: UserId, other: UserId): Promise<number>
  conversations: Conversations
  sessions: OpenSessions
  watches: Watches
  claims: Claims
  /** Of messages, by their sender. */
  pace: Pace
}

/** What leaves the connection open: the message was at fault, or the moment, not the client. */
const refusable = new Set([
  'InvalidInput',
  'TooManyRequests',
  'SelfMessage',
  'UserNotFound',
  'Unavailable',
  'StorageFull',
])

/** Lets people in by their access token, for as long as their session lives. */
export const stompHost = (deps: GuestDeps): StompHost => ({
  connect: async (visit, headers) => {
    const [scheme, token] = (headers.get('Authorization') ?? headers.get('authorization') ?? '').trim().split(' ')
    const viewer = scheme === 'Bearer' && token ? await deps.viewerOf(token, true) : null
    if (!viewer) throw new AppError('Unauthenticated')
    if (viewer.mustChangePassword) throw new AppError('PasswordChangeRequired')
    const release = deps.claims.take(viewer.id)
    if (!release) throw new AppError('TooManyConnections')
    return guestOf(deps, viewer, visit, release)
  },
})

function guestOf(deps: GuestDeps, viewer: Viewer, visit: Visit, release: () => void): Guest {
  const remove = deps.sessions.add(viewer, () => visit.end(new AppError('SessionEnded')))
  return {
    refusals: live.refusals,
    subscribe: async (destination, deliver) => {
      if (destination === live.refusals) return () => {}
      const partnerId = partnerIn(destination, viewer.id)
      if (!partnerId) throw new AppError('Forbidden')
      return listen(deps, viewer.id, partnerId, deliver)
    },
    send: async (message) => {
      if (message.destination !== live.send) throw new AppError('Forbidden')
      await send(deps, viewer, message).catch((error: unknown) => {
        const failure = toAppError(error)
        throw refusable.has(failure.code) ? new Refusal(failure) : error
      })
    },
    left: () => {
      remove()
      release()
    },
  }
}

/** Whom the viewer talks to under that destination; null when it is none of theirs. */
function partnerIn(destination: string, viewerId: UserId): UserId | null {
  const ids = readConversationTopic(destination)?.map((id) => UserId.safeParse(id).data)
  const [low, high] = ids ?? []
  if (!low || !high || (low !== viewerId && high !== viewerId)) return null
  return low === viewerId ? high : low
}

/** First the watch, then the place to begin at: what is sent from then on is heard, and known to be seen. */
async function listen(deps: GuestDeps, viewerId: UserId, partnerId: UserId, deliver: (body: string) => void) {
  // Clients subscribe to themselves on their own profile; nothing is ever said there.
  if (partnerId === viewerId) return () => {}
  const unwatch = await deps.watches.begin({ userId: viewerId, partnerId })
  const after = await deps.lastSeqOf(viewerId, partnerId).catch((error: unknown) => {
    unwatch()
    throw error
  })
  const subject = { key: conversationKeyOf(viewerId, partnerId), of: [viewerId, partnerId] as const }
  const unfollow = deps.conversations.follow(subject, after, (items) => {
    for (const { body } of items) deliver(body)
  })
  return () => {
    unfollow()
    unwatch()
  }
}

/** What is no JSON, or no message at all, is the client's fault and ends it; what a person typed is refused. */
async function send({ pace, sendMessage }: GuestDeps, viewer: Viewer, { headers, body }: Message) {
  await requirePace(pace, viewer.id)
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
