import type { Role, SessionId, UserId } from '@otday/contract'
import { SignJWT } from 'jose'
import * as z from 'zod'
import type { Keys } from '#platform/crypto/keys.ts'
import { randomToken } from '#platform/ids.ts'
import { isSameText, macOf } from '#platform/crypto/mac.ts'

/** Seconds for which an access token is valid. */
const accessTokenLife = 15 * 60
/** Seconds of clock skew that are tolerated. */
const leeway = 60
const issuer = 'otday'
const audience = 'otday-api'
const type = 'at+jwt'

export interface AccessClaims {
  userId: UserId
  sessionId: SessionId
  /** Generation of the refresh token that was issued with the access token. */
  generation: number
  /** ms since 1970 at which the token stops being accepted. */
  expiresAt: number
}

/** Signs an access token (JWT of the type of RFC 9068), without personal data. */
export const signAccessToken = (
  keys: Keys,
  { userId, sessionId, generation }: Omit<AccessClaims, 'expiresAt'>,
  role: Role,
  now: Date,
) =>
  new SignJWT({ role, sid: sessionId, gen: generation })
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + accessTokenLife * 1000))
    .sign(keys.accessToken)

/** The header of every access token, as `signAccessToken` writes it. */
const accessHeader = Buffer.from(JSON.stringify({ alg: 'HS256', typ: type })).toString('base64url')

const Claims = z.object({
  iss: z.literal(issuer),
  aud: z.literal(audience),
  sub: z.string(),
  sid: z.string(),
  exp: z.number(),
  nbf: z.number().optional(),
  gen: z.number().catch(Number.NaN),
})

/**
 * Returns the claims of an access token; null unless it is genuine and unexpired. It is checked at once, since a
 * promise of the crypto threads would take longer than the MAC: any other header than ours is refused unread, so that
 * no token chooses how it is checked (RFC 8725, section 3.1).
 */
export function readAccessToken(keys: Keys, token: string, now: Date): AccessClaims | null {
  const [header = '', payload = '', signature = '', ...others] = token.split('.')
  if (header !== accessHeader || others.length > 0) return null
  if (!isSameText(signature, macOf(keys.accessToken, `${header}.${payload}`))) return null
  const claims = Claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).data
  if (!claims) return null
  const { sub, sid, gen, exp, nbf = 0 } = claims
  const expiresAt = (exp + leeway) * 1000
  if (expiresAt <= now.getTime() || (nbf - leeway) * 1000 > now.getTime()) return null
  return { userId: sub as UserId, sessionId: sid as SessionId, generation: gen, expiresAt }
}

/** Returns the refresh token `session.generation.MAC`, which can be computed again, so that no secret is stored. */
export function refreshTokenOf(keys: Keys, sessionId: SessionId, generation: number): string {
  const subject = `${sessionId}.${generation}`
  return `${subject}.${macOf(keys.refreshToken, subject)}`
}

export function readRefreshToken(
  keys: Keys,
  token: string | undefined,
): { sessionId: SessionId; generation: number } | null {
  const [sessionId = '', generation = '', signature = ''] = (token ?? '').split('.')
  if (!isSameText(signature, macOf(keys.refreshToken, `${sessionId}.${generation}`))) return null
  return { sessionId: sessionId as SessionId, generation: Number(generation) }
}

/**
 * Returns the token that marks a browser as known to an account: `nonce.MAC`, where the account's e-mail address goes
 * into the MAC only.
 */
export const deviceTokenOf = (keys: Keys, nonce: string, emailKey: string): string =>
  `${nonce}.${macOf(keys.device, `${nonce}.${emailKey}`)}`

/** Returns the nonce; null unless the token is genuine for the account of `emailKey`. */
export function readDeviceToken(keys: Keys, token: string | undefined, emailKey: string): string | null {
  const [nonce = '', signature = ''] = (token ?? '').split('.')
  return isSameText(signature, macOf(keys.device, `${nonce}.${emailKey}`)) ? nonce : null
}

/** Returns a CSRF token, `nonce.session.MAC`; without a session, `-` takes its place. */
export function csrfTokenOf(keys: Keys, sessionId: SessionId | null): string {
  const subject = `${randomToken(16)}.${sessionId ?? '-'}`
  return `${subject}.${macOf(keys.csrf, subject)}`
}

/** Returns the session, or `-`, that a CSRF token is bound to; null if it is forged. */
function boundTo(keys: Keys, token: string): string | null {
  const [nonce = '', bound = '', signature = ''] = token.split('.')
  return isSameText(signature, macOf(keys.csrf, `${nonce}.${bound}`)) ? bound : null
}

/** Checks a CSRF token; with `undefined`, it may be bound to any session or to none. */
export function isCsrfTokenOf(keys: Keys, token: string, sessionId: SessionId | null | undefined): boolean {
  const bound = boundTo(keys, token)
  return bound !== null && (sessionId === undefined || bound === (sessionId ?? '-'))
}

/** Returns the session that the token is bound to, for paths without the refresh cookie. */
export function sessionOfCsrfToken(keys: Keys, token: string | undefined): SessionId | null {
  const bound = token === undefined ? null : boundTo(keys, token)
  return bound === null || bound === '-' ? null : (bound as SessionId)
}

/**
 * Checks CSRF by double submit: header and cookie must be equal, genuine and bound to `sessionId`; `undefined` stands
 * for any session, since at sign-in the cookie may belong to one that has ended.
 */
export function csrfMatches(
  keys: Keys,
  header: string | undefined,
  cookie: string | undefined,
  sessionId: SessionId | undefined,
): boolean {
  if (!header || !cookie || !isSameText(header, cookie)) return false
  return isCsrfTokenOf(keys, cookie, sessionId)
}
