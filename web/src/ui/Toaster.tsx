import { Suspense } from 'react'
import { useStore } from './store.ts'
import { toastsWanted } from './toast.ts'
import { lazyNamed, warmUp } from './lazy.ts'

const load = () => import('./ToastHost.tsx')
const ToastHost = lazyNamed(load, 'ToastHost')
// Before the first toast: a live region that comes with its first words is not read out.
warmUp(async () => {
  await load()
  toastsWanted.set(true)
})

/** Once, near the root. */
export function Toaster() {
  const wanted = useStore(toastsWanted)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ToastHost onClose={() => toastsWanted.set(false)} />
    </Suspense>
  )
}
