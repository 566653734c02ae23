const key = 'otday-sign-out-owed'

/** The server was not told. */
export function oweSignOut(): void {
  try {
    localStorage.setItem(key, '1')
  } catch {
    return
  }
}

export function isSignOutOwed(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function forgetSignOut(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}
