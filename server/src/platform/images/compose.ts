import { createRequire } from 'node:module'
import { deserialize } from 'node:v8'
import sharp, { type Sharp } from 'sharp'
import type {
  Composition,
  CompositionInset,
  CompositionLayer,
  CompositionText,
  CompositionType,
} from './compositions.ts'
import { shadowImages } from './shadow-images.ts'

const seconds = 8

/** Draws a picture; `order` is a serialized `{ composition, type }`. */
export async function compose(order: Uint8Array): Promise<Uint8Array> {
  const { composition, type } = deserialize(order) as { composition: Composition; type: CompositionType }
  const insets = await Promise.all(composition.layers.map(async ({ inset }) => (inset ? insetUrl(inset) : '')))
  const markups = composition.layers.map((layer, at) => withImage(layer, insets[at] ?? ''))
  const [shadows, texts] = await Promise.all([
    shadowImages(composition, markups),
    Promise.all(composition.texts.map(textImage)),
  ])
  const layers = markups.map((markup, at) => `${shadows[at] ?? ''}${markup}`)
  const svg = svgOf(composition, [composition.ground, ...layers, ...texts].join(''))
  const picture = sharp(Buffer.from(svg)).timeout({ seconds })
  return encoded(composition.ground ? picture.removeAlpha() : picture, type)
}

const svgOf = ({ width, height }: Composition, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`

const withImage = ({ markup }: CompositionLayer, url: string) => markup.replace('{image}', url)

/** Encodes a picture, without metadata and color profiles. */
function encoded(picture: Sharp, type: CompositionType): Promise<Uint8Array> {
  if (type === 'jpeg') return picture.jpeg({ quality: 88 }).toBuffer()
  if (type === 'webp') return picture.webp({ quality: 84, effort: 0 }).toBuffer()
  return picture.avif({ quality: 58, effort: 2 }).toBuffer()
}

/** Returns a picture as a data URL of PNG or JPEG, since the SVG renderer reads nothing else. */
async function insetUrl({ bytes, crop, width, height }: CompositionInset): Promise<string> {
  const picture = sharp(bytes).timeout({ seconds })
  if (!crop) {
    const jpeg = picture.flatten({ background: '#fff' }).resize({ width, height, fit: 'cover' }).jpeg({ quality: 92 })
    return `data:image/jpeg;base64,${(await jpeg.toBuffer()).toString('base64')}`
  }
  const whole = await picture.metadata()
  const left = Math.floor(crop.left * whole.width)
  const top = Math.floor(crop.top * whole.height)
  const png = await picture
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(whole.width - left, Math.ceil(crop.width * whole.width))),
      height: Math.max(1, Math.min(whole.height - top, Math.ceil(crop.height * whole.height))),
    })
    .resize({ width, height, fit: 'fill' })
    .png({ compressionLevel: 1, adaptiveFiltering: false })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

const resolve = createRequire(import.meta.url).resolve
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Draws a text with the bundled font, whatever fonts the machine has. */
async function textImage({ text, weight, size, color, align, x, y, maxWidth }: CompositionText): Promise<string> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped(text)}</span>`,
      font: `Pretendard ${weight} ${size}`,
      fontfile: resolve(`pretendard/dist/public/static/Pretendard-${weight}.otf`),
      rgba: true,
      dpi: 72,
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const scale = Math.min(1, maxWidth / info.width)
  const [width, height] = [info.width * scale, info.height * scale]
  const left = align === 'center' ? x - width / 2 : x
  const href = `data:image/png;base64,${data.toString('base64')}`
  return `<image x="${left}" y="${y}" width="${width}" height="${height}" href="${href}"/>`
}
