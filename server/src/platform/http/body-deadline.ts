import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

/**
 * `rate` is the least bytes per second after `grace` ms, checked every `check` ms; `most` is the most ms for the whole
 * body.
 */
export interface BodyTimes {
  rate: number
  grace: number
  check: number
  most: number
}

export const bodyTimes: BodyTimes = { rate: 16_000, grace: 5000, check: 1000, most: 120_000 }

/** Responds to requests whose body arrives too slowly with 408, and closes the connection. */
export function limitBodies(app: FastifyInstance, times: BodyTimes): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    watch(request, reply, times)
    done(null, payload)
  })
}

function watch({ raw }: FastifyRequest, reply: FastifyReply, { rate, grace, check, most }: BodyTimes) {
  if (raw.complete) return
  const { socket } = raw
  const begun = { at: performance.now(), bytes: socket.bytesRead }
  const timer = setInterval(() => {
    const elapsed = performance.now() - begun.at
    if (raw.complete || raw.destroyed || reply.sent) return clearInterval(timer)
    const isSlow = elapsed > grace && ((socket.bytesRead - begun.bytes) * 1000) / elapsed < rate
    if (!isSlow && elapsed <= most) return
    clearInterval(timer)
    reply.raw.once('finish', () => raw.destroy())
    const { status, body } = new AppError('BodyTooSlow')
    reply.code(status).headers({ connection: 'close', 'cache-control': 'no-store' }).send(body)
  }, check)
  raw.once('close', () => clearInterval(timer))
}
