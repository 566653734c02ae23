const key = 'otday-wiped-at'

/** A session was ended on purpose while no window was open: what was kept before goes. */
export function rememberWipe(now: Date): void {
  try {
    localStorage.setItem(key, String(now.getTime()))
  } catch {
    return
  }
}

/** ms since 1970, or 0. */
export function wipedAt(): number {
  try {
    return Number(localStorage.getItem(key) ?? 0)
  } catch {
    return 0
  }
}
