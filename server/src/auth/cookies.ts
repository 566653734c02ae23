import type { SessionId } from '@otday/contract'
import type { Exchange } from '#platform/http/mount.ts'
import type { Keys } from '#platform/crypto/keys.ts'
import { sessionLife } from './refresh-session.ts'
import { csrfTokenOf, isCsrfTokenOf, readRefreshToken, refreshTokenOf } from './tokens.ts'

const refreshCookie = 'REFRESH_TOKEN'
export const csrfCookie = 'XSRF-TOKEN'
export const csrfHeader = 'x-xsrf-token'

/**
 * Returns the refresh token; null unless it is genuine. Also null if two cookies were sent: another site of the domain
 * has set one of them, and we cannot know which.
 */
export function sentRefreshToken(keys: Keys, { cookies, header }: Exchange) {
  const sent = (header('cookie') ?? '').split(';').filter((pair) => pair.trim().startsWith(`${refreshCookie}=`))
  return sent.length === 1 ? readRefreshToken(keys, cookies[refreshCookie]) : null
}

export interface SessionCookies {
  /** Sets the cookies of a session. Scripts can read the CSRF cookie, as clients return its value in a header. */
  give(exchange: Exchange, sessionId: SessionId, generation: number): void
  /** `sessionId` is null for a cookie that is bound to no session. */
  giveCsrf(exchange: Exchange, sessionId: SessionId | null): void
  clear(exchange: Exchange): void
}

export function sessionCookies(keys: Keys, basePath: string): SessionCookies {
  const path = `${basePath}/api/auth`
  const giveCsrf = (exchange: Exchange, sessionId: SessionId | null) => {
    const current = exchange.cookies[csrfCookie]
    // A cookie that already matches stays, since a request in flight may carry its value.
    const token =
      current !== undefined && isCsrfTokenOf(keys, current, sessionId) ? current : csrfTokenOf(keys, sessionId)
    exchange.setCookie(csrfCookie, token, { path: '/', maxAge: sessionLife, httpOnly: false })
  }
  return {
    give: (exchange, sessionId, generation) => {
      const token = refreshTokenOf(keys, sessionId, generation)
      exchange.setCookie(refreshCookie, token, { path, maxAge: sessionLife, httpOnly: true })
      giveCsrf(exchange, sessionId)
    },
    giveCsrf,
    clear: (exchange) => {
      exchange.setCookie(refreshCookie, '', { path, maxAge: 0, httpOnly: true })
      giveCsrf(exchange, null)
    },
  }
}
