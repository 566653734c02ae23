import type { GarmentKind } from '@otday/contract'
import type { CSSProperties, ReactNode } from 'react'
import { Garment, garmentStyle } from '../art/Garment.tsx'
import { classNames } from '../styles/class-names.ts'
import styles from './GarmentTile.module.css'

interface GarmentTileProps {
  kind: GarmentKind
  /** Color of the garment, `#rrggbb`. */
  color: string
  /** CSS aspect ratio (width / height); 1 by default. */
  ratio?: string
  /** Takes the height of the surrounding box instead of `ratio`, as in a collage. */
  fill?: boolean
  /** Corners: 12 px in tiles, 16 px in the closet, none in a collage. */
  radius?: 'm' | 'l' | 'none'
  /** A photo instead of the drawing. */
  children?: ReactNode
}

/** A tile with a drawn garment; its background is tinted 5–15 % with the garment's color. */
export function GarmentTile({ kind, color, ratio = '1', fill = false, radius = 'm', children }: GarmentTileProps) {
  const style: CSSProperties = { ...garmentStyle(color), ...(!fill && { aspectRatio: ratio }) }
  return (
    <div className={classNames(styles.tile, styles[radius], fill && styles.fill)} style={style}>
      {children ?? <Garment kind={kind} color={color} />}
    </div>
  )
}
