import type { GarmentKind } from '@otday/contract'
import type { CSSProperties, ReactNode } from 'react'
import { Garment, garmentStyle } from '../art/Garment.tsx'
import { classNames } from '../styles/class-names.ts'
import styles from './GarmentTile.module.css'

interface GarmentTileProps {
  kind: GarmentKind
  /** `#rrggbb` */
  color: string
  /** Width / height; 1 by default. */
  ratio?: string
  /** The box decides the height: in a collage. */
  fill?: boolean
  /** 12 px in tiles, 16 px in the closet, none in a collage. */
  radius?: 'm' | 'l' | 'none'
  /** A photo instead of the drawing. */
  children?: ReactNode
}

/** Tile whose background is tinted 5–15 % by its garment. */
export function GarmentTile({ kind, color, ratio = '1', fill = false, radius = 'm', children }: GarmentTileProps) {
  const style: CSSProperties = { ...garmentStyle(color), ...(!fill && { aspectRatio: ratio }) }
  return (
    <div className={classNames(styles.tile, styles[radius], fill && styles.fill)} style={style}>
      {children ?? <Garment kind={kind} color={color} />}
    </div>
  )
}
