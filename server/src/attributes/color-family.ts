import type { Oklch } from '@otday/common/oklab'
import type { ColorFamily } from '@otday/contract'

/** OKLCH chroma below which a color has no hue that people would name. */
const grayish = 0.022

function neutral(l: number): ColorFamily {
  if (l < 0.3) return 'BLACK'
  return l < 0.9 ? 'GRAY' : 'WHITE'
}

const skinTones = (l: number, c: number, h: number): ColorFamily => {
  if (l < 0.62) return 'BROWN'
  if (c >= 0.1) return 'YELLOW'
  return h < 44 ? 'PINK' : 'BEIGE'
}

const sandTones = (l: number, c: number): ColorFamily => {
  if (c >= 0.1) return 'YELLOW'
  return l < 0.68 ? 'BROWN' : 'BEIGE'
}

const limeTones = (l: number, c: number): ColorFamily => {
  if (l < 0.75) return 'GREEN'
  return c >= 0.08 ? 'YELLOW' : 'BEIGE'
}

/** Families by hue in degrees up to `end`; bounds fitted to the stylist's 44 named colors. */
const hues: readonly { end: number; family: (l: number, c: number, h: number) => ColorFamily }[] = [
  { end: 20, family: (l) => (l < 0.6 ? 'RED' : 'PINK') },
  { end: 38, family: (l) => (l < 0.65 ? 'RED' : 'PINK') },
  { end: 66, family: skinTones },
  { end: 92, family: sandTones },
  { end: 112, family: limeTones },
  { end: 195, family: () => 'GREEN' },
  { end: 290, family: (l) => (l < 0.38 ? 'NAVY' : 'BLUE') },
  { end: 330, family: () => 'PURPLE' },
  { end: 360, family: (l) => (l < 0.6 ? 'RED' : 'PINK') },
]

/** Returns the family of colors, such as NAVY, by which people search for a color. */
export function colorFamilyOf({ l, c, h }: Oklch): ColorFamily {
  if (c < grayish || (l < 0.3 && c < 0.04)) return neutral(l)
  return hues.find(({ end }) => h <= end)?.family(l, c, h) ?? 'GRAY'
}
