import { garmentTones } from '@otday/art/garment-tones'
import type { GarmentKind } from '@otday/contract'
import { type CSSProperties, useEffect } from 'react'
import './garment.css'
import { ensureGarment } from './garment-sprite.ts'

/** Returns the CSS variables that color a drawn garment, and the tile behind it, after a `#rrggbb` color. */
export function garmentStyle(hex: string): CSSProperties {
  const { cloth, seam, edge, rim } = garmentTones(hex)
  return { '--g': cloth, '--gi': seam, '--rim': rim, ...(edge && { '--ge': edge }) } as CSSProperties
}

interface GarmentProps {
  kind: GarmentKind
  /** Color of the cloth, `#rrggbb`. */
  color: string
}

/** A drawn garment as wide as its box; hidden from screen readers, since the name stands beside it. */
export function Garment({ kind, color }: GarmentProps) {
  useEffect(() => {
    void ensureGarment(kind)
  }, [kind])
  return (
    <svg className="gar" style={garmentStyle(color)} viewBox="0 0 240 240" aria-hidden="true">
      <use href={`#g-${kind}`} />
    </svg>
  )
}
