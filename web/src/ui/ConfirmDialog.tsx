import { Suspense } from 'react'
import type { ConfirmDialogProps } from './ConfirmPanel.tsx'
import { lazy, useSeen } from './lazy.ts'

const panel = lazy(() => import('./ConfirmPanel.tsx'))
const ConfirmPanel = panel.part('ConfirmPanel')
panel.warmUp()

/**
 * Asks the user to confirm an action; on a phone it is a small card at the bottom. The focus starts on the cancel
 * button.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!useSeen(props.open)) return null
  return (
    <Suspense fallback={null}>
      <ConfirmPanel {...props} />
    </Suspense>
  )
}
