import { accessToken } from '../person/auth-state.ts'
import { now } from '../time/clock.ts'
import { renew } from '../api/renew.ts'
import { endOf } from './token-end.ts'

const isOver = (token: string) => {
  const end = endOf(token)
  return end !== null && end * 1000 <= now().getTime()
}

/**
 * Returns an access token. Renews it first if it has expired or is the `refused` one; if the renewal fails, the old
 * token is returned, and the server decides whether it still accepts it.
 */
export async function freshToken(refused?: string): Promise<string | undefined> {
  const token = accessToken()
  if (token !== undefined && (token === refused || isOver(token))) await renew(token).catch(() => undefined)
  return accessToken()
}
