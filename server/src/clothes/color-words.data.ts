import type { ColorFamily } from '@otday/contract'

/** Words by which a piece of that color is found, whatever its own color is called. */
export const colorFamilyWords: Readonly<Record<ColorFamily, string>> = {
  BLACK: '블랙 검정색 검은색 까만색',
  WHITE: '화이트 흰색 하얀색',
  GRAY: '그레이 회색',
  BEIGE: '베이지',
  BROWN: '브라운 갈색 밤색',
  NAVY: '네이비 남색 곤색',
  BLUE: '블루 파란색 파랑 청색',
  GREEN: '그린 초록색 녹색',
  RED: '레드 빨간색 빨강',
  PINK: '핑크 분홍색',
  YELLOW: '옐로우 노란색 노랑',
  PURPLE: '퍼플 보라색',
}
