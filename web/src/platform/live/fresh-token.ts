import { accessToken } from '../auth-state.ts'
import { now } from '../clock.ts'
import { renew } from '../renew.ts'
import { endOf } from './token-end.ts'

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
