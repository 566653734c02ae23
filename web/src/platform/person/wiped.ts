import { deviceTime } from '../time/clock.ts'
import { localValue } from '../storage/local-value.ts'

const wiped = localValue('otday-wiped-at')

/** A session was ended on purpose while no window was open: what was kept before goes. */
export const rememberWipe = (): void => wiped.write(String(deviceTime()))

/** By this device's clock, or 0. */
export const wipedAt = (): number => Number(wiped.read() ?? 0)
