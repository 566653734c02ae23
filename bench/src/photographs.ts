import type { Page } from '@playwright/test'

/** SVG paths of garments on a canvas of 1000 × 1000. */
const outlines = {
  shirt:
    'M300 180 L420 140 Q500 190 580 140 L700 180 L820 360 L730 420 L690 360 L690 860 L310 860 L310 360 L270 420 L180 360 Z',
  trousers: 'M350 100 L650 100 L700 900 L550 900 L500 380 L450 900 L300 900 Z',
}

export interface Photograph {
  name: string
  outline: keyof typeof outlines
  color: string
}

/** Returns a JPEG of about `bytes` bytes with noise as of a camera, drawn in the page's canvas. */
export async function takePhotograph(
  page: Page,
  { name, outline, color }: Photograph,
  { width, height, bytes }: { width: number; height: number; bytes: number },
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(
    async (given) => {
      const canvas = new OffscreenCanvas(given.width, given.height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = '#efece6'
      context.fillRect(0, 0, given.width, given.height)
      const side = Math.min(given.width, given.height)
      context.translate((given.width - side) / 2, (given.height - side) / 2)
      context.scale(side / 1000, side / 1000)
      context.fillStyle = given.color
      context.fill(new Path2D(given.path))
      const pixels = context.getImageData(0, 0, given.width, given.height)
      let seed = 1
      for (let at = 0; at < pixels.data.length; at += 4) {
        seed = (seed * 1103515245 + 12345) % 2147483648
        const grain = ((seed >> 16) % 13) - 6
        for (let channel = 0; channel < 3; channel++)
          pixels.data[at + channel] = (pixels.data[at + channel] ?? 0) + grain
      }
      context.putImageData(pixels, 0, 0)
      let best: Blob | null = null
      for (const quality of [0.98, 0.95, 0.92, 0.88, 0.82, 0.75, 0.65, 0.5]) {
        best = await canvas.convertToBlob({ type: 'image/jpeg', quality })
        if (best.size <= given.bytes) break
      }
      const chunks: string[] = []
      const data = new Uint8Array((await best?.arrayBuffer()) ?? new ArrayBuffer(0))
      for (let from = 0; from < data.length; from += 32768)
        chunks.push(String.fromCharCode(...data.subarray(from, from + 32768)))
      return btoa(chunks.join(''))
    },
    { width, height, bytes, color, path: outlines[outline] },
  )
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}
