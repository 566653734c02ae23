import { lazy } from '../../ui/lazy.ts'

/** Returns the `unicode-range` that `packRange` in vite.config.ts has packed. */
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

function register(parts: readonly FontPart[]): void {
  for (const part of parts) document.fonts.add(faceOf(part))
}

/** Loads the font parts and adds them together, so that the page is laid out only once more. */
async function registerTogether(parts: readonly FontPart[]): Promise<void> {
  const faces = parts.map(faceOf)
  await Promise.allSettled(faces.map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
}

let isLoaded = false

/**
 * Loads the Korean font, once. Parts with frequent syllables are loaded all together (`isTogether`) or each when a text
 * needs it; parts with rare ones once the user first moves the pointer or presses something.
 */
export async function loadKoreanFont(isTogether: boolean): Promise<void> {
  if (isLoaded) return
  isLoaded = true
  lazy(async () => register((await import('virtual:font-parts/rare')).parts)).warmUp()
  const { parts } = await import('virtual:font-parts/common')
  if (isTogether) await registerTogether(parts)
  else register(parts)
}
