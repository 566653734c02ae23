import type { Advice, ClothesType } from '@otday/contract'
import { type Band, bandOf, byLayout } from '@otday/stylist'
import { appearanceOf } from '../clothes/index.ts'

/**
 * Types of the garments that the clothing chart names as extras; null for words such as a fabric that name no garment.
 */
const extraTypes: Record<Band['extra'][number], ClothesType | null> = {
  '민소매 원피스': 'DRESS',
  린넨: null,
  스타킹: 'SOCKS',
  '검은색 스타킹': 'SOCKS',
  레이어드: null,
  스카프: 'SCARF',
  목도리: 'SCARF',
  내복: 'UNDERWEAR',
  장갑: 'ACCESSORY',
}
const examplesShown = 6
type Example = Omit<Advice['examples'][number], 'appearance'>

/** Returns the advice of the Korean clothing chart for an effective temperature in °C. */
export function adviceFor(teff: number): Advice {
  const band = bandOf(teff)
  const kinds: Example[][] = [
    band.outer.map((name) => ({ type: 'OUTER', name })),
    band.top.map((name) => ({ type: 'TOP', name })),
    band.bottom.map((name) => ({ type: 'BOTTOM', name })),
    band.extra.flatMap((name) => {
      const type = extraTypes[name]
      return type ? [{ type, name }] : []
    }),
  ]
  const longest = Math.max(...kinds.map((kind) => kind.length))
  const interleaved = Array.from({ length: longest }, (_, turn) => kinds.flatMap((kind) => kind[turn] ?? [])).flat()
  const examples = interleaved
    .slice(0, examplesShown)
    .toSorted(byLayout)
    .map((example) => ({ ...example, appearance: appearanceOf({ ...example, attributes: [], picture: null }) }))
  return { band: band.label, text: band.advice, examples }
}
