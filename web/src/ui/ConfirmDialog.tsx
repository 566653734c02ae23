import { Suspense } from 'react'
import type { ConfirmDialogProps } from './ConfirmPanel.tsx'
import { lazy, useSeen } from './lazy.ts'

const panel = lazy(() => import('./ConfirmPanel.tsx'))
const ConfirmPanel = panel.part('ConfirmPanel')
panel.warmUp()

/** Asks for a confirmation, on a phone in a small card at the bottom. The focus starts on cancelling. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!useSeen(props.open)) return null
  return (
    <Suspense fallback={null}>
      <ConfirmPanel {...props} />
    </Suspense>
  )
}
