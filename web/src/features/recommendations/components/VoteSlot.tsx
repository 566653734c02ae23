import type { Recommendation } from '@otday/contract'
import { Suspense, useCallback, useState } from 'react'
import { usePageReady } from '../../../ui/lazy.ts'
import { VoteRow } from '../lazy.ts'
import type { Outfits } from '../use-outfits.ts'
import styles from './VoteSlot.module.css'

interface VoteSlotProps {
  recommendation: Recommendation
  outfits: Outfits
}

/** Loads the buttons for votes when they are near the viewport and the page is ready. */
export function VoteSlot(props: VoteSlotProps) {
  const [near, setNear] = useState(false)
  const isReady = usePageReady()
  const marker = useCallback((element: HTMLElement | null) => {
    if (!element) return
    // A busy page reports several positions at once, of which the last may be the first one in view.
    const watch = (entries: IntersectionObserverEntry[]) => entries.some((one) => one.isIntersecting) && setNear(true)
    const observer = new IntersectionObserver(watch, { rootMargin: '200px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={marker} className={styles.slot}>
      <Suspense fallback={null}>{near && isReady && <VoteRow {...props} />}</Suspense>
    </div>
  )
}
