import type { Facts } from '../reading/facts.ts'
import type { AnyKind, Modifier } from '../reading/lexicon/types.ts'

/** Lined tights and tops for runners, which count as sports kit like the thin kinds they map to. */
export const linedKit: Partial<Record<AnyKind, AnyKind>> = {
  fleecedLeggings: 'sportLeggings',
  fleeceTop: 'sportLongTee',
}
const kitWords: readonly Modifier[] = ['sport', 'running', 'gym', 'hiking', 'cycling']
export const isLinedKit = ({ kind, says }: Facts) =>
  linedKit[kind] !== undefined && kitWords.some((word) => says.has(word))
