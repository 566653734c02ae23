import { lazy, Suspense } from 'react'
import type { DialogProps } from './DialogPanel.tsx'
import { useSeen, warmUp } from './warm-up.ts'

const DialogPanel = lazy(async () => ({ default: (await import('./DialogPanel.tsx')).DialogPanel }))
warmUp(() => import('./DialogPanel.tsx'))

/**
 * A modal dialog; below 768 px a sheet from the bottom. Focus moves in and is given back, Escape and a press outside
 * close it, the page behind doesn't scroll.
 */
export function Dialog(props: DialogProps) {
  if (!useSeen(props.open)) return null
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  )
}
