import type { Clothes, ClothesId, OutfitItem, Recommendation } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { closetQuery } from './stylist-queries.ts'

/** A piece by its id: of the outfit, else of the closet, which is read only then. */
export function usePiece(id: ClothesId | null, { clothes, userId }: Recommendation): OutfitItem | Clothes | undefined {
  const worn = clothes.find(({ clothesId }) => clothesId === id)
  const { data: closet } = useQuery({ ...closetQuery(userId), enabled: id !== null && !worn })
  return worn ?? closet?.find((piece) => piece.id === id)
}
