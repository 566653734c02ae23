import type { CSSProperties, ReactNode } from 'react'
import { Garment, garmentStyle } from '../art/Garment.tsx'
import type { GarmentKind } from '../art/garment-kinds.ts'
import { classNames } from './class-names.ts'
import styles from './GarmentTile.module.css'

interface GarmentTileProps {
  kind: GarmentKind
  /** `#rrggbb` of the cloth. */
  color: string
  /** Width / height; square unless told otherwise. */
  ratio?: string
  /** Takes the height of the box instead: in a collage. */
  fill?: boolean
  /** Corners: 12 px tiles, 16 px in the closet, none inside a collage. */
  radius?: 'm' | 'l' | 'none'
  /** A photograph in place of the drawing, usually a `Picture` whose fallback is the `Garment`. */
  children?: ReactNode
}

/** A tile tinted 5–15 % by its garment, with the drawing on it. */
export function GarmentTile({ kind, color, ratio = '1', fill = false, radius = 'm', children }: GarmentTileProps) {
  const style: CSSProperties = { ...garmentStyle(color), ...(!fill && { aspectRatio: ratio }) }
  return (
    <div className={classNames(styles.tile, styles[radius], fill && styles.fill)} style={style}>
      {children ?? <Garment kind={kind} color={color} />}
    </div>
  )
}
