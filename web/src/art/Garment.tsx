import { type CSSProperties, useEffect } from 'react'
import './garment.css'
import type { GarmentKind } from './garment-kinds.ts'
import { ensureGarment } from './garment-sprite.ts'
import { garmentTones } from './garment-tones.ts'

/** The CSS variables that tint a drawing, and a tile behind it, with a `#rrggbb` colour. */
export function garmentStyle(hex: string): CSSProperties {
  const { cloth, seam, edge } = garmentTones(hex)
  return { '--g': cloth, '--gi': seam, ...(edge && { '--ge': edge }) } as CSSProperties
}

interface GarmentProps {
  kind: GarmentKind
  /** `#rrggbb`: see `colorHexOf`. */
  color: string
  /** Without the soft shadow. */
  flat?: boolean
  className?: string | undefined
}

/** A drawn garment as wide as its box; silent, since the name stands beside it. */
export function Garment({ kind, color, flat = false, className = '' }: GarmentProps) {
  useEffect(() => {
    void ensureGarment(kind)
  }, [kind])
  return (
    <svg
      className={`gar ${flat ? 'flat ' : ''}${className}`}
      style={garmentStyle(color)}
      viewBox="0 0 240 240"
      aria-hidden="true"
    >
      <use href={`#g-${kind}`} />
    </svg>
  )
}
