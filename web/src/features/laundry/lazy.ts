import { lazy } from '../../ui/lazy.ts'

/** Loaded with the cards of a closet. */
const pieceAway = lazy(() => import('./components/PieceAway.tsx'))
export const PieceAway = pieceAway.part('PieceAway')
export const PutAwayMany = pieceAway.part('PutAwayMany')

/** The mark of cards, once it is there: without it a card lacks nothing that it could ask for again. */
export const useAwayMark = () => pieceAway.useLoaded(true)?.AwayMark
