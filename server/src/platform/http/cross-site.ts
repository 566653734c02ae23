import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { AppError } from '../errors.ts'

export interface Sites {
  publicUrl: string | null
  corsOrigins: readonly string[]
}
export type OriginRule = (request: FastifyRequest) => boolean

const unsafeMethods: ReadonlySet<string> = new Set(['POST', 'PATCH', 'PUT', 'DELETE'])

/**
 * Refuses writing requests that pages of other sites make browsers send. Requests without `Origin` and `Sec-Fetch-Site`
 * do not come from a browser (https://web.dev/articles/fetch-metadata).
 */
export function refuseCrossSite(sites: Sites): onRequestHookHandler {
  const isOwn = originRuleOf(sites)
  const configured = new Set(sites.corsOrigins)
  const isAllowed = (request: FastifyRequest): boolean => {
    const { origin, 'sec-fetch-site': from } = request.headers
    if (origin !== undefined && configured.has(origin)) return true
    if (from === 'same-origin' || from === 'none') return true
    return origin === undefined ? from === undefined : isOwn(request)
  }
  return (request, _reply, done) => {
    done(unsafeMethods.has(request.method) && !isAllowed(request) ? new AppError('Forbidden') : undefined)
  }
}

/**
 * Returns a function that checks the `Origin` of a request; it may be absent. Sockets need this, as CORS does not cover
 * them.
 */
export function originRuleOf({ publicUrl, corsOrigins }: Sites): OriginRule {
  const configured = new Set(corsOrigins)
  const publicHost = publicUrl === null ? undefined : new URL(publicUrl).host
  return ({ headers: { origin }, host }) => {
    if (origin === undefined || configured.has(origin)) return true
    const asking = URL.canParse(origin) ? new URL(origin).host : ''
    return asking !== '' && (asking === publicHost || asking === host)
  }
}
