import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** Takes over a response from Fastify, keeping the headers that it would send. */
export function hijackResponse(reply: FastifyReply, headers: Record<string, string>): ServerResponse {
  reply.hijack()
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...headers }))
    if (value !== undefined) reply.raw.setHeader(name, value)
  // A client that disconnects during a write is no fault; `close` reports it.
  reply.raw.on('error', () => {})
  return reply.raw
}
