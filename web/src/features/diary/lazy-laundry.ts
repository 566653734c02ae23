import { lazyNamed } from '../../ui/lazy.ts'

/** Loaded with the cards of a closet. */
const pieceAway = () => import('./components/laundry/PieceAway.tsx')
export const PieceAway = lazyNamed(pieceAway, 'PieceAway')
export const PutAwayMany = lazyNamed(pieceAway, 'PutAwayMany')
export const AwayMark = lazyNamed(pieceAway, 'AwayMark')
