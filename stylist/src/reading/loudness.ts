import type { Modifier } from './lexicon/types.ts'

/** Loudness (0–100) of each pattern. */
const loudOf: Partial<Record<Modifier, number>> = {
  sequin: 80,
  neon: 75,
  animal: 65,
  tieDye: 65,
  character: 60,
  camo: 50,
  graphic: 35,
  floral: 35,
  paisley: 40,
  patterned: 35,
  check: 18,
  argyle: 25,
  dot: 22,
  stripe: 10,
  logo: 15,
}

/**
 * Returns the loudness (0–100) of a piece: that of its pattern or its color, whichever is louder, plus 0.3 times the
 * other.
 */
export function loudnessOf(says: ReadonlySet<Modifier>, chroma: number, lightness: number): number {
  const pattern = Math.max(0, ...[...says].map((word) => loudOf[word] ?? 0))
  const vivid = Math.max(0, chroma - 0.09) * 380 * (lightness > 0.35 ? 1 : 0.4)
  return Math.min(100, Math.round(Math.max(pattern, vivid) + 0.3 * Math.min(pattern, vivid)))
}
