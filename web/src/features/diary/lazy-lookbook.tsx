import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { lazyNamed, warmUp } from '../../ui/lazy.ts'

const Button = lazyNamed(() => import('./components/lookbook/KeepOutfit.tsx'), 'KeepOutfit')

/** Comes with the first sign of use: the first view has other things to load. */
export function KeepOutfit(props: ComponentProps<typeof Button>) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => warmUp(async () => setWanted(true)), [])
  return <Suspense fallback={null}>{isWanted && <Button {...props} />}</Suspense>
}
