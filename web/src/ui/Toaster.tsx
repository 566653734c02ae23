import { Suspense, useSyncExternalStore } from 'react'
import { areToastsWanted, onToastsWanted, wantToasts } from './toast.ts'
import { lazyNamed, warmUp } from './lazy.ts'

const ToastHost = lazyNamed(() => import('./ToastHost.tsx'), 'ToastHost')
// Before the first toast: a live region that comes with its first words is not read out.
warmUp(async () => wantToasts())

/** Once, near the root. */
export function Toaster() {
  const wanted = useSyncExternalStore(onToastsWanted, areToastsWanted)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  )
}
