import type { Clothes, ClothesId, OutfitItem, Recommendation } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { closetQuery } from '../clothes/index.ts'

/** Returns a piece of the outfit or, if it is not among them, of the closet, which is fetched only then. */
export function usePiece(id: ClothesId | null, { clothes, userId }: Recommendation): OutfitItem | Clothes | undefined {
  const worn = clothes.find(({ clothesId }) => clothesId === id)
  const { data: closet } = useQuery({ ...closetQuery(userId), enabled: id !== null && !worn })
  return worn ?? closet?.find((piece) => piece.id === id)
}
