import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from '../config/index.ts'
import { AppError, isRefusedValue, isServerFault, toAppError } from '../errors.ts'
import { unguessableId } from '../ids.ts'
import { type BodyTimes, bodyTimes, limitBodies } from './body-deadline.ts'
import { loggedError } from '../observability/logged-error.ts'
import { refuseCrossSite } from './cross-site.ts'
import { securityHeaders } from './security-headers.ts'

/** Timeouts in ms. */
const timeouts = { request: 135_000, headers: 15_000, check: 5_000, handler: 10_000 }
const bodyLimit = 1024 * 1024

export interface HttpOptions
  extends Pick<Config, 'trustProxy' | 'corsOrigins' | 'publicUrl' | 'logLevel' | 'hstsSubdomains'> {
  /** Receives the lines of the log; by default, stdout. */
  logTo?: { write(line: string): void } | undefined
  bodies?: BodyTimes
}

/** Returns whether users reach the site by HTTPS, also through a proxy. */
export const isHttps = (publicUrl: string | null) => publicUrl?.startsWith('https:') ?? false

export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const headers = securityHeaders({ https: isHttps(options.publicUrl), hstsSubdomains: options.hstsSubdomains })
  const app = Fastify({
    logger: loggerOf(options),
    bodyLimit,
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    genReqId: () => unguessableId(),
    requestTimeout: timeouts.request,
    handlerTimeout: timeouts.handler,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
      // Requests to upgrade to a protocol other than WebSocket are served without the upgrade, as HTTP allows.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    // No timeout: plugins may start slowly on a busy machine, or on one that slept meanwhile.
    pluginTimeout: 0,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // Reports errors before routing, such as malformed URLs or too long parameters, like all others.
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply.headers(headers)),
  })
  app.addHook('onRequest', ({ raw }, reply, done) => {
    reply.headers(headers)
    done(hostsOf(raw) > 1 ? new AppError('MalformedRequest', { host: 'Host' }) : undefined)
  })
  if (options.corsOrigins.length > 0)
    await app.register(cors, {
      origin: options.corsOrigins,
      credentials: true,
      exposedHeaders: ['Retry-After', 'Idempotency-Replayed'],
    })
  app.addHook('onRequest', refuseCrossSite(options))
  limitBodies(app, options.bodies ?? bodyTimes)
  warnOfStrangeProxies(app)
  await app.register(cookie)
  await app.register(formbody, { bodyLimit: 64 * 1024 })
  await app.register(multipart)
  takeJson(app)
  app.setErrorHandler(sendError)
  partWithSilent(app)
  return app
}

/** Counts `Host` headers: with several, Node takes the first one, but a proxy may have taken another. */
const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length

/** Accepts JSON in valid UTF-8 only: decoding anything else would store U+FFFD, which the user did not write. */
function takeJson(app: FastifyInstance) {
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) done(null)
    else if (isUtf8(body)) void parse(request, body.toString(), done)
    else done(new AppError('MalformedRequest'))
  })
}

function warnOfStrangeProxies(app: FastifyInstance) {
  let isSaid = false
  app.addHook('onRequest', ({ headers, ip, socket, log }, _reply, done) => {
    if (!isSaid && headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress) {
      isSaid = true
      log.warn('X-Forwarded-For from a peer that TRUST_PROXY does not name: its callers count as one network')
    }
    done()
  })
}

/**
 * Closes connections without requests at shutdown: browsers open connections in advance and keep them, which would
 * delay the shutdown by a minute.
 */
function partWithSilent(app: FastifyInstance) {
  const connected = new Set<Socket>()
  let isClosing = false
  app.server.on('connection', (socket) => {
    if (isClosing) return void socket.destroy()
    connected.add(socket)
    socket.once('close', () => connected.delete(socket))
  })
  app.addHook('preClose', (done) => {
    isClosing = true
    for (const socket of connected) if (socket.bytesRead === 0) socket.destroy()
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
}

/** Creates a log without URLs, as they contain positions and search terms. */
function loggerOf({ logLevel, logTo }: HttpOptions) {
  const withoutUrl = ({ id, method, routeOptions }: FastifyRequest) => ({
    id,
    method,
    route: routeOptions?.url ?? null,
  })
  // Options of the multipart parser are not logged, as they contain the request's headers.
  const nothing = () => undefined
  return {
    level: logLevel,
    ...(logTo && { stream: logTo }),
    serializers: { req: withoutUrl, err: loggedError, busboyOptions: nothing },
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.email', '*.content', '*.birthDate'],
  }
}

/** Returns whether an error is logged elsewhere, once for many requests. */
const isAnnounced = (error: unknown) =>
  error instanceof AppError && (error.code === 'Overloaded' || error.code === 'StorageFull')

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toAppError(error)
  if (isServerFault(error)) request.log.error({ err: error }, 'unexpected failure')
  else if (isRefusedValue(error)) request.log.info({ err: error }, 'the database refused a value')
  else if (failure.status >= 503 && !isAnnounced(error)) request.log.warn({ err: error }, 'part unavailable')
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter))
  return reply.code(failure.status).header('cache-control', 'no-store').send(failure.body)
}
