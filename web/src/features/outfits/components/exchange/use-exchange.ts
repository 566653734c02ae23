import { type ClothesId, idsOf, type Judgement } from '@otday/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '../../../../platform/api/api-error.ts'
import { toast } from '../../../../ui/toast.ts'
import type { Worn } from '../../worn.ts'
import { judgementQuery } from '../../queries.ts'
import { useSceneFormat } from '../../use-scene.ts'
import type { Outfit } from './alternatives.ts'

/** `came`: the piece chosen by hand; null if a piece was only taken off. */
export type OnWear = (outfit: Worn, came: ClothesId | null) => void

export interface Change {
  clothesIds: readonly ClothesId[]
  /** Piece chosen by hand, as in `OnWear`. */
  came: ClothesId | null
  text: (judgement: Judgement) => string
}

/**
 * Exchanges a piece. The new outfit is shown only once the server has rated its warmth and said why it suits, so that
 * both appear with it; a toast can undo the exchange.
 */
export function useExchange(outfit: Outfit, onWear: OnWear, onClose: () => void) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const next = useRef<string | null>(null)
  const format = useSceneFormat()
  const judged = (clothesIds: readonly ClothesId[]) =>
    queryClient.fetchQuery(judgementQuery({ ...outfit, clothesIds }, format))
  const takeBack = async () => {
    try {
      onWear(await judged(idsOf(outfit)), null)
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return {
    busy,
    /** Returns the element to focus after closing: the one that opened the dialog may be gone with its piece. */
    focused: () => (next.current === null ? null : document.querySelector<HTMLElement>(next.current)),
    wear: async (change: Change | Promise<Change>): Promise<void> => {
      setBusy(true)
      try {
        const { clothesIds, came, text } = await change
        const judgement = await judged(clothesIds)
        if (came) next.current = `[data-piece="${came}"]`
        onWear(judgement, came)
        onClose()
        toast.success(text(judgement), { label: '되돌리기', onPress: () => void takeBack() })
      } catch (error) {
        toast.error(messageOf(error))
        setBusy(false)
      }
    },
    /** Closes the dialog when another outfit is requested; the button for another outfit then takes the focus. */
    leave: () => {
      next.current = '[data-another]'
      onClose()
    },
  }
}
