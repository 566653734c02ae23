import { live } from '@otday/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/index.ts'
import type { Database } from '#platform/db/index.ts'
import type { MountOptions } from '#platform/http/mount.ts'
import type { Broadcast } from '#platform/live/broadcast.ts'
import { createClaims } from '#platform/live/claims.ts'
import { createOriginRule } from '#platform/live/origins.ts'
import { Outlets } from '#platform/live/outlets.ts'
import { serveSockJs } from '#platform/live/sockjs/routes.ts'
import { createStomp } from '#platform/live/stomp/session.ts'
import { serveStreams } from '#platform/live/streams.ts'
import type { Pace } from '#platform/paces/index.ts'
import { liveRoles } from '../auth/index.ts'
import { lastSeqOf, type PresentingDeps, sendDirectMessage, type SendingDeps } from '../messages/index.ts'
import { stompHost } from './guests.ts'
import { OpenSessions } from './open-sessions.ts'
import { followConversations, followInboxes, followRests, hearSignals } from './readers.ts'
import { streamsOf } from './open-stream.ts'
import { Watches } from './watches.ts'

export { forgetWatchesOf } from './queries.ts'

export interface LiveDeps {
  config: Pick<Config, 'basePath' | 'publicUrl' | 'corsOrigins' | 'livePerPerson'>
  database: Database
  broadcast: Broadcast
  guard: Pick<MountOptions, 'viewerOf' | 'limit'>
  sending: SendingDeps
  showing: PresentingDeps
  /** Of messages, by their sender. */
  pace: Pace
}

/** Connections that have not been let in: how long they may stay (milliseconds), and how many one address may have. */
const strangers = { connectWithin: 15_000, perAddress: 50 }
/** Opens the event stream and the socket, until the house closes. */
export async function serveLive(http: FastifyInstance, deps: LiveDeps): Promise<void> {
  const { config, guard, sending } = deps
  const { livePerPerson: perPerson } = config
  const { db, clock } = sending
  const { log } = http
  const inboxes = followInboxes(db, log)
  const rests = followRests(db, log)
  const conversations = followConversations(deps.showing, log)
  const sessions = new OpenSessions({ liveRoles: (ids) => liveRoles(db, ids, clock.now()), log })
  const watches = new Watches({ db, clock, log })
  const outlets = new Outlets()
  const host = stompHost({
    viewerOf: guard.viewerOf,
    sendMessage: (viewer, message) => sendDirectMessage(sending, viewer, message),
    lastSeqOf: (one, other) => lastSeqOf(db, one, other),
    conversations,
    sessions,
    watches,
    claims: createClaims(perPerson),
    pace: deps.pace,
  })
  const { connectWithin, perAddress } = strangers
  const stomp = createStomp({ host, beat: live.beat, connectWithin, strangers: createClaims(perAddress), log })
  const stopHearing = hearSignals(deps, { inboxes, rests, conversations, sessions })
  sessions.start()
  watches.start()
  // Registered first, so that messages under way are still stored and answered when the doors close.
  http.addHook('preClose', async () => {
    stopHearing()
    sessions.stop()
    await stomp.leave()
    await watches.stop()
    outlets.close()
  })
  const open = streamsOf({ db, inboxes, rests, sessions })
  serveStreams(http, { path: config.basePath + live.stream, guard, outlets, perPerson, open })
  const origins = createOriginRule(config)
  await serveSockJs(http, { path: config.basePath + live.socket, answer: stomp.answer, origins, outlets })
}
