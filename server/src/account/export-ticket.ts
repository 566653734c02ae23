import type { SessionId, UserId } from '@otday/contract'
import { jwtVerify, SignJWT } from 'jose'

/** Name of the cookie that lets a browser download without the page's bearer token. */
export const ticketCookie = 'EXPORT_TICKET'
/** Seconds within which the download must begin. */
export const ticketLife = 60

const issuer = 'otday'
const type = 'export+jwt'

export interface Ticket {
  userId: UserId
  sessionId: SessionId
}

/**
 * Signs a JWT (HS256) with a key that is used for these tickets alone, so that the JWT is valid for the download of the
 * export and for nothing else.
 */
export const signTicket = (key: Buffer, { userId, sessionId }: Ticket, now: Date): Promise<string> =>
  new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setSubject(userId)
    .setIssuer(issuer)
    .setExpirationTime(new Date(now.getTime() + ticketLife * 1000))
    .sign(key)

/** Returns null unless the ticket is genuine and unexpired. */
export async function readTicket(key: Buffer, ticket: string | undefined, now: Date): Promise<Ticket | null> {
  try {
    const rules = { algorithms: ['HS256'], typ: type, issuer, currentDate: now, requiredClaims: ['sub', 'sid', 'exp'] }
    const { payload } = await jwtVerify(ticket ?? '', key, rules)
    return { userId: payload.sub as UserId, sessionId: payload['sid'] as SessionId }
  } catch {
    return null
  }
}
