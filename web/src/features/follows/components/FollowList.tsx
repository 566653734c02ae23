import { pageSizes, type UserId, type UserSummary } from '@otday/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { useOnline } from '../../../platform/device/use-online.ts'
import { profilePath } from '../../../platform/navigation/paths.ts'
import { useFreshOnArrival, usePagedView } from '../../../platform/cache/use-paged-view.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { ListTail } from '../../../ui/ListTail.tsx'
import { NothingFound, SearchResults } from '../../../ui/SearchDialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState, LoadingMore } from '../../../ui/States.tsx'
import styles from './FollowList.module.css'
import { type FollowListFilters, followListKey, sideLabels } from '../keys.ts'
import { followListQuery } from '../queries.ts'
import { RemoveFollower } from '../lazy-private.ts'

const loadingText = '로딩 중...'
const rows = ['a', 'b', 'c', 'd', 'e', 'f']

export function FollowList({ me, filters }: { me: UserId; filters: FollowListFilters }) {
  const list = usePagedView(useInfiniteQuery(followListQuery(filters)))
  useFreshOnArrival(followListKey(filters))
  const { items, state, hasMore, retry } = list
  const isOwn = useOnline() && filters.side === 'followers' && filters.userId === me
  if (state === 'loading') return <Waiting />
  if (state === 'failed')
    return (
      <SearchResults>
        <ErrorState level={3} title="목록을 불러오지 못했어요" text={list.message} onRetry={retry} />
      </SearchResults>
    )
  if (items.length === 0 && !hasMore)
    return (
      <SearchResults>
        <NothingFound>{emptyTextOf(filters)}</NothingFound>
      </SearchResults>
    )
  return (
    <SearchResults>
      <ul>
        {items.map(({ id, follower, followee }) => (
          <PersonRow key={id} person={filters.side === 'followers' ? follower : followee}>
            {isOwn && (
              <Suspense fallback={null}>
                <RemoveFollower me={me} person={follower} />
              </Suspense>
            )}
          </PersonRow>
        ))}
      </ul>
      <ListTail
        list={list}
        loadingText={loadingText}
        ahead="200px"
        endText={items.length > pageSizes.default ? '모두 보여 드렸어요.' : undefined}
      />
    </SearchResults>
  )
}

/** Returns the text for an empty list, with the particle 이 that the specification prescribes, even after a vowel. */
const emptyTextOf = ({ side, nameLike }: FollowListFilters) =>
  nameLike ? '검색 결과가 없습니다.' : `${sideLabels[side]}이 없습니다`

/** Links to a person, replacing the dialog in the history: going back skips it. */
function PersonRow({ person, children }: { person: UserSummary; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <Link className={styles.person} to={profilePath(person.userId)} replace>
        <Avatar src={person.profileImageUrl} size={40} />
        <span className={`${styles.name} ell`}>{person.name || '사용자'}</span>
      </Link>
      {children}
    </li>
  )
}

function Waiting() {
  return (
    <SearchResults>
      <LoadingMore>{loadingText}</LoadingMore>
      {rows.map((row) => (
        <div key={row} className={styles.person} aria-hidden="true" data-skeleton>
          <Skeleton width={40} height={40} radius={20} />
          <Skeleton width={96} height={18} />
        </div>
      ))}
    </SearchResults>
  )
}
