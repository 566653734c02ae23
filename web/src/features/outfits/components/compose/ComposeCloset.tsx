import { type Alternative, ClothesType, clothesTypeLabels, type OutfitItem } from '@otday/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { messageOf } from '../../../../platform/api/api-error.ts'
import { itemsOf } from '../../../../platform/cache/paged-list.ts'
import { paths } from '../../../../platform/navigation/paths.ts'
import { Button } from '../../../../ui/Button.tsx'
import { CardSkeleton } from '../../../../ui/CardSkeleton.tsx'
import { ListTail } from '../../../../ui/ListTail.tsx'
import { FilterTabs } from '../../../../ui/RadioRow.tsx'
import { EmptyState, ErrorState } from '../../../../ui/States.tsx'
import { WordSearch } from '../../../../ui/WordSearch.tsx'
import { ClothesPicture } from '../../../clothes/index.ts'
import { spokenWarmth, warmthText } from '../exchange/alternatives.ts'
import { alternativesQuery } from '../exchange/alternatives-query.ts'
import { composerClosetQuery, itemOf } from './closet-query.ts'
import type { Composed, Composer } from './use-composer.ts'
import styles from './compose.module.css'

const tabs = [
  { value: 'ALL', label: '전체' },
  ...ClothesType.options.map((value) => ({ value, label: clothesTypeLabels[value] })),
] as const
export type Tab = (typeof tabs)[number]['value']

interface ComposeClosetProps {
  outfit: Composed
  composer: Composer
  tab: Tab
  onTab: (tab: Tab) => void
  word: string
  onWord: (word: string) => void
}

/** The closet to choose from; within a type, the best pieces for the outfit come first. */
export function ComposeCloset({ outfit, composer, tab, onTab, word, onWord }: ComposeClosetProps) {
  return (
    <div className={styles.closet}>
      <WordSearch label="이름, 색, 소재로 찾기" word={word} onWord={onWord} rest={300} />
      <div className={styles.tabs}>
        <FilterTabs label="종류" value={tab} options={tabs} onChange={onTab} />
      </div>
      <ClosetCards outfit={outfit} composer={composer} type={tab === 'ALL' ? null : tab} word={word} />
    </div>
  )
}

interface ClosetCardsProps {
  outfit: Composed
  composer: Composer
  type: ClothesType | null
  word: string
}

function ClosetCards({ outfit, composer, type, word }: ClosetCardsProps) {
  const list = useInfiniteQuery(composerClosetQuery({ ownerId: outfit.userId, type, word }))
  const rated = useRated(outfit, composer, word === '' ? type : null)
  const navigate = useNavigate()
  if (list.isPending)
    return (
      <div className={styles.cards}>
        <output className="sr">옷장을 불러오는 중...</output>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <CardSkeleton key={key} className={styles.card} ratio="1" radius={12} />
        ))}
      </div>
    )
  if (list.isError)
    return (
      <ErrorState title="옷장을 불러오지 못했어요" text={messageOf(list.error)} onRetry={() => void list.refetch()} />
    )
  const items = bestFirst(itemsOf(list.data).map(itemOf), composer.pieces, rated)
  if (items.length === 0)
    return (
      <EmptyState
        title={word ? `'${word}'에 맞는 옷이 없어요` : '아직 옷이 없어요'}
        {...(!word && {
          action: (
            <Button icon="plus" onClick={() => void navigate(paths.closet)}>
              옷 추가
            </Button>
          ),
        })}
      />
    )
  return (
    <>
      <ul className={styles.cards} aria-label="옷장">
        {items.map((item) => (
          <li key={item.clothesId}>
            <Card
              item={item}
              chosen={composer.pieces.some(({ clothesId }) => clothesId === item.clothesId)}
              rating={rated.get(item.clothesId)}
              onPress={() => composer.toggle(item)}
            />
          </li>
        ))}
      </ul>
      <ListTail
        list={{
          hasMore: list.hasNextPage,
          loadingMore: list.isFetchingNextPage,
          moreFailed: list.isFetchNextPageError,
          loadMore: () => void list.fetchNextPage(),
          retry: () => void list.fetchNextPage(),
        }}
      />
    </>
  )
}

type Ratings = ReadonlyMap<string, Alternative>

function useRated({ weatherId, occasion }: Composed, { pieces }: Composer, slot: ClothesType | null): Ratings {
  const worn = { weatherId, occasion, clothes: pieces.map((item) => ({ ...item, badges: [] })) }
  const { data } = useQuery({
    ...alternativesQuery(worn, { slot: slot ?? 'TOP', replaces: undefined }),
    enabled: slot !== null && pieces.length > 0,
  })
  return new Map(slot && pieces.length > 0 ? data?.data.map((one) => [one.item.clothesId, one]) : [])
}

function bestFirst(closet: readonly OutfitItem[], worn: readonly OutfitItem[], rated: Ratings): OutfitItem[] {
  if (rated.size === 0) return [...closet]
  const known = new Map([...closet, ...[...rated.values()].map(({ item }) => item)].map((one) => [one.clothesId, one]))
  const chosen = worn.filter(({ clothesId }) => closet.some((one) => one.clothesId === clothesId))
  const first = [...chosen.map(({ clothesId }) => clothesId), ...rated.keys()]
  const rest = closet.map(({ clothesId }) => clothesId)
  return [...new Set<string>([...first, ...rest])].flatMap((id) => known.get(id as OutfitItem['clothesId']) ?? [])
}

interface CardProps {
  item: OutfitItem
  chosen: boolean
  rating: Alternative | undefined
  onPress: () => void
}

function Card({ item, chosen, rating, onPress }: CardProps) {
  return (
    <button type="button" className={styles.card} aria-pressed={chosen} onClick={onPress}>
      <ClothesPicture item={item} sizes="(max-width: 767px) 30vw, 150px" />
      <b className={`${styles.name} ell`}>
        <span>{item.name}</span>
        <span className="sr">{chosen ? ', 고름' : rating && `, ${spokenWarmth(rating.warmer)}`}</span>
      </b>
      <span className={`${styles.note} ell`} aria-hidden="true">
        {chosen ? '지금 고른 옷' : rating ? warmthText(rating.warmer) : clothesTypeLabels[item.type]}
      </span>
    </button>
  )
}
