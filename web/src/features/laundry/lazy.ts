import { lazyNamed, useLoaded } from '../../ui/lazy.ts'

/** Loaded with the cards of a closet. */
const pieceAway = () => import('./components/PieceAway.tsx')
export const PieceAway = lazyNamed(pieceAway, 'PieceAway')
export const PutAwayMany = lazyNamed(pieceAway, 'PutAwayMany')

/** The mark of cards, once it is there: without it a card lacks nothing that it could ask for again. */
export const useAwayMark = () => useLoaded(pieceAway, true)?.AwayMark
