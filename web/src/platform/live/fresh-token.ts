import { accessToken } from '../person/auth-state.ts'
import { now } from '../time/clock.ts'
import { renew } from '../api/renew.ts'
import { endOf } from './token-end.ts'

const isOver = (token: string) => {
  const end = endOf(token)
  return end !== null && end * 1000 <= now().getTime()
}

/** Renews an ended or `refused` token; if that fails the server judges the old one. */
export async function freshToken(refused?: string): Promise<string | undefined> {
  const token = accessToken()
  if (token !== undefined && (token === refused || isOver(token))) await renew(token).catch(() => undefined)
  return accessToken()
}
