import { type Alternative, type ClothesId, clothesTypeLabels, type OutfitItem } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { ClosetPicker, type PickerFilter } from '../../../clothes/index.ts'
import { spokenWarmth, warmthText } from '../exchange/alternatives.ts'
import { alternativesQuery } from '../exchange/alternatives-query.ts'
import type { Composed, Composer } from './use-composer.ts'

interface ComposeClosetProps {
  outfit: Composed
  composer: Composer
  filter: PickerFilter
  onFilter: (filter: PickerFilter) => void
}

/** The closet to choose from; within a type, the best pieces for the outfit come first. */
export function ComposeCloset({ outfit, composer: { pieces, toggle }, filter, onFilter }: ComposeClosetProps) {
  const rated = useRated(outfit, pieces, filter)
  return (
    <ClosetPicker
      ownerId={outfit.userId}
      filter={filter}
      onFilter={onFilter}
      chosen={pieces.map(({ clothesId }) => clothesId)}
      onToggle={toggle}
      order={(loaded) => bestFirst(loaded, pieces, rated)}
      noteOf={({ clothesId, type }, isChosen) => {
        if (isChosen) return { text: '지금 고른 옷', spoken: '고름' }
        const rating = rated.get(clothesId)
        if (!rating) return { text: clothesTypeLabels[type] }
        return { text: warmthText(rating.warmer), spoken: spokenWarmth(rating.warmer) }
      }}
    />
  )
}

type Ratings = ReadonlyMap<ClothesId, Alternative>

/**
 * Returns the server's ratings of how well pieces of the chosen type go with the outfit; empty without a type or
 * pieces, and while a word is searched for.
 */
function useRated(
  { weatherId, occasion }: Composed,
  pieces: Composer['pieces'],
  { type, word }: PickerFilter,
): Ratings {
  const worn = { weatherId, occasion, clothes: pieces.map((item) => ({ ...item, badges: [] })) }
  const isRated = type !== '' && word === '' && pieces.length > 0
  const { data } = useQuery({
    ...alternativesQuery(worn, { slot: type || 'TOP', replaces: undefined }),
    enabled: isRated,
  })
  return new Map(isRated ? data?.data.map((one) => [one.item.clothesId, one]) : [])
}

function bestFirst(closet: OutfitItem[], worn: readonly OutfitItem[], rated: Ratings): OutfitItem[] {
  if (rated.size === 0) return closet
  const chosen = worn.filter(({ clothesId }) => closet.some((one) => one.clothesId === clothesId))
  const all = [...chosen, ...[...rated.values()].map(({ item }) => item), ...closet]
  return [...new Map(all.map((one) => [one.clothesId, one])).values()]
}
