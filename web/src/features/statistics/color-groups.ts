import type { ColorFamily } from '@otday/contract'

/** Families that look alike from afar, with a color that stands for them. */
const groups = [
  { label: '무채색', color: '#6b727c', families: ['BLACK', 'WHITE', 'GRAY'] },
  { label: '파랑', color: '#5e7fa6', families: ['NAVY', 'BLUE'] },
  { label: '갈색·베이지', color: '#b99a78', families: ['BEIGE', 'BROWN'] },
  { label: '초록', color: '#6f8a5e', families: ['GREEN'] },
  { label: '빨강·분홍', color: '#b5524c', families: ['RED', 'PINK'] },
  { label: '노랑', color: '#e3b23c', families: ['YELLOW'] },
  { label: '보라', color: '#8d6fa8', families: ['PURPLE'] },
] as const satisfies readonly { label: string; color: string; families: readonly ColorFamily[] }[]

export interface ColorShare {
  label: string
  color: string
  pieces: number
}

/** Number of groups shown by name; the rest are combined. */
const named = 3

/** Returns the number of pieces by group of colors, largest first; smaller groups are combined at the end. */
export function colorShares(colors: readonly { family: ColorFamily; pieces: number }[]): ColorShare[] {
  const shares = groups
    .map(({ label, color, families }) => ({
      label,
      color,
      pieces: colors.reduce(
        (sum, one) => (families.some((family) => family === one.family) ? sum + one.pieces : sum),
        0,
      ),
    }))
    .filter(({ pieces }) => pieces > 0)
    .toSorted((a, b) => b.pieces - a.pieces)
  const rest = shares.slice(named)
  if (rest.length < 2) return shares
  const pieces = rest.reduce((sum, share) => sum + share.pieces, 0)
  return [...shares.slice(0, named), { label: '그 밖', color: rest[0]?.color ?? '#b5524c', pieces }]
}
