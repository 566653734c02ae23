/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees 0–360. */
export interface Oklch {
  l: number
  c: number
  h: number
}
type Rgb = readonly [red: number, green: number, blue: number]

const toLinear = (channel: number) => {
  const s = channel / 255
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
}
const fromLinear = (linear: number) => {
  const s = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, s)) * 255)
}

/** sRGB (0–255) to OKLCH; matrices of B. Ottosson, "A perceptual color space for image processing" (2020). */
export function oklchOf([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const h = (Math.atan2(bb, a) * 180) / Math.PI
  return { l, c: Math.hypot(a, bb), h: h < 0 ? h + 360 : h }
}

/** OKLCH to `#rrggbb`, the inverse of `oklchOf`; what sRGB cannot show is clipped per channel. */
export function hexOf({ l, c, h }: Oklch): string {
  const angle = (h * Math.PI) / 180
  const [a, bb] = [c * Math.cos(angle), c * Math.sin(angle)]
  const long = (l + 0.3963377774 * a + 0.2158037573 * bb) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * bb) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * bb) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return `#${channels.map((channel) => fromLinear(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Raw pixels, row by row, four bytes each. */
export interface Pixels {
  width: number
  height: number
  rgba: Uint8Array
}

/** RGB distance up to which a pixel counts as background. */
const backgroundDistance = 40
/** With a smaller share of pixels left, the garment has the background's colour. */
const enough = 0.02
const clusters = 3
const rounds = 8

/**
 * The colour of what a picture shows: the mean of the edge is taken for the background and its pixels are dropped,
 * the largest of three clusters (k-means) of the rest is the answer. Null when everything is transparent.
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

/** Lloyd's k-means from the brightness quantiles on, so that one picture always has one answer. */
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
