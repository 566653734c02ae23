import type { ComponentProps } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { useLoaded, useSettled } from '../../ui/lazy.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

const load = () => import('./components/KeepOutfit.tsx')

/** Comes into its place once the page has come to rest: the first view has other things to load. */
export function KeepOutfitLater(props: ComponentProps<Awaited<ReturnType<typeof load>>['KeepOutfit']>) {
  const part = useLoaded(load, useSettled())
  if (part) return <part.KeepOutfit {...props} />
  return (
    <span className={buttonClass({ variant: 'ghost' })} data-keep aria-hidden="true">
      <Skeleton width={18} height={18} />
      <span>룩북에 저장</span>
    </span>
  )
}
