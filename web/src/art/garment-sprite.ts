import type { hangingGarments } from '@otday/art/garments-hanging.data'
import type { GarmentKind } from '@otday/contract'
import { drawingsFolder } from 'virtual:garments'

type HangingKind = keyof typeof hangingGarments

const asked = new Set<GarmentKind>()
const hanging: readonly GarmentKind[] = ['shirt', 'knit', 'scarf', 'coat'] satisfies HangingKind[]
const isHanging = (kind: GarmentKind): kind is HangingKind => hanging.includes(kind)
let sprite: SVGSVGElement | null = null

/**
 * Makes `#g-{kind}` available to `<use>`: each drawing is loaded after the page, by itself, and enters the document
 * once however many clothes show it.
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

async function drawingOf(kind: GarmentKind): Promise<string> {
  if (isHanging(kind)) return (await import('@otday/art/garments-hanging.data')).hangingGarments[kind]
  const file = `${drawingsFolder}/${kind}.js`
  const loaded = (await import(/* @vite-ignore */ file)) as { drawing: string }
  return loaded.drawing
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
