import { UserDto } from '@otday/contract'
import * as z from 'zod'
import { cacheNames } from '../../service-worker/names.ts'
import { currentSession, onLeave, session } from './auth-state.ts'
import { localValue } from '../storage/local-value.ts'

const person = localValue('otday-person')

export const keptDatabase = (userId: string) => `otday-kept-${userId}`
export const keptPictures = (userId: string) => `${cacheNames.pictures}${userId}`

/** Returns the last signed-in user, whose pages open before the server has confirmed the session. */
export function knownPerson(): UserDto | undefined {
  try {
    return z.safeDecode(UserDto, JSON.parse(person.read() ?? 'null')).data
  } catch {
    return undefined
  }
}

/**
 * Forgets the last user and deletes their data for offline use. If the session ended by itself (`isKept`), that data
 * stays, for the return of the same user alone.
 */
function forget(isKept: boolean): void {
  try {
    const userId = knownPerson()?.id
    person.write(null)
    if (isKept || userId === undefined) return
    indexedDB.deleteDatabase(keptDatabase(userId))
    // Browsers have caches only in secure contexts.
    void globalThis.caches?.delete(keptPictures(userId))
  } catch {
    return
  }
}

function remember(): void {
  const now = currentSession()
  if (now.status === 'in') person.write(JSON.stringify(now.auth.userDto))
}

session.subscribe(remember)
onLeave(forget)
