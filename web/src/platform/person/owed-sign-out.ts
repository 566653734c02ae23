import { localValue } from '../storage/local-value.ts'

/** Set while the server has not been notified of a sign-out. It belongs to no user, so it is not part of an outbox. */
const owed = localValue('otday-sign-out-owed')

export const oweSignOut = (): void => owed.write('1')
export const isSignOutOwed = (): boolean => owed.read() !== null
export const forgetSignOut = (): void => owed.write(null)
