import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WebSocketServer } from 'ws'
import { AppError } from '../../errors.ts'
import type { OriginRule } from '../../http/cross-site.ts'
import type { SendBuffers } from '../send-buffers.ts'
import { hijackResponse } from '../hijack-response.ts'
import { acceptSocket, isUpgrade, routeUpgrades } from '../upgrades.ts'
import { type AcceptConnection, closeCodes } from '../connection.ts'
import { eventSource, type Framing, htmlFile, isCallback, jsonp, readTexts, xhr, xhrStreaming } from './framing.ts'
import { PollingConnection, type PollingTimes } from './polling-connection.ts'
import { type Codec, plain, SocketConnection, sockJs } from './socket-connection.ts'

export interface SockJsOptions {
  /** Such as `/otday/ws`. */
  path: string
  accept: AcceptConnection
  origins: OriginRule
  sendBuffers: SendBuffers
  times?: PollingTimes
}

/** Octets: the largest frame, JSON-encoded, and a margin. */
const payloadLimit = 128 * 1024
const timesDefault: PollingTimes = { heartbeat: 25_000, disconnect: 5000 }
/** `closeTimeout`: milliseconds for the client's close frame. */
const socketOptions = { noServer: true, maxPayload: payloadLimit, perMessageDeflate: false, closeTimeout: 1500 }

/** A HEAD request would open a session. */
const headless = { exposeHeadRoute: false }

type SessionRequest = FastifyRequest<{ Params: { server: string; session: string }; Querystring: { c?: unknown } }>
const isName = (text: string) => text !== '' && !text.includes('.')

/**
 * Plain WebSocket at `/websocket`. No iframe page: it would load a foreign script into our origin, for browsers before
 * 2012. Polling sessions must stay on one instance.
 */
export async function serveSockJs(app: FastifyInstance, options: SockJsOptions): Promise<void> {
  const { path, origins } = options
  routeUpgrades(app)
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const asText = { parseAs: 'string', bodyLimit: payloadLimit } as const
    scope.addContentTypeParser('*', asText, async (_request: unknown, body: unknown) => body)
    scope.addHook('onRequest', async (request, reply) => {
      if (!origins(request)) throw new AppError('Forbidden')
      void reply.header('cache-control', 'no-store, no-cache, no-transform, must-revalidate, max-age=0')
    })
    scope.get(path, greet)
    scope.get(`${path}/`, greet)
    scope.get(`${path}/info`, async () => ({
      websocket: true,
      origins: ['*:*'],
      cookie_needed: false,
      entropy: randomInt(2 ** 32),
    }))
    serveSockets(scope, options)
    servePolling(scope, options)
  })
}

function serveSockets(scope: FastifyInstance, { path, accept, sendBuffers, times = timesDefault }: SockJsOptions) {
  const server = new WebSocketServer(socketOptions)
  const open = (codec: Codec) => (request: FastifyRequest, reply: FastifyReply) => {
    if (!isUpgrade(request.raw)) throw new AppError('MalformedRequest', { upgrade: 'websocket' })
    const { ip } = request
    acceptSocket(server, reply, (socket) =>
      new SocketConnection(socket, { ip, codec, sendBuffers, beat: times.heartbeat }).open(accept),
    )
  }
  scope.get(`${path}/websocket`, headless, open(plain))
  scope.get(`${path}/:server/:session/websocket`, headless, open(sockJs))
}

function servePolling(scope: FastifyInstance, { path, accept, sendBuffers, times = timesDefault }: SockJsOptions) {
  const sessions = new Map<string, PollingConnection>()
  const flow = (framing: Framing) => (request: SessionRequest, reply: FastifyReply) => {
    const id = sessionOf(request)
    const forget = () => void sessions.delete(id)
    const session = sessions.get(id) ?? new PollingConnection(request.ip, accept, { times, sendBuffers, forget })
    sessions.set(id, session)
    session.attach(hijackResponse(reply, { 'content-type': framing.contentType, 'x-accel-buffering': 'no' }), framing)
  }
  const named = (framing: (callback: string) => Framing) => (request: SessionRequest, reply: FastifyReply) => {
    const { c } = request.query
    if (!isCallback(c)) throw new AppError('InvalidInput', { c: 'callback' })
    flow(framing(c))(request, reply)
  }
  const at = (transport: string) => `${path}/:server/:session/${transport}`
  scope.post(at('xhr'), flow(xhr))
  scope.post(at('xhr_streaming'), flow(xhrStreaming))
  scope.get(at('eventsource'), headless, flow(eventSource))
  scope.get(at('htmlfile'), headless, named(htmlFile))
  scope.get(at('jsonp'), headless, named(jsonp))
  scope.post(at('xhr_send'), async (request: SessionRequest, reply) => {
    take(sessions.get(sessionOf(request)), request.body)
    return reply.code(204).header('content-type', 'text/plain; charset=UTF-8').send()
  })
  scope.post(at('jsonp_send'), async (request: SessionRequest, reply) => {
    take(sessions.get(sessionOf(request)), ofForm(request))
    return reply.header('content-type', 'text/plain; charset=UTF-8').send('ok')
  })
  scope.addHook('preClose', async () => {
    for (const session of sessions.values()) session.close(closeCodes.goingAway, '')
    for (const session of sessions.values()) session.drop()
  })
}

function take(session: PollingConnection | undefined, payload: unknown) {
  if (!session?.isOpen) throw new AppError('NotFound')
  const texts = typeof payload === 'string' && payload !== '' ? readTexts(payload) : null
  if (!texts) throw new AppError('MalformedRequest')
  session.take(texts)
}

async function greet(_request: FastifyRequest, reply: FastifyReply) {
  return reply.type('text/plain; charset=UTF-8').send('Welcome to SockJS!\n')
}

function sessionOf({ params: { server, session } }: SessionRequest): string {
  if (!isName(server) || !isName(session)) throw new AppError('NotFound')
  return session
}

/** Old browsers send `d=…` as a form, some the text alone. */
const ofForm = ({ headers, body }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') && typeof body === 'string'
    ? new URLSearchParams(body).get('d')
    : body
