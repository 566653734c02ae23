import { Suspense } from 'react'
import type { DialogProps } from './DialogPanel.tsx'
import { lazyNamed, useSeen, warmUp } from './lazy.ts'

const DialogPanel = lazyNamed(() => import('./DialogPanel.tsx'), 'DialogPanel')
warmUp(() => import('./DialogPanel.tsx'))

/** Below 768 px a sheet from the bottom. Traps the focus and gives it back; Escape and a press outside close it. */
export function Dialog(props: DialogProps) {
  if (!useSeen(props.open)) return null
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  )
}
