import type { OAuthProvider } from '@otday/contract'
import { isInApp } from '../../platform/in-app/browser.ts'

/** Google refuses its pages to browsers inside of apps. */
export const opensHere = (provider: OAuthProvider): boolean => provider !== 'google' || !isInApp()
