import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { lazyNamed, warmUp } from '../../ui/lazy.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

const Button = lazyNamed(() => import('./components/lookbook/KeepOutfit.tsx'), 'KeepOutfit')

/** Comes with the first sign of use, into its place: the first view has other things to load. */
export function KeepOutfit(props: ComponentProps<typeof Button>) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => warmUp(async () => setWanted(true)), [])
  const place = (
    <span className={`${buttonClass({ variant: 'ghost' })} sl`} aria-hidden="true">
      <Skeleton width={18} height={18} />
      <span>룩북에 저장</span>
    </span>
  )
  return <Suspense fallback={place}>{isWanted ? <Button {...props} /> : place}</Suspense>
}
