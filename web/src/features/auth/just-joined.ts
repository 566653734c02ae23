interface JustJoined {
  email: string
  password: string
}

/** The last sign-up, kept in memory only: the browser's history, an alternative, is written to disk. */
let kept: JustJoined | null = null

/** Keeps e-mail and password for the login that follows a sign-up in this window. */
export function keepForLogin(person: JustJoined): void {
  kept = person
}

export const passwordFor = (email: string): string => (kept?.email === email ? kept.password : '')

export function forgetJoined(): void {
  kept = null
}
