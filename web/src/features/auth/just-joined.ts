interface JustJoined {
  email: string
  password: string
}

/**
 * The last sign-up. It is kept in memory alone; the browser's history could also pass it to the login, but is written
 * to disk, where the password must not be.
 */
let kept: JustJoined | null = null

/** Keeps e-mail and password for the login that follows a sign-up in this window. */
export function keepForLogin(person: JustJoined): void {
  kept = person
}

export const passwordFor = (email: string): string => (kept?.email === email ? kept.password : '')

export function forgetJoined(): void {
  kept = null
}
