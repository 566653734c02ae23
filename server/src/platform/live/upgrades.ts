import { type IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { WebSocket, WebSocketServer } from 'ws'

interface Upgrade {
  socket: Socket
  head: Buffer
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>()

export const isUpgrade = (request: IncomingMessage) => upgrades.has(request)

/** Routes WebSocket upgrades like other requests: hooks, routes and error responses apply. */
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

/** Accepts a WebSocket upgrade, and calls `take` after the handshake. */
export function acceptSocket(server: WebSocketServer, reply: FastifyReply, take: (socket: WebSocket) => void): void {
  const { raw: request } = reply.request
  const upgrade = upgrades.get(request)
  if (!upgrade) return
  reply.hijack()
  reply.raw.detachSocket(upgrade.socket)
  server.handleUpgrade(request, upgrade.socket, upgrade.head, take)
}
