import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** Has the answer written by hand from here on, with the headers that every answer has. */
export function hijackResponse(reply: FastifyReply, headers: Record<string, string>): ServerResponse {
  reply.hijack()
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...headers }))
    if (value !== undefined) reply.raw.setHeader(name, value)
  // A client that goes away while it is written to is no fault: `close` tells.
  reply.raw.on('error', () => {})
  return reply.raw
}
