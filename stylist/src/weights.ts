/**
 * What each term of the score weighs; together 1. Tuned on strict agreement with the Korean chart while the thermal
 * fit stays whole; colour and style take what the two leave over.
 */
export const weights = {
  thermal: 0.28,
  chart: 0.34,
  rain: 0.1,
  color: 0.09,
  style: 0.1,
  season: 0.03,
  fresh: 0.03,
  like: 0.03,
} as const
