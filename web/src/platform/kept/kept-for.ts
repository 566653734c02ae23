import type { Query } from '@tanstack/react-query'
import { currentSession } from '../person/auth-state.ts'
import { isKeptKey, keptHashOf } from './kept-keys.ts'
import { type KeptQuery, keptQuery } from './kept-queries.ts'

export function ownId(): string | undefined {
  const now = currentSession()
  return now.status === 'in' ? now.auth.userDto.id : undefined
}

export async function keptFor(query: Query): Promise<KeptQuery | undefined> {
  const userId = ownId()
  if (userId === undefined || !isKeptKey(query.queryKey, userId)) return undefined
  const kept = await keptQuery(userId, keptHashOf(query))
  return userId === ownId() ? kept : undefined
}
