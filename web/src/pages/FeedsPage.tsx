import type { Feed, UserDto, UserId } from '@otday/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Garment } from '../art/Garment.tsx'
import {
  FeedFilterBar,
  FeedGrid,
  feedFiltersFrom,
  feedListKey,
  feedsQuery,
  isNarrowed,
  useOpenFeed,
} from '../features/feeds/index.ts'
import { LikeButton } from '../features/likes/index.ts'
import { profileQuery } from '../features/profiles/index.ts'
import { useFreshOnArrival, usePagedView } from '../platform/cache/use-paged-view.ts'
import { RemovableChip } from '../ui/RemovableChip.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { withUser } from './with-user.tsx'

/** Page of the feeds; search, filters and order are kept in the address. */
export const FeedsPage = withUser(Feeds)

function Feeds({ user }: { user: UserDto }) {
  const [search, setSearch] = useSearchParams()
  const filters = feedFiltersFrom(search)
  const list = usePagedView(useInfiniteQuery(feedsQuery(filters)))
  useFreshOnArrival(feedListKey(filters))
  const open = useOpenFeed()
  const narrow = (name: string, value: string) =>
    setSearch((before) => changed(before, name, value), { replace: true, preventScrollReset: true })
  return (
    <>
      <PageHeader title="피드" text="다른 사람들은 뭘 입었는지 구경해 보세요." />
      <FeedFilterBar filters={filters} onChange={narrow}>
        {filters.authorIdEqual && (
          <AuthorChip
            authorId={filters.authorIdEqual}
            own={filters.authorIdEqual === user.id}
            onRemove={() => narrow('authorIdEqual', '')}
          />
        )}
      </FeedFilterBar>
      <FeedGrid
        list={list}
        label="피드"
        emptyText="피드가 없습니다"
        emptyHint={isNarrowed(filters) ? '다른 검색어나 필터로 찾아보세요.' : '첫 OOTD를 등록해 보세요.'}
        emptyPicture={<Garment kind="folded" color="#9DBFE3" />}
        actionsOf={likeButton}
        onOpen={open}
      />
    </>
  )
}

const likeButton = (feed: Feed) => <LikeButton feed={feed} />

function changed(before: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(before)
  if (value === '' || (name === 'sortBy' && value === 'createdAt')) next.delete(name)
  else next.set(name, value)
  return next
}

function AuthorChip({ authorId, own, onRemove }: { authorId: UserId; own: boolean; onRemove: () => void }) {
  const { data } = useQuery({ ...profileQuery(authorId), enabled: !own })
  const label = own ? '내 피드' : `${data?.name ?? '작성자'} 님의 피드`
  return (
    <RemovableChip removeLabel={`${label} 필터 지우기`} onRemove={onRemove}>
      {label}
    </RemovableChip>
  )
}
