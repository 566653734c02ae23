import type { SessionId, UserId } from '@otday/contract'
import { jwtVerify, SignJWT } from 'jose'

/** The cookie that lets a browser download by itself, without the bearer token of the page. */
export const ticketCookie = 'EXPORT_TICKET'
/** Seconds in which the download must begin. */
export const ticketLife = 60

const issuer = 'otday'
const type = 'export+jwt'

export interface Ticket {
  userId: UserId
  sessionId: SessionId
}

/** A JWT (HS256) with a key of its own: it opens nothing but this download. */
export const signTicket = (key: Buffer, { userId, sessionId }: Ticket, now: Date): Promise<string> =>
  new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setSubject(userId)
    .setIssuer(issuer)
    .setExpirationTime(new Date(now.getTime() + ticketLife * 1000))
    .sign(key)

/** What a genuine ticket says that still counts; null for every other. */
export async function readTicket(key: Buffer, ticket: string | undefined, now: Date): Promise<Ticket | null> {
  try {
    const rules = { algorithms: ['HS256'], typ: type, issuer, currentDate: now, requiredClaims: ['sub', 'sid', 'exp'] }
    const { payload } = await jwtVerify(ticket ?? '', key, rules)
    return { userId: payload.sub as UserId, sessionId: payload['sid'] as SessionId }
  } catch {
    return null
  }
}
