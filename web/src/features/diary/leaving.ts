import { signOut } from '../../platform/session/session.ts'
import { createStore } from '../../ui/store.ts'
import { writes } from './writes.ts'

/** Whether the user is being asked to confirm signing out. */
export const leaving = createStore(false)

export function leave(): void {
  if (writes.current().length > 0) leaving.set(true)
  else void signOut()
}
