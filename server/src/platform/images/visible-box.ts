import type { Pixels } from './color.ts'

/** An area of a picture, in shares (0 to 1) of its width and height. */
export interface PictureBox {
  left: number
  top: number
  width: number
  height: number
}

/** Least alpha (0 to 255) of a visible pixel. */
const visible = 24
/** Share (0 to 1) of the edge's pixels that must be transparent in a cut-out. */
const freeEdge = 0.5

/** Returns the area of the visible pixels of a cut-out; null for other photos. */
export function visibleBox({ width, height, rgba }: Pixels): PictureBox | null {
  const isVisible = (x: number, y: number) => (rgba[(y * width + x) * 4 + 3] ?? 0) >= visible
  const box = { left: width, top: height, right: -1, bottom: -1 }
  let free = 0
  let edge = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isThere = isVisible(x, y)
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) {
        edge++
        if (!isThere) free++
      }
      if (!isThere) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = y
    }
  if (free < freeEdge * edge || box.right < 0) return null
  return {
    left: box.left / width,
    top: box.top / height,
    width: (box.right + 1 - box.left) / width,
    height: (box.bottom + 1 - box.top) / height,
  }
}
