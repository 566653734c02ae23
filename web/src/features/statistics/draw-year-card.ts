import { paintGarment, standAlone } from '@otday/art/paint-garment'
import type { GarmentKind } from '@otday/contract'
import { drawingOf } from '../../art/garment-sprite.ts'

export interface YearCardContent {
  /** '민지 님의 2026' */
  title: string
  days: number
  pieces: readonly { name: string; kind: GarmentKind; color: string; days: number }[]
  /** Label and value, side by side. */
  facts: readonly (readonly [label: string, value: string])[]
  /** Colors of the most worn pieces as `#rrggbb`, the most worn first. */
  colors: readonly string[]
}

/** Width and height of the drawing in units, and pixels per unit: the picture has 1080 × 1350 px, as posts have. */
const width = 360
const height = 450
const scale = 3
const margin = 26

/**
 * Colors of the picture, the same in the light and the dark theme, because the picture is also seen outside of the app.
 */
const ink = { main: '#0e2a48', soft: '#2c4c6b' } as const
const glass = 'rgba(255,255,255,0.66)'
const cloud = 'M30 80a28 28 0 0 1 2-56A44 44 0 0 1 116 20a30 30 0 0 1 40 28 17 17 0 0 1-2 32Z'

/**
 * Draws a picture to save or share as PNG, without prices and photographs.
 * @throws Error when the browser cannot draw it
 */
export async function drawYearCard(content: YearCardContent): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.scale(scale, scale)
  const [pictures] = await Promise.all([Promise.all(content.pieces.map(pictureOf)), document.fonts.ready])
  drawSky(context)
  drawHead(context, content)
  drawPieces(context, content, pictures)
  drawFacts(context, content)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

async function pictureOf({ kind, color }: YearCardContent['pieces'][number]): Promise<HTMLImageElement> {
  const svg = standAlone(paintGarment(await drawingOf(kind), color))
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const image = new Image(240, 240)
  image.src = url
  await image.decode().finally(() => URL.revokeObjectURL(url))
  return image
}

type Context = CanvasRenderingContext2D

function drawSky(context: Context): void {
  const sky = context.createLinearGradient(0, 0, width * 0.6, height)
  sky.addColorStop(0, '#b5ddff')
  sky.addColorStop(0.5, '#d8eeff')
  sky.addColorStop(1, '#9ccded')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  circle(context, 272, 112, 78, 'rgba(255,240,212,0.4)')
  circle(context, 272, 112, 56, 'rgba(255,233,190,0.55)')
  circle(context, 272, 112, 36, '#ffc658')
  drawPath(context, cloud, { x: 316, y: 56, size: 0.42 }, 'rgba(255,255,255,0.9)')
  drawPath(context, cloud, { x: 276, y: 112, size: 0.6 }, '#ffffff')
  const hills = [
    ['M0 250 Q90 196 180 232 T360 206 V450 H0Z', '#bfdff3'],
    ['M0 282 Q120 226 220 268 T360 246 V450 H0Z', '#9ccded'],
    ['M0 318 Q110 278 230 306 T360 292 V450 H0Z', '#86bfe8'],
  ] as const
  for (const [hill, color] of hills) drawPath(context, hill, { x: 0, y: 0, size: 1 }, color)
}

function drawHead(context: Context, { title, days }: YearCardContent): void {
  drawMark(context)
  write(context, '옷데이', margin + 36, 45, 700, 15)
  write(context, title, width - margin, 45, 600, 13, { align: 'right', color: ink.soft })
  const end = write(context, String(days), margin, 128, 600, 60)
  write(context, '일', end + 4, 128, 700, 20)
  write(context, '동안 옷을 기록했어요', margin, 154, 600, 15, { color: ink.soft })
}

/** Draws the app's mark as the component `Logo` does. */
function drawMark(context: Context): void {
  const at = { x: margin, y: 26, size: 28 / 40 }
  panel(context, margin, 26, 28, 28, 8, '#0b74d0')
  drawPath(context, 'M11.5 19.5a8.5 8.5 0 0 1 17 0Z', at, '#ffb938')
  const hanger =
    'M20 19.5v-2.6c0-1.3 2.3-1.3 2.3-3.3a2.3 2.3 0 0 0-4.6 0M20 19.5 8.6 26.6c-1.5 1-.8 3.2 1 3.2h20.8c1.8 0 2.5-2.2 1-3.2Z'
  context.save()
  context.translate(at.x, at.y)
  context.scale(at.size, at.size)
  context.strokeStyle = '#ffffff'
  context.lineWidth = 2.6
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke(new Path2D(hanger))
  context.restore()
}

function drawPieces(context: Context, { pieces }: YearCardContent, pictures: readonly HTMLImageElement[]): void {
  const gap = 8
  const side = (width - 2 * margin - 2 * gap) / 3
  for (const [at, { name, days }] of pieces.entries()) {
    const x = margin + at * (side + gap)
    const middle = x + side / 2
    panel(context, x, 184, side, side, 12, glass)
    const picture = pictures[at]
    if (picture) context.drawImage(picture, x + side * 0.1, 184 + side * 0.1, side * 0.8, side * 0.8)
    write(context, name, middle, 184 + side + 18, 600, 12, { align: 'center', most: side })
    write(context, `${days}번`, middle, 184 + side + 35, 500, 12, { align: 'center' })
  }
}

function drawFacts(context: Context, { facts, colors }: YearCardContent): void {
  const top = 358
  panel(context, margin, top, width - 2 * margin, 64, 12, glass)
  const column = (width - 2 * margin) / 3
  const middleOf = (at: number) => margin + column * (at + 0.5)
  for (const [at, [label, value]] of facts.entries()) {
    write(context, label, middleOf(at), top + 25, 500, 12, { align: 'center' })
    write(context, value, middleOf(at), top + 47, 700, 16, { align: 'center' })
  }
  write(context, '나의 색', middleOf(2), top + 25, 500, 12, { align: 'center' })
  const left = middleOf(2) - ((colors.length - 1) * 19) / 2
  for (const [at, color] of colors.entries()) {
    circle(context, left + at * 19, top + 42, 8.5, 'rgba(0,0,0,0.12)')
    circle(context, left + at * 19, top + 42, 8, color)
  }
}

interface Style {
  align?: CanvasTextAlign
  color?: string
  /** Maximum width in units; longer text ends in …. */
  most?: number
}

/**
 * Writes one line of text.
 * @returns the x at which the text ends, if it was written from the left
 */
function write(
  context: Context,
  text: string,
  x: number,
  baseline: number,
  weight: number,
  size: number,
  { align = 'left', color = ink.main, most = width }: Style = {},
): number {
  context.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`
  context.textAlign = align
  context.fillStyle = color
  const shown = shortened(context, text, most)
  context.fillText(shown, x, baseline)
  return x + context.measureText(shown).width
}

function shortened(context: Context, text: string, most: number): string {
  if (context.measureText(text).width <= most) return text
  const letters = [...new Intl.Segmenter('ko').segment(text)].map(({ segment }) => segment)
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > most) letters.pop()
  return `${letters.join('')}…`
}

function circle(context: Context, x: number, y: number, radius: number, color: string): void {
  context.fillStyle = color
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

function panel(context: Context, x: number, y: number, wide: number, high: number, radius: number, color: string) {
  context.fillStyle = color
  context.beginPath()
  context.roundRect(x, y, wide, high, radius)
  context.fill()
}

function drawPath(context: Context, path: string, at: { x: number; y: number; size: number }, color: string): void {
  context.save()
  context.translate(at.x, at.y)
  context.scale(at.size, at.size)
  context.fillStyle = color
  context.fill(new Path2D(path))
  context.restore()
}
