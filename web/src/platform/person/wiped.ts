import { deviceTime } from '../time/clock.ts'
import { localValue } from '../storage/local-value.ts'

const wiped = localValue('otday-wiped-at')

/**
 * Records that the server has ended the session on purpose while no window was open; data that was stored before this
 * moment is then deleted.
 */
export const rememberWipe = (): void => wiped.write(String(deviceTime()))

/** Returns when `rememberWipe` was called last, in ms since 1970 by this device's clock; 0 if never. */
export const wipedAt = (): number => Number(wiped.read() ?? 0)
