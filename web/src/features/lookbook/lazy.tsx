import type { ComponentProps } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { lazy, usePageReady } from '../../ui/lazy.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

const keeping = lazy(() => import('./components/KeepOutfit.tsx'))

/** The button `KeepOutfit`, loaded when the page is ready; until then a skeleton keeps its place. */
export function KeepOutfitLater(props: ComponentProps<Awaited<ReturnType<typeof keeping.load>>['KeepOutfit']>) {
  const part = keeping.useLoaded(usePageReady())
  if (part) return <part.KeepOutfit {...props} />
  return (
    <span className={buttonClass({ variant: 'ghost' })} data-keep aria-hidden="true">
      <Skeleton width={18} height={18} />
      <span>룩북에 저장</span>
    </span>
  )
}
