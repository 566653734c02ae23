import type { Facts } from '../../src/reading/facts.ts'
import type { Modifier } from '../../src/reading/lexicon/types.ts'
import type { Claim } from '../../src/explaining/claims.ts'

/** Clo of the upper body. */
export const upperClo = (pieces: readonly Facts[]) => {
  let sum = 0
  for (const { type, clo, marks } of pieces) {
    if (['TOP', 'OUTER', 'SCARF'].includes(type) || (type === 'UNDERWEAR' && marks.has('upper'))) sum += clo
    else if (type === 'DRESS') sum += 0.75 * clo
  }
  return sum
}

const dryKinds = /^(?:hikingShoes|safetyShoes|golfShoes)$/
/** Cloths through which water comes at once, in any shoe. */
const openCloths: readonly Modifier[] = ['mesh', 'canvas', 'satin', 'knitted']

/** Whether shoes keep out an hour or two of rain, unless the owner says otherwise. */
export function staysDry({ type, kind, marks, says, waterproof }: Facts): boolean {
  if (type !== 'SHOES' || says.has('avoidsRain')) return false
  if (waterproof) return true
  if (marks.has('suede') || says.has('suede')) return false
  if (marks.has('rainShoe') || kind === 'snowBoots') return true
  if (kind === 'furShoes') return false
  if (says.has('oiled') || says.has('repellent')) return true
  return (marks.has('boot') || dryKinds.test(kind)) && !openCloths.some((cloth) => says.has(cloth))
}

export const isDark = ({ color }: Facts) => !!color && color.c < 0.07 && color.l < 0.42
export const isWhite = ({ color }: Facts) => !!color && color.c < 0.03 && color.l > 0.9
export const isBridal = ({ color }: Facts) => !!color && color.c < 0.07 && color.l > 0.82
export const isJacket = (f: Facts) => f.type === 'OUTER' && f.marks.has('tailored')

type NotOwned = Claim & { is: 'notOwned' }

/**
 * Tests whether a piece is of the sort that a sentence says is not owned; `type` is the type of the dark piece that a
 * sentence about mourning says is missing.
 */
export const owned: Readonly<Record<NotOwned['what'], (f: Facts, type: Facts['type'] | null) => boolean>> = {
  dryShoes: staysDry,
  cover: ({ type }) => type === 'OUTER',
  jacket: isJacket,
  dark: (f, type) => f.type === type && isDark(f),
}
