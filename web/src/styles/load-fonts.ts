import { warmUp } from '../ui/warm-up.ts'

/** The inverse of `packRange` in vite.config.ts: base-36 steps to `U+ac00-ac02,…`. */
function unpackRange(packed: string): string {
  let last = 0
  return packed
    .split(' ')
    .map((run) => {
      const [step = '', length = '0'] = run.split('-')
      const from = last + Number.parseInt(step, 36)
      last = from + Number.parseInt(length, 36)
      return `U+${from.toString(16)}-${last.toString(16)}`
    })
    .join(',')
}

/** Adds faces to the document; the browser downloads one only when a character of it is drawn. */
function register(parts: readonly FontPart[]): void {
  for (const [url, packed] of parts) {
    document.fonts.add(
      new FontFace('Pretendard Variable', `url("${url}") format("woff2")`, {
        weight: '45 920',
        display: 'swap',
        unicodeRange: unpackRange(packed),
      }),
    )
  }
}

/**
 * Adds the Korean parts of Pretendard in two steps: the frequent syllables at once, the rare ones at the first sign of
 * use. They are kept out of the style sheet, whose weight every first visit pays.
 */
export async function loadKoreanFont(): Promise<void> {
  warmUp(async () => register((await import('virtual:font-parts/rare')).parts))
  register((await import('virtual:font-parts/common')).parts)
}
