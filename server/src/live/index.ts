import { live as channel } from '@otday/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/index.ts'
import type { Database } from '#platform/db/index.ts'
import { defineModule } from '#platform/define-module.ts'
import { originRuleOf } from '#platform/http/cross-site.ts'
import { isHttps } from '#platform/http/server.ts'
import type { MountOptions } from '#platform/http/mount.ts'
import type { Broadcast } from '#platform/live/broadcast.ts'
import { createClaims } from '#platform/live/claims.ts'
import { SendBuffers } from '#platform/live/send-buffers.ts'
import { serveSockJs } from '#platform/live/sockjs/routes.ts'
import { createStomp } from '#platform/live/stomp/session.ts'
import { serveStreams } from '#platform/live/streams.ts'
import type { Metrics } from '#platform/observability/metrics.ts'
import type { RateLimiters } from '#platform/rate-limits/index.ts'
import { changesSince, liveRoles } from '../auth/index.ts'
import { lastSeqOf, type PresentingDeps, sendDirectMessage, type SendingDeps } from '../messages/index.ts'
import { refusalCounter } from './metrics.ts'
import { stompApplication, type StompApplicationDeps } from './stomp-application.ts'
import { OpenSessions } from './open-sessions.ts'
import { conversationSubscriptions, inboxSubscriptions, unreadSubscriptions, listenToSignals } from './subscriptions.ts'
import { requirePartner } from './queries.ts'
import { streamsOf } from './open-stream.ts'
import { Presence } from './presence.ts'

export { deleteViewingsOfUser } from './queries.ts'

interface LiveDeps {
  config: Pick<Config, 'basePath' | 'publicUrl' | 'corsOrigins' | 'livePerPerson'>
  database: Database
  shared: { broadcast: Broadcast }
  metrics: Metrics
  rateLimiters: Pick<RateLimiters, 'message'>
  guard: Pick<MountOptions, 'viewerOf' | 'limit'>
  messages: PresentingDeps & SendingDeps
}

export const live = defineModule('live', (deps: Omit<LiveDeps, 'guard'>) => ({
  serve: (http, guard) => serveLive(http, { ...deps, guard }),
}))

type Opened = Pick<StompApplicationDeps, 'conversations' | 'sessions' | 'presence' | 'log'>

const applicationOf = ({ config, database, guard, messages, metrics, rateLimiters }: LiveDeps, opened: Opened) =>
  stompApplication({
    ...opened,
    viewerOf: guard.viewerOf,
    sendMessage: (viewer, message) => sendDirectMessage(messages, viewer, message),
    requireTurn: () => database.queue.requireTurn(),
    requirePartner: (partnerId) => requirePartner(messages.db, partnerId),
    lastSeqOf: (one, other) => lastSeqOf(messages.db, one, other),
    claims: createClaims(config.livePerPerson),
    countRefusal: refusalCounter(metrics),
    rateLimiter: rateLimiters.message,
  })

/**
 * Limits of a socket until its CONNECT succeeds: it may take `connectWithin` ms, and an IP address may have `perIp`
 * such sockets.
 */
const unauthenticated = { connectWithin: 15_000, perIp: 50 }
/** Serves the event stream and the socket until shutdown. */
async function serveLive(http: FastifyInstance, deps: LiveDeps): Promise<void> {
  const { config, guard, messages } = deps
  const { livePerPerson: perPerson } = config
  const { db, clock } = messages
  const { log } = http
  const inboxes = inboxSubscriptions(db, log)
  const unreadCounts = unreadSubscriptions(db, log)
  const conversations = conversationSubscriptions(messages, log)
  const sessions = new OpenSessions({
    liveRoles: (ids) => liveRoles(db, ids, clock.now()),
    changesSince: (place) => changesSince(db, place, clock.now()),
    log,
  })
  const presence = new Presence({ db, clock, log })
  const sendBuffers = new SendBuffers()
  const application = applicationOf(deps, { conversations, sessions, presence, log })
  const stomp = createStomp({
    application,
    beat: channel.beat,
    connectWithin: unauthenticated.connectWithin,
    unauthenticated: createClaims(unauthenticated.perIp),
    log,
  })
  const stopListening = listenToSignals(
    { ...deps, broadcast: deps.shared.broadcast },
    { inboxes, unreadCounts, conversations, sessions },
  )
  sessions.start()
  presence.start()
  // This hook is registered before those of event streams and sockets, so that messages in progress are stored and
  // confirmed before their connections end.
  http.addHook('preClose', async () => {
    stopListening()
    sessions.stop()
    await stomp.leave()
    await presence.stop()
    sendBuffers.close()
  })
  const open = streamsOf({ db, inboxes, unreadCounts, sessions })
  serveStreams(http, { path: config.basePath + channel.stream, guard, sendBuffers, perPerson, open })
  await serveSockJs(http, {
    path: config.basePath + channel.socket,
    accept: stomp.accept,
    origins: originRuleOf(config),
    secureCookies: isHttps(config.publicUrl),
    sendBuffers,
  })
}
