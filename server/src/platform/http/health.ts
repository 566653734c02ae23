import type { FastifyInstance } from 'fastify'

export interface Health {
  parts: Record<string, () => Promise<unknown>>
  /** Returns the names of parts that can be read but not written, such as a disk that is nearly full. */
  short(): string[]
}

/** Mounts health checks; `/readyz` responds with 503 when parts fail, and names them. */
export function mountHealth(app: FastifyInstance, { parts, short }: Health): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const checks = await Promise.allSettled(Object.values(parts).map((check) => check()))
    const failed = Object.keys(parts).filter((_, index) => checks[index]?.status === 'rejected')
    const status = failed.length > 0 ? 'unavailable' : 'ok'
    return reply.code(failed.length > 0 ? 503 : 200).send({ status, failed, short: short() })
  })
}
