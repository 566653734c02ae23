import { mix } from '@otday/common/oklab'
import { type GarmentTones, garmentTones, ink } from './garment-tones.ts'

const round = 'stroke-linecap="round" stroke-linejoin="round"'

/** Returns the rules of garment.css as attributes by class, for renderers without style sheets. */
function paints({ cloth, seam, edge }: GarmentTones): Record<string, string> {
  const line = mix(cloth, seam, 0.66)
  const band = `fill="none" stroke="${mix(cloth, ink, 0.74)}" stroke-width="9" ${round}`
  return {
    'g-b': `fill="${cloth}"${edge ? ` stroke="${edge}" stroke-width="1.6"` : ''}`,
    'g-o': `fill="${cloth}" stroke="${line}" stroke-width="1.6" stroke-opacity=".5" ${round}`,
    'g-br': `fill="${cloth}" stroke="${cloth}" ${round}`,
    'g-br0': `fill="none" stroke="${cloth}" ${round}`,
    'g-d': `fill="${mix(cloth, ink, 0.84)}"`,
    'g-s': `fill="${ink}" fill-opacity=".075"`,
    'g-i': `fill="${ink}" fill-opacity=".2"`,
    'g-x': `fill="${ink}" fill-opacity=".62"`,
    'g-h': 'fill="#fff" fill-opacity=".24"',
    'g-h2': 'fill="#fff" fill-opacity=".42"',
    'g-l': `fill="none" stroke="${line}" stroke-width="2" stroke-opacity=".62" ${round}`,
    'g-ln': `fill="none" stroke="${line}" stroke-opacity=".62" ${round}`,
    'g-f': `fill="none" stroke="${mix(cloth, seam, 0.72)}" stroke-width="1.6" stroke-opacity=".42" ${round}`,
    'g-t': `fill="none" stroke="${line}" stroke-width="1.6" stroke-dasharray="5 4" stroke-opacity=".5"`,
    'g-k': `fill="${mix(cloth, seam, 0.48)}"`,
    'g-k2': `fill="${mix(cloth, '#12161d', 0.3)}"`,
    'g-w': `fill="none" stroke="#fff" stroke-width="5" ${round}`,
    'g-w2': 'fill="none" stroke="#fff" stroke-width="2.5" stroke-opacity=".55"',
    'g-st': 'fill="none" stroke="#E7B878" stroke-width="1.5" stroke-dasharray="4 3" stroke-opacity=".85"',
    'g-sole': 'fill="#FBFBF8"',
    'g-hd': band,
    'g-hd2': band,
    'g-mt': 'fill="#D3D9E0"',
    'g-fc': 'fill="#FDFDFC"',
    'g-hand': `fill="none" stroke="#1E2A3A" stroke-width="4" ${round}`,
    'g-tick': `stroke="#8C98A6" stroke-width="2.5" ${round}`,
    'g-pole': `fill="none" stroke="${mix(cloth, '#6a4b30', 0.4)}" stroke-width="6" ${round}`,
  }
}

/** Returns the markup of a drawing in a `#rrggbb` color, from which every shade is computed. */
export function paintGarment(markup: string, hex: string): string {
  const paint = paints(garmentTones(hex))
  return markup.replace(/class="([\w-]+)"([^>]*)/g, (_, name: string, rest: string) => {
    const own = rest.includes('stroke-width') ? paint[name]?.replace(/ ?stroke-width="[\d.]+"/, '') : paint[name]
    return `${own ?? ''}${rest}`
  })
}

/** Wraps markup into an SVG document with a transparent ground. */
export const standAlone = (painted: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">${painted}</svg>`
