let segmenter: Intl.Segmenter | undefined

/** Returns what people see as characters: an emoji of eleven code units is one. */
export function charactersIn(text: string): string[] {
  segmenter ??= new Intl.Segmenter('ko', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/**
 * UTF-8 octets that a character may have on average, as many as the emoji of a family of four. Without a limit,
 * combining marks could be stacked endlessly.
 */
const octetsEach = 25

/** Returns the most UTF-16 units of a text that is within `max` characters and the octets allowed for them. */
export const mostUnits = (max: number): number => max * octetsEach

/** Returns in Korean why a text exceeds `max` characters or their octets; null if it does not. */
export function excessOf(text: string, max: number): string | null {
  if (text.length <= max) return null
  // The first condition refuses long texts at once: counting the characters of a megabyte is slow.
  if (text.length > mostUnits(max) || charactersIn(text).length > max) return `${max}자까지 쓸 수 있어요.`
  const octets = new TextEncoder().encode(text).length
  return octets > max * octetsEach ? '이모지와 부호를 조금 줄여 주세요.' : null
}
