/**
 * A kind of garment: its Korean word, its insulation Iclu in clo (ISO 9920, ASHRAE 55 list; outerwear ±25 %), the air
 * temperatures in °C at which it is worn (coldest hour out ≥ `from`, warmest ≤ `to`), formality and sportiness (0–100),
 * and marks: words for its other properties that the choice uses.
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

/** °C that no day reaches: a kind with the range from `freezing` to `scorching` is worn all year. */
export const freezing = -40
export const scorching = 50
