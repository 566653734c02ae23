/**
 * A kind of garment: what Koreans call it, its insulation Iclu in clo (ISO 9920, ASHRAE 55 list; outerwear ±25 %), the
 * air temperatures in °C it is worn at (coldest hour out ≥ first, warmest ≤ second), formality and sportiness 0–100,
 * and marks: words that state what else is true of it and that the choice uses.
 */
export type KindRow = readonly [
  label: string,
  clo: number,
  from: number,
  to: number,
  formality: number,
  sporty: number,
  marks: string,
]

/** °C that no day reaches: a kind with the range from `freezing` to `scorching` is worn the year round. */
export const freezing = -40
export const scorching = 50
