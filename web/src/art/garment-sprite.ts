import type { GarmentKind } from '@otday/contract'
import { drawingsFolder } from 'virtual:garments'

const asked = new Set<GarmentKind>()
/** URL of this module, in a variable because Vite would rewrite `new URL(…, import.meta.url)`. */
const here = import.meta.url
let sprite: SVGSVGElement | null = null

/**
 * Adds the symbol `#g-{kind}` to the document for `<use>`. Each drawing is loaded separately, after the page, and only
 * once, however many clothes show it.
 */
export async function ensureGarment(kind: GarmentKind): Promise<void> {
  if (asked.has(kind)) return
  asked.add(kind)
  try {
    addSymbol(kind, await drawingOf(kind))
  } catch {
    asked.delete(kind)
  }
}

/** Loads a drawing's SVG markup on a grid of 240 × 240; CSS or `paintGarment` colors its classes. */
export async function drawingOf(kind: GarmentKind): Promise<string> {
  const response = await fetch(new URL(`${drawingsFolder}/${kind}.svg`, here))
  if (!response.ok) throw new Error(`no drawing of ${kind}`)
  const svg = await response.text()
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
}

function addSymbol(kind: GarmentKind, body: string): void {
  if (!sprite) {
    sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    sprite.setAttribute('aria-hidden', 'true')
    sprite.style.cssText = 'position:absolute;width:0;height:0'
    document.body.append(sprite)
  }
  const symbol = document.createElementNS('http://www.w3.org/2000/svg', 'symbol')
  symbol.id = `g-${kind}`
  symbol.setAttribute('viewBox', '0 0 240 240')
  symbol.innerHTML = body
  sprite.append(symbol)
}
