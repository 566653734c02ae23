import { lazy } from 'react'

/** Only the settings need it. */
export const SignInMethods = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./SignInMethods.tsx')).SignInMethods,
}))
