let segmenter: Intl.Segmenter | undefined

/** Returns what people see as characters: an emoji of eleven code units is one. */
export function charactersIn(text: string): string[] {
  segmenter ??= new Intl.Segmenter('ko', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/**
 * Octets (UTF-8) that a character may have on average, as many as the emoji of a family of four: combining marks could
 * be stacked without end.
 */
const octetsEach = 25

/** UTF-16 units that no text within `max` characters exceeds. */
export const mostUnits = (max: number): number => max * octetsEach

/** Why a text is beyond `max` characters or their octets, in Korean; null if it is not. */
export function excessOf(text: string, max: number): string | null {
  if (text.length <= max) return null
  // Nobody waits for a megabyte to be counted.
  if (text.length > mostUnits(max) || charactersIn(text).length > max) return `${max}자까지 쓸 수 있어요.`
  const octets = new TextEncoder().encode(text).length
  return octets > max * octetsEach ? '이모지와 부호를 조금 줄여 주세요.' : null
}
