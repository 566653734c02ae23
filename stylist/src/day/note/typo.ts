/** Hangul syllables are 0xac00 + (initial * 21 + vowel) * 28 + final; final 0 is none. */
const [first, finals, last] = [0xac00, 28, 0xd7a3] as const

/** ㄱ ㄴ ㄹ ㅁ ㅂ ㅅ ㅆ ㅇ: finals that a thumb puts for another. */
const usualFinals = [0, 1, 4, 8, 16, 17, 19, 20, 21] as const
/** Vowels that sound alike: ㅐㅔ, ㅒㅖ, ㅙㅚㅞ. */
const alike: readonly (readonly number[])[] = [
  [1, 5],
  [3, 7],
  [10, 11, 15],
]
/** Neighbours on the keyboard and in sound: ㅏㅑ, ㅓㅕ, ㅗㅛ, ㅜㅠ, ㅡㅜ, ㅓㅗ. */
const close: readonly (readonly number[])[] = [
  [0, 2],
  [4, 6],
  [8, 12],
  [13, 17],
  [18, 13],
  [4, 8],
]

const isSyllable = (code: number) => code >= first && code <= last

/** The same word with one final or vowel mistyped, without itself. */
export function variantsOf(word: string): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    if (!isSyllable(code)) continue
    const final = (code - first) % finals
    const vowel = Math.floor((code - first) / finals) % 21
    const put = (other: number) => found.push(word.slice(0, at) + String.fromCharCode(other) + word.slice(at + 1))
    for (const other of usualFinals) if (other !== final) put(code - final + other)
    for (const group of [...alike, ...close])
      if (group.includes(vowel)) for (const other of group) if (other !== vowel) put(code + (other - vowel) * finals)
  }
  return found
}

/** 갓다, 햇는데 for 갔다, 했는데. */
export const withDoubleFinals = (text: string): string =>
  text.replace(/[갓햇왓잇엇앗겟됫봣](?=[다어는고지네던음습])/g, (syllable) =>
    String.fromCharCode(syllable.charCodeAt(0) + 1),
  )
