import { deviceTime } from './clock.ts'

const key = 'otday-wiped-at'

/** A session was ended on purpose while no window was open: what was kept before goes. */
export function rememberWipe(): void {
  try {
    localStorage.setItem(key, String(deviceTime()))
  } catch {
    return
  }
}

/** By this device's clock, or 0. */
export function wipedAt(): number {
  try {
    return Number(localStorage.getItem(key) ?? 0)
  } catch {
    return 0
  }
}
