import { type ClothesId, type FollowAlong, type Followed, followedLabels, type FollowedPiece } from '@otday/contract'

/** How a piece of the post is recreated; `CHOSEN` and `TAKEN_OFF` are changes by the user. */
export type FollowLine = Omit<FollowedPiece, 'how'> & { how: Followed | 'CHOSEN' | 'TAKEN_OFF' }

export const lineLabels = { ...followedLabels, CHOSEN: '골랐어요', TAKEN_OFF: '뺐어요' } as const

const chosen = { how: 'CHOSEN', reason: '직접 고른 옷이에요' } as const
const takenOff = { how: 'TAKEN_OFF', reason: '직접 뺀 옷이에요' } as const

/**
 * Returns the lines that show how the post is recreated with the pieces worn now. A piece that the user chose takes the
 * line of its type if that line has no piece or its piece is no longer worn; otherwise it gets a new line.
 */
export function linesOf(
  pieces: readonly FollowedPiece[],
  worn: FollowAlong['outfit']['clothes'],
): readonly FollowLine[] {
  const isKept = ({ piece }: FollowedPiece) => piece !== null && worn.some((item) => item.clothesId === piece.clothesId)
  const kept = new Set<ClothesId>(pieces.filter(isKept).flatMap(({ piece }) => piece?.clothesId ?? []))
  const fresh = worn.filter(({ clothesId }) => !kept.has(clothesId))
  const lines = pieces.map((line): FollowLine => {
    if (isKept(line)) return line
    const at = fresh.findIndex(({ type }) => type === line.slot)
    const [piece] = at < 0 ? [] : fresh.splice(at, 1)
    if (piece) return { ...line, piece, ...chosen }
    return line.piece ? { ...line, piece: null, ...takenOff } : line
  })
  return [...lines, ...fresh.map((piece): FollowLine => ({ slot: piece.type, posted: null, piece, ...chosen }))]
}
