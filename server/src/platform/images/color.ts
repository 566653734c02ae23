import { type Oklch, oklchOf, type Rgb } from '@otday/common/oklab'

/** A picture with four bytes per pixel (RGBA), row by row. */
export interface Pixels {
  width: number
  height: number
  rgba: Uint8Array
}

/** RGB distance (of channels 0 to 255) from which a pixel counts as different from the background. */
const backgroundDistance = 40
/**
 * If fewer pixels than this share (0 to 1) differ from the background, the garment is taken to have the background's
 * color.
 */
const enough = 0.02
const clusters = 3
const rounds = 8

/**
 * Returns the mean color of the largest cluster of pixels, leaving out those whose color is near the edge's, the
 * background; null for a transparent picture.
 */
export function dominantColor(pixels: Pixels): Oklch | null {
  const visible = pointsOf(pixels, () => true)
  if (visible.length === 0) return null
  const edge = pointsOf(pixels, (x, y) => x === 0 || y === 0 || x === pixels.width - 1 || y === pixels.height - 1)
  const background = edge.length > 0 ? mean(edge) : null
  const shown = background ? visible.filter((point) => distance(point, background) > backgroundDistance) : visible
  return oklchOf(largestCluster(shown.length >= enough * visible.length ? shown : visible))
}

function pointsOf({ width, height, rgba }: Pixels, wanted: (x: number, y: number) => boolean): Rgb[] {
  const points: Rgb[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(at, at + 4)
      if (alpha >= 128 && wanted(x, y)) points.push([red, green, blue])
    }
  return points
}

const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

function mean(points: readonly Rgb[]): Rgb {
  const sum = [0, 0, 0] as [number, number, number]
  for (const [red, green, blue] of points) {
    sum[0] += red
    sum[1] += green
    sum[2] += blue
  }
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length]
}

const brightness = ([red, green, blue]: Rgb) => 0.299 * red + 0.587 * green + 0.114 * blue

/** Finds clusters by Lloyd's k-means, deterministic by seeding with brightness quantiles. */
function largestCluster(points: readonly Rgb[]): Rgb {
  const sorted = points.toSorted((a, b) => brightness(a) - brightness(b))
  const quantile = (k: number) => sorted[Math.floor(((k + 0.5) / clusters) * sorted.length)] ?? mean(points)
  let groups: Rgb[][] = []
  let centres: Rgb[] = Array.from({ length: clusters }, (_, k) => quantile(k))
  for (let round = 0; round < rounds; round++) {
    groups = centres.map(() => [])
    for (const point of points) groups[nearest(point, centres)]?.push(point)
    centres = groups.map((group, k) => (group.length > 0 ? mean(group) : (centres[k] ?? quantile(k))))
  }
  return mean(groups.reduce((largest, group) => (group.length > largest.length ? group : largest)))
}

function nearest(point: Rgb, centres: readonly Rgb[]): number {
  let best = 0
  let least = Infinity
  for (const [k, centre] of centres.entries()) {
    const away = distance(point, centre)
    if (away < least) [best, least] = [k, away]
  }
  return best
}
