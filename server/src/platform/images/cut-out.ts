import type { Mask } from '@otday/common/cut-mask'
import type { Pixels } from './color.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/**
 * RGB distances (of channels 0 to 255) up to which a pixel counts as background: `edge` for pixels of the picture's
 * edge, from their median color; `ground` for any pixel, from that color; `shade` for shadows, in which neighboring
 * pixels differ by up to `step`.
 */
const distances = { edge: 36, ground: 30, shade: 60, step: 7 }
/** Alpha from 0 to 255: a pixel below `clear` is transparent background, from `cloth` on it is cloth. */
const alphas = { clear: 24, cloth: 128 }
/**
 * Shares from 0 to 1: `edge` of the edge's pixels must have one color; a garment covers `least` to `most` of the
 * picture.
 */
const shares = { edge: 0.9, least: 0.05, most: 0.9 }
/**
 * Limits for the connected parts of a mask. A part with a smaller share (0 to 1) of its pixels than `smallest` is dust
 * and is removed; the mask is rejected if all dust has a larger share than `dust`, or if there are more than `most`
 * other parts.
 */
const parts = { smallest: 0.02, most: 4, dust: 0.08 }
/**
 * Longest outline as a multiple of the bounding box's perimeter; it is longer where the flood fill leaks into the
 * garment.
 */
const raggedest = 2.6

/**
 * Returns the mask of a garment; null if the edge has several colors, or the mask is implausible. A picture whose edge
 * is transparent has been cut out already, so its opaque pixels are the mask.
 */
export function maskOnPlainGround(pixels: Pixels): Mask | null {
  const { width, height } = pixels
  if (isSeenThrough(pixels)) return withoutDust({ width, height, inside: opaque(pixels) })
  const ground = groundOf(pixels)
  if (!ground) return null
  const mask = withoutDust({ width, height, inside: unreached(pixels, ground) })
  return mask && isSmooth(mask) ? mask : null
}

function isSeenThrough({ width, height, rgba }: Pixels): boolean {
  const edge = edgeOf(width, height)
  return edge.filter((at) => (rgba[at * 4 + 3] ?? 0) < alphas.clear).length >= shares.edge * edge.length
}

const opaque = ({ width, height, rgba }: Pixels): Uint8Array =>
  Uint8Array.from({ length: width * height }, (_, at) => ((rgba[at * 4 + 3] ?? 0) >= alphas.cloth ? 1 : 0))

/** Returns the color of the background; null unless the edge is nearly uniform. */
function groundOf({ width, height, rgba }: Pixels): Rgb | null {
  const edge = edgeOf(width, height)
  const channel = (offset: number) => edge.map((at) => rgba[at * 4 + offset] ?? 0).toSorted((a, b) => a - b)
  const middle = (offset: number) => channel(offset)[edge.length >> 1] ?? 0
  const ground: Rgb = [middle(0), middle(1), middle(2)]
  const limit = distances.edge ** 2
  const plain = edge.filter((at) => (rgba[at * 4 + 3] ?? 0) > 250 && farness(rgba, at, ground) <= limit)
  return plain.length >= shares.edge * edge.length ? ground : null
}

function edgeOf(width: number, height: number): number[] {
  const edge: number[] = []
  for (let x = 0; x < width; x++) edge.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y++) edge.push(y * width, y * width + width - 1)
  return edge
}

/** Returns the squared RGB distance of a pixel from a color. */
function farness(rgba: Uint8Array, at: number, [red, green, blue]: Rgb): number {
  const r = (rgba[at * 4] ?? 0) - red
  const g = (rgba[at * 4 + 1] ?? 0) - green
  const b = (rgba[at * 4 + 2] ?? 0) - blue
  return r * r + g * g + b * b
}

/** Flood-fills the background and its gradual shadows from the edge; returns 1 for pixels that are not reached. */
function unreached({ width, height, rgba }: Pixels, ground: Rgb): Uint8Array {
  const inside = new Uint8Array(width * height).fill(1)
  const waiting = new Int32Array(width * height)
  let count = 0
  const flat = distances.ground ** 2
  const shade = distances.shade ** 2
  const step = distances.step ** 2
  const visit = (at: number, from: number) => {
    if (inside[at] === 0) return
    const far = farness(rgba, at, ground)
    if (far > flat && (far > shade || stepOf(rgba, at, from) > step)) return
    inside[at] = 0
    waiting[count++] = at
  }
  for (const at of edgeOf(width, height)) visit(at, at)
  while (count > 0) {
    const at = waiting[--count] ?? 0
    const x = at % width
    if (x > 0) visit(at - 1, at)
    if (x < width - 1) visit(at + 1, at)
    if (at >= width) visit(at - width, at)
    if (at < width * (height - 1)) visit(at + width, at)
  }
  return inside
}

function stepOf(rgba: Uint8Array, a: number, b: number): number {
  const red = (rgba[a * 4] ?? 0) - (rgba[b * 4] ?? 0)
  const green = (rgba[a * 4 + 1] ?? 0) - (rgba[b * 4 + 1] ?? 0)
  const blue = (rgba[a * 4 + 2] ?? 0) - (rgba[b * 4 + 2] ?? 0)
  return red * red + green * green + blue * blue
}

function withoutDust({ width, height, inside }: Mask): Mask | null {
  const { labels, sizes } = labelled({ width, height, inside })
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const isThing = sizes.map((size) => size >= parts.smallest * all)
  const kept = sizes.reduce((sum, size, label) => sum + (isThing[label] ? size : 0), 0)
  const things = isThing.filter(Boolean).length
  const share = kept / (width * height)
  if (share < shares.least || share > shares.most) return null
  if (things > parts.most || all - kept > parts.dust * all) return null
  for (let at = 0; at < inside.length; at++) if (!isThing[(labels[at] ?? 0) - 1]) inside[at] = 0
  return { width, height, inside }
}

/** Labels connected parts from 1; `sizes` are their numbers of pixels, in this order. */
function labelled({ width, height, inside }: Mask): { labels: Int32Array; sizes: number[] } {
  const labels = new Int32Array(width * height)
  const waiting = new Int32Array(width * height)
  const sizes: number[] = []
  for (let start = 0; start < inside.length; start++) {
    if (inside[start] === 0 || labels[start] !== 0) continue
    let count = 0
    let size = 0
    const visit = (at: number) => {
      if (inside[at] === 0 || labels[at] !== 0) return
      labels[at] = sizes.length + 1
      size++
      waiting[count++] = at
    }
    visit(start)
    while (count > 0) {
      const at = waiting[--count] ?? 0
      const x = at % width
      if (x > 0) visit(at - 1)
      if (x < width - 1) visit(at + 1)
      if (at >= width) visit(at - width)
      if (at < width * (height - 1)) visit(at + width)
    }
    sizes.push(size)
  }
  return { labels, sizes }
}

function isSmooth(mask: Mask): boolean {
  const { width, height, inside } = mask
  const { left, top, right, bottom } = boxOf(mask)
  let outline = 0
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const at = y * width + x
      if (inside[at] === 0) continue
      if (x === 0 || inside[at - 1] === 0) outline++
      if (x === width - 1 || inside[at + 1] === 0) outline++
      if (y === 0 || inside[at - width] === 0) outline++
      if (y === height - 1 || inside[at + width] === 0) outline++
    }
  return outline <= raggedest * 2 * (right - left + bottom - top + 2)
}

/** Returns the bounding box of a mask in pixels; right and bottom are inclusive. */
export function boxOf({ width, height, inside }: Mask) {
  const box = { left: width, top: height, right: -1, bottom: -1 }
  for (let at = 0; at < inside.length; at++) {
    if (inside[at] === 0) continue
    const x = at % width
    const y = (at - x) / width
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = y
  }
  return box
}

/** Returns alpha from 0 to 255, which falls off towards the mask's edge, where pixels are half background. */
export function feathered({ width, height, inside }: Mask): Uint8Array {
  const alpha = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (inside[at] === 0) continue
      let neighbours = 0
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const [nx, ny] = [x + dx, y + dy]
          const isWithin = nx >= 0 && ny >= 0 && nx < width && ny < height
          neighbours += isWithin ? (inside[ny * width + nx] ?? 0) : 1
        }
      alpha[at] = Math.max(0, Math.min(255, Math.round(((neighbours - 4.5) / 4.5) * 255)))
    }
  return alpha
}
