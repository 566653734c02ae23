import { type ClothesId, fallbackTexts, type PutAwayPlace } from '@otday/contract'
import { lazyNamed } from '../../ui/lazy.ts'
import { toast } from '../../ui/toast.ts'

/** Loaded with the first details of a piece. */
const pieceAway = () => import('./components/laundry/PieceAway.tsx')
export const PieceAway = lazyNamed(pieceAway, 'PieceAway')
export const PutAwayMany = lazyNamed(pieceAway, 'PutAwayMany')

export const putAway = (clothesId: ClothesId, to: PutAwayPlace) =>
  void import('./components/laundry/changes.ts').then(
    ({ changeLaundry }) => changeLaundry({ to, clothesIds: [clothesId] }),
    () => toast.error(fallbackTexts.store),
  )
