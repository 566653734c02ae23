import type { FlatLayPiece, FlatLayScene, PictureBox } from '@otday/contract'
import { garmentMarkup } from '../garment-svg.ts'
import type { Sky } from '../sky.ts'
import { flatLayFormats } from './formats.ts'
import { grounds, lamp, photoFrame, shadowInk, type Shadow, shadowsOf } from './ground.ts'

/** Size of each format's frame in px. */
export const pictureSizes = {
  card: { width: 1080, height: 1350 },
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  link: { width: 1200, height: 630 },
} as const satisfies Record<keyof typeof flatLayFormats, { width: number; height: number }>

/** A stored picture that is drawn inside a layer; `width` and `height` in px. */
interface Inset {
  id: string
  crop: PictureBox | null
  width: number
  height: number
}

/** One piece as SVG markup, in which `{image}` stands for the URL of the inset; measures are in px. */
export interface SceneLayer {
  markup: string
  inset: Inset | null
  /** `left`, `top`, `width`, `height`: the upright box around the tilted piece. */
  left: number
  top: number
  width: number
  height: number
  shadows: readonly Shadow[]
}

/** Plan of a picture for SVG renderers without filters, which draw the shadows themselves. */
export interface ScenePlan {
  width: number
  height: number
  /** SVG markup; empty for a transparent ground. */
  ground: string
  shadowInk: readonly [red: number, green: number, blue: number]
  /** Layers, the lowest first. */
  layers: SceneLayer[]
}

/** Returns the plan of a picture; without a sky, the ground is transparent. */
export function planOf(scene: FlatLayScene, sky: Sky | null): ScenePlan {
  const { width, height } = pictureSizes[scene.format]
  const unit = scene.unit * height
  const layers = scene.pieces.map((piece, at) => layerOf({ ...piece, at }, { width, height, unit }))
  return { width, height, ground: sky ? groundMarkup(sky) : '', shadowInk: shadowInk.light, layers }
}

function groundMarkup(sky: Sky): string {
  const [near, far] = grounds[sky].light
  const place = `translate(${lamp.x} ${lamp.y}) scale(${lamp.width} ${lamp.height})`
  return (
    `<radialGradient id="ground" cx="0" cy="0" r="1" gradientTransform="${place}">` +
    `<stop stop-color="${near}"/><stop offset="1" stop-color="${far}"/></radialGradient>` +
    '<rect width="100%" height="100%" fill="url(#ground)"/>'
  )
}

type Piece = FlatLayPiece & { at: number }

interface Frame {
  width: number
  height: number
  /** One unit of the scene in px. */
  unit: number
}

function layerOf(piece: Piece, frame: Frame): SceneLayer {
  const width = piece.width * frame.width
  const height = piece.height * frame.height
  const x = (piece.x + piece.width / 2) * frame.width
  const y = (piece.y + piece.height / 2) * frame.height
  const angle = (Math.abs(piece.tilt) * Math.PI) / 180
  const across = width * Math.cos(angle) + height * Math.sin(angle)
  const down = height * Math.cos(angle) + width * Math.sin(angle)
  const { body, inset } = bodyOf(piece, { width, height, unit: frame.unit })
  const place = `translate(${round(x)} ${round(y)}) rotate(${piece.tilt}) translate(${round(-width / 2)} ${round(-height / 2)})`
  return {
    markup: `<g transform="${place}">${body}</g>`,
    inset,
    left: x - across / 2,
    top: y - down / 2,
    width: across,
    height: down,
    shadows: shadowsOf(piece.lift).map(({ drop, blur, opacity }) => ({
      drop: drop * frame.unit,
      blur: blur * frame.unit,
      opacity,
    })),
  }
}

const round = (value: number) => Math.round(value * 100) / 100

function bodyOf(piece: Piece, { width, height, unit }: Frame): { body: string; inset: Inset | null } {
  if (piece.shape === 'drawing') {
    const { bounds } = piece
    const scale = width / bounds.width
    const drawing = garmentMarkup(piece.kind, piece.color)
    const place = `scale(${scale.toFixed(4)}) translate(${-bounds.x} ${-bounds.y})`
    return { body: `<g transform="${place}">${drawing}</g>`, inset: null }
  }
  if (piece.shape === 'cutout') {
    const inset = { id: piece.clothesId, crop: piece.cutOut, width: Math.ceil(width), height: Math.ceil(height) }
    return { body: `<image width="${round(width)}" height="${round(height)}" href="{image}"/>`, inset }
  }
  const edge = photoFrame.edge * unit
  const radius = photoFrame.radius * unit
  const inner = { width: round(width - 2 * edge), height: round(height - 2 * edge) }
  const clip = `frame-${piece.at}`
  const rounded = (size: { width: number; height: number }, corner: number) =>
    `<rect width="${round(size.width)}" height="${round(size.height)}" rx="${round(corner)}"`
  return {
    body:
      `${rounded({ width, height }, radius)} fill="#fff"/>` +
      `<clipPath id="${clip}">${rounded(inner, radius - edge)}/></clipPath>` +
      `<g transform="translate(${round(edge)} ${round(edge)})"><image clip-path="url(#${clip})" ` +
      `width="${inner.width}" height="${inner.height}" preserveAspectRatio="xMidYMid slice" href="{image}"/></g>`,
    inset: { id: piece.clothesId, crop: null, width: Math.ceil(inner.width), height: Math.ceil(inner.height) },
  }
}
