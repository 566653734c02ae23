/** `l`: lightness 0–1; `a` (green to red) and `b` (blue to yellow): about ±0.4. */
export interface Oklab {
  l: number
  a: number
  b: number
}
/** `l`: lightness 0–1; `c`: chroma up to 0.4; `h`: hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}
/** sRGB, 0–255 each. */
export type Rgb = readonly [red: number, green: number, blue: number]

const toLinear = (channel: number) => {
  const s = channel / 255
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
}
const fromLinear = (linear: number) => {
  const s = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, s)) * 255)
}

/** Degrees between two hues, 0–180. */
export function hueGap(one: number, other: number): number {
  const gap = Math.abs(one - other) % 360
  return Math.min(gap, 360 - gap)
}

/** Returns the OKLab axes a and b of a color. */
export function planeOf({ c, h }: Oklch): readonly [a: number, b: number] {
  const angle = (h * Math.PI) / 180
  return [c * Math.cos(angle), c * Math.sin(angle)]
}

/** Converts sRGB to OKLab: B. Ottosson, "A perceptual color space for image processing" (2020). */
export function oklabOf([red, green, blue]: Rgb): Oklab {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
}

export function oklchOf(rgb: Rgb): Oklch {
  const { l, a, b } = oklabOf(rgb)
  const h = (Math.atan2(b, a) * 180) / Math.PI
  return { l, c: Math.hypot(a, b), h: h < 0 ? h + 360 : h }
}

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Returns `#rrggbb`; each channel is clipped to the range of sRGB. */
export function hexOfLab({ l, a, b }: Oklab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return `#${channels.map((channel) => fromLinear(channel).toString(16).padStart(2, '0')).join('')}`
}

export function hexOf(color: Oklch): string {
  const [a, b] = planeOf(color)
  return hexOfLab({ l: color.l, a, b })
}

/** Mixes two `#rrggbb` colors like CSS `color-mix(in oklab, …)`; `share` (0–1) is that of `one`. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [oklabOf(rgbOf(one)), oklabOf(rgbOf(other))]
  const part = (axis: keyof Oklab) => from[axis] * share + to[axis] * (1 - share)
  return hexOfLab({ l: part('l'), a: part('a'), b: part('b') })
}
