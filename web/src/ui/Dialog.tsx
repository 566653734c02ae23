import { Suspense } from 'react'
import type { DialogProps } from './DialogPanel.tsx'
import { lazy, useSeen } from './lazy.ts'

const panel = lazy(() => import('./DialogPanel.tsx'))
const DialogPanel = panel.part('DialogPanel')
panel.warmUp()

/**
 * Shows a dialog, below 768 px as a sheet from the bottom. Traps the focus and gives it back; Escape and a press
 * outside close it.
 */
export function Dialog(props: DialogProps) {
  if (!useSeen(props.open)) return null
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  )
}
