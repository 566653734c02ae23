import { UserDto } from '@otday/contract'
import * as z from 'zod'
import { cacheNames } from '../../service-worker/names.ts'
import { currentSession, onLeave, session } from './auth-state.ts'
import { localValue } from '../storage/local-value.ts'

const person = localValue('otday-person')

export const keptDatabase = (userId: string) => `otday-kept-${userId}`
export const keptPictures = (userId: string) => `${cacheNames.pictures}${userId}`

/** Returns the person whose page opens without asking the server. */
export function knownPerson(): UserDto | undefined {
  try {
    return z.safeDecode(UserDto, JSON.parse(person.read() ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Removes what is read offline with its person; of a session that ended by itself it stays for them alone. */
function forget(isKept: boolean): void {
  try {
    const userId = knownPerson()?.id
    person.write(null)
    if (isKept || userId === undefined) return
    indexedDB.deleteDatabase(keptDatabase(userId))
    // Only where the connection is secure.
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
