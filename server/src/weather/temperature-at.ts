const COLDEST_HOUR = 6
const WARMEST_HOUR = 15

/** Lowest and highest °C of a day. */
type Span = { min: number; max: number }

/**
 * Returns the temperature in °C at an hour (0–24), on cosine curves: before the day's coldest hour it falls from the
 * highest of the day `before`, then it rises to the highest of the day, and after the warmest hour it falls toward the
 * lowest of the day `after`.
 */
export function temperatureAt(hour: number, day: Span, before: Span = day, after: Span = day): number {
  if (hour < COLDEST_HOUR)
    return ease(before.max, day.min, (hour + 24 - WARMEST_HOUR) / (24 - WARMEST_HOUR + COLDEST_HOUR))
  if (hour < WARMEST_HOUR) return ease(day.min, day.max, (hour - COLDEST_HOUR) / (WARMEST_HOUR - COLDEST_HOUR))
  return ease(day.max, after.min, (hour - WARMEST_HOUR) / (24 - WARMEST_HOUR + COLDEST_HOUR))
}

const ease = (from: number, to: number, share: number) => from + ((to - from) * (1 - Math.cos(Math.PI * share))) / 2
