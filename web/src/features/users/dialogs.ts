import { lazy } from 'react'
import { warmUp } from '../../ui/warm-up.ts'

const audit = () => import('./AuditDialog.tsx')

/** Fetched at the first sign of use. */
export const AuditDialog = lazy(async () => ({ default: (await audit()).AuditDialog }))

export function warmUpAuditDialog(): void {
  warmUp(audit)
}
