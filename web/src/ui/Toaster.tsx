import { Suspense } from 'react'
import { useStore } from './store.ts'
import { toastsWanted } from './toast.ts'
import { lazy } from './lazy.ts'

const host = lazy(() => import('./ToastHost.tsx'))
const ToastHost = host.part('ToastHost')
// The live region must exist before the first toast: screen readers do not read a region that appears with its text.
lazy(async () => {
  await host.load()
  toastsWanted.set(true)
}).warmUp()

/** Loads and renders the toasts; to be rendered once, near the root. */
export function Toaster() {
  const wanted = useStore(toastsWanted)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ToastHost onClose={() => toastsWanted.set(false)} />
    </Suspense>
  )
}
