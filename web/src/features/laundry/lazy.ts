import { lazy } from '../../ui/lazy.ts'

/** Shows which pieces are in the wash or packed away for the season; loaded with the cards of a closet. */
const pieceAway = lazy(() => import('./components/PieceAway.tsx'))
export const PieceAway = pieceAway.part('PieceAway')
export const PutAwayMany = pieceAway.part('PutAwayMany')

/** Returns the component that marks cards of pieces in the wash or packed away; undefined until its code is loaded. */
export const useAwayMark = () => pieceAway.useLoaded(true)?.AwayMark
