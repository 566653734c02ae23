// Imported for its effect: it deletes stored input when its owner signs out.
import '../../platform/version/kept-input.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { Diary, lateText, lateWears } from '../../features/diary/index.ts'
import { renewStatistics } from '../../features/statistics/index.ts'
import { SpokenNews } from '../../features/notifications/index.ts'
import { clockLag, corrected, now } from '../../platform/time/clock.ts'
import { dayAndClockOf } from '../../platform/time/format.ts'
import { keptReads } from '../../platform/kept/or-kept.ts'
import { useLive, useLiveTrouble } from '../../platform/live/use-live.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { pictureUrls } from '../../platform/pictures/picture-urls.ts'
import { queryClient } from '../../platform/cache/query-client.ts'
import { reach, reachTexts, tryAgain } from '../../platform/api/reach.ts'
import { useUser } from '../../platform/session/session.ts'
import { takeTarget } from '../../platform/session/target.ts'
import { useOnline } from '../../platform/device/use-online.ts'
import { UrlRenewalContext } from '../../ui/renewed-urls.ts'
import { Button } from '../../ui/Button.tsx'
import { lazy } from '../../ui/lazy.ts'
import { useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.ts'
import { Banner } from '../../ui/States.tsx'
import { Toaster } from '../../ui/Toaster.tsx'
import { BottomBar } from './BottomBar.tsx'
import { OpenedFeed } from './OpenedFeed.tsx'
import { OpenedMessages } from './OpenedMessages.tsx'
import { SideNav } from './SideNav.tsx'
import styles from './Shell.module.css'
import { TopBar } from './TopBar.tsx'

export function Shell() {
  const main = useRef<HTMLElement>(null)
  useLive()
  useGround()
  useTarget()
  return (
    <QueryClientProvider client={queryClient}>
      <UrlRenewalContext value={pictureUrls}>
        <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
          본문으로 건너뛰기
        </button>
        <div className={styles.shell}>
          <SideNav />
          <div className={styles.column}>
            <TopBar />
            <div className={styles.banners}>
              <ConnectionBanner />
              <Clock />
            </div>
            <main ref={main} className={styles.main} tabIndex={-1}>
              <Outlet />
            </main>
          </div>
        </div>
        <BottomBar />
        <OpenedFeed />
        <OpenedMessages />
        <SpokenNews />
        <Diary onWrite={renewStatistics} />
        <Toaster />
      </UrlRenewalContext>
    </QueryClientProvider>
  )
}

/** Loaded on demand, because the clocks of nearly all devices are right. */
const ClockBanner = lazy(() => import('./ClockBanner.tsx')).part('ClockBanner')
/** Deviation of the device's clock in ms above which a banner informs the user. */
const tolerated = 5 * 60_000

function Clock() {
  const isOff = useStore(clockLag, (lag) => Math.abs(lag) > tolerated)
  return <Suspense fallback={null}>{isOff && <ClockBanner />}</Suspense>
}

/**
 * Banner that says that the page is offline (and how old the newest data on it is), that the server is busy, or that
 * only live updates are missing.
 */
function ConnectionBanner() {
  const online = useOnline()
  const isFeeds = useLocation().pathname.startsWith(paths.feeds)
  const trouble = useLiveTrouble()
  const reached = useStore(reach)
  const late = useStore(lateWears)
  const keptAt = useStore(keptReads, newestOf)
  const isOffline = !online || reached === 'offline'
  const connection = isOffline
    ? reachTexts.offline
    : reached === 'busy'
      ? reachTexts.busy
      : trouble && '새 소식을 바로 받지 못하고 있어요. 다시 연결하는 중이에요.'
  const texts = [
    keptAt === null ? connection : keptText(isFeeds ? feedsAt() : keptAt, isOffline),
    late > 0 && lateText(late),
  ].filter(Boolean)
  return (
    texts.length > 0 && (
      <Banner
        icon="cloud-off"
        action={
          keptAt !== null && (
            <Button variant="secondary" size="s" onClick={tryAgain}>
              다시 연결
            </Button>
          )
        }
      >
        {texts.join(' ')}
      </Banner>
    )
  )
}

/** Returns the latest time, in ms since 1970 by this device's clock; null if there is none. */
const newestOf = (reads: ReadonlyMap<string, Date>): number | null =>
  reads.size > 0 ? Math.max(...[...reads.values()].map((at) => at.getTime())) : null

/**
 * Returns when the newest feed on this visit was received or changed, in ms since 1970 by this device's clock; null
 * without feeds. Feeds are not stored for offline use.
 */
const feedsAt = () =>
  Math.max(
    ...queryClient
      .getQueryCache()
      .findAll({ queryKey: ['feeds'] })
      .map(({ state }) => state.dataUpdatedAt),
    0,
  ) || null

/**
 * Returns the banner's text: from when (`at`, in ms) the shown stored data is, or, if `at` is null, that the page will
 * be shown once there is a connection.
 */
const keptText = (at: number | null, isOffline: boolean) =>
  `${isOffline ? '오프라인이에요.' : '서버에 연결하지 못했어요.'} ${at === null ? '이 화면은 연결되면 보여 드려요.' : `${dayAndClockOf(corrected(at), now())}에 받은 내용이에요.`}`

/** After the login, offers to open the page that was requested before it. */
function useTarget() {
  const navigate = useNavigate()
  const admin = useUser()?.role === 'ADMIN'
  const { pathname, search } = useLocation()
  const here = useRef(pathname + search)
  useEffect(() => {
    const target = takeTarget(admin)
    if (target === null || target === here.current) return
    toast.info('보려던 페이지가 있어요.', { label: '열기', onPress: () => void navigate(target) })
  }, [admin, navigate])
}

function useGround() {
  const gray = useLocation().pathname.includes(paths.recommendations)
  useLayoutEffect(() => {
    document.body.dataset.ground = gray ? 'sunken' : 'plain'
    return () => {
      delete document.body.dataset.ground
    }
  }, [gray])
}
