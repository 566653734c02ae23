import { type FlatLayFormat, type FlatLayScene, idsOf, type Recommendation } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useMedia } from '../../ui/use-media.ts'
import { judgementQuery, wideLayout } from './queries.ts'

export const useSceneFormat = (): FlatLayFormat => (useMedia(wideLayout) ? 'card' : 'square')

/** Returns the layout of the outfit's picture; refetches it only if the window has become wide or narrow since. */
export function useScene(outfit: Recommendation): FlatLayScene | null {
  const format = useSceneFormat()
  const fits = outfit.scene?.format === format
  const worn = { ...outfit, clothesIds: idsOf(outfit) }
  const { data } = useQuery({ ...judgementQuery(worn, format), enabled: !fits && worn.clothesIds.length > 0 })
  return fits ? outfit.scene : (data?.scene ?? outfit.scene)
}
