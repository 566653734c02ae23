import type { ClothesId, OutfitItem, UserId } from '@otday/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Garment } from '../../../../art/Garment.tsx'
import { useFreshOnArrival, usePagedView } from '../../../../platform/cache/use-paged-view.ts'
import { paths } from '../../../../platform/navigation/paths.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ListTail } from '../../../../ui/ListTail.tsx'
import { FilterTabs } from '../../../../ui/RadioRow.tsx'
import { EmptyState, ErrorState } from '../../../../ui/States.tsx'
import { WordSearch } from '../../../../ui/WordSearch.tsx'
import type { PickerFilter } from '../../listed-first.ts'
import { outfitItemOf } from '../../outfit-item.ts'
import { clothesQuery } from '../../queries.ts'
import { typeFilters } from '../../type-options.ts'
import styles from './ClosetPicker.module.css'
import { LoadingCards, type Note, PickerCards } from './PickerCards.tsx'
import { LoadingRows, PickerRows } from './PickerRows.tsx'

interface ClosetPickerProps {
  ownerId: UserId
  filter: PickerFilter
  onFilter: (filter: PickerFilter) => void
  chosen: readonly ClothesId[]
  onToggle: (piece: OutfitItem) => void
  /** `rows` have checkboxes, of which no more can be checked than an outfit has pieces. */
  variant?: 'cards' | 'rows'
  /** Sorts the loaded pieces and may add some; without it the newest come first. */
  order?: (loaded: OutfitItem[]) => OutfitItem[]
  /** Returns the note below the name on a card; absent: there is none. */
  noteOf?: (piece: OutfitItem, isChosen: boolean) => Note
}

/** Shows a closet page by page, with filters by word and type; a press adds a piece or takes it off. */
export function ClosetPicker({
  ownerId,
  filter,
  onFilter,
  chosen,
  onToggle,
  variant = 'cards',
  order,
  noteOf,
}: ClosetPickerProps) {
  const { type, word } = filter
  const query = clothesQuery({ ownerId, typeEqual: type || undefined, search: word ? { keywordLike: word } : {} })
  const result = useInfiniteQuery({ ...query, placeholderData: keepPreviousData })
  const list = usePagedView(result)
  useFreshOnArrival(query.queryKey)
  const loaded = list.items.map(outfitItemOf)
  const pieces = order?.(loaded) ?? loaded
  return (
    <div className={styles.picker}>
      <WordSearch
        label="이름, 색, 소재로 찾기"
        word={word}
        onWord={(next) => onFilter({ ...filter, word: next })}
        rest={300}
      />
      <FilterTabs
        label="종류"
        value={type}
        options={typeFilters}
        onChange={(next) => onFilter({ ...filter, type: next })}
      />
      {list.state === 'loading' && (variant === 'cards' ? <LoadingCards /> : <LoadingRows />)}
      {list.state === 'failed' && (
        <ErrorState level={3} title="옷장을 불러오지 못했어요" text={list.message} onRetry={list.retry} />
      )}
      {list.state === 'ready' && pieces.length === 0 && !result.isPlaceholderData && <Nothing filter={filter} />}
      {list.state === 'ready' &&
        pieces.length > 0 &&
        (variant === 'cards' ? (
          <PickerCards pieces={pieces} chosen={chosen} onToggle={onToggle} noteOf={noteOf} />
        ) : (
          <PickerRows pieces={pieces} chosen={chosen} onToggle={onToggle} />
        ))}
      <ListTail list={list} />
    </div>
  )
}

function Nothing({ filter: { type, word } }: { filter: PickerFilter }) {
  const navigate = useNavigate()
  const isNarrowed = word !== '' || type !== ''
  return (
    <EmptyState
      level={3}
      picture={<Garment kind="folded" color="#B9C6D4" />}
      title={word ? `'${word}'에 맞는 옷이 없어요` : isNarrowed ? '이 종류의 옷이 없어요' : '아직 옷이 없어요'}
      action={
        !isNarrowed && (
          <Button icon="plus" onClick={() => void navigate(paths.closet)}>
            옷 추가
          </Button>
        )
      }
    />
  )
}
