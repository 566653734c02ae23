import type { GarmentMask } from '@otday/contract'
import { useEffect, useState } from 'react'
import { cutOf } from './cut-canvas.ts'

/**
 * Returns the photo cut out by its mask, with a transparent background; null without a mask, while it is being made,
 * and if the browser cannot decode the photo.
 */
export function useCut(photo: Blob, mask: GarmentMask | null): Blob | null {
  const [cut, setCut] = useState<{ mask: GarmentMask; blob: Blob } | null>(null)
  useEffect(() => {
    if (!mask) return
    let isOver = false
    cutOf(photo, mask).then(
      (blob) => isOver || setCut({ mask, blob }),
      () => isOver || setCut(null),
    )
    return () => {
      isOver = true
    }
  }, [photo, mask])
  return cut && cut.mask === mask ? cut.blob : null
}
