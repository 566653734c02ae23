/** Korean colour words as `#rrggbb`, longest compounds first where one contains another. */
const words: readonly (readonly [words: RegExp, hex: string])[] = [
  [/라이트\s?블루|하늘|스카이|연청|소라/, '#9DBFE3'],
  [/라이트\s?그레이|연회색|실버|은색/, '#C3C9D1'],
  [/차콜|먹색|다크\s?그레이|흑청/, '#4A505A'],
  [/다크\s?브라운|초코|밤색/, '#5B3E2E'],
  [/블랙|검정|검은|흑|black/i, '#23272E'],
  [/아이보리|크림|오트밀|에크루|ivory|cream/i, '#F1E9DB'],
  [/화이트|흰|하양|하얀|백색|white/i, '#F7F8FA'],
  [/네이비|곤색|남색|navy/i, '#2F3F63'],
  [/진청|인디고|데님|청/, '#4C6C97'],
  [/베이지|샌드|beige/i, '#DCC9A8'],
  [/카멜|탄|황토|카라멜|camel/i, '#B98D5F'],
  [/그레이|회색|멜란지|쥐색|gr[ae]y/i, '#9AA2AD'],
  [/카키|국방|khaki/i, '#76765A'],
  [/올리브|olive/i, '#6B7350'],
  [/버건디|와인|자주|마룬|burgundy|wine/i, '#7A2F3E'],
  [/브라운|갈색|모카|brown/i, '#84604A'],
  [/민트|mint/i, '#A7D8C8'],
  [/블루|파랑|파란|코발트|blue/i, '#4479BD'],
  [/코랄|살구|피치|coral|peach/i, '#F0A58F'],
  [/레드|빨강|빨간|red/i, '#C24A4A'],
  [/핑크|분홍|로즈|pink/i, '#E7A9B7'],
  [/연두|라임|lime/i, '#B3CE6A'],
  [/그린|초록|녹색|세이지|green/i, '#5C8567'],
  [/머스타드|겨자|mustard/i, '#D0A03C'],
  [/옐로우|옐로|노랑|노란|yellow/i, '#EBC553'],
  [/라벤더|연보라|라일락/, '#BFB2DF'],
  [/퍼플|보라|purple|violet/i, '#8468A8'],
  [/오렌지|주황|귤|orange/i, '#E58B4A'],
  [/골드|금색|gold/i, '#D3AF5E'],
]

/** Cloth of no known colour. */
export const plainCloth = '#B7BEC8'

/** The colour a Korean (or English) word names, or null: `colorHexOf('네이비')`. */
export function colorHexOf(word: string): string | null {
  return words.find(([pattern]) => pattern.test(word))?.[1] ?? null
}

/** The colour of an item: the first of its attribute values that names one, else its name, else plain cloth. */
export function clothColor(values: readonly string[], name = ''): string {
  for (const value of [...values, name]) {
    const hex = colorHexOf(value)
    if (hex) return hex
  }
  return plainCloth
}
