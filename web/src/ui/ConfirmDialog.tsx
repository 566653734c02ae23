import { lazy, Suspense } from 'react'
import type { ConfirmDialogProps } from './ConfirmPanel.tsx'
import { useSeen, warmUp } from './warm-up.ts'

const ConfirmPanel = lazy(async () => ({ default: (await import('./ConfirmPanel.tsx')).ConfirmPanel }))
warmUp(() => import('./ConfirmPanel.tsx'))

/** Asks once before something is lost; on a phone a small card at the bottom. The focus starts on cancelling. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!useSeen(props.open)) return null
  return (
    <Suspense fallback={null}>
      <ConfirmPanel {...props} />
    </Suspense>
  )
}
