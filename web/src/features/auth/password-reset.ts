import { lazy } from 'react'

/** A part of its own: the login page has no bytes to spare for it. */
export const PasswordReset = lazy(async () => ({ default: (await import('./PasswordReset.tsx')).PasswordReset }))
