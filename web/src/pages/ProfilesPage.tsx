import { type Feed, type Profile, type UserDto, UserId } from '@otday/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Garment } from '../art/Garment.tsx'
import { Icon } from '../art/Icon.tsx'
import { PersonMenu } from '../features/blocks/index.ts'
import { ClosetDrawer, warmUpClothesDialogs } from '../features/closet/index.ts'
import { FeedGrid, feedFiltersFrom, feedListKey, feedsQuery, useOpenFeed } from '../features/feeds/index.ts'
import {
  FollowButton,
  FollowCounts,
  FollowListDialog,
  LockedProfile,
  RequestsBar,
  useFollowPending,
  warmUpFollowLists,
} from '../features/follows/index.ts'
import { LikeButton } from '../features/likes/index.ts'
import { useOpenMessages } from '../features/messages/index.ts'
import { ProfileHeader, profileQuery } from '../features/profiles/index.ts'
import { ApiError, messageOf } from '../platform/api/api-error.ts'
import { useOnline } from '../platform/device/use-online.ts'
import { useHistoryDialog } from '../platform/navigation/history-dialog.ts'
import { paths } from '../platform/navigation/paths.ts'
import { useUser } from '../platform/session/session.ts'
import { useFreshOnArrival, usePagedView } from '../platform/cache/use-paged-view.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { EmptyState, ErrorState } from '../ui/States.tsx'
import styles from './ProfilesPage.module.css'

warmUpClothesDialogs()
warmUpFollowLists()

/** Page of the profile of the person in the URL, or of the signed-in user if it names none. */
export function ProfilesPage() {
  const user = useUser()
  const [search] = useSearchParams()
  const named = search.get('userId')
  if (named && !UserId.safeParse(named).success) return <NobodyThere />
  const userId = UserId.safeParse(named).data ?? user?.id
  return user && userId ? <Person key={userId} user={user} userId={userId} /> : <p>로그인이 필요합니다</p>
}

const hiddenHeading = <h1 className="sr">프로필</h1>

function NobodyThere() {
  return (
    <>
      {hiddenHeading}
      <EmptyState
        picture={<Garment kind="folded" color="#B9C6D4" />}
        title="사용자를 찾을 수 없어요"
        text="탈퇴했거나 주소가 잘못되었을 수 있어요."
        action={
          <Link className={buttonClass()} to={paths.profiles}>
            내 프로필로 가기
          </Link>
        }
      />
    </>
  )
}

interface PersonProps {
  user: UserDto
  userId: UserId
}

function Person({ user, userId }: PersonProps) {
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery(userId))
  const online = useOnline()
  if (!profile && error instanceof ApiError && error.exceptionName === 'UserNotFound') return <NobodyThere />
  if (!profile && error)
    return (
      <>
        {hiddenHeading}
        <ErrorState
          title="프로필을 불러오지 못했어요"
          text={messageOf(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </>
    )
  const own = userId === user.id
  const name = profile ? profile.name || '사용자' : own ? user.name : undefined
  return (
    <div className={styles.page}>
      <Head user={user} userId={userId} name={name} profile={profile} />
      {profile?.isLocked ? (
        <Locked userId={userId} name={name ?? ''} />
      ) : (
        <>
          <div className={styles.drawer}>
            <Suspense fallback={null}>{name && <ClosetDrawer ownerId={userId} name={name} owned={own} />}</Suspense>
          </div>
          {own && online && profile?.audience === 'FOLLOWERS' && <Requests me={userId} />}
          <PersonFeeds userId={userId} />
        </>
      )}
    </div>
  )
}

interface HeadProps extends PersonProps {
  name: string | undefined
  /** Absent while loading. */
  profile: Profile | undefined
}

function Head({ user, userId, name, profile }: HeadProps) {
  const { dialog, open, close } = useHistoryDialog()
  const { openThread, openList } = useOpenMessages()
  const isPrivate = profile?.audience === 'FOLLOWERS'
  return (
    <>
      <ProfileHeader
        name={name}
        imageUrl={profile?.profileImageUrl}
        badge={isPrivate && <Badge>비공개</Badge>}
        counts={<FollowCounts userId={userId} onOpen={(side) => open({ name: side })} />}
        actions={
          userId === user.id ? (
            <>
              <Button variant="secondary" icon="comment" onClick={openList}>
                대화 목록
              </Button>
              <Link to={paths.settings} className={buttonClass({ variant: 'secondary' })}>
                <Icon name="settings" size={18} />
                설정
              </Link>
            </>
          ) : (
            <>
              <FollowButton me={user.id} userId={userId} isPrivate={isPrivate} />
              <Button variant="secondary" icon="comment" onClick={() => openThread(userId)}>
                메시지 보내기
              </Button>
              {name && (
                <Suspense fallback={null}>
                  <PersonMenu person={{ userId, name, profileImageUrl: profile?.profileImageUrl ?? null }} />
                </Suspense>
              )}
            </>
          )
        }
      />
      <Suspense fallback={null}>
        {(dialog?.name === 'followers' || dialog?.name === 'followings') && (
          <FollowListDialog me={user.id} side={dialog.name} userId={userId} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

function Locked({ userId, name }: { userId: UserId; name: string }) {
  const pending = useFollowPending(userId)
  return (
    <Suspense fallback={null}>
      <LockedProfile name={name} pending={pending} />
    </Suspense>
  )
}

/** Requests to the user; a notification's address opens their list. */
function Requests({ me }: { me: UserId }) {
  const { dialog, open, close } = useHistoryDialog()
  const [search, setSearch] = useSearchParams()
  const isAsked = !dialog && search.get('requests') === 'open'
  const closeAsked = () => {
    const rest = new URLSearchParams(search)
    rest.delete('requests')
    setSearch(rest, { replace: true, preventScrollReset: true })
  }
  return (
    <Suspense fallback={null}>
      <RequestsBar
        me={me}
        isOpen={isAsked || dialog?.name === 'requests'}
        onOpen={() => open({ name: 'requests' })}
        onClose={isAsked ? closeAsked : close}
      />
    </Suspense>
  )
}

function PersonFeeds({ userId }: { userId: UserId }) {
  const filters = feedFiltersFrom(new URLSearchParams({ authorIdEqual: userId }))
  const list = usePagedView(useInfiniteQuery(feedsQuery(filters)))
  useFreshOnArrival(feedListKey(filters))
  return (
    <FeedGrid
      list={list}
      variant="profile"
      label="작성한 피드"
      emptyText="아직 작성한 피드가 없습니다"
      actionsOf={likeButton}
      onOpen={useOpenFeed()}
    />
  )
}

const likeButton = (feed: Feed) => <LikeButton feed={feed} />
