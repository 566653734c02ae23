import { grounds, lamp, photoFrame, shadowInk, shadowsOf } from '@otday/art/flat-lay/ground'
import { readingOrder, type Scene, type ScenePiece, sceneOf } from '@otday/art/flat-lay/scene'
import { garmentBounds } from '@otday/art/garment-bounds.data'
import type { Sky } from '@otday/art/sky'
import type { ClothesId, OutfitItem, FlatLayFormat } from '@otday/contract'
import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Picture } from '../ui/Picture.tsx'
import css from './flat-lay.css?inline'
import { garmentStyle } from './Garment.tsx'
import { ensureGarment } from './garment-sprite.ts'

/** Not in the page's style sheet, which the sign-in loads, too. */
const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)

export type FlatLayItem = Pick<OutfitItem, 'clothesId' | 'name' | 'type' | 'imageUrl' | 'picture' | 'appearance'>

interface FlatLayProps {
  pieces: readonly FlatLayItem[]
  /** 4:5 by default. */
  format?: FlatLayFormat
  sky: Sky
  /** What the picture shows; the number of pieces is added. */
  label: string
  /** Makes every piece a button. */
  onPiece?: (id: ClothesId) => void
  /** What a press does, after the name: '바꾸기' by default. */
  pressLabel?: string
  /** Marks the piece that is being changed. */
  selected?: ClothesId | null
  /** While another outfit is asked for. */
  busy?: boolean
  /** Seen without scrolling. */
  eager?: boolean
  className?: string | undefined
  /** Over the ground: temperature and name in the formats with space for text. */
  children?: ReactNode
}

/** An outfit as one picture. Pieces whose picture breaks are drawn; those beyond ten are counted. */
export function FlatLay(props: FlatLayProps) {
  const { pieces, format = 'card', sky, label, onPiece, pressLabel = '바꾸기', selected, busy, eager = false } = props
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const scene = useMemo(() => sceneOf(pieces, format, broken), [pieces, format, broken])
  const placed = new Map(scene.pieces.map((piece, at) => [piece.id, { piece, at }]))
  const ordered = readingOrder(pieces)
  const left = ordered.filter(({ clothesId }) => scene.left.includes(clothesId))
  return (
    <figure
      className={classNames('fl', props.className)}
      style={frameStyle(scene, sky)}
      aria-label={`${label}, 옷 ${pieces.length}가지`}
      {...(busy && { 'aria-busy': true })}
    >
      {ordered.map((item) => {
        const found = placed.get(item.clothesId)
        if (!found) return null
        const { piece, at } = found
        const shared = { className: 'fl-p', style: pieceStyle(piece, at) }
        const art = (
          <PieceArt
            item={item}
            piece={piece}
            eager={eager}
            onBroken={() => setBroken((known) => new Set(known).add(item.clothesId))}
          />
        )
        return onPiece ? (
          <button
            key={piece.id}
            type="button"
            {...shared}
            aria-label={`${item.name}, ${pressLabel}`}
            {...(selected !== undefined && { 'aria-pressed': selected === item.clothesId })}
            onClick={() => onPiece(item.clothesId)}
          >
            {art}
          </button>
        ) : (
          <span key={piece.id} {...shared}>
            {art}
            <span className="sr">{item.name}</span>
          </span>
        )
      })}
      {left.length > 0 && (
        <span className="fl-more num">
          <span aria-hidden="true">+{left.length}</span>
          <span className="sr">그림에 없는 옷: {left.map(({ name }) => name).join(', ')}</span>
        </span>
      )}
      {props.children}
    </figure>
  )
}

interface PieceArtProps {
  item: FlatLayItem
  piece: ScenePiece
  eager: boolean
  onBroken: () => void
}

function PieceArt({ item: { imageUrl, picture }, piece, eager, onBroken }: PieceArtProps) {
  if (piece.shape === 'drawing') return <Drawing kind={piece.kind} color={piece.color} />
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
  if (!cutOut) return <span className="fl-art fl-photo">{image}</span>
  return (
    <span className="fl-art">
      <span className="fl-cut">
        <span
          className="fl-whole"
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

/** A fallback that reports itself. */
function WhenShown({ run }: { run: () => void }) {
  useEffect(run, [run])
  return null
}

function Drawing({ kind, color }: Pick<ScenePiece, 'kind' | 'color'>) {
  useEffect(() => {
    void ensureGarment(kind)
  }, [kind])
  const { x, y, width, height } = garmentBounds[kind]
  return (
    <span className="fl-art" style={garmentStyle(color)}>
      <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
        <use href={`#g-${kind}`} width="240" height="240" />
      </svg>
    </span>
  )
}

const typical = ['OUTER', 'TOP', 'BOTTOM', 'SHOES', 'BAG', 'HAT'] as const

/** The ground with gray cells, while an outfit comes. */
export function FlatLayLoading({ format = 'card', sky = 'clear' }: { format?: FlatLayFormat; sky?: Sky }) {
  const scene = useMemo(
    () =>
      sceneOf(
        typical.map((type) => ({
          clothesId: type,
          type,
          imageUrl: null,
          picture: null,
          appearance: { kind: 'folded', colors: [] },
        })),
        format,
      ),
    [format],
  )
  return (
    <div className="fl" style={frameStyle(scene, sky)} aria-hidden="true">
      {scene.pieces.map((piece, at) => (
        <span key={piece.id} className="fl-p fl-gray" style={pieceStyle(piece, at)} />
      ))}
    </div>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`

function frameStyle({ ratio, unit }: Scene, sky: Sky): CSSProperties {
  const { light, dark } = grounds[sky]
  return {
    aspectRatio: ratio,
    '--u': `${((unit / ratio) * 100).toFixed(4)}cqw`,
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

function pieceStyle({ x, y, width, height, tilt, lift, rim }: ScenePiece, at: number): CSSProperties {
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
