import type { FastifyRequest } from 'fastify'

/** Clients other than browsers send no origin; their token authenticates them. */
export type OriginRule = (request: FastifyRequest) => boolean

/** CORS does not cover sockets: our own pages and CORS_ORIGINS are checked here. */
export function createOriginRule(options: { publicUrl: string | null; corsOrigins: readonly string[] }): OriginRule {
  const { publicUrl, corsOrigins } = options
  const allowed = new Set([...corsOrigins, ...(publicUrl ? [new URL(publicUrl).origin] : [])])
  return ({ headers, host }) => {
    const { origin } = headers
    if (origin === undefined || allowed.has(origin)) return true
    return URL.canParse(origin) && new URL(origin).host === host
  }
}
