import { lazy, Suspense, useSyncExternalStore } from 'react'
import { areToastsWanted, onToastsWanted, wantToasts } from './toast.ts'
import { warmUp } from './warm-up.ts'

const ToastHost = lazy(async () => ({ default: (await import('./ToastHost.tsx')).ToastHost }))
// At the first sign of use: a region that comes together with its first words isn't read out.
warmUp(async () => wantToasts())

/** Place once near the root. The machinery behind it is loaded when the page is used, or when it has news. */
export function Toaster() {
  const wanted = useSyncExternalStore(onToastsWanted, areToastsWanted)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  )
}
