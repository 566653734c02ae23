import type { OAuthProvider } from '@otday/contract'
import { isInApp } from '../../platform/in-app/browser.ts'

/** Whether a provider's pages open in this browser; Google refuses browsers inside apps. */
export const opensHere = (provider: OAuthProvider): boolean => provider !== 'google' || !isInApp()
