import { lazy } from 'react'

/** The sheet of common garments; only an empty closet offers it. */
export const QuickStartDialog = lazy(async () => ({
  default: (await import('./QuickStartDialog.tsx')).QuickStartDialog,
}))
