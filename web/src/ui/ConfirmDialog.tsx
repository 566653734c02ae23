import { Suspense } from 'react'
import type { ConfirmDialogProps } from './ConfirmPanel.tsx'
import { lazyNamed, useSeen, warmUp } from './lazy.ts'

const ConfirmPanel = lazyNamed(() => import('./ConfirmPanel.tsx'), 'ConfirmPanel')
warmUp(() => import('./ConfirmPanel.tsx'))

/** On a phone a small card at the bottom. The focus starts on cancelling. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!useSeen(props.open)) return null
  return (
    <Suspense fallback={null}>
      <ConfirmPanel {...props} />
    </Suspense>
  )
}
