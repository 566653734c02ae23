import type { OAuthProvider } from './accounts.ts'

/**
 * Where a browser goes to sign in with a provider, and where the provider sends it back to; the provider's name follows
 * the slash. These are whole pages, not calls.
 */
export const socialPaths = { start: '/oauth2/authorization/', back: '/login/oauth2/code/' } as const

/**
 * Where they end. A sign-in ends at home, or at the login with the name of a failure in `error`; linking ends at the
 * settings, with the provider in `linked` or the name of a failure in `error`.
 */
export const socialEnds = { home: '/', login: '/#/auth/login', settings: '/#/settings' } as const

/** What providers are called in Korean. */
export const providerLabels: Readonly<Record<OAuthProvider, string>> = { google: 'Google', kakao: '카카오' }
