import type { Mask } from '@otday/common/cut-mask'
import { maskSide } from '@otday/contract'

export interface Point {
  x: number
  y: number
}

/** Radii of the brush in its sizes, smallest first, as shares (0 to 1) of the longer side of the photo's mask. */
export const brushSizes = [0.012, 0.025, 0.045, 0.075, 0.12] as const

/**
 * Sets all pixels of the mask that a round brush covers between `from` and `to` to `value`; lengths in px of the mask.
 */
export function stroke(
  { width, height, inside }: Mask,
  way: { from: Point; to: Point; radius: number },
  value: 0 | 1,
): void {
  const { from, to, radius } = way
  const clamp = (at: number, most: number) => Math.max(0, Math.min(most, at))
  const left = clamp(Math.floor(Math.min(from.x, to.x) - radius), width)
  const right = clamp(Math.ceil(Math.max(from.x, to.x) + radius), width)
  const top = clamp(Math.floor(Math.min(from.y, to.y) - radius), height)
  const bottom = clamp(Math.ceil(Math.max(from.y, to.y) + radius), height)
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      if (distanceTo(way, { x: x + 0.5, y: y + 0.5 }) <= radius) inside[y * width + x] = value
}

function distanceTo({ from, to }: { from: Point; to: Point }, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length))
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy)
}

/** Returns a mask for a photo of this size that keeps everything. */
export function wholeMask({ width, height }: { width: number; height: number }): Mask {
  const scale = Math.min(1, maskSide / Math.max(width, height))
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  return { ...size, inside: new Uint8Array(size.width * size.height).fill(1) }
}
