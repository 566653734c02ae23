import { pageSizes, type UserSummary } from '@otday/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { profilePath } from '../../../platform/paths.ts'
import { useFreshOnArrival, usePagedView } from '../../../platform/use-paged-view.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { ListTail } from '../../../ui/ListTail.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState, LoadingMore } from '../../../ui/States.tsx'
import styles from './FollowList.module.css'
import { type FollowListFilters, followListKey, sideLabels } from '../keys.ts'
import { followListQuery } from '../queries.ts'

const loadingText = '로딩 중...'
const rows = ['a', 'b', 'c', 'd', 'e', 'f']

export function FollowList({ filters }: { filters: FollowListFilters }) {
  const list = usePagedView(useInfiniteQuery(followListQuery(filters)))
  useFreshOnArrival(followListKey(filters))
  const { items, state, hasMore, loadingMore, moreFailed, loadMore, retry } = list
  if (state === 'loading') return <Waiting />
  if (state === 'failed')
    return (
      <div className={styles.list}>
        <ErrorState level={3} title="목록을 불러오지 못했어요" text="잠시 뒤에 다시 시도해 주세요." onRetry={retry} />
      </div>
    )
  if (items.length === 0 && !hasMore)
    return (
      <div className={styles.list}>
        <output className={styles.empty}>{emptyTextOf(filters)}</output>
      </div>
    )
  return (
    <div className={styles.list}>
      <ul>
        {items.map(({ id, follower, followee }) => (
          <PersonRow key={id} person={filters.side === 'followers' ? follower : followee} />
        ))}
      </ul>
      <ListTail
        hasMore={hasMore}
        loading={loadingMore}
        failed={moreFailed}
        onMore={loadMore}
        onRetry={retry}
        loadingText={loadingText}
        ahead="200px"
        {...(items.length > pageSizes.default && { endText: '모두 보여 드렸어요.' })}
      />
    </div>
  )
}

/** The specification's particle, whatever the final sound. */
const emptyTextOf = ({ side, nameLike }: FollowListFilters) =>
  nameLike ? '검색 결과가 없습니다.' : `${sideLabels[side]}이 없습니다`

/** Replaces the dialog in the history: back leads past it. */
function PersonRow({ person }: { person: UserSummary }) {
  return (
    <li>
      <Link className={styles.person} to={profilePath(person.userId)} replace>
        <Avatar src={person.profileImageUrl} size={40} />
        <span className={`${styles.name} ell`}>{person.name || '사용자'}</span>
      </Link>
    </li>
  )
}

function Waiting() {
  return (
    <div className={styles.list}>
      <LoadingMore>{loadingText}</LoadingMore>
      {rows.map((row) => (
        <div key={row} className={styles.person} aria-hidden="true" data-skeleton>
          <Skeleton width={40} height={40} radius={20} />
          <Skeleton width={96} height={18} />
        </div>
      ))}
    </div>
  )
}
