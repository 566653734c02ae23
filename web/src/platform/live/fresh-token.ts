import { accessToken } from '../auth-state.ts'
import { now } from '../clock.ts'
import { renew } from '../renew.ts'

/** Seconds since 1970 at which a token ends, or null when it doesn't say. */
export function endOf(token: string): number | null {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    const end: unknown = typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'exp') : null
    return typeof end === 'number' ? end : null
  } catch {
    return null
  }
}

const isOver = (token: string) => {
  const end = endOf(token)
  return end !== null && end * 1000 <= now().getTime()
}

/**
 * The token to connect with; one that is over, or `refused`, is traded for a new one first. When that fails the old one
 * is given: the server decides.
 */
export async function freshToken(refused?: string): Promise<string | undefined> {
  const token = accessToken()
  if (token !== undefined && (token === refused || isOver(token))) await renew(token).catch(() => undefined)
  return accessToken()
}
