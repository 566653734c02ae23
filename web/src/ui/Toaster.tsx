import { Suspense } from 'react'
import { useStore } from './store.ts'
import { toastsWanted } from './toast.ts'
import { lazy } from './lazy.ts'

const host = lazy(() => import('./ToastHost.tsx'))
const ToastHost = host.part('ToastHost')
// Before the first toast: a live region that comes with its first words is not read out.
lazy(async () => {
  await host.load()
  toastsWanted.set(true)
}).warmUp()

/** Rendered once, near the root. */
export function Toaster() {
  const wanted = useStore(toastsWanted)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ToastHost onClose={() => toastsWanted.set(false)} />
    </Suspense>
  )
}
