import { localValue } from '../storage/local-value.ts'

/** Set after a sign-out that the server has not received yet. It belongs to no user, so it is no item of an outbox. */
const owed = localValue('otday-sign-out-owed')

export const oweSignOut = (): void => owed.write('1')
export const isSignOutOwed = (): boolean => owed.read() !== null
export const forgetSignOut = (): void => owed.write(null)
