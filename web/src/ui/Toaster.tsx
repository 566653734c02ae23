import { Suspense } from 'react'
import { useStore } from './store.ts'
import { toastsWanted } from './toast.ts'
import { lazyNamed, warmUp } from './lazy.ts'

const ToastHost = lazyNamed(() => import('./ToastHost.tsx'), 'ToastHost')
// Before the first toast: a live region that comes with its first words is not read out.
warmUp(async () => toastsWanted.set(true))

/** Once, near the root. */
export function Toaster() {
  const wanted = useStore(toastsWanted)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  )
}
