import { deviceTime } from '../time/clock.ts'
import { localValue } from '../storage/local-value.ts'

const wiped = localValue('otday-wiped-at')

/** Notes that a session was ended on purpose while no window was open; data stored before that is deleted. */
export const rememberWipe = (): void => wiped.write(String(deviceTime()))

/** Returns when sessions were last wiped, by this device's clock, or 0. */
export const wipedAt = (): number => Number(wiped.read() ?? 0)
