import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WebSocketServer } from 'ws'
import { AppError } from '../../errors.ts'
import { acceptSocket, isUpgrade, routeUpgrades } from '../upgrades.ts'
import { browserOf, nameBrowser, newBrowserName } from './browser.ts'
import { headless, type SockJsOptions, timesDefault } from './options.ts'
import { servePolling } from './polling-routes.ts'
import { type Codec, plain, SocketConnection, sockJs } from './socket-connection.ts'

/** Most octets of a message: the largest STOMP frame, JSON-encoded, and a margin. */
const payloadLimit = 128 * 1024
/** `closeTimeout` is how many ms a client may take to return the close frame. */
const socketOptions = { noServer: true, maxPayload: payloadLimit, perMessageDeflate: false, closeTimeout: 1500 }

/**
 * Serves SockJS, and plain WebSocket at `/websocket`. There is no iframe page: it would load a foreign script into our
 * origin, for browsers before 2012. Polling sessions must stay on one instance.
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
    scope.get(`${path}/info`, async (request, reply) => {
      if (browserOf(request) === null) nameBrowser(reply, newBrowserName(), { path, secure: options.secureCookies })
      return { websocket: true, origins: ['*:*'], cookie_needed: false, entropy: randomInt(2 ** 32) }
    })
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

const greet = async (_request: FastifyRequest, reply: FastifyReply) =>
  reply.type('text/plain; charset=UTF-8').send('Welcome to SockJS!\n')
