interface Syllable {
  initial: number
  medial: number
  final: number
}

const [first, last, medials, finals] = [0xac00, 0xd7a3, 21, 28] as const

/**
 * Returns the sounds of a Hangul syllable (NFC), counted from 0 in Unicode's order (The Unicode Standard 3.12); final 0
 * is none. Returns null if `letter` is no such syllable.
 */
export function syllableOf(letter: string): Syllable | null {
  const code = letter.charCodeAt(0)
  // This is also true of an empty text, whose code is NaN.
  if (!(code >= first && code <= last)) return null
  const at = code - first
  const pair = Math.floor(at / finals)
  return { initial: Math.floor(pair / medials), medial: pair % medials, final: at % finals }
}

export const letterOf = ({ initial, medial, final }: Syllable): string =>
  String.fromCharCode(first + (initial * medials + medial) * finals + final)
