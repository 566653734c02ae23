import { withParticle } from '@otday/common/particles'
import {
  type Clothes,
  type ClothesId,
  type ClothesType,
  clothesTypeLabels,
  type OutfitItem,
  outfitLimit,
  type UserId,
} from '@otday/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Garment } from '../../../art/Garment.tsx'
import { useFreshOnArrival, usePagedView } from '../../../platform/cache/use-paged-view.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { CardSkeleton } from '../../../ui/CardSkeleton.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ListTail } from '../../../ui/ListTail.tsx'
import { FilterTabs } from '../../../ui/RadioRow.tsx'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { WordSearch } from '../../../ui/WordSearch.tsx'
import { countedOf } from '../counted-of.ts'
import { matching, type PickerFilter } from '../matching.ts'
import { clothesQuery } from '../queries.ts'
import { typeFilters, typeOptions } from '../type-options.ts'
import { closetQuery } from '../whole-closet.ts'
import { ClothesPicture } from './ClothesPicture.tsx'
import styles from './ClosetPicker.module.css'

interface Note {
  text: string
  /** Screen readers read this after the name; they never read `text`. */
  spoken?: string
}

interface ClosetPickerProps {
  ownerId: UserId
  filter: PickerFilter
  onFilter: (filter: PickerFilter) => void
  chosen: readonly ClothesId[]
  onToggle: (piece: OutfitItem) => void
  /** Sorts the loaded pieces and may add some; without it the newest come first. */
  order?: (loaded: OutfitItem[]) => OutfitItem[]
  /** Returns the note below a name; absent: there is none. */
  noteOf?: (piece: OutfitItem, isChosen: boolean) => Note
}

/** Shows a closet as cards, page by page, with filters by name and type; a press adds a piece or takes it off. */
export function ClosetPicker(props: ClosetPickerProps) {
  const { ownerId, filter, onFilter, chosen, onToggle, order, noteOf } = props
  const { type, word } = filter
  const query = clothesQuery({ ownerId, typeEqual: type || undefined, search: word ? { keywordLike: word } : {} })
  const list = usePagedView(useInfiniteQuery({ ...query, placeholderData: keepPreviousData }))
  useFreshOnArrival(query.queryKey)
  const loaded = list.items.map(itemOf)
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
      {list.state === 'loading' && <Loading />}
      {list.state === 'failed' && <Failed text={list.message} onRetry={list.retry} />}
      {list.state === 'ready' && pieces.length === 0 && <Nothing word={word} />}
      {list.state === 'ready' && pieces.length > 0 && (
        <ul className={styles.cards} aria-label="옷장">
          {pieces.map((piece) => {
            const isChosen = chosen.includes(piece.clothesId)
            const note = noteOf?.(piece, isChosen)
            return (
              <li key={piece.clothesId}>
                <Card piece={piece} isChosen={isChosen} note={note} onPress={() => onToggle(piece)} />
              </li>
            )
          })}
        </ul>
      )}
      <ListTail list={list} />
    </div>
  )
}

const itemOf = ({ id, name, type, imageUrl, picture, appearance, attributes }: Clothes): OutfitItem => ({
  clothesId: id,
  name,
  type,
  imageUrl,
  picture,
  appearance,
  attributes,
})

function Loading() {
  return (
    <div className={styles.cards}>
      <output className="sr">옷장을 불러오는 중...</output>
      {Array.from({ length: 8 }, (_, index) => (
        <CardSkeleton key={index} className={styles.card} ratio="1" radius={12} />
      ))}
    </div>
  )
}

const Failed = (props: { text?: string; busy?: boolean; onRetry: () => void }) => (
  <ErrorState level={3} title="옷장을 불러오지 못했어요" {...props} />
)

function Nothing({ word }: { word: string }) {
  const navigate = useNavigate()
  return (
    <EmptyState
      level={3}
      picture={<Garment kind="folded" color="#B9C6D4" />}
      title={word ? `'${word}'에 맞는 옷이 없어요` : '아직 옷이 없어요'}
      action={
        !word && (
          <Button icon="plus" onClick={() => void navigate(paths.closet)}>
            옷 추가
          </Button>
        )
      }
    />
  )
}

interface CardProps {
  piece: OutfitItem
  isChosen: boolean
  note: Note | undefined
  onPress: () => void
}

function Card({ piece, isChosen, note, onPress }: CardProps) {
  return (
    <button type="button" className={styles.card} aria-pressed={isChosen} onClick={onPress}>
      <ClothesPicture item={piece} sizes="(max-width: 767px) 30vw, 150px" />
      <b className={`${styles.name} ell`}>
        <span>{piece.name}</span>
        {note?.spoken && <span className="sr">{`, ${note.spoken}`}</span>}
      </b>
      {note && (
        <span className={`${styles.note} ell`} aria-hidden="true">
          {note.text}
        </span>
      )}
    </button>
  )
}

/** Maximum number of rows listed; the user finds further pieces by type or name. */
const mostRows = 60
const anyType = [{ value: '', label: '모든 종류' }, ...typeOptions] as const

interface ClosetChecklistProps {
  ownerId: UserId
  /** Pieces listed at the top, because they were chosen already when the dialog opened. */
  first: readonly ClothesId[]
  chosen: readonly ClothesId[]
  /** Type of the clothes that are listed until the user selects another type; absent: all types. */
  type?: ClothesType | undefined
  onToggle: (id: ClothesId) => void
}

/** Shows the whole closet as rows with checkboxes and filters by name and type. */
export function ClosetChecklist({ ownerId, first, chosen, type, onToggle }: ClosetChecklistProps) {
  const { data: closet, isError, isFetching, refetch } = useQuery(closetQuery(ownerId))
  const [filter, setFilter] = useState<PickerFilter>({ type: type ?? '', word: '' })
  if (!closet && isError) return <Failed busy={isFetching} onRetry={() => void refetch()} />
  if (!closet) return <Skeleton height={320} radius={12} />
  const found = matching(closet, filter).toSorted((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)))
  const isEmpty = closet.length === 0
  const isFull = chosen.length >= outfitLimit
  return (
    <>
      <div className={styles.search}>
        <SearchBox
          label="옷 이름으로 찾기"
          placeholder="옷 이름으로 찾기"
          value={filter.word}
          onChange={(word) => setFilter({ ...filter, word })}
        />
        <Select
          label="종류"
          value={filter.type}
          options={anyType}
          active={filter.type !== ''}
          onChange={(next) => setFilter({ ...filter, type: next })}
        />
      </div>
      {found.length === 0 && (
        <EmptyState
          level={3}
          title={isEmpty ? '옷장이 비어 있어요' : '찾는 옷이 없어요'}
          text={isEmpty ? '옷장에 옷을 먼저 등록해 주세요.' : '다른 이름이나 종류로 찾아보세요.'}
        />
      )}
      <ul className={styles.rows} aria-label="내 옷">
        {found.slice(0, mostRows).map((piece) => {
          const isChosen = chosen.includes(piece.id)
          return (
            <li key={piece.id}>
              <Checkbox checked={isChosen} disabled={isFull && !isChosen} onChange={() => onToggle(piece.id)}>
                <Row piece={piece} />
              </Checkbox>
            </li>
          )
        })}
      </ul>
      {found.length > mostRows && (
        <p className={styles.more}>
          {`${withParticle(countedOf(found.slice(mostRows)), '이/가')} 더 있어요. 이름으로 찾아보세요.`}
        </p>
      )}
    </>
  )
}

const Row = ({ piece }: { piece: Clothes }) => (
  <span className={styles.row}>
    <span className={styles.picture}>
      <ClothesPicture item={piece} sizes="44px" />
    </span>
    <span className={styles.words}>
      {piece.name}
      <small>{clothesTypeLabels[piece.type]}</small>
    </span>
  </span>
)
