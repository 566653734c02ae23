import { grounds, lamp, photoFrame, shadowInk, shadowsOf } from '@otday/art/flat-lay/ground'
import { readingOrder } from '@otday/art/flat-lay/reading-order'
import type { Sky } from '@otday/art/sky'
import type { ClothesId, FlatLayPiece, FlatLayScene, OutfitItem } from '@otday/contract'
import { type CSSProperties, useEffect, useState } from 'react'
import { classNames } from '../styles/class-names.ts'
import { Picture } from './Picture.tsx'
import styles from './FlatLay.module.css'
import { garmentStyle } from '../art/Garment.tsx'
import { ensureGarment } from '../art/garment-sprite.ts'

export type FlatLayItem = Pick<OutfitItem, 'clothesId' | 'name' | 'type' | 'imageUrl' | 'picture' | 'appearance'>

interface FlatLayProps {
  pieces: readonly FlatLayItem[]
  /** Places of the pieces; while they are unknown, gray cells are shown. */
  scene: FlatLayScene | null | undefined
  sky: Sky
  /** Describes the picture for screen readers; the number of pieces is added. */
  label: string
  /** Called with the id of the pressed piece; if it is given, every piece is a button. */
  onPiece?: (id: ClothesId) => void
  /** Says what pressing a piece does; read after the piece's name. '바꾸기' by default. */
  pressLabel?: string
  /** The piece that the user is exchanging; it gets an outline. */
  marked?: ClothesId | null
  /** True while another outfit is being loaded. */
  busy?: boolean
  /** Set for pictures that are visible without scrolling, which are not loaded lazily. */
  eager?: boolean
  className?: string | undefined
}

/** Shows an outfit as one picture that fills its box. Pieces whose photo fails to load are shown as drawings. */
export function FlatLay(props: FlatLayProps) {
  const { pieces, scene, sky, label, onPiece, pressLabel = '바꾸기', marked, busy, eager = false } = props
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  if (!scene) return <FlatLayLoading sky={sky} className={props.className} />
  const placed = new Map(scene.pieces.map((piece, at) => [piece.clothesId, { piece, at }]))
  const ordered = readingOrder(pieces)
  const left = ordered.filter(({ clothesId }) => scene.left.includes(clothesId))
  return (
    <figure
      className={classNames(styles.lay, props.className)}
      style={groundStyle(sky)}
      aria-label={`${label}, 옷 ${pieces.length}가지`}
      {...(busy && { 'aria-busy': true })}
    >
      <div className={styles.in} style={frameStyle(scene)}>
        {ordered.map((item) => {
          const found = placed.get(item.clothesId)
          if (!found) return null
          const { piece, at } = found
          const isMarked = marked === item.clothesId
          const shared = { className: classNames(styles.p, isMarked && styles.marked), style: pieceStyle(piece, at) }
          const art = (
            <PieceArt
              item={item}
              piece={broken.has(item.clothesId) ? { ...piece, shape: 'drawing' } : piece}
              eager={eager}
              onBroken={() => setBroken((known) => new Set(known).add(item.clothesId))}
            />
          )
          return onPiece ? (
            <button
              key={piece.clothesId}
              type="button"
              {...shared}
              data-piece={item.clothesId}
              aria-label={`${item.name}, ${pressLabel}`}
              onClick={() => onPiece(item.clothesId)}
            >
              {art}
            </button>
          ) : (
            <span key={piece.clothesId} {...shared}>
              {art}
              <span className="sr">{item.name}</span>
            </span>
          )
        })}
        {left.length > 0 && (
          <span className={`${styles.more} num`}>
            <span aria-hidden="true">{`+${left.length}`}</span>
            <span className="sr">{`그림에 없는 옷: ${left.map(({ name }) => name).join(', ')}`}</span>
          </span>
        )}
      </div>
    </figure>
  )
}

interface PieceArtProps {
  item: FlatLayItem
  piece: FlatLayPiece
  eager: boolean
  onBroken: () => void
}

function PieceArt({ item: { imageUrl, picture }, piece, eager, onBroken }: PieceArtProps) {
  if (piece.shape === 'drawing') return <Drawing piece={piece} />
  const { cutOut } = piece
  const share = piece.width / (cutOut?.width ?? 1)
  const image = (
    <Picture
      imageUrl={imageUrl}
      alt=""
      sizes={`(max-width: 767px) ${Math.ceil(share * 100)}vw, ${Math.ceil(share * 480)}px`}
      thumbhash={picture?.thumbhash ?? null}
      eager={eager}
      fallback={<WhenShown run={onBroken} />}
    />
  )
  if (!cutOut) return <span className={`${styles.art} ${styles.photo}`}>{image}</span>
  return (
    <span className={styles.art}>
      <span className={styles.cut}>
        <span
          className={styles.whole}
          style={{
            width: percent(1 / cutOut.width),
            height: percent(1 / cutOut.height),
            left: percent(-cutOut.left / cutOut.width),
            top: percent(-cutOut.top / cutOut.height),
          }}
        >
          {image}
        </span>
      </span>
    </span>
  )
}

/** Renders nothing; calls `run` when React shows it as a fallback. */
function WhenShown({ run }: { run: () => void }) {
  useEffect(run, [run])
  return null
}

function Drawing({ piece: { kind, color, bounds } }: { piece: FlatLayPiece }) {
  useEffect(() => {
    void ensureGarment(kind)
  }, [kind])
  return (
    <span className={styles.art} style={garmentStyle(color)}>
      <svg viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`} aria-hidden="true">
        <use href={`#g-${kind}`} width="240" height="240" />
      </svg>
    </span>
  )
}

/**
 * Places of a coat, a top, trousers, shoes and a bag: left, top, width and height as shares of the picture (0 to 1).
 */
const usualPlaces = [
  [0.06, 0.06, 0.5, 0.5],
  [0.5, 0.08, 0.44, 0.32],
  [0.54, 0.4, 0.36, 0.42],
  [0.66, 0.82, 0.26, 0.14],
  [0.14, 0.64, 0.3, 0.28],
] as const

/** The background with gray cells, shown while an outfit loads. */
export function FlatLayLoading({ sky = 'clear', className }: { sky?: Sky; className?: string | undefined }) {
  return (
    <div className={classNames(styles.lay, className)} style={groundStyle(sky)} aria-hidden="true">
      <div className={styles.in} style={{ '--ratio': 0.8 } as CSSProperties}>
        {usualPlaces.map(([x, y, width, height]) => (
          <span
            key={x}
            className={`${styles.p} ${styles.gray}`}
            style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
          />
        ))}
      </div>
    </div>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`

function groundStyle(sky: Sky): CSSProperties {
  const { light, dark } = grounds[sky]
  return {
    '--lamp': `${percent(lamp.width)} ${percent(lamp.height)} at ${percent(lamp.x)} ${percent(lamp.y)}`,
    '--l1': light[0],
    '--l2': light[1],
    '--d1': dark[0],
    '--d2': dark[1],
    '--ink-l': shadowInk.light.join(' '),
    '--edge': photoFrame.edge,
    '--radius': photoFrame.radius,
  } as CSSProperties
}

const frameStyle = ({ ratio, unit }: FlatLayScene): CSSProperties =>
  ({ '--ratio': ratio, '--u': `${(unit * 100).toFixed(4)}cqh` }) as CSSProperties

function pieceStyle({ x, y, width, height, tilt, lift, rim }: FlatLayPiece, at: number): CSSProperties {
  const [close, wide] = shadowsOf(lift)
  return {
    left: percent(x),
    top: percent(y),
    width: percent(width),
    height: percent(height),
    zIndex: at + 1,
    '--tilt': `${tilt}deg`,
    '--rim': rim,
    '--s1': close.drop,
    '--b1': close.blur,
    '--s2': wide.drop,
    '--b2': wide.blur,
  } as CSSProperties
}
