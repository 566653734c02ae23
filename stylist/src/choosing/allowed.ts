import type { Avoided } from '@otday/contract'
import { type Facts, has } from '../reading/facts.ts'

const avoids: Readonly<Record<Avoided, (f: Facts) => boolean>> = {
  SLEEVELESS: (f) =>
    has(f, 'bareArms', 'strappy') || ((f.type === 'TOP' || f.type === 'DRESS') && f.says.has('sleeveless')),
  SHORT_LEGS: (f) => has(f, 'shortLegs') || ((f.type === 'BOTTOM' || f.type === 'DRESS') && f.says.has('mini')),
  SKIRT: (f) => has(f, 'skirt'),
  HEELS: (f) => has(f, 'heel') || (f.type === 'SHOES' && f.says.has('highHeel')),
  LEATHER: (f) => has(f, 'leather', 'leatherShoe') || f.says.has('leather'),
  FUR: (f) => f.kind === 'furCoat' || f.kind === 'furScarf' || f.says.has('fur'),
  WOOL: (f) => f.says.has('wool') || f.says.has('cashmere') || f.kind === 'woolCoat' || f.kind === 'woolSlacks',
  TIGHT: (f) => has(f, 'tight') || f.says.has('skinny'),
  SHEER: (f) => has(f, 'sheer') || f.says.has('sheer'),
  CROPPED: (f) => has(f, 'bareBelly') || (f.type === 'TOP' && f.says.has('cropped')),
  OPEN_SHOES: (f) => has(f, 'bareFeet'),
}

/**
 * Returns the pieces without those of a sort that the user never wears; these are not chosen even if nothing else is
 * left.
 */
export const allowed = (facts: readonly Facts[], avoided: readonly Avoided[]) =>
  facts.filter((f) => !avoided.some((one) => avoids[one](f)))
