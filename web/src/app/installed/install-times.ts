import { parseJson } from '@otday/common/json'
import { localValue } from '../../platform/storage/local-value.ts'
import { deviceTime } from '../../platform/time/clock.ts'

const stored = localValue('otday-install')
/** ms until the app offers to be installed: after the first visit, and after the user has refused. */
const times = { first: 12 * 60 * 60_000, again: 30 * 86_400_000 }

interface Times {
  /** Time of the first visit, in ms since 1970. */
  met: number
  refused?: number
}

function read(now: number): Times {
  const kept = parseJson(stored.read() ?? '') as Times | undefined
  if (kept) return kept
  const times = { met: now }
  stored.write(JSON.stringify(times))
  return times
}

export function isInstallDue(): boolean {
  const now = deviceTime()
  const { met, refused } = read(now)
  return now - met > times.first && now - (refused ?? 0) > times.again
}

export function refuseInstall(): void {
  const now = deviceTime()
  stored.write(JSON.stringify({ ...read(now), refused: now }))
}
