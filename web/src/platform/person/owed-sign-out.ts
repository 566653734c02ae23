import { localValue } from '../storage/local-value.ts'

/** Set while the server was not told of a sign-out. It belongs to nobody any more, so it is no part of an outbox. */
const owed = localValue('otday-sign-out-owed')

export const oweSignOut = (): void => owed.write('1')
export const isSignOutOwed = (): boolean => owed.read() !== null
export const forgetSignOut = (): void => owed.write(null)
