import { lazy } from '../../ui/lazy.ts'

/** Loaded with the cards of a closet. */
const pieceAway = lazy(() => import('./components/PieceAway.tsx'))
export const PieceAway = pieceAway.part('PieceAway')
export const PutAwayMany = pieceAway.part('PutAwayMany')

/** Returns the mark for cards once its code is loaded; until then cards are rendered without it. */
export const useAwayMark = () => pieceAway.useLoaded(true)?.AwayMark
