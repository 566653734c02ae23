import type { ColorFamily } from '@otday/contract'

export const colorSwatches: Readonly<Record<ColorFamily, string>> = {
  BLACK: '#22232a',
  WHITE: '#ffffff',
  GRAY: '#9aa0aa',
  BEIGE: '#d9c29f',
  BROWN: '#7b5433',
  NAVY: '#25324f',
  BLUE: '#5d80aa',
  GREEN: '#5d7050',
  RED: '#b9504b',
  PINK: '#e7c8c3',
  YELLOW: '#dfb848',
  PURPLE: '#7a6bbf',
}
