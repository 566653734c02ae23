import type { ColorFamily, Season } from './closet-words.ts'

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
  YELLOW: '옐로',
  PURPLE: '퍼플',
} as const satisfies Record<ColorFamily, string>

export const seasonLabels = {
  SPRING: '봄',
  SUMMER: '여름',
  AUTUMN: '가을',
  WINTER: '겨울',
} as const satisfies Record<Season, string>
