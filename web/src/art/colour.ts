/** A colour in OKLab (Björn Ottosson, 2020): lightness 0–1 and two opponent axes. */
type Lab = readonly [l: number, a: number, b: number]

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
}

function labOf(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16)
  const [r, g, b] = [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function hexOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map((channel) => byte(toGamma(channel))).join('')}`
}

function byte(channel: number): string {
  return Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, '0')
}

/** Mixes two `#rrggbb` colours in OKLab as CSS `color-mix(in oklab, a share, b)` does; share of `a`, 0–1. */
export function mix(a: string, b: string, share: number): string {
  const [la, lb] = [labOf(a), labOf(b)]
  const part = (from: number, to: number) => from * share + to * (1 - share)
  return hexOf([part(la[0], lb[0]), part(la[1], lb[1]), part(la[2], lb[2])])
}

/** OKLab lightness of a `#rrggbb` colour, 0 (black) – 1 (white). */
export function lightness(hex: string): number {
  return labOf(hex)[0]
}
