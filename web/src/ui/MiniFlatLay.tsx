import { grounds } from '@otday/art/flat-lay/ground'
import type { Sky } from '@otday/art/sky'
import type { FlatLayPiece, FlatLayScene } from '@otday/contract'
import { type CSSProperties, useEffect, useState } from 'react'
import { classNames } from '../styles/class-names.ts'
import { useRenewedUrl } from './renewed-urls.ts'
import type { FlatLayItem } from './FlatLay.tsx'
import { garmentStyle } from '../art/Garment.tsx'
import { ensureGarment } from '../art/garment-sprite.ts'
import styles from './MiniFlatLay.module.css'

/** Height of the picture in units of the SVG's view box. */
const height = 240

interface MiniFlatLayProps {
  items: readonly Pick<FlatLayItem, 'clothesId' | 'imageUrl'>[]
  scene: FlatLayScene
  className?: string | undefined
}

/**
 * A small picture of an outfit: a single SVG without background and shadows, because a month shows thirty of them, with
 * a thin outline for contrast. Hidden from screen readers.
 */
export function MiniFlatLay({ items, scene, className }: MiniFlatLayProps) {
  const urls = new Map(items.map(({ clothesId, imageUrl }) => [clothesId, imageUrl]))
  return (
    <svg className={classNames(styles.mini, className)} viewBox={boxOf(scene)} aria-hidden="true">
      {scene.pieces.map((piece) => (
        <Piece key={piece.clothesId} piece={piece} ratio={scene.ratio} url={urls.get(piece.clothesId) ?? null} />
      ))}
    </svg>
  )
}

/** Returns a view box that encloses all pieces tightly, so that no space around them is lost. */
function boxOf({ pieces, ratio }: FlatLayScene): string {
  const left = Math.min(...pieces.map(({ x }) => x))
  const top = Math.min(...pieces.map(({ y }) => y))
  const width = Math.max(...pieces.map((piece) => piece.x + piece.width)) - left
  const high = Math.max(...pieces.map((piece) => piece.y + piece.height)) - top
  return [left * ratio, top, width * ratio, high].map((share) => (share * height).toFixed(2)).join(' ')
}

function Piece({ piece, ratio, url }: { piece: FlatLayPiece; ratio: number; url: string | null }) {
  const { x, y, width: wide, height: high, tilt, shape, kind, color, bounds } = piece
  const { url: latest, renew } = useRenewedUrl(shape === 'drawing' ? null : url)
  const [broken, setBroken] = useState<string | null>(null)
  const shown = latest && latest !== broken ? latest : null
  useEffect(() => {
    if (!shown) void ensureGarment(kind)
  }, [kind, shown])
  const place = { x: x * height * ratio, y: y * height, width: wide * height * ratio, height: high * height }
  const turn = `rotate(${tilt} ${place.x + place.width / 2} ${place.y + place.height / 2})`
  if (!shown)
    return (
      <g transform={turn} style={garmentStyle(color)}>
        <svg {...place} viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`} overflow="visible">
          <use href={`#g-${kind}`} width="240" height="240" />
        </svg>
      </g>
    )
  const image = {
    href: `${shown}${shown.includes('?') ? '&' : '?'}w=320`,
    onError: () => {
      setBroken(shown)
      renew(shown)
    },
  }
  if (!piece.cutOut)
    return (
      <image className={styles.photo} {...place} {...image} transform={turn} preserveAspectRatio="xMidYMid slice" />
    )
  const { left, top, width, height: part } = piece.cutOut
  const whole = {
    x: place.x - (left / width) * place.width,
    y: place.y - (top / part) * place.height,
    width: place.width / width,
    height: place.height / part,
  }
  // The image is transparent around a cut-out piece, so it is not clipped: a clip path would be one more element to lay
  // out.
  return <image {...whole} {...image} transform={turn} preserveAspectRatio="none" />
}

/** Returns the outer background colors of a sky in the light (`--l`) and the dark theme (`--d`) as CSS variables. */
export const groundTones = (sky: Sky): CSSProperties =>
  ({ '--l': grounds[sky].light[1], '--d': grounds[sky].dark[1] }) as CSSProperties
