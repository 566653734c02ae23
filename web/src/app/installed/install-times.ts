const key = 'otday-install'
/** ms: it is offered to who comes back on another day, and not again soon after a refusal. */
const times = { first: 12 * 60 * 60_000, again: 30 * 86_400_000 }

interface Times {
  /** ms since 1970 */
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

export function isInstallDue(now: Date): boolean {
  try {
    const { met, refused } = read(now.getTime())
    return now.getTime() - met > times.first && now.getTime() - (refused ?? 0) > times.again
  } catch {
    return false
  }
}

export function refuseInstall(now: Date): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...read(now.getTime()), refused: now.getTime() }))
  } catch {
    return
  }
}
