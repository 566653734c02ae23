import type { FastifyRequest } from 'fastify'

/** Whether a page of that origin may open a socket. What is no browser names none, and proves itself by its token. */
export type OriginRule = (request: FastifyRequest) => boolean

/** Our own pages, and those of CORS_ORIGINS: CORS does not reach sockets, so they are checked by hand. */
export function createOriginRule(options: { publicUrl: string | null; corsOrigins: readonly string[] }): OriginRule {
  const { publicUrl, corsOrigins } = options
  const allowed = new Set([...corsOrigins, ...(publicUrl ? [new URL(publicUrl).origin] : [])])
  return ({ headers, host }) => {
    const { origin } = headers
    if (origin === undefined || allowed.has(origin)) return true
    return URL.canParse(origin) && new URL(origin).host === host
  }
}
