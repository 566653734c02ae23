import { type ComponentProps, Suspense } from 'react'
import { buttonClass } from '../../ui/Button.tsx'
import { lazyNamed, useSettled } from '../../ui/lazy.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

const Button = lazyNamed(() => import('./components/lookbook/KeepOutfit.tsx'), 'KeepOutfit')

/** Comes into its place once the page has come to rest: the first view has other things to load. */
export function KeepOutfit(props: ComponentProps<typeof Button>) {
  const settled = useSettled()
  const place = (
    <span className={`${buttonClass({ variant: 'ghost' })} sl`} aria-hidden="true">
      <Skeleton width={18} height={18} />
      <span>룩북에 저장</span>
    </span>
  )
  return <Suspense fallback={place}>{settled ? <Button {...props} /> : place}</Suspense>
}
