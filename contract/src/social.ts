import type { OAuthProvider } from './users.ts'

/**
 * Paths of pages, not of API calls; the provider's name follows. `start` leads to the provider, which returns to
 * `back`.
 */
export const socialPaths = { start: '/oauth2/authorization/', back: '/login/oauth2/code/' } as const

/**
 * Sign-in ends at `home`, or at `login` with an error's name in `error`; linking and confirming end at `settings`,
 * with the provider in `linked` or `confirmed`, or an `error`.
 */
export const socialEnds = { home: '/', login: '/#/auth/login', settings: '/#/settings?section=account' } as const

export const providerLabels: Readonly<Record<OAuthProvider, string>> = { google: 'Google', kakao: '카카오' }

/** Pages that mails link to, followed by a token; it stands behind the `#`, so that no server logs it. */
export const emailLinkPages = { confirm: '/#/auth/email?token=', undo: '/#/auth/email-undo?token=' } as const
