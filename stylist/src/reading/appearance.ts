import { hexOf } from '@otday/common/oklab'
import type { Appearance, GarmentKind } from '@otday/contract'
import { clothColors } from './cloth-colors.data.ts'
import { drawings } from './drawings.data.ts'
import type { Facts } from './facts.ts'

/**
 * Returns how a piece is drawn: by its kind, in the colors of its attributes or name, else in the color of its
 * picture, else in the one that its cloth is known for.
 */
export function appearanceOf({
  slot,
  kind,
  hexes,
  color,
}: Pick<Facts, 'slot' | 'kind' | 'hexes' | 'color'>): Appearance {
  const ofType: Readonly<Record<string, GarmentKind>> = drawings[slot]
  const known = color ? hexOf(color) : clothColors[kind]
  return { kind: ofType[kind] ?? 'folded', colors: hexes.length > 0 ? [...hexes] : known ? [known] : [] }
}
