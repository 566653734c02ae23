import { type Feed, type UserDto, UserId } from '@otday/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { FeedGrid, feedFiltersFrom, feedListKey, feedsQuery } from '../features/feeds/index.ts'
import { LikeButton } from '../features/likes/index.ts'
import { ProfileHeader, profileQuery } from '../features/profiles/index.ts'
import { messageOf } from '../platform/api-error.ts'
import { useUser } from '../platform/session.ts'
import { useFreshOnArrival, usePagedView } from '../platform/use-paged-view.ts'
import { EmptyState, ErrorState } from '../ui/States.tsx'

/** A person and what they wear: the one the address names, else oneself. */
export function ProfilesPage() {
  const user = useUser()
  const [search] = useSearchParams()
  const named = search.get('userId')
  if (named && !UserId.safeParse(named).success) return <EmptyState title="사용자를 찾을 수 없어요." />
  const userId = UserId.safeParse(named).data ?? user?.id
  return user && userId ? <Person key={userId} user={user} userId={userId} /> : <p>로그인이 필요합니다.</p>
}

function Person({ user, userId }: { user: UserDto; userId: UserId }) {
  const { data: profile, error, isError, isFetching, refetch } = useQuery(profileQuery(userId))
  const filters = feedFiltersFrom(new URLSearchParams({ authorIdEqual: userId }))
  const list = usePagedView(useInfiniteQuery(feedsQuery(filters)))
  useFreshOnArrival(feedListKey(filters))
  if (isError) {
    return (
      <ErrorState
        title="프로필을 불러오지 못했어요"
        text={messageOf(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <>
      <ProfileHeader
        name={profile?.name ?? (userId === user.id ? user.name : undefined)}
        imageUrl={profile?.profileImageUrl}
      />
      <FeedGrid
        list={list}
        look="profile"
        label="작성한 피드"
        emptyText="아직 작성한 피드가 없습니다"
        actionsOf={likeButton}
      />
    </>
  )
}

const likeButton = (feed: Feed) => <LikeButton feed={feed} />
