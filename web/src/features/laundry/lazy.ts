import { lazy } from '../../ui/lazy.ts'

/** Loaded with the cards of a closet. */
const pieceAway = lazy(() => import('./components/PieceAway.tsx'))
export const PieceAway = pieceAway.part('PieceAway')
export const PutAwayMany = pieceAway.part('PutAwayMany')

/** Returns the mark of cards, once it is loaded: without it a card misses nothing that it could ask for again. */
export const useAwayMark = () => pieceAway.useLoaded(true)?.AwayMark
