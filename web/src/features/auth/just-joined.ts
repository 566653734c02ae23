interface JustJoined {
  email: string
  password: string
}

/** Sign-up kept in memory only: the history of the browser is written to its disk. */
let kept: JustJoined | null = null

/** Keeps e-mail and password for the login that follows a sign-up in this window. */
export function keepForLogin(person: JustJoined): void {
  kept = person
}

export const passwordFor = (email: string): string => (kept?.email === email ? kept.password : '')

export function forgetJoined(): void {
  kept = null
}
