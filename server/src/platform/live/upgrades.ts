import { type IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { WebSocket, WebSocketServer } from 'ws'

interface Upgrade {
  socket: Socket
  head: Buffer
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>()

/** Whether the client asks to go on as a WebSocket. */
export const isUpgrade = (request: IncomingMessage) => upgrades.has(request)

/** Sends requests for a WebSocket down the same road as all others: hooks, routes, and answers when they are refused. */
export function routeUpgrades(app: FastifyInstance): void {
  app.server.on('upgrade', (request, socket, head) => {
    if (!(socket instanceof Socket)) return void socket.destroy()
    upgrades.set(request, { socket, head })
    socket.on('error', () => socket.destroy())
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(socket)
    response.once('finish', () => socket.destroySoon())
    app.routing(request, response)
  })
}

/** Answers with the handshake, and gives the socket when that is done. */
export function acceptSocket(server: WebSocketServer, reply: FastifyReply, take: (socket: WebSocket) => void): void {
  const { raw: request } = reply.request
  const upgrade = upgrades.get(request)
  if (!upgrade) return
  reply.hijack()
  reply.raw.detachSocket(upgrade.socket)
  server.handleUpgrade(request, upgrade.socket, upgrade.head, take)
}
