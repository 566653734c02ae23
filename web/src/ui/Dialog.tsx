import { Suspense } from 'react'
import type { DialogProps } from './DialogPanel.tsx'
import { lazy, useSeen } from './lazy.ts'

const panel = lazy(() => import('./DialogPanel.tsx'))
const DialogPanel = panel.part('DialogPanel')
panel.warmUp()

/**
 * A dialog; in windows narrower than 768 px a sheet from the bottom. It keeps the focus inside and returns it when
 * closed; Escape and a press outside close it.
 */
export function Dialog(props: DialogProps) {
  if (!useSeen(props.open)) return null
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  )
}
