import {
  type Alternative,
  type ClothesId,
  ClothesType,
  clothesTypeLabels,
  idsOf,
  type OutfitItem,
} from '@otday/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addedQuery } from './added-query.ts'
import { bareHalves, idsWith, type Outfit } from './alternatives.ts'
import { exchangedText } from './exchanged-text.ts'
import type { Change } from './use-exchange.ts'

/**
 * State of an exchange: `target` is the id of a worn piece to replace, or a type to add; the user chooses an
 * alternative. Returns the outfit that results from it, too.
 */
export function useChosenPiece(outfit: Outfit, target: string) {
  const queryClient = useQueryClient()
  const piece = outfit.clothes.find(({ clothesId }) => clothesId === target)
  const [slot, setSlot] = useState(piece?.type ?? ClothesType.safeParse(target).data)
  const [chosen, choose] = useState<Alternative | null>(null)
  const wanted = { slot: slot ?? 'TOP', replaces: piece?.type === slot ? piece?.clothesId : undefined }
  const stays = chosen ? idsWith(outfit, wanted, chosen) : idsOf(outfit)
  const bare = chosen ? bareHalves(outfit, stays, chosen) : []
  const adding = addedQuery(outfit, stays, bare)
  const { data: added = [] } = useQuery({ ...adding, enabled: bare.length > 0 })
  const idsAnd = (more: readonly OutfitItem[]): ClothesId[] => [...stays, ...more.map(({ clothesId }) => clothesId)]
  return {
    /** The worn piece to replace; absent if a piece is added. */
    piece,
    slot,
    switchSlot: (next: ClothesType) => {
      choose(null)
      setSlot(next)
    },
    wanted,
    chosen,
    choose,
    /** Pieces that the server adds if the chosen piece leaves the upper or lower half of the body without clothes. */
    added,
    /** Ids of everything worn after the change. */
    ids: idsAnd(added),
    change: async (came: Alternative, isPinned: boolean): Promise<Change> => {
      const more = bare.length > 0 ? await queryClient.fetchQuery(adding) : []
      const label = piece ? clothesTypeLabels[piece.type] : null
      const text = exchangedText({ label, came, added: more, isPinned })
      return { clothesIds: idsAnd(more), came: came.item.clothesId, text }
    },
  }
}
export type ChosenPiece = ReturnType<typeof useChosenPiece>
