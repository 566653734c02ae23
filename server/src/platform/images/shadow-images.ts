import sharp from 'sharp'
import type { Composition, CompositionLayer } from './compositions.ts'

/** Pixels of the picture per pixel of a shadow, as shadows are drawn at a lower resolution. */
const coarse = 6
/** Distance in standard deviations over which a blur is drawn. */
const spread = 2.4

interface Cell {
  layer: CompositionLayer
  /** Left edge on the sheet in px. */
  x: number
  width: number
  height: number
  margin: number
}

/**
 * Returns for each layer an SVG image of its shadows, to be painted beneath it. All shadows are blurred on one sheet,
 * as filters of the SVG renderer take seconds.
 */
export async function shadowImages(composition: Composition, markups: readonly string[]): Promise<string[]> {
  const cells = cellsOf(composition.layers)
  const sheet = { width: Math.max(1, ...cells.map(({ x, width }) => x + width)), height: 1 }
  sheet.height = Math.max(1, ...cells.map(({ height }) => height))
  const silhouettes = cells.map(({ x, margin, layer }, at) => {
    const place = `translate(${x + margin} ${margin}) scale(${1 / coarse}) translate(${-layer.left} ${-layer.top})`
    return `<g transform="${place}">${(markups[at] ?? '').replaceAll('id="', 'id="s').replaceAll('url(#', 'url(#s')}</g>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}">${silhouettes.join('')}</svg>`
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  const strengths = [0, 1].map((nth) => Math.max(...cells.map(({ layer }) => layer.shadows[nth]?.blur ?? 0)))
  const blurred = await Promise.all(
    strengths.map((blur) =>
      sharp(alpha, { raw: { ...sheet, channels: 1 } })
        .blur(Math.max(0.3, blur / coarse))
        .toColourspace('b-w')
        .raw()
        .toBuffer(),
    ),
  )
  return Promise.all(
    cells.map((cell) => shadowImage(cell, { blurred, width: sheet.width, ink: composition.shadowInk })),
  )
}

function cellsOf(layers: readonly CompositionLayer[]): Cell[] {
  let x = 0
  return layers.map((layer) => {
    const farthest = Math.max(0, ...layer.shadows.map(({ blur, drop }) => spread * blur + drop))
    const margin = Math.ceil(farthest / coarse)
    const width = Math.ceil(layer.width / coarse) + 2 * margin
    const cell = { layer, x, margin, width, height: Math.ceil(layer.height / coarse) + 2 * margin }
    x += width
    return cell
  })
}

interface Sheet {
  /** Blurred silhouettes of all layers (alpha from 0 to 255), one sheet for each shadow of a layer. */
  blurred: readonly Uint8Array[]
  width: number
  ink: Composition['shadowInk']
}

async function shadowImage({ layer, x, width, height, margin }: Cell, sheet: Sheet): Promise<string> {
  const rgba = Buffer.alloc(width * height * 4)
  const shadows = layer.shadows.map(({ drop, opacity }, nth) => ({
    drop: Math.round(drop / coarse),
    opacity,
    alpha: sheet.blurred[nth],
  }))
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      let light = 1
      for (const { drop, opacity, alpha } of shadows) {
        const from = row - drop
        if (from >= 0) light *= 1 - ((alpha?.[from * sheet.width + x + column] ?? 0) / 255) * opacity
      }
      const at = (row * width + column) * 4
      rgba.set(sheet.ink, at)
      rgba[at + 3] = Math.round((1 - light) * 255)
    }
  const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const place = `x="${layer.left - margin * coarse}" y="${layer.top - margin * coarse}"`
  const size = `width="${width * coarse}" height="${height * coarse}"`
  return `<image ${place} ${size} preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`
}
