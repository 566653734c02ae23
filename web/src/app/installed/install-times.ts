import { deviceTime } from '../../platform/time/clock.ts'

const key = 'otday-install'
/** ms until the app offers to be installed: after the first visit, and after the user has refused. */
const times = { first: 12 * 60 * 60_000, again: 30 * 86_400_000 }

interface Times {
  /** Time of the first visit, in ms since 1970. */
  met: number
  refused?: number
}

function read(now: number): Times {
  const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Times | null
  if (kept) return kept
  const times = { met: now }
  localStorage.setItem(key, JSON.stringify(times))
  return times
}

export function isInstallDue(): boolean {
  try {
    const now = deviceTime()
    const { met, refused } = read(now)
    return now - met > times.first && now - (refused ?? 0) > times.again
  } catch {
    return false
  }
}

export function refuseInstall(): void {
  try {
    const now = deviceTime()
    localStorage.setItem(key, JSON.stringify({ ...read(now), refused: now }))
  } catch {
    return
  }
}
