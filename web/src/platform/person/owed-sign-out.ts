import { localValue } from '../storage/local-value.ts'

/**
 * Set after a sign-out that the server has not received yet. It is not in an outbox, because the items of an outbox
 * belong to a user, and after the sign-out there is none.
 */
const owed = localValue('otday-sign-out-owed')

export const oweSignOut = (): void => owed.write('1')
export const isSignOutOwed = (): boolean => owed.read() !== null
export const forgetSignOut = (): void => owed.write(null)
