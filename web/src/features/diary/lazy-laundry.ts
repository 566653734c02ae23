import { lazyNamed } from '../../ui/lazy.ts'

/** Loaded with the first details of a piece. */
const pieceAway = () => import('./components/laundry/PieceAway.tsx')
export const PieceAway = lazyNamed(pieceAway, 'PieceAway')
export const PutAwayMany = lazyNamed(pieceAway, 'PutAwayMany')
