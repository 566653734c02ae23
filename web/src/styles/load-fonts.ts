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

function faceOf([url, packed]: FontPart): FontFace {
  const descriptors = { weight: '45 920', display: 'swap', unicodeRange: unpackRange(packed) } as const
  return new FontFace('Pretendard Variable', `url("${url}") format("woff2")`, descriptors)
}

/** Adds faces to the document; the browser downloads one only when a character of it is drawn. */
function register(parts: readonly FontPart[]): void {
  for (const part of parts) document.fonts.add(faceOf(part))
}

/** Adds faces once all of them are there: the text of a full page is laid out anew once, not with each that arrives. */
async function registerTogether(parts: readonly FontPart[]): Promise<void> {
  const faces = parts.map(faceOf)
  await Promise.allSettled(faces.map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
}

/**
 * Adds the Korean parts of Pretendard in two steps: the frequent syllables at once, the rare ones at the first sign of
 * use. They are kept out of the style sheet, whose weight every first visit pays. `korean` tells a page full of Korean,
 * which needs nearly all of the frequent parts.
 */
export async function loadKoreanFont(korean: boolean): Promise<void> {
  warmUp(async () => register((await import('virtual:font-parts/rare')).parts))
  const { parts } = await import('virtual:font-parts/common')
  if (korean) await registerTogether(parts)
  else register(parts)
}
