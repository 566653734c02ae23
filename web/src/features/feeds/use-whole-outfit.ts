import type { Feed, OutfitItem } from '@otday/contract'
import { useState } from 'react'

export interface WholeOutfit {
  /** URL of one picture of the whole outfit; null for a single piece, and if the picture cannot be loaded. */
  url: string | null
  pieces: readonly OutfitItem[]
  onBroken: () => void
}

export function useWholeOutfit(pieces: readonly OutfitItem[], flatLayUrl: Feed['flatLayUrl']): WholeOutfit {
  const [broken, setBroken] = useState<string | null>(null)
  const url = pieces.length > 1 && flatLayUrl !== broken ? flatLayUrl : null
  return { url, pieces, onBroken: () => setBroken(flatLayUrl) }
}
