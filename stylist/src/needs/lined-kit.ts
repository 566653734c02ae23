import type { Facts } from '../reading/facts.ts'
import type { AnyKind, Modifier } from '../reading/lexicon/types.ts'

/** Lined tights and tops, each with the thin kind as which it counts if its name mentions a sport. */
export const linedKit: Partial<Record<AnyKind, AnyKind>> = {
  fleecedLeggings: 'sportLeggings',
  fleeceTop: 'sportLongTee',
}
const kitWords: readonly Modifier[] = ['sport', 'running', 'gym', 'hiking', 'cycling']
export const isLinedKit = ({ kind, says }: Facts) =>
  linedKit[kind] !== undefined && kitWords.some((word) => says.has(word))
