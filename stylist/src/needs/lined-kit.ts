import type { Facts } from '../reading/facts.ts'
import type { AnyKind, Modifier } from '../reading/lexicon/types.ts'

/**
 * Lined tights and tops that count as sports clothes if their name mentions a sport, each with the thin kind as which
 * they then count.
 */
export const linedKit: Partial<Record<AnyKind, AnyKind>> = {
  fleecedLeggings: 'sportLeggings',
  fleeceTop: 'sportLongTee',
}
const kitWords: readonly Modifier[] = ['sport', 'running', 'gym', 'hiking', 'cycling']
export const isLinedKit = ({ kind, says }: Facts) =>
  linedKit[kind] !== undefined && kitWords.some((word) => says.has(word))
