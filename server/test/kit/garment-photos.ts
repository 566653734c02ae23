import sharp from 'sharp'

/** Outlines on a canvas of 1000 × 1000. */
const outlines = {
  shirt:
    'M300 180 L420 140 Q500 190 580 140 L700 180 L820 360 L730 420 L690 360 L690 860 L310 860 L310 360 L270 420 L180 360 Z',
  trousers: 'M350 100 L650 100 L700 900 L550 900 L500 380 L450 900 L300 900 Z',
  skirt: 'M380 160 L620 160 L780 860 L220 860 Z',
  shoes: 'M160 460 Q300 380 440 460 L440 640 L160 640 Z M560 460 Q700 380 840 460 L840 640 L560 640 Z',
}

/** Draws a garment as PNG without a background. */
export const cutOutGarment = ({ outline, color }: Pick<GarmentPhoto, 'outline' | 'color'>): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="600" height="600"><path d="${outlines[outline]}" fill="${color}"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

export interface GarmentPhoto {
  outline: keyof typeof outlines
  color: string
  ground?: string
  shade?: string
  busy?: boolean
  print?: string
  size?: number
}

/** Draws a garment as JPEG with the grain of a camera. */
export async function garmentPhoto(given: GarmentPhoto): Promise<Buffer> {
  const { outline, color, ground = '#f4f2ee', shade = ground, busy = false, print = '', size = 600 } = given
  const things = Array.from(
    { length: 60 },
    (_, at) =>
      `<rect x="${(at * 173) % 1000}" y="${(at * 331) % 1000}" width="${80 + ((at * 53) % 200)}" height="${60 + ((at * 91) % 180)}"
        fill="hsl(${(at * 67) % 360} 45% ${30 + ((at * 29) % 50)}%)"/>`,
  ).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="${size}" height="${size}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${ground}"/><stop offset="1" stop-color="${shade}"/></linearGradient></defs>
    <rect width="1000" height="1000" fill="url(#g)"/>${busy ? things : ''}
    <path d="${outlines[outline]}" fill="${color}"/>${print}</svg>`
  const grain = { type: 'gaussian', mean: 128, sigma: 6 } as const
  const noise = sharp({ create: { width: size, height: size, channels: 3, background: 'gray', noise: grain } })
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .composite([{ input: await noise.png().toBuffer(), blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer()
}
