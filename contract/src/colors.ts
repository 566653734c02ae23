import * as z from 'zod'

/** Groups of colors; orange counts as yellow, khaki as green. */
export const ColorFamily = z.enum([
  'BLACK',
  'WHITE',
  'GRAY',
  'BEIGE',
  'BROWN',
  'NAVY',
  'BLUE',
  'GREEN',
  'RED',
  'PINK',
  'YELLOW',
  'PURPLE',
])
export type ColorFamily = z.infer<typeof ColorFamily>
export const colorFamilyLabels = {
  BLACK: '블랙',
  WHITE: '화이트',
  GRAY: '그레이',
  BEIGE: '베이지',
  BROWN: '브라운',
  NAVY: '네이비',
  BLUE: '블루',
  GREEN: '그린',
  RED: '레드',
  PINK: '핑크',
  YELLOW: '옐로우',
  PURPLE: '퍼플',
} as const satisfies Record<ColorFamily, string>

/** `#rrggbb` of each family, equal to the catalogue's color of the same name. */
export const colorFamilySwatches: Readonly<Record<ColorFamily, string>> = {
  BLACK: '#1b1b1d',
  WHITE: '#f7f7f5',
  GRAY: '#8c8d91',
  BEIGE: '#d8c7a6',
  BROWN: '#8a5a3b',
  NAVY: '#1f2a48',
  BLUE: '#2f5fb3',
  GREEN: '#2e7d4f',
  RED: '#cf2f34',
  PINK: '#f0b6c4',
  YELLOW: '#f2d04b',
  PURPLE: '#7a4fa0',
}
